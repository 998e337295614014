/** Where the two moves of a review are drawn on the map. */
import type { Compared, Pair } from "../compared";
import type { Land } from "./land";
import { isFigure, placementOf } from "./moves";
import { middleOf } from "./pieces";
import { cellText, readSpot, type Figure, type Placed } from "./view";

export interface Ghost {
  kind: Compared;
  /** Its middle, and how large it is, in the units of the map. */
  x: number;
  y: number;
  size: number;
  tile?: Placed;
  figure?: Figure;
  lying: boolean;
}

const PIECE = 44;

/** A ghost for each move that has a place on the map; two turns of the tile on one cell lie beside each other. */
export function ghostsOf(pair: Pair, land: Land): Ghost[] {
  const [better, played] = [ghostOf("better", pair.better, land), ghostOf("played", pair.played, land)];
  if (better && played && better.x === played.x && better.y === played.y) Object.assign(played, { x: played.x + 0.95 * played.size, y: played.y - 0.35 * played.size, size: 0.6 * played.size });
  return [better, played].filter((ghost) => ghost !== null);
}

function ghostOf(kind: Compared, move: string, land: Land): Ghost | null {
  const tile = placementOf(move);
  if (tile) return { kind, x: tile.x * 100 + 50, y: tile.y * 100 + 50, size: 100, tile, lying: false };
  const [verb = "", ...rest] = move.split(" ");
  const last = land.tiles.at(-1) as Placed;
  if (verb === "meeple") return standing(kind, land, `${cellText(last)} ${rest.join(" ")}`);
  if (isFigure(verb) && rest[0] !== "off") return { ...standing(kind, land, rest.join(" ")), figure: verb, lying: false };
  return verb === "add" || verb === "take" ? standing(kind, land, rest.join(" ")) : null;
}

function standing(kind: Compared, land: Land, text: string): Ghost {
  const spot = readSpot(text);
  return { kind, ...middleOf(land, spot), size: PIECE, lying: spot.segment.startsWith("field") };
}
