/** The boards as data: written by tools/witchstone_web.py from the engine's own data sets. */
import data from "./boards.json";
import type { Sign, WitchstoneView } from "./view";

export type PlaceKind = "witchstone" | "tower" | "village" | "forest" | "castle";
export type Counted = "chains" | "scrolls" | "crystals" | "witches" | "chips" | "special_tiles";

export interface Place {
  id: string;
  kind: PlaceKind;
  x: number;
  y: number;
}

export interface Chain {
  id: string;
  a: string;
  b: string;
  links: number;
}

export interface Exit {
  side: string;
  symbol: Sign;
  from: string[];
}

export interface Bonus {
  action: Sign;
  amount: number;
  leading: number;
}

export interface Silver {
  counts: Counted;
  points: number;
}

export interface Boost {
  action: Sign | "any";
  extra: number;
}

export interface Prophecy {
  test: string;
  symbol?: Sign;
  place?: string;
  levels?: number[];
  sequence?: string[];
}

export type Scroll = Boost | Prophecy;

export interface BoardData {
  once: number;
  bigWitch: number;
  energy: number;
  witches: number;
  map: { places: Place[]; chains: Chain[]; slots: number[]; standUp: number; chainPoints: number[] };
  cauldron: { radius: number; printed: Record<string, Sign>; exits: Exit[] };
  pentagram: { spaces: ("light" | "owl" | "special")[]; owlEmpty: number; specialEmpty: number };
  wand: { length: number; bonus: Record<string, Bonus>; silver: Record<string, Silver> };
  rack: { upper: number[]; bottom: number[]; own: number; black: number; blackExtra: number; chipNow: number; chipEnd: number };
  scrolls: { shelves: number; unused: number; points: number[]; kinds: Record<string, Scroll> };
}

const DEFAULT = "reconstructed";
const boards = data as unknown as Readonly<Record<string, Partial<BoardData>>>;
const base = boards[DEFAULT] as BoardData;
const made = new Map<string, BoardData>();

/** The names of the boards, the default first. */
export const BOARDS: readonly string[] = Object.keys(boards);

/** A board by its name. */
export function boardNamed(name: string): BoardData {
  const known = made.get(name) ?? { ...base, ...boards[name] };
  made.set(name, known);
  return known;
}

/** The board a game is played on. */
export function boardOf({ options }: { options: Partial<WitchstoneView["options"]> }): BoardData {
  return boardNamed(options.board ?? DEFAULT);
}

export function isBoost(scroll: Scroll): scroll is Boost {
  return "action" in scroll;
}

/** What a card of this name says; a board of another printing may have its own names. */
export function scrollOf(board: BoardData, name: string): Scroll {
  return board.scrolls.kinds[name] ?? { test: "" };
}
