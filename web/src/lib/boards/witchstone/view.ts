/** The JSON of `View.data()` of Witchstone (src/magehall/games/witchstone/view.py). */
import type { Letter } from "../board";

export const SYMBOLS = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"] as const;
export type Sign = (typeof SYMBOLS)[number];
/** A chip shows a symbol, or points instead. */
export type ChipFace = Sign | "vp3";
export type Shelf = Sign | "bottom";
export const SHELVES: readonly Shelf[] = [...SYMBOLS, "bottom"];

export type FrameKind =
  | Sign
  | "turn"
  | "shelf"
  | "chip"
  | "special-tile"
  | "empty-space"
  | "wand-spaces"
  | "tower"
  | "draw"
  | "reveal"
  | "refill"
  | "deal"
  | "over";

/** One of the open decisions; the last of the stack is the one to be taken. */
export interface Frame {
  kind: FrameKind;
  amount: number;
  /** What the number means where it counts no actions: a stage of the turn, a special tile, `scroll own` … */
  about: string;
  chips: Sign[];
  black_chip: Sign | null;
  tiles: string[];
}

export interface Player {
  seat: Letter;
  score: number;
  /** With all that counts at the end; null where it is hidden. */
  total: number | null;
  wand: number;
  stamp: number;
  pentagram: number;
  tower: string | null;
  energy: number;
  chains: string[];
  open_chain: string | null;
  open_links: number;
  reserve: number;
  lying: number;
  standing: string[];
  /** The slot on the Witchstone, the best being 1; 0 for none. */
  slot: number;
  /** One for each round: `energy/witch 1,-3 2,-3`, the symbol that acted first on the first hex. */
  tiles: (string | null)[];
  /** Special tiles in the cauldron, by hex. */
  specials: Readonly<Record<string, string>>;
  groups: Readonly<Record<Sign, number>>;
  crystals: string[];
  black: string | null;
  black_at: string;
  rack: Readonly<Partial<Record<Shelf, number>>>;
  boxed: number;
  removed: number;
  hand: string[] | null;
  hand_size: number;
  played: string[];
  supply: number;
  scrolls: string[];
  used: string[];
  beside: string[];
  chips: ChipFace[];
  owls: number[];
}

export interface WitchstoneView {
  game: "witchstone";
  seat: Letter | null;
  seats: number;
  options: Readonly<Record<string, string>>;
  phase: FrameKind;
  round: number;
  rounds: number;
  turn: Letter;
  acting: string[];
  stack: Frame[];
  wand_queue: number[];
  wand_double: number[];
  /** From the lowest shelf up. */
  library: string[];
  pile: number;
  display: (string | null)[];
  special_stack: number;
  owl_stacks: number[][];
  map_chips: Readonly<Record<string, ChipFace>>;
  cloth: ChipFace[];
  flasks: Readonly<Record<Shelf, number>>;
  players: Player[];
}

/** The two symbols of `energy/witch`. */
export function pairOf(tile: string): [Sign, Sign] {
  const [a = "energy", b = "witch"] = tile.split("/") as Sign[];
  return [a, b];
}

/** The tile with these symbols, named in their order as the notation does. */
export function tileName(a: Sign, b: Sign): string {
  return SYMBOLS.indexOf(a) < SYMBOLS.indexOf(b) ? `${a}/${b}` : `${b}/${a}`;
}

export function isSign(text: string): text is Sign {
  return (SYMBOLS as readonly string[]).includes(text);
}

/** The player on a seat; the first where nobody looks. */
export function playerOf(view: WitchstoneView, seat: string | null): Player {
  return (view.players.find((player) => player.seat === seat) ?? view.players[0]) as Player;
}

/** What is open now. */
export function topOf(view: WitchstoneView): Frame | null {
  return view.stack.at(-1) ?? null;
}
