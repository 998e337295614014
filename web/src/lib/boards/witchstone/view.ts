/** What Witchstone declares (src/magehall/games/witchstone/view.py), and what its short texts mean. */
import type { Chip, Prompt, Phase, Player, Shelf, Symbol, WitchstoneView } from "./shapes";

export type { Prompt, Player, Shelf, WitchstoneView } from "./shapes";
export type Sign = Symbol;
/** A chip shows a symbol, or points instead. */
export type ChipFace = Chip;
export type PromptKind = Phase;
export const SYMBOLS = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"] as const satisfies readonly Sign[];
export const SHELVES: readonly Shelf[] = [...SYMBOLS, "bottom"];

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

/** The player on a seat; the first if nobody looks. */
export function playerOf(view: WitchstoneView, seat: string | null): Player {
  return (view.players.find((player) => player.seat === seat) ?? view.players[0]) as Player;
}

/** What is open now. */
export function topOf(view: WitchstoneView): Prompt | null {
  return view.stack.at(-1) ?? null;
}
