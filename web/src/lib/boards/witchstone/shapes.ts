/* Made from docs/protocol by `npm run types`; not to be edited. */

export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
export type Symbol = "crystal" | "energy" | "pentagram" | "scroll" | "wand" | "witch";
export type Source = "setup" | "shelf" | "space" | "tile";
export type Phase =
  | "chip"
  | "crystal"
  | "deal"
  | "draw"
  | "empty-space"
  | "energy"
  | "over"
  | "pentagram"
  | "refill"
  | "reveal"
  | "scroll"
  | "shelf"
  | "special-tile"
  | "tower"
  | "turn"
  | "wand"
  | "wand-spaces"
  | "witch";
export type Actor = "*" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
export type BlackAt =
  | "box"
  | "cauldron"
  | "rim"
  | "screen"
  | "shelf bottom"
  | "shelf crystal"
  | "shelf energy"
  | "shelf pentagram"
  | "shelf scroll"
  | "shelf wand"
  | "shelf witch";
/**
 * a kind of scroll: b2_wand, p_chips
 */
export type Scroll = string;
/**
 * a chain of the map: c17
 */
export type Chain = string;
/**
 * a location of the map: tower_n
 */
export type Place = string;
export type Chip = "crystal" | "energy" | "pentagram" | "scroll" | "vp3" | "wand" | "witch";
export type Colour = "black" | "own";
export type Counted = "chains" | "chips" | "crystals" | "scrolls" | "special_tiles" | "witches";
/**
 * axial coordinates in a cauldron: 1,-3
 */
export type Hex = string;
export type Shelf = "bottom" | "crystal" | "energy" | "pentagram" | "scroll" | "wand" | "witch";
export type Event =
  | TowerTaken
  | ChainFinished
  | WitchSent
  | StoneReached
  | ChipTaken
  | OwlSpaceEmpty
  | CrystalRemoved
  | SilverScored
  | TableSet
  | HandDrawn
  | TileDrawn
  | SupplyShrank
  | TurnBegan
  | TilePlaced
  | TileDiscarded
  | ActionOpened
  | ActionsLost
  | SegmentPlaced
  | WitchLaid
  | ChipUsed
  | OwlStepped
  | OwlTileTaken
  | SpecialTaken
  | SpecialRefilled
  | SpecialKept
  | SpecialPlaced
  | SpecialUsed
  | CrystalMoved
  | CrystalBroughtOut
  | CrystalShelved
  | CrystalBoxed
  | WandStepped
  | BonusReached
  | ScrollTaken
  | ScrollRevealed
  | BoostPlayed
  | ProphecyCounted
  | FinalCounted
  | GameEnded;
export type Tile =
  | "crystal/scroll"
  | "crystal/wand"
  | "energy/crystal"
  | "energy/pentagram"
  | "energy/scroll"
  | "energy/wand"
  | "energy/witch"
  | "pentagram/crystal"
  | "pentagram/scroll"
  | "pentagram/wand"
  | "wand/scroll"
  | "witch/crystal"
  | "witch/pentagram"
  | "witch/scroll"
  | "witch/wand";
export type Handicap = "none" | "3" | "2" | "1";
/**
 * witch/energy 1,-3 2,-3: the symbol that acts first, on the first hex, comes first
 */
export type LaidTile = string;
/**
 * A move by its one text.
 */
export type Move = string;

/**
 * Everything that is described here, by name.
 */
export interface Shapes {
  ActionOpened: ActionOpened;
  ActionsLost: ActionsLost;
  Actor: Actor;
  BlackAt: BlackAt;
  BonusReached: BonusReached;
  BoostPlayed: BoostPlayed;
  Chain: Chain;
  ChainFinished: ChainFinished;
  Chip: Chip;
  ChipTaken: ChipTaken;
  ChipUsed: ChipUsed;
  Colour: Colour;
  Counted: Counted;
  CrystalBoxed: CrystalBoxed;
  CrystalBroughtOut: CrystalBroughtOut;
  CrystalMoved: CrystalMoved;
  CrystalRemoved: CrystalRemoved;
  CrystalShelved: CrystalShelved;
  Event: Event;
  FinalCounted: FinalCounted;
  Flasks: Flasks;
  GameEnded: GameEnded;
  Groups: Groups;
  HandDrawn: HandDrawn;
  Handicap: Handicap;
  Hex: Hex;
  LaidTile: LaidTile;
  Letter: Letter;
  Move: Move;
  OwlSpaceEmpty: OwlSpaceEmpty;
  OwlStepped: OwlStepped;
  OwlTileTaken: OwlTileTaken;
  Phase: Phase;
  Place: Place;
  Player: Player;
  Prompt: Prompt;
  ProphecyCounted: ProphecyCounted;
  Scroll: Scroll;
  ScrollRevealed: ScrollRevealed;
  ScrollTaken: ScrollTaken;
  SegmentPlaced: SegmentPlaced;
  Shelf: Shelf;
  SilverScored: SilverScored;
  Source: Source;
  SpecialKept: SpecialKept;
  SpecialPlaced: SpecialPlaced;
  SpecialRefilled: SpecialRefilled;
  SpecialTaken: SpecialTaken;
  SpecialUsed: SpecialUsed;
  StoneReached: StoneReached;
  SupplyShrank: SupplyShrank;
  Symbol: Symbol;
  TableSet: TableSet;
  Tile: Tile;
  TileDiscarded: TileDiscarded;
  TileDrawn: TileDrawn;
  TilePlaced: TilePlaced;
  TowerTaken: TowerTaken;
  TurnBegan: TurnBegan;
  View: WitchstoneView;
  WandStepped: WandStepped;
  WitchLaid: WitchLaid;
  WitchSent: WitchSent;
  WitchstoneOptions: WitchstoneOptions;
  WitchstoneView: WitchstoneView;
}
/**
 * A player got actions of a kind; `source` says where from.
 */
export interface ActionOpened {
  event: "action-opened";
  seat: Letter;
  action: Symbol;
  actions: number;
  source: Source;
}
/**
 * Actions were given up or could not be used.
 */
export interface ActionsLost {
  event: "actions-lost";
  seat: Letter;
  action: Phase;
  actions: number;
}
/**
 * A dark space of the wand gave bonus actions; `doubled` is 1 if they are the leader's.
 */
export interface BonusReached {
  event: "bonus-reached";
  seat: Letter;
  space: number;
  action: Symbol;
  actions: number;
  doubled: number;
}
/**
 * A boosting spell was played.
 */
export interface BoostPlayed {
  event: "boost-played";
  seat: Letter;
  scroll: Scroll;
  action: Symbol;
  actions: number;
}
/**
 * A chain was finished and scored.
 */
export interface ChainFinished {
  event: "chain-finished";
  seat: Letter;
  chain: Chain;
  places: Place[];
  points: number;
  score: number;
}
/**
 * A chip was taken from a location or from the tablecloth (`cloth`).
 */
export interface ChipTaken {
  event: "chip-taken";
  seat: Letter;
  chip: Chip;
  place: Place;
  points: number;
  score: number;
}
/**
 * The action of a chip was used.
 */
export interface ChipUsed {
  event: "chip-used";
  seat: Letter;
  chip: Symbol;
  actions: number;
}
/**
 * Both shelves were full and a crystal went back to the box.
 */
export interface CrystalBoxed {
  event: "crystal-boxed";
  seat: Letter;
  crystal: Colour;
  symbol: Symbol;
}
/**
 * A crystal reached the rim.
 */
export interface CrystalBroughtOut {
  event: "crystal-brought-out";
  seat: Letter;
  crystal: Colour;
  from: Hex;
  exit: string;
  symbol: Symbol;
  actions: number;
}
/**
 * A crystal moved inside a cauldron.
 */
export interface CrystalMoved {
  event: "crystal-moved";
  seat: Letter;
  crystal: Colour;
  from: Hex;
  hex: Hex;
  actions: number;
}
/**
 * A crystal was taken out by hand and cost points.
 */
export interface CrystalRemoved {
  event: "crystal-removed";
  seat: Letter;
  crystal: Colour;
  from: Hex;
  points: number;
  score: number;
}
/**
 * A crystal was put on a shelf.
 */
export interface CrystalShelved {
  event: "crystal-shelved";
  seat: Letter;
  crystal: Colour;
  shelf: Shelf;
  free: number;
}
/**
 * A player put the big witch on a tower.
 */
export interface TowerTaken {
  event: "tower-taken";
  seat: Letter;
  place: Place;
  points: number;
  score: number;
}
/**
 * A witch was raised and sent to a location.
 */
export interface WitchSent {
  event: "witch-sent";
  seat: Letter;
  place: Place;
  actions: number;
  points: number;
  score: number;
}
/**
 * A witch took a slot of the Witchstone.
 */
export interface StoneReached {
  event: "stone-reached";
  seat: Letter;
  slot: number;
  points: number;
  score: number;
}
/**
 * An owl space without tiles scored.
 */
export interface OwlSpaceEmpty {
  event: "owl-space-empty";
  seat: Letter;
  points: number;
  score: number;
}
/**
 * A silver space of the wand was scored.
 */
export interface SilverScored {
  event: "silver-scored";
  seat: Letter;
  space: number;
  counted: Counted;
  count: number;
  points: number;
  score: number;
}
/**
 * Scrolls, special tiles and chips were laid out.
 */
export interface TableSet {
  event: "table-set";
  scrolls: Scroll[];
  tiles: Tile[];
  chips: Chip[];
}
/**
 * A player looked at their first tiles, which everyone may see.
 */
export interface HandDrawn {
  event: "hand-drawn";
  seat: Letter;
  tiles: Tile[];
}
/**
 * A player drew a tile, which everyone may see.
 */
export interface TileDrawn {
  event: "tile-drawn";
  seat: Letter;
  tile: Tile;
  symbol_a: Symbol;
  symbol_b: Symbol;
}
/**
 * Everyone saw a player draw a tile.
 */
export interface SupplyShrank {
  event: "supply-shrank";
  seat: Letter;
  left: number;
}
/**
 * A player's turn began.
 */
export interface TurnBegan {
  event: "turn-began";
  seat: Letter;
  round: number;
}
/**
 * A tile was laid into a cauldron, its symbols in the order of their actions.
 */
export interface TilePlaced {
  event: "tile-placed";
  seat: Letter;
  tile: Tile;
  symbol_a: Symbol;
  symbol_b: Symbol;
  symbols: Symbol[];
  hexes: Hex[];
}
/**
 * A tile fitted nowhere and was discarded.
 */
export interface TileDiscarded {
  event: "tile-discarded";
  seat: Letter;
  tile: Tile;
  symbol_a: Symbol;
  symbol_b: Symbol;
}
/**
 * A segment was put on a chain.
 */
export interface SegmentPlaced {
  event: "segment-placed";
  seat: Letter;
  chain: Chain;
  places: Place[];
  links: number;
  of: number;
  left: number;
}
/**
 * A witch was laid beside the player's tower.
 */
export interface WitchLaid {
  event: "witch-laid";
  seat: Letter;
  lying: number;
  reserve: number;
}
/**
 * An owl moved on the pentagram.
 */
export interface OwlStepped {
  event: "owl-stepped";
  seat: Letter;
  steps: number;
  space: number;
}
/**
 * An owl tile was taken.
 */
export interface OwlTileTaken {
  event: "owl-tile-taken";
  seat: Letter;
  value: number;
}
/**
 * A special tile was taken from the pentagram.
 */
export interface SpecialTaken {
  event: "special-taken";
  seat: Letter;
  tile: Tile;
  symbol_a: Symbol;
  symbol_b: Symbol;
  space: number;
}
/**
 * A new special tile was turned up.
 */
export interface SpecialRefilled {
  event: "special-refilled";
  tile: Tile;
  symbol_a: Symbol;
  symbol_b: Symbol;
  left: number;
}
/**
 * A special tile was kept for one use.
 */
export interface SpecialKept {
  event: "special-kept";
  seat: Letter;
  tile: Tile;
  symbol_a: Symbol;
  symbol_b: Symbol;
}
/**
 * A special tile was laid into a cauldron for good.
 */
export interface SpecialPlaced {
  event: "special-placed";
  seat: Letter;
  tile: Tile;
  symbol_a: Symbol;
  symbol_b: Symbol;
  hex: Hex;
}
/**
 * A special tile was used once.
 */
export interface SpecialUsed {
  event: "special-used";
  seat: Letter;
  tile: Tile;
  symbol_a: Symbol;
  symbol_b: Symbol;
  action: Symbol;
  actions: number;
}
/**
 * An owl moved on the wand; `leading` is 1 if it is now in the lead.
 */
export interface WandStepped {
  event: "wand-stepped";
  seat: Letter;
  steps: number;
  space: number;
  leading: number;
}
/**
 * A scroll was taken from the library.
 */
export interface ScrollTaken {
  event: "scroll-taken";
  seat: Letter;
  scroll: Scroll;
  shelf: number;
}
/**
 * A new scroll was turned up.
 */
export interface ScrollRevealed {
  event: "scroll-revealed";
  scroll: Scroll;
  left: number;
}
/**
 * A prophecy was evaluated after the last turn.
 */
export interface ProphecyCounted {
  event: "prophecy-counted";
  seat: Letter;
  scroll: Scroll;
  level: number;
  points: number;
}
/**
 * A player's points were added up.
 */
export interface FinalCounted {
  event: "final-counted";
  seat: Letter;
  track: number;
  owls: number;
  chips: number;
  boosts: number;
  prophecies: number;
  total: number;
}
/**
 * The last turn was over and the winner known.
 */
export interface GameEnded {
  event: "game-ended";
  seats: Letter[];
  total: number;
}
/**
 * The free flasks of each shelf.
 */
export interface Flasks {
  energy: number;
  witch: number;
  pentagram: number;
  crystal: number;
  wand: number;
  scroll: number;
  bottom: number;
}
/**
 * The size of the largest group of each symbol in a cauldron.
 */
export interface Groups {
  energy: number;
  witch: number;
  pentagram: number;
  crystal: number;
  wand: number;
  scroll: number;
}
/**
 * What belongs to a player.
 */
export interface Player {
  seat: Letter;
  /**
   * The space on the score track.
   */
  score: number;
  /**
   * Including everything that counts at the end; null where it is hidden.
   */
  total: number | null;
  /**
   * The space on the wand.
   */
  wand: number;
  /**
   * When the owl reached its space of the wand: the lowest number came first.
   */
  stamp: number;
  /**
   * The space on the pentagram.
   */
  pentagram: number;
  /**
   * Where the big witch stands.
   */
  tower: Place | null;
  /**
   * The segments that are left.
   */
  energy: number;
  /**
   * The finished chains.
   */
  chains: Chain[];
  /**
   * The chain that was begun.
   */
  open_chain: Chain | null;
  /**
   * The segments on it.
   */
  open_links: number;
  /**
   * The witches not yet laid.
   */
  reserve: number;
  /**
   * The witches beside the tower.
   */
  lying: number;
  /**
   * Where witches stand.
   */
  standing: Place[];
  /**
   * The slot on the Witchstone, the best being 1; 0 for none.
   */
  slot: number;
  /**
   * One for each round.
   */
  tiles: (LaidTile | null)[];
  /**
   * The special tiles in the cauldron.
   */
  specials: {
    [k: string]: Tile;
  };
  groups: Groups;
  /**
   * Where crystals lie in the cauldron, except the black one.
   */
  crystals: Hex[];
  /**
   * Where the black crystal lies in the cauldron.
   */
  black: Hex | null;
  black_at: BlackAt;
  /**
   * The crystals on the shelves, except the black one; shelves without any are left out.
   */
  rack: {
    [k: string]: number;
  };
  /**
   * The crystals that found no flask.
   */
  boxed: number;
  /**
   * The crystals taken out by hand.
   */
  removed: number;
  /**
   * The tiles behind the screen; null where they are hidden.
   */
  hand: Tile[] | null;
  hand_size: number;
  played: Tile[];
  /**
   * The tiles still to be drawn.
   */
  supply: number;
  scrolls: Scroll[];
  /**
   * Those of the scrolls that were played.
   */
  used: Scroll[];
  /**
   * The special tiles taken and not laid into the cauldron.
   */
  beside: Tile[];
  chips: Chip[];
  /**
   * The owl tiles, by value.
   */
  owls: number[];
}
/**
 * One of the open decisions.
 */
export interface Prompt {
  kind: Phase;
  /**
   * The actions left, if it is an open action.
   */
  amount: number;
  /**
   * What the amount means if it counts no actions: a stage of the turn, a special tile, `scroll own`.
   */
  about: string;
  /**
   * The chips waiting to be used in it.
   */
  chips: Symbol[];
  /**
   * The chip waiting with the strength of the black crystal.
   */
  black_chip: Symbol | null;
  /**
   * The special tiles waiting to be used in it.
   */
  tiles: Tile[];
}
/**
 * All that a seat, or a watcher, may know of a game of Witchstone.
 */
export interface WitchstoneView {
  game: "witchstone";
  /**
   * Whose view it is; null for a watcher.
   */
  seat: Letter | null;
  /**
   * How many players there are.
   */
  seats: number;
  options: WitchstoneOptions;
  phase: Phase;
  /**
   * Counted from 1.
   */
  round: number;
  rounds: number;
  turn: Letter;
  acting: Actor[];
  /**
   * The open decisions; the last one is the one to be taken.
   */
  stack: Prompt[];
  /**
   * The spaces of the wand still to be carried out.
   */
  wand_queue: number[];
  /**
   * Those of them that count as the leader's.
   */
  wand_double: number[];
  /**
   * From the lowest shelf up.
   */
  library: Scroll[];
  /**
   * The scrolls that are still face down.
   */
  pile: number;
  /**
   * The special tiles on the pentagram.
   */
  display: (Tile | null)[];
  /**
   * The special tiles that are still face down.
   */
  special_stack: number;
  /**
   * The values of the owl tiles left, the topmost first.
   */
  owl_stacks: number[][];
  map_chips: {
    [k: string]: Chip;
  };
  /**
   * The chips on the tablecloth.
   */
  cloth: Chip[];
  flasks: Flasks;
  players: Player[];
}
/**
 * What was agreed; the first value of each is the default.
 */
export interface WitchstoneOptions {
  /**
   * The data set with the map, the tracks and the scrolls.
   */
  board: "reconstructed" | "wand-b";
  screens: "closed" | "open";
  /**
   * How long the action of a chip that a witch took may wait.
   */
  chips: "turn" | "action";
  "handicap-A": Handicap;
  "handicap-B": Handicap;
  "handicap-C": Handicap;
  "handicap-D": Handicap;
}
