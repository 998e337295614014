/** The JSON of `View.data()` of Wizard (src/magehall/games/wizard/view.py). */
import type { Letter } from "../board";

export type People = "blue" | "red" | "green" | "yellow";
export type Phase = "dealer" | "deal" | "trump" | "bid" | "play" | "over";
/** A prediction: not yet made, written but not shown, or told. */
export type Bid = number | "sealed" | null;

export interface Trick {
  leader: Letter;
  /** The cards in the order they were laid. */
  cards: string[];
  /** Who took it, or is taking it so far. */
  winner: Letter;
}

/** A finished round on the pad; each list has one entry per seat. */
export interface PadRow {
  cards: number;
  bids: number[];
  won: number[];
  points: number[];
  totals: number[];
}

export interface WizardOptions {
  mode: "standard" | "one-colour";
  bids: "open" | "hidden" | "secret";
  "plus-minus-one": "on" | "off";
  clairvoyance: "on" | "off";
  [option: string]: string;
}

export interface WizardView {
  game: "wizard";
  seat: Letter | null;
  seats: number;
  options: WizardOptions;
  phase: Phase;
  round: number;
  rounds: number;
  /** How many cards each player got this round. */
  cards: number;
  dealer: Letter;
  turned: string | null;
  trump: People | null;
  /** The hands I may see, by seat; null where they are hidden. */
  hands: (string[] | null)[];
  counts: number[];
  bids: Bid[];
  won: number[];
  /** The tricks of this round, the one on the table last. */
  tricks: Trick[];
  /** The last trick of the round before. */
  last: Trick | null;
  /** Who must act; "*" is nature. */
  acting: (Letter | "*")[];
  totals: number[];
  pad: PadRow[];
}
