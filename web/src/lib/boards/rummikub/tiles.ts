/** The 106 tiles: kinds are written K7, R13, G1, B9 and J; a single tile is "K7.0" or "K7.1". */

export const COLOURS = ["black", "red", "green", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
const LETTERS = "KRGB";

export const JOKER = "J";
export const HIGHEST = 13;

export interface Tile {
  colour: Colour | "joker";
  /** 0 for a joker. */
  number: number;
}

/** Reads a kind. */
export function readTile(kind: string): Tile {
  if (kind === JOKER) return { colour: "joker", number: 0 };
  return { colour: COLOURS[LETTERS.indexOf(kind.charAt(0))] ?? "black", number: Number(kind.slice(1)) };
}

/** Writes a kind. */
export function tileText(colour: Colour, number: number): string {
  return `${LETTERS.charAt(COLOURS.indexOf(colour))}${number}`;
}

/** The facts from which a language names a tile. */
export function tileFacts(kind: string): { tile: string; colour: string; number: number } {
  return { tile: kind, ...readTile(kind) };
}

/** The kind of a single tile. */
export function kindOf(tile: string): string {
  return tile.split(".")[0] ?? "";
}

/** Tells tiles apart: each kind with a number of its own, skipping those in use. */
export function single(kinds: readonly string[], used: Iterable<string> = []): string[] {
  const taken = new Set(used);
  return kinds.map((kind) => {
    let copy = 0;
    while (taken.has(`${kind}.${copy}`)) copy += 1;
    taken.add(`${kind}.${copy}`);
    return `${kind}.${copy}`;
  });
}

/** What tiles count on a rack, a joker 30 (rummikub-19). */
export function pointsOf(kinds: readonly string[]): number {
  return kinds.reduce((sum, kind) => sum + (kind === JOKER ? 30 : readTile(kind).number), 0);
}

/** How a rack may be sorted; "own" is as the player left it. */
export const ORDERS = ["colour", "number", "own"] as const;
export type Order = (typeof ORDERS)[number];

/** Compares two tiles for sorting; jokers come last. */
export function compare(one: string, two: string, order: Exclude<Order, "own">): number {
  return weigh(kindOf(one), order) - weigh(kindOf(two), order) || one.localeCompare(two);
}

function weigh(kind: string, order: Exclude<Order, "own">): number {
  if (kind === JOKER) return 10_000;
  const { colour, number } = readTile(kind);
  const place = COLOURS.indexOf(colour as Colour);
  return order === "colour" ? place * 20 + number : number * 20 + place;
}
