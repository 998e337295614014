/* Made from docs/protocol by `npm run types`; not to be edited. */

export type Action = "add" | "take";
export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
export type Role = "farmer" | "knight" | "monk" | "robber";
export type Actor = "*" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
/**
 * what is due: nature's start player or tile, a tile, a meeple …
 */
export type Phase = "draw" | "expansion" | "meeple" | "over" | "place" | "start";
/**
 * a kind of tile by its name: D
 */
export type Tile = string;
/**
 * a tile in its cell, turned clockwise: D 1,-2 r90
 */
export type PlacedTile = string;
/**
 * a segment in the landscape: 1,-2 city.0
 */
export type Spot = string;
/**
 * when in a turn an expansion asks, or before the first
 */
export type Moment = "begun" | "tile-placed" | "turn-scored";
export type Circle = "CC1" | "CC2" | "CC3" | "CC4" | "CC5" | "CC6";
export type Kind = "city" | "field" | "monastery" | "road";
/**
 * a spot, 0,-1 road.0, or `beside` the landscape
 */
export type Stand = string;
/**
 * steps east, then south, from the start tile: 1,-2
 */
export type Cell = string;
/**
 * a part of a tile, its like counted: city.0
 */
export type Segment = string;
export type Completion = "completed" | "unfinished";
export type Event =
  | StarterChosen
  | TileDrawn
  | TileDiscarded
  | TilePlaced
  | MeeplePlaced
  | MeeplePassed
  | MeeplesReturned
  | RoadScored
  | CityScored
  | MonasteryScored
  | FieldScored
  | CityFed
  | FeatureUnclaimed
  | FinalScoringBegan
  | GameEnded
  | CircleShuffledIn
  | CircleIdle
  | ActionChosen
  | MeepleAdded
  | MeepleTakenBack
  | AdditionDeclined
  | FigureMoved
  | FigureRemoved
  | FigureReturned
  | FiguresMet
  | FiguresIdle;
/**
 * clockwise: 0, 90, 180 or 270
 */
export type Rotation = number;
export type Figure = "mage" | "witch";
/**
 * A move by its one text.
 */
export type Move = string;

/**
 * Everything that is described here, by name.
 */
export interface Shapes {
  Action: Action;
  ActionChosen: ActionChosen;
  Actor: Actor;
  AdditionDeclined: AdditionDeclined;
  CarcassonneOptions: CarcassonneOptions;
  CarcassonneView: CarcassonneView;
  Cell: Cell;
  Circle: Circle;
  CircleIdle: CircleIdle;
  CircleShuffledIn: CircleShuffledIn;
  CityFed: CityFed;
  CityScored: CityScored;
  Completion: Completion;
  CropCircles: CropCircles;
  Event: Event;
  Expansions: Expansions;
  FeatureUnclaimed: FeatureUnclaimed;
  FieldScored: FieldScored;
  Figure: Figure;
  FigureMoved: FigureMoved;
  FigureRemoved: FigureRemoved;
  FigureReturned: FigureReturned;
  FiguresIdle: FiguresIdle;
  FiguresMet: FiguresMet;
  FinalScoringBegan: FinalScoringBegan;
  GameEnded: GameEnded;
  Kind: Kind;
  Letter: Letter;
  MageWitch: MageWitch;
  MeepleAdded: MeepleAdded;
  MeeplePassed: MeeplePassed;
  MeeplePlaced: MeeplePlaced;
  MeepleTakenBack: MeepleTakenBack;
  MeeplesReturned: MeeplesReturned;
  Moment: Moment;
  MonasteryScored: MonasteryScored;
  Move: Move;
  Phase: Phase;
  PlacedTile: PlacedTile;
  RoadScored: RoadScored;
  Role: Role;
  Rotation: Rotation;
  Segment: Segment;
  Spot: Spot;
  Stand: Stand;
  StarterChosen: StarterChosen;
  Tile: Tile;
  TileDiscarded: TileDiscarded;
  TileDrawn: TileDrawn;
  TilePlaced: TilePlaced;
  View: CarcassonneView;
}
/**
 * The player in turn chose what everyone may or must do.
 */
export interface ActionChosen {
  event: "action-chosen";
  seat: Letter;
  action: Action;
  role: Role;
}
/**
 * A player could have added a meeple and did not.
 */
export interface AdditionDeclined {
  event: "addition-declined";
  seat: Letter;
  role: Role;
}
/**
 * What was agreed; the first value of each is the default.
 */
export interface CarcassonneOptions {
  /**
   * What a completed city of two tiles scores.
   */
  "two-tile-city": "4" | "2";
  /**
   * The edition whose rule pays farmers.
   */
  fields: "third" | "second" | "first" | "off";
  tie: "shared" | "starter-loses";
  "start-player": "A" | "B" | "C" | "D" | "E" | "F" | "random";
  /**
   * Whether everyone may see which tiles are left.
   */
  "tile-list": "shown" | "hidden";
  "crop-circles": "0" | "1" | "2" | "3" | "4" | "5" | "6";
  "circles-by": "lot" | "first";
  "mage-witch": "on" | "off";
}
/**
 * All that a seat, or a watcher, may know of a game of Carcassonne.
 */
export interface CarcassonneView {
  game: "carcassonne";
  /**
   * Whose view it is; null for a watcher.
   */
  seat: Letter | null;
  /**
   * How many players there are.
   */
  seats: number;
  options: CarcassonneOptions;
  phase: Phase;
  turn: Letter;
  starter: Letter;
  acting: Actor[];
  /**
   * The tile that is to be placed.
   */
  drawn: Tile | null;
  /**
   * How many tiles are left.
   */
  stack: number;
  /**
   * How many tiles of each kind are left; null if the list is not shown (carcassonne-44).
   */
  remaining: {
    [k: string]: number;
  } | null;
  /**
   * The tiles that fitted nowhere.
   */
  discarded: Tile[];
  /**
   * The landscape, in the order in which it was laid.
   */
  placed: PlacedTile[];
  /**
   * Where the meeples of each seat stand.
   */
  meeples: Spot[][];
  /**
   * How many meeples each seat has left.
   */
  supply: number[];
  scores: number[];
  /**
   * When in the turn an expansion asks.
   */
  moment: Moment | null;
  /**
   * The expansion that asks for a decision, by the name of its option.
   */
  asking: string | null;
  expansions: Expansions;
}
/**
 * The parts of the expansions in play, each by the name of its option.
 */
export interface Expansions {
  "crop-circles"?: CropCircles;
  "mage-witch"?: MageWitch;
}
/**
 * The circles in the game, and the one at work.
 */
export interface CropCircles {
  tiles: Circle[];
  /**
   * The kind of feature that the circle at work is about.
   */
  kind: Kind | null;
  /**
   * What the player in turn chose.
   */
  action: Action | null;
  /**
   * Whose choice or meeple is due.
   */
  due: Letter | null;
}
/**
 * Where both figures stand.
 */
export interface MageWitch {
  mage: Stand;
  witch: Stand;
}
/**
 * A crop circle came, but nobody had a meeple of its kind in the landscape.
 */
export interface CircleIdle {
  event: "circle-idle";
  seat: Letter;
  role: Role;
}
/**
 * Nature's draw brought a crop circle into the game.
 */
export interface CircleShuffledIn {
  event: "circle-shuffled-in";
  tile: Circle;
  role: Role;
}
/**
 * By the first edition's rule, a completed city paid the farmers of all fields round it.
 */
export interface CityFed {
  event: "city-fed";
  at: Cell;
  segment: Segment;
  /**
   * Who got the points.
   */
  seats: Letter[];
  points: number;
  meeples: number[];
  scores: number[];
}
/**
 * A city was scored.
 */
export interface CityScored {
  event: "city-scored";
  at: Cell;
  segment: Segment;
  state: Completion;
  tiles: number;
  shields: number;
  printed: number;
  change: number;
  /**
   * Who is behind the change, as the facts name it, or `nobody`.
   */
  by: string;
  mage?: number;
  witch?: number;
  /**
   * Who got the points.
   */
  seats: Letter[];
  points: number;
  /**
   * How many meeples each seat had there.
   */
  meeples: number[];
  scores: number[];
}
/**
 * Nature chose the start player.
 */
export interface StarterChosen {
  event: "starter-chosen";
  seat: Letter;
}
/**
 * A tile was drawn and shown; `left` are left in the stack.
 */
export interface TileDrawn {
  event: "tile-drawn";
  seat: Letter;
  tile: Tile;
  left: number;
}
/**
 * A tile fitted nowhere and is out of the game.
 */
export interface TileDiscarded {
  event: "tile-discarded";
  seat: Letter;
  tile: Tile;
  left: number;
}
/**
 * A tile was placed.
 */
export interface TilePlaced {
  event: "tile-placed";
  seat: Letter;
  tile: Tile;
  at: Cell;
  rotation: Rotation;
}
/**
 * A meeple took a role on a segment of the tile just placed.
 */
export interface MeeplePlaced {
  event: "meeple-placed";
  seat: Letter;
  role: Role;
  at: Cell;
  segment: Segment;
  supply: number;
}
/**
 * A player placed no meeple on the tile just placed.
 */
export interface MeeplePassed {
  event: "meeple-passed";
  seat: Letter;
}
/**
 * Meeples came home from a scored feature, with how many for each seat named.
 */
export interface MeeplesReturned {
  event: "meeples-returned";
  seats: Letter[];
  counts: number[];
  total: number;
}
/**
 * A road was scored.
 */
export interface RoadScored {
  event: "road-scored";
  at: Cell;
  segment: Segment;
  state: Completion;
  tiles: number;
  printed: number;
  change: number;
  /**
   * Who is behind the change, as the facts name it, or `nobody`.
   */
  by: string;
  mage?: number;
  witch?: number;
  /**
   * Who got the points.
   */
  seats: Letter[];
  points: number;
  /**
   * How many meeples each seat had there.
   */
  meeples: number[];
  scores: number[];
}
/**
 * A monastery was scored.
 */
export interface MonasteryScored {
  event: "monastery-scored";
  at: Cell;
  segment: Segment;
  state: Completion;
  tiles: number;
  printed: number;
  change: 0;
  by: "nobody";
  /**
   * Who got the points.
   */
  seats: Letter[];
  points: number;
  meeples: number[];
  scores: number[];
}
/**
 * A field was scored for the completed cities that touch it.
 */
export interface FieldScored {
  event: "field-scored";
  at: Cell;
  segment: Segment;
  cities: number;
  /**
   * For how many of the cities the seat had been paid before, by the second edition's rule.
   */
  paid_before: number;
  /**
   * Who got the points.
   */
  seats: Letter[];
  points: number;
  meeples: number[];
  scores: number[];
}
/**
 * A road or city was completed without a meeple in it.
 */
export interface FeatureUnclaimed {
  event: "feature-unclaimed";
  kind: Kind;
  at: Cell;
  segment: Segment;
  tiles: number;
}
/**
 * The last turn was over and everything unfinished was scored.
 */
export interface FinalScoringBegan {
  event: "final-scoring-began";
  scores: number[];
}
/**
 * The final scoring was done.
 */
export interface GameEnded {
  event: "game-ended";
  /**
   * Who won.
   */
  seats: Letter[];
  points: number;
  scores: number[];
}
/**
 * A player added a meeple to one already there.
 */
export interface MeepleAdded {
  event: "meeple-added";
  seat: Letter;
  role: Role;
  at: Cell;
  segment: Segment;
  supply: number;
}
/**
 * A player took a meeple back.
 */
export interface MeepleTakenBack {
  event: "meeple-taken-back";
  seat: Letter;
  role: Role;
  at: Cell;
  segment: Segment;
  supply: number;
}
/**
 * A player put a figure on a road or city; `origin` is where it stood.
 */
export interface FigureMoved {
  event: "figure-moved";
  seat: Letter;
  figure: Figure;
  origin: Stand;
  at: Cell;
  segment: Segment;
  kind: Kind;
  tiles: number;
}
/**
 * A player had to take a figure off the landscape.
 */
export interface FigureRemoved {
  event: "figure-removed";
  seat: Letter;
  figure: Figure;
  origin: Spot;
}
/**
 * A figure went back beside the landscape from a completed road or city.
 */
export interface FigureReturned {
  event: "figure-returned";
  figure: Figure;
  origin: Spot;
}
/**
 * A tile joined the mage's road or city with the witch's; the player in turn must move one of them.
 */
export interface FiguresMet {
  event: "figures-met";
  seat: Letter;
  mage: Spot;
  witch: Spot;
}
/**
 * A symbol tile came, but neither figure could go anywhere and neither was in the landscape.
 */
export interface FiguresIdle {
  event: "figures-idle";
  seat: Letter;
}
