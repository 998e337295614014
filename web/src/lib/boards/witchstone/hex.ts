/** Hexes of a cauldron: axial coordinates, pointy tops, r down and half to the right. */
export interface Point {
  x: number;
  y: number;
}

export interface Hex {
  q: number;
  r: number;
}

/** The six ways to a neighbour, clockwise from the right. */
export const WAYS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** From the middle of a hex to a corner. */
export const SIZE = 30;
export const WIDTH = SIZE * Math.sqrt(3);

export function readHex(text: string): Hex {
  const [q = 0, r = 0] = text.split(",").map(Number);
  return { q, r };
}

export function hexText({ q, r }: Hex): string {
  return `${q},${r}`;
}

/** Where people count a hex: its row from the top, its place in the row from the left. */
export function rowAndPlace(cell: string, radius: number): { row: number; place: number } {
  const { q, r } = readHex(cell);
  return { row: r + radius + 1, place: q + radius + 1 + Math.min(0, r) };
}

export function step(cell: string, way: number): string {
  const { q, r } = readHex(cell);
  const to = WAYS[((way % 6) + 6) % 6] as Hex;
  return hexText({ q: q + to.q, r: r + to.r });
}

/** The direction from a hex to its neighbour, or -1 if they do not touch. */
export function wayTo(a: string, b: string): number {
  return WAYS.findIndex((_, way) => step(a, way) === b);
}

export function distance(a: string, b: string): number {
  const from = readHex(a);
  const to = readHex(b);
  const q = to.q - from.q;
  const r = to.r - from.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** All hexes of a cauldron, row by row from the top. */
export function cellsOf(radius: number): string[] {
  const span = Array.from({ length: 2 * radius + 1 }, (_, number) => number - radius);
  return span.flatMap((r) => span.filter((q) => Math.abs(q + r) <= radius).map((q) => hexText({ q, r })));
}

/** Where the middle of a hex is drawn. */
export function centre(cell: string, size = SIZE): Point {
  const { q, r } = readHex(cell);
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** The corner of a hex, clockwise from the upper right. */
function corner(at: Point, number: number, size: number): Point {
  const angle = (Math.PI / 3) * number - Math.PI / 6;
  return { x: at.x + size * Math.cos(angle), y: at.y + size * Math.sin(angle) };
}

const paths = new Map<string, string>();

/** The outline of a hex where it is drawn, as a path; made once. */
export function cellPath(cell: string, size: number): string {
  const key = `${cell} ${size}`;
  const path = paths.get(key) ?? hexPath(centre(cell), size);
  paths.set(key, path);
  return path;
}

/** The outline of one hex, as a path. */
export function hexPath(at: Point = { x: 0, y: 0 }, size = SIZE): string {
  return `M${[0, 1, 2, 3, 4, 5].map((number) => written(corner(at, number, size))).join("L")}Z`;
}

/** The outline of some hexes: every side that has no neighbour among them. */
export function outline(cells: readonly string[], size = SIZE): string {
  const inside = new Set(cells);
  const sides = cells.flatMap((cell) => {
    const at = centre(cell, size);
    return WAYS.map((_, way) => way)
      .filter((way) => !inside.has(step(cell, way)))
      .map((way) => `M${written(corner(at, way, size))}L${written(corner(at, way + 1, size))}`);
  });
  return sides.join("");
}

/** The large hexagon around a cauldron: flat sides above and below. */
export function frame(reach: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((number) => {
    const angle = (Math.PI / 3) * number;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(written).join("L")}Z`;
}

function written({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
