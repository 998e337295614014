/**
 * Where sets lie on the felt. Sets stay where they are; one that grows pushes its neighbours along, and only what no
 * longer fits in its row is laid elsewhere. A tile is two units wide, and between two sets there is at least one. A run
 * that is longer than a row has several rows to itself.
 */
export interface Place {
  row: number;
  /** In half tiles. */
  col: number;
  /** How many rows it needs, if one is not enough. */
  lines?: number;
}
export type Places = ReadonlyMap<number, Place>;

interface Sized {
  id: number;
  size: number;
}

const GAP = 1;
/** What is put down within half a tile of a set touches it. */
const TOUCH = 1;

/** A set that is touched by tiles put down, and how far it is from them. */
export interface Touched {
  id: number;
  gap: number;
}
/** What tiles put down touch on either side. */
export interface Beside {
  left: Touched | null;
  right: Touched | null;
}
export const ALONE: Beside = { left: null, right: null };

/** How many tiles a row holds. */
export function rowLength(cols: number): number {
  return Math.max(1, Math.floor(cols / 2));
}

function linesOf(each: Sized, cols: number): number {
  return Math.max(1, Math.ceil(each.size / rowLength(cols)));
}

/** Finds a place for every set; `wanted` says where new ones were put down. */
export function arrange(sets: readonly Sized[], old: Places, cols: number, wanted: Places = new Map()): Map<number, Place> {
  const rows: Sized[][] = [];
  const homeless: Sized[] = [];
  for (const each of sets) {
    const place = wanted.has(each.id) ? undefined : old.get(each.id);
    if (place) (rows[place.row] ??= []).push(each);
    else homeless.push(each);
  }
  const found = new Map<number, Place>();
  for (const [row, there = []] of rows.entries()) {
    const room = isFree(row, 1, sets, found, cols);
    for (const each of room ? packed(there, row, old, cols, found) : there) homeless.push(each);
  }
  for (const each of homeless) found.set(each.id, freePlace(each, sets, found, cols, wanted.get(each.id)));
  return found;
}

/** Lays out a row again; returns those that no longer fit in it. */
function packed(there: readonly Sized[], row: number, old: Places, cols: number, found: Map<number, Place>): Sized[] {
  const start = (each: Sized) => old.get(each.id)?.col ?? 0;
  const line = there.toSorted((one, two) => start(one) - start(two));
  const out: Sized[] = [];
  while (line.length > 1 && widthOf(line) > cols) out.push(line.pop() as Sized);
  const [long] = line;
  if (long && linesOf(long, cols) > 1) {
    found.set(long.id, { row, col: 0, lines: linesOf(long, cols) });
    return out;
  }
  let end = 0;
  const starts = line.map((each) => {
    const col = Math.max(end, start(each));
    end = col + 2 * each.size + GAP;
    return col;
  });
  let limit = cols;
  for (const [place, each] of [...line.entries()].reverse()) {
    const col = Math.max(0, Math.min(starts[place] ?? 0, limit - 2 * each.size));
    found.set(each.id, { row, col });
    limit = col - GAP;
  }
  return out;
}

function widthOf(line: readonly Sized[]): number {
  return line.reduce((sum, each) => sum + 2 * each.size + GAP, -GAP);
}

/** The free place nearest to the wanted one, or else the first. */
function freePlace(each: Sized, sets: readonly Sized[], found: Places, cols: number, near?: Place): Place {
  const last = rowsOf(found);
  const rows = Array.from({ length: Math.max(last, near?.row ?? 0) + 1 }, (_, row) => row);
  const lines = linesOf(each, cols);
  if (lines > 1) return { row: rows.find((row) => row >= (near?.row ?? 0) && isFree(row, lines, sets, found, cols)) ?? last, col: 0, lines };
  const ordered = near ? rows.toSorted((one, two) => Math.abs(one - near.row) - Math.abs(two - near.row)) : rows;
  for (const row of ordered) {
    const gaps = gapsOf(row, sets, found, cols).filter(([from, to]) => to - from >= 2 * each.size);
    const starts = gaps.map(([from, to]) => Math.max(from, Math.min(near?.col ?? from, to - 2 * each.size)));
    const wish = near?.col ?? 0;
    const [col] = starts.toSorted((one, two) => Math.abs(one - wish) - Math.abs(two - wish));
    if (col !== undefined) return { row, col };
  }
  return { row: last, col: 0 };
}

/** Whether nothing lies in these rows. */
function isFree(row: number, lines: number, sets: readonly Sized[], found: Places, cols: number): boolean {
  return Array.from({ length: lines }, (_, line) => gapsOf(row + line, sets, found, cols)).every(([gap]) => gap?.[0] === 0 && gap[1] === cols);
}

/** The free stretches of a row. */
function gapsOf(row: number, sets: readonly Sized[], found: Places, cols: number): [number, number][] {
  const taken = sets
    .flatMap(({ id, size }) => {
      const place = found.get(id);
      if (!place || row < place.row || row >= place.row + (place.lines ?? 1)) return [];
      return [{ from: place.col - GAP, to: place.lines ? cols : place.col + 2 * size + GAP }];
    })
    .sort((one, two) => one.from - two.from);
  const gaps: [number, number][] = [];
  let end = 0;
  for (const { from, to } of taken) {
    if (from > end) gaps.push([end, from]);
    end = Math.max(end, to);
  }
  if (end < cols) gaps.push([end, cols]);
  return gaps;
}

/** The nearest set on either side of this many tiles put down at a place, if it is near enough to touch them. */
export function beside(sets: readonly Sized[], places: Places, put: Place, size: number, cols: number): Beside {
  const found: { left: Touched | null; right: Touched | null } = { left: null, right: null };
  for (const each of sets) {
    const stretch = stretchOf(each, places.get(each.id), put.row, cols);
    if (!stretch) continue;
    const [from, to] = stretch;
    const side = from + to < 2 * (put.col + size) ? "left" : "right";
    const gap = side === "left" ? put.col - to : from - put.col - 2 * size;
    if (gap <= TOUCH && gap < (found[side]?.gap ?? Infinity)) found[side] = { id: each.id, gap };
  }
  return found;
}

/** From where to where a set lies in a row. */
function stretchOf({ size }: Sized, place: Place | undefined, row: number, cols: number): [number, number] | null {
  const lines = place?.lines ?? 1;
  if (!place || size === 0 || row < place.row || row >= place.row + lines) return null;
  const inRow = rowLength(cols);
  const tiles = row === place.row + lines - 1 ? size - (lines - 1) * inRow : inRow;
  return [place.col, place.col + 2 * tiles];
}

/** How many rows are used. */
export function rowsOf(places: Places): number {
  return Math.max(0, ...[...places.values()].map((place) => place.row + (place.lines ?? 1)));
}

/** The sets in reading order, row by row. */
export function inReadingOrder<S extends { id: number }>(sets: readonly S[], places: Places): S[] {
  const at = (each: S) => places.get(each.id) ?? { row: 0, col: 0 };
  return sets.toSorted((one, two) => at(one).row - at(two).row || at(one).col - at(two).col);
}
