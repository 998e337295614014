/** Which segment lies at a point of a tile, read from its plan on a fine grid; and where its middle is. */
import { segmentsOf, tileOf } from "../tile";
import { distance, distanceToLine, isInside, rotate, type Point } from "./plane";
import { PLAZA, ROAD, planOf, type Plan } from "./shape";

/** Points per side; a step is 2 of the tile's 100. */
export const SIZE = 50;
const STEP = 100 / SIZE;

/** What the plan shows at a point: a segment, "" where nobody can stand (crossing, circle), or "field". */
export function shownAt(plan: Plan, point: Point): string {
  if (plan.circle && distance(point, plan.circle.at) <= plan.circle.radius) return "";
  const { monastery } = plan;
  if (monastery && Math.abs(point[0] - 50) <= monastery.across && Math.abs(point[1] - 50) <= monastery.along) return "monastery.0";
  const city = plan.cities.findIndex((town) => isInside(point, town.polygon));
  if (city >= 0) return `city.${city}`;
  if (plan.crossing && distance(point, plan.crossing) <= PLAZA) return "";
  const road = plan.roads.findIndex((way) => distanceToLine(point, way.line) <= ROAD);
  return road >= 0 ? `road.${road}` : "field";
}

export interface Ground {
  /** Row by row; "" where nobody can stand. */
  cells: string[];
  /** The half-edges and cities each drawn field meets, in the order the fields were found. */
  fields: { name: string; halves: string[]; cities: number[] }[];
}

const middle = (index: number) => (index + 0.5) * STEP;
const HALF_AT_RIM = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

function halvesOf(x: number, y: number): string[] {
  const half = SIZE / 2;
  const found: string[] = [];
  if (y === 0) found.push(HALF_AT_RIM[x < half ? 0 : 1] as string);
  if (x === SIZE - 1) found.push(HALF_AT_RIM[y < half ? 2 : 3] as string);
  if (y === SIZE - 1) found.push(HALF_AT_RIM[x < half ? 5 : 4] as string);
  if (x === 0) found.push(HALF_AT_RIM[y < half ? 7 : 6] as string);
  return found;
}

const grounds = new Map<string, Ground>();

/** The ground of a kind of tile, unturned. Fields are what is connected, named by the data they correspond to. */
export function groundOf(name: string): Ground {
  const known = grounds.get(name);
  if (known) return known;
  const plan = planOf(name);
  const cells: string[] = [];
  for (let y = 0; y < SIZE; y += 1) for (let x = 0; x < SIZE; x += 1) cells.push(shownAt(plan, [middle(x), middle(y)]));
  const ground: Ground = { cells, fields: [] };
  for (let start = 0; start < cells.length; start += 1) if (cells[start] === "field") flood(name, ground, start);
  grounds.set(name, ground);
  return ground;
}

function flood(name: string, ground: Ground, start: number): void {
  const { cells } = ground;
  const halves = new Set<string>();
  const cities = new Set<number>();
  const seen: number[] = [start];
  cells[start] = "?";
  for (let next = 0; next < seen.length; next += 1) {
    const place = seen[next] as number;
    const [x, y] = [place % SIZE, Math.floor(place / SIZE)];
    for (const half of halvesOf(x, y)) halves.add(half);
    for (const [nx, ny] of [[x, y - 1], [x + 1, y], [x, y + 1], [x - 1, y]] as const) {
      if (nx < 0 || ny < 0 || nx >= SIZE || ny >= SIZE) continue;
      const other = ny * SIZE + nx;
      const what = cells[other] as string;
      if (what === "field") {
        cells[other] = "?";
        seen.push(other);
      } else if (what.startsWith("city.")) cities.add(Number(what.slice(5)));
    }
  }
  // A few points caught in the angle between a wall and a road belong to nobody.
  const field = tileOf(name).fields.findIndex((joined) => joined.some((half) => halves.has(half)));
  const segment = field < 0 || seen.length < 8 ? "" : `field.${field}`;
  for (const place of seen) cells[place] = segment;
  if (segment) ground.fields.push({ name: segment, halves: [...halves], cities: [...cities].sort() });
}

/** The segment at a point of a turned tile, or null where nobody can stand. */
export function segmentAt(name: string, turns: number, point: Point): string | null {
  const [x, y] = rotate(point, (4 - turns) % 4);
  const column = Math.max(0, Math.min(SIZE - 1, Math.floor(x / STEP)));
  const row = Math.max(0, Math.min(SIZE - 1, Math.floor(y / STEP)));
  return groundOf(name).cells[row * SIZE + column] || null;
}

const spots = new Map<string, Point>();

/** Where a figure stands on a segment of a turned tile: as far from its borders as possible. */
export function spotOf(name: string, turns: number, segment: string): Point {
  const key = `${name} ${segment}`;
  let spot = spots.get(key);
  if (!spot) {
    for (const each of segmentsOf(name)) spots.set(`${name} ${each}`, findSpot(name, each));
    spot = spots.get(key) ?? [50, 50];
  }
  return rotate(spot, turns);
}

function findSpot(name: string, segment: string): Point {
  const plan = planOf(name);
  if (segment === "monastery.0") return [50, 50];
  if (segment.startsWith("road")) return roadSpot(name, plan, Number(segment.slice(5)));
  const { cells } = groundOf(name);
  const clear = clearanceOf(name);
  let best: Point = [50, 50];
  let most = -Infinity;
  for (let y = 1; y < SIZE; y += 2) {
    for (let x = 1; x < SIZE; x += 2) {
      if (cells[y * SIZE + x] !== segment) continue;
      const rim = Math.min(x, y, SIZE - 1 - x, SIZE - 1 - y) * STEP * 0.9;
      const room = Math.min(clear[y * SIZE + x] as number, rim);
      const worth = room - 0.06 * distance([middle(x), middle(y)], [50, 50]);
      if (worth > most) [most, best] = [worth, [middle(x), middle(y)]];
    }
  }
  return best;
}

const clearances = new Map<string, Float32Array>();

/** For each point of the grid, how far the nearest point of another segment is (in two sweeps, accurate enough). */
export function clearanceOf(name: string): Float32Array {
  const known = clearances.get(name);
  if (known) return known;
  const { cells } = groundOf(name);
  const room = new Float32Array(SIZE * SIZE).fill(999);
  const sweep = (place: number, steps: readonly (readonly [number, number])[]) => {
    const [x, y] = [place % SIZE, Math.floor(place / SIZE)];
    for (const [dx, dy] of steps) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= SIZE || ny >= SIZE) continue;
      const other = ny * SIZE + nx;
      const step = (dx !== 0 && dy !== 0 ? 1.414 : 1) * STEP;
      const from = cells[other] === cells[place] ? (room[other] as number) + step : step / 2;
      if (from < (room[place] as number)) room[place] = from;
    }
  };
  for (let place = 0; place < room.length; place += 1) sweep(place, [[-1, 0], [0, -1], [-1, -1], [1, -1], [1, 0], [0, 1]]);
  for (let place = room.length - 1; place >= 0; place -= 1) sweep(place, [[1, 0], [0, 1], [1, 1], [-1, 1]]);
  clearances.set(name, room);
  return room;
}

function roadSpot(name: string, plan: Plan, road: number): Point {
  const { cells } = groundOf(name);
  const line = plan.roads[road]?.line ?? [];
  const shown = line.length > 2 ? line : [0, 1, 2, 3, 4, 5, 6].map((step): Point => {
    const [a, b] = [line[0] as Point, line[1] as Point];
    return [a[0] + ((b[0] - a[0]) * step) / 6, a[1] + ((b[1] - a[1]) * step) / 6];
  });
  const seen = shown.filter(([x, y]) => {
    const column = Math.min(SIZE - 1, Math.floor(x / STEP));
    return cells[Math.min(SIZE - 1, Math.floor(y / STEP)) * SIZE + column] === `road.${road}`;
  });
  return seen[Math.floor(seen.length / 2)] ?? (shown[0] as Point);
}
