/** The JSON of `View.data()` of Rummikub (src/magehall/games/rummikub/view.py). */
import type { Letter } from "../board";

export interface PadRow {
  /** "went-out": somebody laid the last tile; "blocked": the bank was empty and nobody went on. */
  ending: "went-out" | "blocked";
  starter: Letter;
  winners: Letter[];
  racks: string[][];
  table: string[];
  sums: number[];
  points: number[];
  totals: number[];
}

export interface RummikubView {
  game: "rummikub";
  seat: Letter | null;
  seats: number;
  options: Record<string, string>;
  phase: "lots" | "starter" | "deal" | "play" | "take" | "over";
  /** Counted from 1. */
  round: number;
  starter: Letter;
  turn: Letter;
  passes: number;
  taking: number;
  penalty: boolean;
  /** Sets without brackets: "K3 K4 K5", "group K7 J J". */
  table: string[];
  /** One per seat; null where it is hidden. */
  racks: (string[] | null)[];
  counts: number[];
  opened: boolean[];
  bank: number;
  lots: number[];
  drawn: string[];
  acting: (Letter | "*")[];
  totals: number[];
  pad: PadRow[];
}
