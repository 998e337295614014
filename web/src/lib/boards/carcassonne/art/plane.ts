/** Points and polygons in the unit of a tile: 100 by 100, y to the south. */

export type Point = readonly [number, number];
export type Polygon = readonly Point[];

export function rotate([x, y]: Point, turns: number): Point {
  let point: Point = [x, y];
  for (let turn = 0; turn < turns; turn += 1) point = [100 - point[1], point[0]];
  return point;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

export function between(a: Point, b: Point, part: number): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
}

export function isInside([x, y]: Point, polygon: Polygon): boolean {
  let inside = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i, i += 1) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

export function distanceToLine(point: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const a = line[i - 1] as Point;
    const b = line[i] as Point;
    const length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
    const part = length === 0 ? 0 : ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length;
    least = Math.min(least, distance(point, between(a, b, Math.max(0, Math.min(1, part)))));
  }
  return least;
}

/** Twice the signed area; positive when the points go clockwise on the screen. */
export function area2(polygon: Polygon): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i += 1) {
    const [ax, ay] = polygon[i] as Point;
    const [bx, by] = polygon[(i + 1) % polygon.length] as Point;
    sum += ax * by - bx * ay;
  }
  return sum;
}

export function centre(polygon: Polygon): Point {
  let x = 0;
  let y = 0;
  for (const point of polygon) {
    x += point[0] / polygon.length;
    y += point[1] / polygon.length;
  }
  return [x, y];
}

/** Keeps the part of a polygon where (point − at)·normal ≥ 0. */
export function keep(polygon: Polygon, at: Point, normal: Point): Point[] {
  const side = (p: Point) => (p[0] - at[0]) * normal[0] + (p[1] - at[1]) * normal[1];
  const kept: Point[] = [];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const [da, db] = [side(a), side(b)];
    if (da >= 0) kept.push(a);
    if (da >= 0 !== db >= 0) kept.push(between(a, b, da / (da - db)));
  });
  return kept;
}

/** Moves the sides of a convex polygon inwards, each by its own width. */
export function shrink(polygon: Polygon, width: (a: Point, b: Point) => number): Point[] {
  const turn = area2(polygon) >= 0 ? 1 : -1;
  let left: Point[] = [...polygon];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const length = distance(a, b);
    if (length < 0.01 || left.length < 3) return;
    const normal: Point = [(-turn * (b[1] - a[1])) / length, (turn * (b[0] - a[0])) / length];
    const by = width(a, b);
    left = keep(left, [a[0] + normal[0] * by, a[1] + normal[1] * by], normal);
  });
  return left;
}

const short = (value: number) => String(Math.round(value * 10) / 10);

export function pathOf(points: readonly Point[], close = true): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${short(x)} ${short(y)}`).join("") + (close ? "Z" : "");
}

/** A smooth line through points (Catmull-Rom). */
export function smooth(points: readonly Point[], steps = 8): Point[] {
  if (points.length < 3) return [...points];
  const drawn: Point[] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [points[i - 1] ?? points[i], points[i], points[i + 1], points[i + 2] ?? points[i + 1]] as [Point, Point, Point, Point];
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      const at = (k: 0 | 1) =>
        0.5 * (2 * b[k] + (c[k] - a[k]) * t + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      drawn.push([at(0), at(1)]);
    }
  }
  drawn.push(points.at(-1) as Point);
  return drawn;
}

/** Random numbers that are the same for the same word. */
export function seeded(word: string): () => number {
  let state = 2166136261;
  for (const letter of word) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
