/** Where the frames and labels of the two moves stand on a position. */
import type { Compared } from "$lib/boards/compared";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something on the board that one of the two moves is about. */
export interface Spot extends Box {
  kind: Compared;
  /** The board draws the frame itself: only a label is wanted. */
  framed: boolean;
}

export interface Tag {
  kind: Compared;
  x: number;
  y: number;
  /** Nothing on the board shows the move: the label names it. */
  named: boolean;
}

const NEAR = 8;
const GAP = 10;

/** Things side by side that belong to one move are framed together. */
export function joined(spots: readonly Spot[]): Spot[] {
  const found: Spot[] = [];
  for (const spot of spots) {
    const beside = found.findIndex((other) => other.kind === spot.kind && other.framed === spot.framed && isBeside(other, spot));
    const other = found[beside];
    if (other) found[beside] = { ...other, ...around(other, spot) };
    else found.push(spot);
  }
  return found;
}

function isBeside(one: Box, two: Box): boolean {
  const apart = Math.max(one.x - two.x - two.width, two.x - one.x - one.width);
  return apart <= NEAR && Math.abs(one.y - two.y) <= NEAR && Math.abs(one.height - two.height) <= NEAR;
}

function around(one: Box, two: Box): Box {
  const [x, y] = [Math.min(one.x, two.x), Math.min(one.y, two.y)];
  return { x, y, width: Math.max(one.x + one.width, two.x + two.width) - x, height: Math.max(one.y + one.height, two.y + two.height) - y };
}

function overlap(one: Box, two: Box): number {
  const width = Math.min(one.x + one.width, two.x + two.width) - Math.max(one.x, two.x);
  const height = Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** One label for each move: beside the first thing it is about, off both moves and off each other; in the corner if it is about nothing. */
export function tagsOf(spots: readonly Spot[], sizes: Readonly<Record<Compared, { width: number; height: number }>>, room: { width: number; height: number }): Tag[] {
  const taken: Box[] = [...spots];
  return (["better", "played"] as const).map((kind) => {
    const size = sizes[kind];
    const spot = spots.find((each) => each.kind === kind);
    const best = (spot ? beside(spot, size) : corners(size, room))
      .map((at) => ({ ...inside(at, size, room), ...size }))
      .map((box) => ({ box, cost: taken.reduce((sum, other) => sum + overlap(box, other), 0) }))
      .reduce((one, two) => (two.cost < one.cost ? two : one)).box;
    taken.push(best);
    return { kind, x: best.x, y: best.y, named: !spot };
  });
}

function beside(spot: Box, { width, height }: { width: number; height: number }): { x: number; y: number }[] {
  const middle = spot.x + (spot.width - width) / 2;
  const level = spot.y + (spot.height - height) / 2;
  return [
    { x: middle, y: spot.y - height - GAP },
    { x: middle, y: spot.y + spot.height + GAP },
    { x: spot.x + spot.width + GAP, y: level },
    { x: spot.x - width - GAP, y: level },
  ];
}

function corners({ height }: { height: number }, room: { width: number; height: number }): { x: number; y: number }[] {
  return [{ x: GAP, y: GAP }, { x: GAP, y: 2 * GAP + height }, { x: room.width, y: GAP }];
}

function inside({ x, y }: { x: number; y: number }, { width, height }: { width: number; height: number }, room: { width: number; height: number }): { x: number; y: number } {
  return { x: Math.max(4, Math.min(room.width - width - 4, x)), y: Math.max(4, Math.min(room.height - height - 4, y)) };
}
