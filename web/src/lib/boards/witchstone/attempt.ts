/** The move somebody means by tapping something that may not be chosen: the server says why not. */
import { cellsOf, step } from "./hex";
import type { PromptKind } from "./view";

export interface Meaning {
  phase: PromptKind;
  /** The cauldron shown is mine. */
  isOwn: boolean;
  takesOut: boolean;
  /** A special tile is to be placed. */
  places: boolean;
  /** The crystal that is to be moved. */
  crystal: string | null;
  tile: string | null;
  /** The direction of the tile, and the hexes there are. */
  way: number;
  hexes: ReadonlyMap<string, unknown>;
}

export function attempt(found: Element, meant: Meaning): string | null {
  const [cell, place, chain] = ["data-cell", "data-place", "data-chain"].map((name) => found.getAttribute(name));
  if (chain) return `energy ${chain}`;
  if (place) return meant.phase === "tower" ? `tower ${place}` : `witch to ${place}`;
  if (!cell || !meant.isOwn) return null;
  if (meant.takesOut) return `remove ${cell}`;
  if (meant.places) return `place ${cell}`;
  if (meant.crystal !== null && cell !== meant.crystal) return `crystal ${meant.crystal} to ${cell}`;
  return meant.tile === null ? null : `tile ${meant.tile} ${cell} ${beside(cell, meant)}`;
}

/** Somebody taps a tile that may not be laid now: wherever it was to go, the answer is the same. */
export function attemptTile(tile: string, radius: number): string {
  const [cell = "0,0"] = cellsOf(radius);
  return `tile ${tile} ${cell} ${step(cell, 0)}`;
}

/** A neighbour inside the cauldron, in the tile's direction if there is one. */
function beside(cell: string, { way, hexes }: Meaning): string {
  const ways = [0, 1, 2, 3, 4, 5].map((turn) => step(cell, way + turn));
  return ways.find((other) => hexes.has(other)) ?? cell;
}
