/* Made from docs/protocol by `npm run types`; not to be edited. */

export type Actor = "*" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
export type Ending = "blocked" | "went-out";
export type Event =
  | LotDrawn
  | LotsTied
  | StarterChosen
  | RoundBegan
  | RackDealt
  | PlayerOpened
  | TilesLaid
  | TileDrawn
  | PenaltyTaken
  | TilesSeen
  | BankEmptied
  | TurnPassed
  | TimeRanOut
  | TableRolledBack
  | RummikubCalled
  | RoundBlocked
  | RackCounted
  | GameEnded;
export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
/**
 * K, R, G or B with 1 to 13; J is a joker
 */
export type Tile = string;
export type TileColour = "black" | "blue" | "green" | "joker" | "red";
export type How = "draw" | "random" | "rotate" | "winner";
/**
 * Tiles with a space between them, a run from its lowest; `group` goes first where only it can tell: `group K5 J J`
 */
export type LaidSet = string;
/**
 * A move by its one text.
 */
export type Move = string;
export type Phase = "deal" | "lots" | "over" | "play" | "starter" | "take";

/**
 * Everything that is described here, by name.
 */
export interface Shapes {
  Actor: Actor;
  BankEmptied: BankEmptied;
  Ending: Ending;
  Event: Event;
  GameEnded: GameEnded;
  How: How;
  LaidSet: LaidSet;
  Letter: Letter;
  LotDrawn: LotDrawn;
  LotsTied: LotsTied;
  Move: Move;
  PadRow: PadRow;
  PenaltyTaken: PenaltyTaken;
  Phase: Phase;
  PlayerOpened: PlayerOpened;
  RackCounted: RackCounted;
  RackDealt: RackDealt;
  RoundBegan: RoundBegan;
  RoundBlocked: RoundBlocked;
  RummikubCalled: RummikubCalled;
  RummikubOptions: RummikubOptions;
  RummikubView: RummikubView;
  StarterChosen: StarterChosen;
  TableRolledBack: TableRolledBack;
  Tile: Tile;
  TileColour: TileColour;
  TileDrawn: TileDrawn;
  TilesLaid: TilesLaid;
  TilesSeen: TilesSeen;
  TimeRanOut: TimeRanOut;
  TurnPassed: TurnPassed;
  View: RummikubView;
}
/**
 * The last tile was taken from the bank.
 */
export interface BankEmptied {
  event: "bank-emptied";
}
/**
 * A player drew a tile to see who starts.
 */
export interface LotDrawn {
  event: "lot-drawn";
  seat: Letter;
  tile: Tile;
  colour: TileColour;
  /**
   * 0 for a joker.
   */
  number: number;
}
/**
 * These players must draw again, after equal numbers or a joker.
 */
export interface LotsTied {
  event: "lots-tied";
  seats: Letter[];
}
/**
 * It was settled who starts the round.
 */
export interface StarterChosen {
  event: "starter-chosen";
  seat: Letter;
  how: How;
}
/**
 * The tiles were dealt; the rest is the bank.
 */
export interface RoundBegan {
  event: "round-began";
  round: number;
  seat: Letter;
  /**
   * How many each player got.
   */
  tiles: number;
  bank: number;
}
/**
 * A player looked at the tiles dealt.
 */
export interface RackDealt {
  event: "rack-dealt";
  seat: Letter;
  tiles: Tile[];
}
/**
 * A player laid the first sets, worth at least 30.
 */
export interface PlayerOpened {
  event: "player-opened";
  seat: Letter;
  value: number;
}
/**
 * A player laid tiles and left this table.
 */
export interface TilesLaid {
  event: "tiles-laid";
  seat: Letter;
  tiles: Tile[];
  count: number;
  /**
   * How many tiles are left on the rack.
   */
  left: number;
  /**
   * How many sets lie as they did before.
   */
  kept: number;
  /**
   * The whole table, each set in brackets.
   */
  sets: string[];
}
/**
 * A player laid nothing and took a tile from the bank.
 */
export interface TileDrawn {
  event: "tile-drawn";
  seat: Letter;
  bank: number;
}
/**
 * A player took tiles from the bank as a penalty.
 */
export interface PenaltyTaken {
  event: "penalty-taken";
  seat: Letter;
  count: number;
  bank: number;
}
/**
 * A player looked at the tiles just taken.
 */
export interface TilesSeen {
  event: "tiles-seen";
  seat: Letter;
  tiles: Tile[];
}
/**
 * A player laid nothing while the bank was empty.
 */
export interface TurnPassed {
  event: "turn-passed";
  seat: Letter;
  /**
   * How many have passed in a row.
   */
  passes: number;
}
/**
 * A player's time ran out; all tiles went back to where they were.
 */
export interface TimeRanOut {
  event: "time-ran-out";
  seat: Letter;
  penalty: number;
}
/**
 * A player ended the turn on an illegal table; all tiles went back to where they were.
 */
export interface TableRolledBack {
  event: "table-rolled-back";
  seat: Letter;
  clause: string;
  reason: string;
  penalty: number;
}
/**
 * A player laid the last tile of the rack.
 */
export interface RummikubCalled {
  event: "rummikub-called";
  seat: Letter;
}
/**
 * The bank is empty and nobody could continue.
 */
export interface RoundBlocked {
  event: "round-blocked";
}
/**
 * A player's rack was shown and counted, and the round scored.
 */
export interface RackCounted {
  event: "rack-counted";
  seat: Letter;
  tiles: Tile[];
  sum: number;
  /**
   * The sum, or the flat one for a player who never opened.
   */
  counted: number;
  points: number;
  total: number;
}
/**
 * The last round was scored; these players have won.
 */
export interface GameEnded {
  event: "game-ended";
  seats: Letter[];
  total: number;
}
/**
 * A finished round: how it ended, what was left, and what it scored for each seat.
 */
export interface PadRow {
  ending: Ending;
  starter: Letter;
  winners: Letter[];
  /**
   * The tiles left on each rack.
   */
  racks: Tile[][];
  /**
   * The table as it was left.
   */
  table: LaidSet[];
  /**
   * What each rack counted.
   */
  sums: number[];
  points: number[];
  totals: number[];
}
/**
 * What was agreed; the first value of each is the default.
 */
export interface RummikubOptions {
  rounds: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "to-500" | "to-300" | "to-200" | "to-100";
  start: "draw" | "random";
  "next-start": "draw" | "rotate" | "winner";
  redeal: "off" | "on";
  copies: "2" | "1";
  wrap: "off" | "on";
  "opening-sets": "any" | "one";
  "opening-joker": "counts" | "forbidden" | "zero";
  "opening-table": "untouched" | "free";
  joker: "replace" | "free";
  "joker-group": "either" | "both";
  "joker-replacement": "any" | "rack";
  "joker-set": "fresh" | "new" | "rack-1" | "rack-2";
  "two-jokers": "allowed" | "forbidden";
  clock: "60" | "off" | "30" | "45" | "90" | "120";
  "time-up": "judge" | "roll-back";
  "illegal-table": "refuse" | "penalty";
  "empty-bank": "pass" | "must-play";
  "never-opened": "count" | "flat";
}
/**
 * All that a seat, or a watcher, may know of a game of Rummikub.
 */
export interface RummikubView {
  game: "rummikub";
  /**
   * Whose view it is; null for a watcher.
   */
  seat: Letter | null;
  /**
   * How many players there are.
   */
  seats: number;
  options: RummikubOptions;
  phase: Phase;
  /**
   * Counted from 1.
   */
  round: number;
  starter: Letter;
  turn: Letter;
  /**
   * How many have passed in a row.
   */
  passes: number;
  /**
   * How many tiles the player in turn is taking from the bank.
   */
  taking: number;
  /**
   * Whether they are taken as a penalty.
   */
  penalty: boolean;
  /**
   * The sets, in the players' order.
   */
  table: LaidSet[];
  /**
   * The racks the viewer may see, by seat; null where they are hidden.
   */
  racks: (Tile[] | null)[];
  /**
   * How many tiles each seat holds.
   */
  counts: number[];
  /**
   * Who has laid the first sets of this round.
   */
  opened: boolean[];
  bank: number;
  /**
   * Items: The number drawn for the start; 0 is still to draw, -1 is out
   */
  lots: number[];
  /**
   * The tiles drawn for the start so far.
   */
  drawn: Tile[];
  acting: Actor[];
  totals: number[];
  pad: PadRow[];
}
