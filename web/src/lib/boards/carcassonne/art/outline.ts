/** The outlines of segments, for marking an area on the map. */
import { segmentsOf } from "../tile";
import { groundOf, SIZE } from "./ground";
import { pathOf, rotate, type Point } from "./plane";
import { planOf } from "./shape";

const STEP = 100 / SIZE;
const traced = new Map<string, Point[][]>();

/** The closed lines round all points of a segment, on the grid, softened inside the tile. */
function trace(name: string, segment: string): Point[][] {
  const key = `${name} ${segment}`;
  const known = traced.get(key);
  if (known) return known;
  const { cells } = groundOf(name);
  const has = (x: number, y: number) => x >= 0 && y >= 0 && x < SIZE && y < SIZE && cells[y * SIZE + x] === segment;
  // Every side between inside and outside, walked with the inside on the right.
  const next = new Map<string, Point[]>();
  const side = (from: Point, to: Point) => next.set(from.join(), [...(next.get(from.join()) ?? []), to]);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      if (!has(x, y)) continue;
      if (!has(x, y - 1)) side([x, y], [x + 1, y]);
      if (!has(x + 1, y)) side([x + 1, y], [x + 1, y + 1]);
      if (!has(x, y + 1)) side([x + 1, y + 1], [x, y + 1]);
      if (!has(x - 1, y)) side([x, y + 1], [x, y]);
    }
  }
  const lines: Point[][] = [];
  for (let start = next.keys().next().value; start !== undefined; start = next.keys().next().value) {
    const line: Point[] = [];
    let at: string = start;
    for (let to = next.get(at)?.shift(); to; to = next.get(at)?.shift()) {
      if (next.get(at)?.length === 0) next.delete(at);
      line.push([to[0] * STEP, to[1] * STEP]);
      at = to.join();
    }
    next.delete(at);
    if (line.length > 8) lines.push(soften(line));
  }
  traced.set(key, lines);
  return lines;
}

function onRim([x, y]: Point): boolean {
  return x <= 0 || y <= 0 || x >= 100 || y >= 100;
}

function soften(line: Point[]): Point[] {
  const soft = line.map((point, i): Point => {
    if (onRim(point)) return point;
    const near = [-2, -1, 0, 1, 2].map((step) => line[(i + step + line.length) % line.length] as Point);
    return [near.reduce((sum, p) => sum + p[0] / 5, 0), near.reduce((sum, p) => sum + p[1] / 5, 0)];
  });
  return soft.filter((point, i) => i % 2 === 0 || onRim(point));
}

export interface Outline {
  /** What is filled. */
  face: string;
  /** What is drawn round it: walls of a city, the road itself, the border of a field. */
  border: string;
}

const outlines = new Map<string, Outline>();

/** The outline of a segment of a turned tile. */
export function outlineOf(name: string, turns: number, segment: string): Outline {
  const key = `${name} ${turns} ${segment}`;
  let outline = outlines.get(key);
  if (!outline) {
    outline = make(name, turns, segment);
    outlines.set(key, outline);
  }
  return outline;
}

function make(name: string, turns: number, segment: string): Outline {
  const plan = planOf(name);
  const move = (points: readonly Point[]) => points.map((point) => rotate(point, turns));
  const place = Number(segment.split(".")[1]);
  if (segment.startsWith("city")) {
    const city = plan.cities[place];
    return { face: pathOf(move(city?.polygon ?? [])), border: (city?.walls ?? []).map((wall) => pathOf(move(wall), false)).join("") };
  }
  if (segment.startsWith("road")) return { face: "", border: pathOf(move(plan.roads[place]?.line ?? []), false) };
  if (segment.startsWith("monastery")) return { face: "M26 26h48v48h-48z", border: "M26 26h48v48h-48z" };
  const lines = segmentsOf(name).includes(segment) ? trace(name, segment) : [];
  const face = lines.map((line) => pathOf(move(line))).join("");
  return { face, border: "" };
}
