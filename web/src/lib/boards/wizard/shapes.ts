/* Made from docs/protocol by `npm run types`; not to be edited. */

export type Actor = "*" | "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
export type Letter = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
/**
 * B, R, G or Y with 1 to 13; Z1 to Z4; N1 to N4
 */
export type Card = string;
export type CardKind = "blue" | "green" | "jester" | "red" | "wizard" | "yellow";
export type Event =
  | DealerChosen
  | RoundBegan
  | HandDealt
  | ForeheadSeen
  | CardTurned
  | TrumpSet
  | TrumpNamed
  | BidMade
  | BidSealed
  | BidsTold
  | CardPlayed
  | TrickWon
  | RoundScored
  | GameEnded;
export type Trump = "blue" | "green" | "none" | "red" | "yellow";
export type People = "blue" | "green" | "red" | "yellow";
/**
 * A move by its one text.
 */
export type Move = string;
export type Phase = "bid" | "deal" | "dealer" | "over" | "play" | "trump";

/**
 * Everything that is described here, by name.
 */
export interface Shapes {
  Actor: Actor;
  BidMade: BidMade;
  BidSealed: BidSealed;
  BidsTold: BidsTold;
  Card: Card;
  CardKind: CardKind;
  CardPlayed: CardPlayed;
  CardTurned: CardTurned;
  DealerChosen: DealerChosen;
  Event: Event;
  ForeheadSeen: ForeheadSeen;
  GameEnded: GameEnded;
  HandDealt: HandDealt;
  Letter: Letter;
  Move: Move;
  PadRow: PadRow;
  People: People;
  Phase: Phase;
  RoundBegan: RoundBegan;
  RoundScored: RoundScored;
  Trick: Trick;
  TrickWon: TrickWon;
  Trump: Trump;
  TrumpNamed: TrumpNamed;
  TrumpSet: TrumpSet;
  View: WizardView;
  WizardOptions: WizardOptions;
  WizardView: WizardView;
}
/**
 * A player bid a number of tricks.
 */
export interface BidMade {
  event: "bid-made";
  seat: Letter;
  bid: number;
}
/**
 * A player wrote down a bid; the others see only that it is written.
 */
export interface BidSealed {
  event: "bid-sealed";
  seat: Letter;
}
/**
 * All bids were read out: after the last open one, or when slips were uncovered.
 */
export interface BidsTold {
  event: "bids-told";
  bids: number[];
  sum: number;
  tricks: number;
}
/**
 * A card was played to the trick.
 */
export interface CardPlayed {
  event: "card-played";
  seat: Letter;
  card: Card;
  people: CardKind;
  rank: number;
}
/**
 * A card was turned up from the stock.
 */
export interface CardTurned {
  event: "card-turned";
  card: Card;
  people: CardKind;
  rank: number;
}
/**
 * Nature chose the first dealer.
 */
export interface DealerChosen {
  event: "dealer-chosen";
  seat: Letter;
}
/**
 * A round began with this many cards for each; `seat` deals.
 */
export interface RoundBegan {
  event: "round-began";
  round: number;
  cards: number;
  seat: Letter;
}
/**
 * A player looked at their cards.
 */
export interface HandDealt {
  event: "hand-dealt";
  seat: Letter;
  cards: Card[];
}
/**
 * The others saw the card on a player's forehead.
 */
export interface ForeheadSeen {
  event: "forehead-seen";
  seat: Letter;
  card: Card;
  people: CardKind;
  rank: number;
}
/**
 * The trump people of the round was settled: one, or none.
 */
export interface TrumpSet {
  event: "trump-set";
  people: Trump;
}
/**
 * The dealer named the trump people.
 */
export interface TrumpNamed {
  event: "trump-named";
  seat: Letter;
  people: People;
}
/**
 * A trick was taken by this card; `won` counts the tricks of the seat.
 */
export interface TrickWon {
  event: "trick-won";
  seat: Letter;
  card: Card;
  people: CardKind;
  rank: number;
  won: number;
}
/**
 * A player's bid was compared with the tricks won.
 */
export interface RoundScored {
  event: "round-scored";
  seat: Letter;
  bid: number;
  won: number;
  points: number;
  total: number;
}
/**
 * The last round was scored.
 */
export interface GameEnded {
  event: "game-ended";
  seats: Letter[];
  total: number;
}
/**
 * A line of the pad of truth: what a finished round scored for each seat.
 */
export interface PadRow {
  cards: number;
  bids: number[];
  won: number[];
  points: number[];
  totals: number[];
}
/**
 * A trick of the round.
 */
export interface Trick {
  leader: Letter;
  /**
   * In the order they were played.
   */
  cards: Card[];
  winner: Letter;
}
/**
 * All that a seat, or a watcher, may know of a game of Wizard.
 */
export interface WizardView {
  game: "wizard";
  /**
   * Whose view it is; null for a watcher.
   */
  seat: Letter | null;
  /**
   * How many players there are.
   */
  seats: number;
  options: WizardOptions;
  phase: Phase;
  /**
   * Counted from 1.
   */
  round: number;
  rounds: number;
  /**
   * How many cards each player gets this round.
   */
  cards: number;
  dealer: Letter;
  /**
   * The card turned up for trump.
   */
  turned: Card | null;
  trump: People | null;
  /**
   * The hands the viewer may see, by seat; null where they are hidden.
   */
  hands: (Card[] | null)[];
  /**
   * How many cards each seat holds.
   */
  counts: number[];
  /**
   * The bids, by seat.
   */
  bids: (number | "sealed" | null)[];
  /**
   * The tricks each seat has taken this round.
   */
  won: number[];
  /**
   * The tricks of this round, the one on the table last.
   */
  tricks: Trick[];
  /**
   * The last trick of the round before.
   */
  last: Trick | null;
  acting: Actor[];
  totals: number[];
  pad: PadRow[];
}
/**
 * What was agreed; the first value of each is the default.
 */
export interface WizardOptions {
  mode: "standard" | "one-colour";
  bids: "open" | "hidden" | "secret";
  "plus-minus-one": "off" | "on";
  clairvoyance: "off" | "on";
  "first-dealer": "A" | "B" | "C" | "D" | "E" | "F" | "random";
  rounds: string;
  /**
   * Present only if it is not the whole deck.
   */
  deck?: string;
}
