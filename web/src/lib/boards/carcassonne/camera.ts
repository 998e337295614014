/**
 * Where the map is viewed from, as plain arithmetic: what must be visible and how much room there is go in, a pose comes out.
 */

/** screen = world × k + (x, y); a tile is 100 of the world. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The window onto the map, and what lies over it. */
export interface Pane {
  readonly width: number;
  readonly height: number;
  /** This much is covered from below, by a card with a message. */
  readonly below: number;
  /** What stands in a corner over the map, in the window's units. */
  readonly tools: Bounds | null;
}

export interface Scene {
  /** Everything there is. */
  readonly land: Bounds;
  /** What must be seen: the places to choose from, the tile just placed. */
  readonly wanted: readonly Bounds[];
  /** The whole land is shown if it can be at least this large. */
  readonly readable: number;
  /** How close we go otherwise, as long as everything wanted is still visible. */
  readonly close: number;
}

export const LEAST = 0.1;
export const MOST = 2.4;
const LARGEST = 1.25;
/** Kept free at the rim, so that no frame of a cell touches it. */
const RIM = 6;

/** The part of the world that holds these cells, 100 each, with a margin in cells. */
export function boundsOf(cells: readonly { x: number; y: number }[], margin: number): Bounds {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  return {
    left: (Math.min(...xs) - margin) * 100,
    right: (Math.max(...xs) + 1 + margin) * 100,
    top: (Math.min(...ys) - margin) * 100,
    bottom: (Math.max(...ys) + 1 + margin) * 100,
  };
}

/** The square round a point of the world. */
export function around(x: number, y: number, half: number): Bounds {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

export function union(all: readonly Bounds[]): Bounds {
  return {
    left: Math.min(...all.map((each) => each.left)),
    top: Math.min(...all.map((each) => each.top)),
    right: Math.max(...all.map((each) => each.right)),
    bottom: Math.max(...all.map((each) => each.bottom)),
  };
}

/** Where a part of the world is seen. */
export function seenAt({ x, y, k }: Pose, part: Bounds): Bounds {
  return { left: part.left * k + x, right: part.right * k + x, top: part.top * k + y, bottom: part.bottom * k + y };
}

/** The part of the window that nothing covers; beside the tools if they are in the way. */
function freeOf(pane: Pane, besideTools: boolean): Bounds {
  const left = besideTools && pane.tools ? pane.tools.right : 0;
  return { left: left + RIM, top: RIM, right: pane.width - RIM, bottom: Math.max(pane.height / 4, pane.height - pane.below) - RIM };
}

/** The part of the world that is seen free of tools. */
export function partSeen({ x, y, k }: Pose, pane: Pane): Bounds {
  const { left, top, right, bottom } = freeOf(pane, true);
  return { left: (left - x) / k, top: (top - y) / k, right: (right - x) / k, bottom: (bottom - y) / k };
}

const overlaps = (a: Bounds, b: Bounds) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Tells whether each of these is seen whole and free of tools. */
export function shows(pose: Pose, wanted: readonly Bounds[], pane: Pane): boolean {
  return wanted.every((part) => {
    const seen = seenAt(pose, part);
    const isInside = seen.left >= 0 && seen.top >= 0 && seen.right <= pane.width && seen.bottom <= Math.max(pane.height / 4, pane.height - pane.below);
    return isInside && !(pane.tools && overlaps(seen, pane.tools));
  });
}

/** The whole land if it is legible that way, otherwise as close as possible with everything wanted visible. */
export function framed(scene: Scene, pane: Pane): Pose {
  const first = poseIn(scene, freeOf(pane, false));
  return shows(first, scene.wanted, pane) ? first : poseIn(scene, freeOf(pane, true));
}

function poseIn({ land, wanted, readable, close }: Scene, free: Bounds): Pose {
  const all = union([land, ...wanted]);
  const whole = scaleFor(all, free);
  if (whole >= readable) return centred(all, Math.min(LARGEST, whole), free);
  const focus = wanted.length > 0 ? union(wanted) : land;
  const k = Math.max(LEAST, Math.min(close, scaleFor(focus, free)));
  const { x, y } = centred(focus, k, free);
  return { x: kept(x, free.left, free.right, all.left * k, all.right * k), y: kept(y, free.top, free.bottom, all.top * k, all.bottom * k), k };
}

function scaleFor(part: Bounds, free: Bounds): number {
  return Math.min((free.right - free.left) / (part.right - part.left), (free.bottom - free.top) / (part.bottom - part.top));
}

function centred(part: Bounds, k: number, free: Bounds): Pose {
  return { x: (free.left + free.right - (part.left + part.right) * k) / 2, y: (free.top + free.bottom - (part.top + part.bottom) * k) / 2, k };
}

/** Shifts a stretch so that it fills the window from low to high, or lies in its middle if it is shorter. */
function kept(shift: number, low: number, high: number, from: number, to: number): number {
  if (to - from <= high - low) return (low + high - from - to) / 2;
  return Math.min(low - from, Math.max(high - to, shift));
}

/** A pose somebody chose, moved as little as needed to show everything wanted; null if that needs another scale. */
export function moved(pose: Pose, wanted: readonly Bounds[], pane: Pane): Pose | null {
  if (wanted.length === 0 || shows(pose, wanted, pane)) return pose;
  const [focus, free] = [union(wanted), freeOf(pane, true)];
  if (scaleFor(focus, free) < pose.k) return null;
  const seen = seenAt(pose, focus);
  const dx = Math.max(0, free.left - seen.left) + Math.min(0, free.right - seen.right);
  const dy = Math.max(0, free.top - seen.top) + Math.min(0, free.bottom - seen.bottom);
  return { ...pose, x: pose.x + dx, y: pose.y + dy };
}

/** Zooms so that a point of the window stays where it is. */
export function zoomed(pose: Pose, factor: number, at: { x: number; y: number }): Pose {
  const k = Math.min(MOST, Math.max(LEAST, pose.k * factor));
  return { x: at.x - ((at.x - pose.x) * k) / pose.k, y: at.y - ((at.y - pose.y) * k) / pose.k, k };
}
