/** What lies under the pointer, and which area the note is about. */
import { segmentAt } from "./art/ground";
import { isFinished, owners, withFigure, type Area, type Change, type Land } from "./land";
import { cellText, spotText, type CarcassonneView, type Cell, type Figure } from "./view";

export interface Under {
  cell: Cell;
  /** The segment there, `1,-2 city.0`; null on a bare cell, a crossing or a circle. */
  spot: string | null;
  area: Area | null;
}

/** What lies at a point of the map: 100 a tile. */
export function under(land: Land, x: number, y: number): Under {
  const cell = { x: Math.floor(x / 100), y: Math.floor(y / 100) };
  const tile = land.at.get(cellText(cell));
  const segment = tile ? segmentAt(tile.tile, tile.turns, [x - cell.x * 100, y - cell.y * 100]) : null;
  const spot = segment ? spotText({ ...cell, segment }) : null;
  return { cell, spot, area: spot ? (land.of.get(spot) ?? null) : null };
}

export interface Looked {
  area: Area;
  /** Its parts before the tile or figure being tried; null if none is, or it makes no difference. */
  before: Area[] | null;
}

interface Sight {
  view: CarcassonneView;
  land: Land;
  /** The area under the pointer, or pressed. */
  wanted: string | null;
  /** What the tile on trial changes. */
  tried: readonly Change[];
  /** Where the figure may go. */
  open: ReadonlyMap<Area, unknown>;
  figure: Figure;
}

/**
 * The area to describe: the one wanted, with the figure if it may go there, else the one that the tried tile changes most.
 */
export function lookedAt({ view, land, wanted, tried, open, figure }: Sight): Looked | null {
  const own = tried.find((change) => change.before.some((area) => area.key === wanted));
  if (own) return { area: own.after, before: own.before };
  const area = land.areas.find((each) => each.key === wanted);
  if (area && open.has(area)) return { area: withFigure(view, area, figure), before: [area] };
  if (area) return { area, before: null };
  const grown = tried.filter(({ kind, before }) => kind !== "field" && before.length > 0);
  const most = grown.sort((a, b) => interest(b.after) - interest(a.after))[0];
  return most ? { area: most.after, before: most.before } : null;
}

function interest(area: Area): number {
  return (owners(area).length > 0 ? 100 : 0) + (isFinished(area) ? 50 : 0) + area.now;
}
