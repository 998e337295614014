/** Where rings and labels lie so that none covers another. */
import type { Bounds } from "./camera";
import type { Cell } from "./view";

interface Point {
  x: number;
  y: number;
}

/** How wide rings are: two have more room, and if there are more, three in a row still fit into a tile's 100. */
const [WIDE, NARROW] = [40, 30];

/** Rings on one tile: pushed apart, and never over its rim. */
export function inTile(tile: Cell, middles: readonly Point[]): { places: Point[]; ring: number } {
  const ring = middles.length <= 2 ? WIDE : NARROW;
  const places = middles.map(({ x, y }) => ({ x, y }));
  const [low, high] = [ring / 2 + 1, 99 - ring / 2];
  for (let round = 0; round < 60; round += 1) {
    forPairs(places, (a, b) => push(a, b, ring + 1));
    for (const place of places) {
      place.x = tile.x * 100 + Math.max(low, Math.min(high, place.x - tile.x * 100));
      place.y = tile.y * 100 + Math.max(low, Math.min(high, place.y - tile.y * 100));
    }
  }
  return { places, ring };
}

function forPairs<T>(all: readonly T[], run: (a: T, b: T) => void): void {
  all.forEach((a, place) => all.slice(place + 1).forEach((b) => run(a, b)));
}

function push(a: Point, b: Point, apart: number): void {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy);
  if (far >= apart) return;
  const [ux, uy] = far < 0.01 ? [1, 0] : [dx / far, dy / far];
  const step = (apart - far) / 2;
  a.x -= ux * step;
  a.y -= uy * step;
  b.x += ux * step;
  b.y += uy * step;
}

/** For each of several groups of places, the number of the one farthest from all others, and from what stands there. */
export function wellApart(groups: readonly (readonly Point[])[], taken: readonly Point[]): number[] {
  const chosen: Point[] = [];
  const found = groups.map(() => 0);
  const order = groups.map((_, place) => place).sort((a, b) => (groups[a]?.length ?? 0) - (groups[b]?.length ?? 0));
  for (const group of order) {
    const rooms = (groups[group] ?? []).map((point) => Math.min(150, ...chosen.map((other) => distance(point, other)), ...taken.map((piece) => 1.5 * distance(point, piece))));
    const best = Math.max(0, rooms.indexOf(Math.max(...rooms)));
    found[group] = best;
    const point = groups[group]?.[best];
    if (point) chosen.push(point);
  }
  return found;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export interface Box extends Point {
  width: number;
  height: number;
}

/** Labels that cover more of the land than this bury it. */
const MOST_COVERED = 1 / 3;

/** Whether this many boxes lie in a part of the land that little of it is visible. */
export function buries(boxes: readonly Box[], { left, top, right, bottom }: Bounds): boolean {
  const seen = boxes.filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom);
  return seen.reduce((sum, { width, height }) => sum + width * height, 0) > MOST_COVERED * (right - left) * (bottom - top);
}

const ROUNDS = 80;
/** Less than the eye can see. */
const SLIGHT = 0.01;
/** A free place is searched within this many heights, in this many directions. */
const [FARTHEST, TURNS] = [40, 24];

/**
 * Moves boxes, given by their middles, until none overlaps another; each as little as necessary. At first they also give way to
 * what stands there; if that is impossible, they would rather cover it than each other. None leaves the bounds, unless they are
 * too small for all: then some go out as far as the outer ones.
 */
export function unpiled(boxes: readonly Box[], standing: readonly Box[] = [], within: Bounds | null = null, outer = within): Box[] {
  const apart = boxes.map((box) => ({ ...box }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let piled = false;
    if (within) for (const box of apart) keepIn(box, within);
    if (round < ROUNDS / 4) for (const box of apart) for (const still of standing) piled = part(box, still, 0) || piled;
    forPairs(apart, (a, b) => {
      piled = part(a, b, 0.5) || piled;
    });
    if (!piled) return apart;
  }
  return settled(apart, within, outer);
}

/** Lays boxes one after another; one that would cover an earlier one goes to the nearest free place. */
function settled(boxes: readonly Box[], within: Bounds | null, outer: Bounds | null): Box[] {
  const laid: Box[] = [];
  for (const box of boxes) laid.push(isFree(box, laid) ? box : (nearest(box, laid, within) ?? nearest(box, laid, outer) ?? box));
  return laid;
}

function nearest(box: Box, laid: readonly Box[], within: Bounds | null): Box | null {
  for (let far = box.height / 2; far < FARTHEST * box.height; far += box.height / 2) {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const angle = (turn * 2 * Math.PI) / TURNS;
      const tried = { ...box, x: box.x + far * Math.cos(angle), y: box.y + far * Math.sin(angle) };
      if (within) keepIn(tried, within);
      if (isFree(tried, laid)) return tried;
    }
  }
  return null;
}

const isFree = (box: Box, laid: readonly Box[]) => !laid.some((other) => overlap(box, other).every((by) => by > SLIGHT));

/** By how much two boxes lie over each other, across and down. */
function overlap(a: Box, b: Box): [across: number, down: number] {
  return [(a.width + b.width) / 2 - Math.abs(b.x - a.x), (a.height + b.height) / 2 - Math.abs(b.y - a.y)];
}

function keepIn(box: Box, { left, top, right, bottom }: Bounds): void {
  box.x = Math.max(left + box.width / 2, Math.min(right - box.width / 2, box.x));
  box.y = Math.max(top + box.height / 2, Math.min(bottom - box.height / 2, box.y));
}

/** Parts two boxes along the shorter way, the second by that share of it; tells whether they overlapped. */
function part(a: Box, b: Box, share: number): boolean {
  const [across, down] = overlap(a, b);
  if (across <= SLIGHT || down <= SLIGHT) return false;
  const [axis, by] = across < down ? (["x", across] as const) : (["y", down] as const);
  const way = b[axis] >= a[axis] ? 1 : -1;
  a[axis] -= way * by * (1 - share);
  b[axis] += way * by * share;
  return true;
}
