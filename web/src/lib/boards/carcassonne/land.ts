/**
 * The landscape as it lies: which segments are connected, what they are worth, which cells are open. Display only: what
 * may be played comes from `moves`. The tests compare it with the engine's own values.
 */
import { edgeOf, fieldAtHalf, isInBox, segmentAtEdge, segmentsOf, STEPS, TILE_NAMES, tileOf } from "./tile";
import { cellText, FIGURES, kindOf, readPlaced, readSpot, spotText, type CarcassonneView, type Cell, type Figure, type Kind, type Placed } from "./view";

/** A connected road, city, field or a monastery. */
export interface Area {
  /** The text of its first segment: unchanged as long as it is not joined to an older one. */
  key: string;
  kind: Kind;
  /** Its segments: `1,-2 city.0`. */
  spots: string[];
  /** How many tiles it lies on. */
  tiles: number;
  shields: number;
  /** Edges not closed yet; for a monastery, the empty cells round it. */
  open: number;
  /** Meeples by seat. */
  meeples: number[];
  figure: Figure | null;
  /** Completed cities that touch a field. */
  cities: number;
  /** Points if the game ended now, and if it were closed as it is. */
  now: number;
  closed: number;
}

export interface Land {
  tiles: Placed[];
  at: Map<string, Placed>;
  areas: Area[];
  /** The area of a segment by its text. */
  of: Map<string, Area>;
  /** Empty cells beside a tile. */
  frontier: Cell[];
}

/** What is connected; a key that nobody joined is alone. Every path up ends, whatever is asked for. */
class Groups {
  private readonly parent = new Map<string, string>();

  root(key: string): string {
    let at = key;
    for (let up = this.parent.get(at); up !== undefined; up = this.parent.get(at)) at = up;
    if (at !== key) this.parent.set(key, at);
    return at;
  }

  /** Only a root gets a parent, and never itself: so there are no cycles. */
  join(a: string, b: string): void {
    const [above, below] = [this.root(a), this.root(b)];
    if (above !== below) this.parent.set(below, above);
  }
}

const tilesRead = new Map<string, Placed>();

/** A placed tile by its text; the same object for the same text, so that its drawing stays as well. */
function tileRead(text: string): Placed {
  const known = tilesRead.get(text) ?? readPlaced(text);
  tilesRead.set(text, known);
  return known;
}

const lands = new WeakMap<CarcassonneView, Land>();

/** The landscape of a view; read once, however many ask, since a view never changes. */
export function landOf(view: CarcassonneView): Land {
  const known = lands.get(view);
  if (known) return known;
  const land = readLand(view);
  lands.set(view, land);
  return land;
}

/** Reads the landscape of a view; with `extra` as if that tile were placed too, on an empty cell. */
export function readLand(view: CarcassonneView, extra?: Placed): Land {
  const tiles = view.placed.map(tileRead);
  if (extra) tiles.push(extra);
  const at = new Map(tiles.map((tile) => [cellText(tile), tile]));
  if (at.size < tiles.length) throw new Error(`two tiles lie on one cell${extra ? ` (${cellText(extra)})` : ""}`);
  const groups = new Groups();
  const open = new Map<string, number>();
  for (const tile of tiles) joinTile(tile, at, groups, open);
  const land: Land = { tiles, at, areas: [], of: new Map(), frontier: frontierOf(tiles, at) };
  const byRoot = new Map<string, Area>();
  for (const tile of tiles) gather(view, tile, land, groups, byRoot);
  for (const [spot, ends] of open) {
    const area = land.of.get(spot);
    if (area && (area.kind === "city" || area.kind === "road")) area.open += ends;
  }
  people(view, land);
  for (const area of land.areas) if (area.kind !== "field") value(view, area);
  for (const area of land.areas) if (area.kind === "field") valueField(area, land);
  return land;
}

function neighbour(at: Map<string, Placed>, cell: Cell, edge: number): Placed | undefined {
  const step = STEPS[edge] as Cell;
  return at.get(cellText({ x: cell.x + step.x, y: cell.y + step.y }));
}

function joinTile(tile: Placed, at: Map<string, Placed>, groups: Groups, open: Map<string, number>): void {
  for (let edge = 0; edge < 4; edge += 1) {
    const mine = spotText({ ...tile, segment: segmentAtEdge(tile.tile, tile.turns, edge) });
    const other = neighbour(at, tile, edge);
    if (!other) {
      open.set(mine, (open.get(mine) ?? 0) + 1);
      continue;
    }
    const facing = (edge + 2) % 4;
    groups.join(spotText({ ...other, segment: segmentAtEdge(other.tile, other.turns, facing) }), mine);
    if (edgeOf(tile.tile, tile.turns, edge) !== "r") continue;
    for (const side of [0, 1]) {
      const own = fieldAtHalf(tile.tile, tile.turns, 2 * edge + side);
      const theirs = fieldAtHalf(other.tile, other.turns, 2 * facing + 1 - side);
      groups.join(spotText({ ...other, segment: theirs }), spotText({ ...tile, segment: own }));
    }
  }
}

function gather(view: CarcassonneView, tile: Placed, land: Land, groups: Groups, byRoot: Map<string, Area>): void {
  const seen = new Set<Area>();
  for (const segment of segmentsOf(tile.tile)) {
    const spot = spotText({ ...tile, segment });
    const root = groups.root(spot);
    let area = byRoot.get(root);
    if (!area) {
      area = { key: spot, kind: kindOf(segment), spots: [], tiles: 0, shields: 0, open: 0, meeples: view.meeples.map(() => 0), figure: null, cities: 0, now: 0, closed: 0 };
      if (area.kind === "monastery") area.open = 8 - around(tile, land.at);
      land.areas.push(area);
      byRoot.set(root, area);
    }
    area.spots.push(spot);
    land.of.set(spot, area);
    if (area.kind === "city") area.shields += tileOf(tile.tile).shields[Number(segment.slice(5))] ?? 0;
    if (!seen.has(area)) area.tiles += 1;
    seen.add(area);
  }
}

function around(cell: Cell, at: Map<string, Placed>): number {
  let found = -1;
  for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) if (at.has(cellText({ x: cell.x + dx, y: cell.y + dy }))) found += 1;
  return found;
}

function people(view: CarcassonneView, land: Land): void {
  view.meeples.forEach((spots, seat) => {
    for (const spot of spots) {
      const area = land.of.get(spot);
      if (area) area.meeples[seat] = (area.meeples[seat] ?? 0) + 1;
    }
  });
  for (const figure of FIGURES) {
    const area = land.of.get(view.expansions["mage-witch"]?.[figure] ?? "beside");
    if (area) area.figure = figure;
  }
}

function value(view: CarcassonneView, area: Area): void {
  area.now = worth(view, area, area.open);
  area.closed = worth(view, area, 0);
}

/** A road or city as it would be with that figure in it, or with none. */
export function withFigure(view: CarcassonneView, area: Area, figure: Figure | null): Area {
  const other = { ...area, figure };
  value(view, other);
  return other;
}

/** What a road, city or monastery pays with this many open ends (carcassonne-19 to 22, 31 to 33, 38, 57, 58, 76). */
function worth(view: CarcassonneView, area: Area, open: number): number {
  if (area.kind === "monastery") return 9 - open;
  let points = area.tiles;
  if (area.kind === "city") {
    const plain = open > 0 || (area.tiles === 2 && view.options["two-tile-city"] === "2");
    points = (area.tiles + area.shields) * (plain ? 1 : 2);
  }
  if (area.figure === "mage") return points + area.tiles;
  return area.figure === "witch" ? Math.ceil(points / 2) : points;
}

/** A field pays for the completed cities that touch it, each once (carcassonne-34). */
function valueField(area: Area, land: Land): void {
  const cities = new Set<Area>();
  for (const text of area.spots) {
    const spot = readSpot(text);
    const tile = land.at.get(cellText(spot));
    for (const city of tile ? (tileOf(tile.tile).touches[Number(spot.segment.slice(6))] ?? []) : []) {
      const town = land.of.get(spotText({ ...spot, segment: `city.${city}` }));
      if (town?.open === 0) cities.add(town);
    }
  }
  area.cities = cities.size;
  area.now = area.closed = 3 * cities.size;
}

function frontierOf(tiles: Placed[], at: Map<string, Placed>): Cell[] {
  const found = new Map<string, Cell>();
  for (const tile of tiles) {
    for (const step of STEPS) {
      const cell = { x: tile.x + step.x, y: tile.y + step.y };
      if (!at.has(cellText(cell))) found.set(cellText(cell), cell);
    }
  }
  return [...found.values()];
}

/** What the neighbours of a cell show at its edges N E S W; "" where nothing lies. */
function neededAt(land: Land, cell: Cell): string[] {
  return STEPS.map((_, edge) => {
    const other = neighbour(land.at, cell, edge);
    return other ? edgeOf(other.tile, other.turns, (edge + 2) % 4) : "";
  });
}

function fits(needed: readonly string[], name: string, turns: number): boolean {
  return needed.every((terrain, edge) => terrain === "" || terrain === edgeOf(name, turns, edge));
}

/** The open cells that no tile left can fill; if the list of tiles is hidden, that no tile of the box could. */
export function lostCells(view: CarcassonneView, land: Land): Cell[] {
  const left = TILE_NAMES.filter((name) => name === view.drawn || (view.remaining ? (view.remaining[name] ?? 0) > 0 : isInBox(name, view)));
  return land.frontier.filter((cell) => {
    const needed = neededAt(land, cell);
    return !left.some((name) => [0, 1, 2, 3].some((turns) => fits(needed, name, turns)));
  });
}

/** The seats that would be paid: those with most meeples. */
export function owners(area: Area): number[] {
  const most = Math.max(...area.meeples);
  return most === 0 ? [] : area.meeples.flatMap((count, seat) => (count === most ? [seat] : []));
}

/** An area is finished when nothing of it is open; a field never is. */
export function isFinished(area: Area): boolean {
  return area.kind !== "field" && area.open === 0;
}

/** What each seat would have if the game ended now; null if farmers are paid by an older scoring. */
export function standings(view: CarcassonneView, land: Land): number[] | null {
  if (view.phase === "over") return view.scores;
  if (!["third", "off"].includes(view.options["fields"] ?? "third")) return null;
  const points = [...view.scores];
  for (const area of land.areas) for (const seat of owners(area)) points[seat] = (points[seat] ?? 0) + area.now;
  return points;
}

/** The areas of the ghost tile with what they were worth before and would be worth after. */
export interface Change {
  kind: Kind;
  before: Area[];
  after: Area;
}

export function changes(view: CarcassonneView, land: Land, extra: Placed): Change[] {
  const next = readLand(view, extra);
  const found: Change[] = [];
  for (const segment of segmentsOf(extra.tile)) {
    const after = next.of.get(spotText({ ...extra, segment }));
    if (!after || found.some((change) => change.after === after)) continue;
    const before = [...new Set(after.spots.flatMap((spot) => land.of.get(spot) ?? []))];
    found.push({ kind: after.kind, before, after });
  }
  return found;
}
