/** What a road, city, monastery or field is worth, with mage and witch. Clauses are those of the game's RULES.md. */
import type { Pad } from "./pads";

export type Kind = "road" | "city" | "monastery" | "field" | "other";
export const KINDS: readonly Kind[] = ["city", "road", "monastery", "field", "other"];
export type Figure = "none" | "mage" | "witch";

export interface Scoring {
  kind: Kind;
  /** False: the final scoring of what is unfinished. */
  complete: boolean;
  /** Tiles of the feature; for a monastery the tiles round it; for a field its completed cities. */
  count: number;
  shields: number;
  figure: Figure;
  /** Points written by hand, kind "other". */
  free: number;
  /** The places of all who score: those tied for most each get everything. */
  players: number[];
}

export interface CarcassonneSheet {
  scorings: Scoring[];
}

export type CarcassonnePad = Pad<CarcassonneSheet>;
export type Options = Readonly<Record<string, string>>;

/** The steps of a sum, so that it can be explained. */
export interface Worth {
  /** Before mage or witch. */
  base: number;
  /** What the mage adds, or the witch takes (negative). */
  change: number;
  points: number;
}

/** carcassonne-19 to 21, 31 to 34, 38, 57, 58, 60, 75, 76 */
export function worth(scoring: Scoring, options: Options): Worth {
  const base = baseOf(scoring, options);
  const change = hasFigure(scoring.kind) ? changeOf(scoring, base) : 0;
  return { base, change, points: base + change };
}

/** Mage and witch stand on roads and in cities only (carcassonne-75). */
export function hasFigure(kind: Kind): boolean {
  return kind === "road" || kind === "city";
}

function baseOf({ kind, complete, count, shields, free }: Scoring, options: Options): number {
  if (kind === "road") return count;
  if (kind === "city") return cityBase(complete, count, shields, options);
  if (kind === "monastery") return complete ? 9 : 1 + count;
  if (kind === "field") return count * (options["fields"] === "first" ? 4 : 3);
  return free;
}

function cityBase(complete: boolean, tiles: number, shields: number, options: Options): number {
  const small = tiles === 2 && options["two-tile-city"] === "2";
  return (complete && !small ? 2 : 1) * (tiles + shields);
}

function changeOf({ figure, count }: Scoring, base: number): number {
  if (figure === "mage") return count;
  if (figure === "witch") return Math.ceil(base / 2) - base;
  return 0;
}

/** The smallest and largest count that can be entered for a kind. */
export function limits(kind: Kind, complete: boolean): [least: number, most: number] {
  if (kind === "city") return [complete ? 2 : 1, 40];
  if (kind === "road") return [1, 40];
  if (kind === "monastery") return complete ? [8, 8] : [0, 7];
  return [1, 30];
}

/** The points of each player by kind, and in all. */
export function byKind(pad: CarcassonnePad): Record<Kind, number[]> {
  const found = Object.fromEntries(KINDS.map((kind) => [kind, pad.names.map(() => 0)])) as Record<Kind, number[]>;
  for (const scoring of pad.sheet.scorings) {
    const { points } = worth(scoring, pad.options);
    for (const player of scoring.players) found[scoring.kind][player] = (found[scoring.kind][player] ?? 0) + points;
  }
  return found;
}

export function totals(pad: CarcassonnePad): number[] {
  const kinds = byKind(pad);
  return pad.names.map((_, player) => KINDS.reduce((sum, kind) => sum + (kinds[kind][player] ?? 0), 0));
}
