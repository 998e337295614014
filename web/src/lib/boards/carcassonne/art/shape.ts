/**
 * The ground plan of a tile, made from its data alone: where its cities, roads, circle and monastery lie. Everything is
 * in the unturned tile; turning it turns every point, so rims meet in every rotation.
 */
import { DIRECTIONS, fieldAtHalf, tileOf, type Tile } from "../tile";
import { between, rotate, type Point } from "./plane";

/** Half the width of a road where it crosses the rim. */
export const ROAD = 4.6;
export const PLAZA = 9;

export interface City {
  polygon: Point[];
  /** The walls: lines from corner to corner of the tile. */
  walls: Point[][];
}

export interface Road {
  line: Point[];
  /** Where it ends on the tile: at a gate in a wall, at the monastery, at a circle or at a crossing. */
  end: "gate" | "monastery" | "circle" | "crossing" | null;
}

export interface Plan {
  cities: City[];
  roads: Road[];
  crossing: Point | null;
  circle: { at: Point; radius: number } | null;
  /** The monastery's wall: half its width and half its height round the middle. */
  monastery: { across: number; along: number } | null;
}

const MIDDLE: Point = [50, 50];
/** The wall of a city with one edge, seen for the edge N: from the west corner to the east corner. */
const CAP: Point[] = [[0, 0], [29, 23], [71, 23], [100, 0]];
const EDGE_MIDDLES: Point[] = [[50, 0], [100, 50], [50, 100], [0, 50]];

const turned = (line: Point[], turns: number) => line.map((point) => rotate(point, turns));
const places = (ends: string) => [...ends].map((letter) => DIRECTIONS.indexOf(letter)).sort();

/** The wall of a city whose only edge is this. */
function cap(edge: number): Point[] {
  return turned(CAP, edge);
}

/** The wall of a city with two edges that meet; `first` is the one that comes first clockwise. */
function diagonal(first: number, drawnIn: boolean): Point[] {
  // For N and E: from the north-west corner to the south-east corner.
  const line: Point[] = drawnIn ? [[0, 0], [41, 31], [69, 59], [100, 100]] : [[0, 0], [35, 41], [59, 65], [100, 100]];
  return turned(line, first);
}

function city(ends: string, tile: Tile): City {
  const edges = places(ends);
  const corners: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];
  if (edges.length === 4) return { polygon: corners, walls: [] };
  if (edges.length === 1) {
    const wall = cap(edges[0] as number);
    return { polygon: wall, walls: [wall] };
  }
  if (edges.length === 2 && (edges[1] as number) - (edges[0] as number) !== 2) {
    const first = edges[0] === 0 && edges[1] === 3 ? 3 : (edges[0] as number);
    const wall = diagonal(first, tile.cities.length > 1 && tile.fields.length === 0);
    return { polygon: [...wall, rotate([100, 0], first)].reverse(), walls: [wall] };
  }
  // Two edges that face each other, or three: the whole tile but for a cap at each other edge.
  const polygon: Point[] = [];
  const walls: Point[][] = [];
  for (let edge = 0; edge < 4; edge += 1) {
    if (edges.includes(edge)) polygon.push(rotate([0, 0], edge));
    else {
      const wall = cap(edge);
      walls.push(wall);
      polygon.push(...wall.slice(0, 3));
    }
  }
  return { polygon, walls };
}

function arc(from: number): Point[] {
  // A quarter round the corner between this edge and the next: for N round the north-east corner.
  const line: Point[] = [];
  for (let step = 0; step <= 12; step += 1) {
    const angle = Math.PI - (Math.PI / 2) * (step / 12);
    line.push([100 + 50 * Math.cos(angle), 50 * Math.sin(angle)]);
  }
  return turned(line, from);
}

function through(edges: number[]): Point[] {
  const [a, b] = edges as [number, number];
  if (b - a === 2) {
    const line: Point[] = [];
    for (let step = 0; step <= 12; step += 1) {
      const part = step / 12;
      line.push([50 + 2.2 * Math.sin(part * 2 * Math.PI) * Math.sin(part * Math.PI), 100 * part]);
    }
    return turned(line, a === 0 ? 0 : 3);
  }
  return arc(a === 0 && b === 3 ? 3 : a);
}

/** The city both fields beside a road touch: there it ends at a gate. */
function gateOf(name: string, edge: number): number | null {
  const tile = tileOf(name);
  const beside = [2 * edge, 2 * edge + 1].map((half) => tile.touches[Number(fieldAtHalf(name, 0, half).slice(6))] ?? []);
  return beside[0]?.find((city) => beside[1]?.includes(city)) ?? null;
}

/** The middle of the wall of a city that a road from an edge comes to. */
function gatePlace(plan: City, edge: number): Point {
  const gates = plan.walls.map((wall) => between(wall[1] as Point, wall[2] as Point, 0.5));
  const start = EDGE_MIDDLES[edge] as Point;
  gates.sort((a, b) => Math.hypot(a[0] - start[0], a[1] - start[1]) - Math.hypot(b[0] - start[0], b[1] - start[1]));
  return gates[0] ?? MIDDLE;
}

function bend(from: Point, to: Point): Point[] {
  const straight = from[0] === to[0] || from[1] === to[1];
  if (straight) return [from, to];
  // Leaves the rim at a right angle and comes to the wall at a right angle.
  const out: Point = between(from, MIDDLE, 0.75);
  const into: Point = [Math.abs(to[0] - 50) > Math.abs(to[1] - 50) ? to[0] - Math.sign(to[0] - 50) * 24 : to[0], Math.abs(to[0] - 50) > Math.abs(to[1] - 50) ? to[1] : to[1] - Math.sign(to[1] - 50) * 24];
  const line: Point[] = [];
  for (let step = 0; step <= 14; step += 1) {
    const t = step / 14;
    const s = 1 - t;
    const at = (k: 0 | 1) => s ** 3 * from[k] + 3 * s * s * t * out[k] + 3 * s * t * t * into[k] + t ** 3 * to[k];
    line.push([at(0), at(1)]);
  }
  return line;
}

/** Where the crop circle lies: in the middle, or between the roads it ends and the road that passes by. */
function circleOf(tile: Tile): Plan["circle"] {
  if (!tile.symbol?.startsWith("circle")) return null;
  const passing = tile.roads.find((ends) => ends.length === 2);
  if (passing && tile.roads.length === 2) return { at: [54, 47.5], radius: 21.5 };
  if (passing) return { at: [62, 38], radius: 16 };
  if (tile.fields.length === 0) return { at: MIDDLE, radius: 19 };
  if (tile.cities.length === 2) return { at: MIDDLE, radius: 27.4 };
  return { at: tile.roads.length === 1 ? [50, 57] : MIDDLE, radius: tile.roads.length === 1 ? 19 : 17 };
}

function deadEnd(name: string, edge: number, plan: Plan): Road {
  const start = EDGE_MIDDLES[edge] as Point;
  if (plan.circle) return { line: towards(start, plan.circle.at), end: "circle" };
  if (plan.monastery) return { line: [start, MIDDLE], end: "monastery" };
  const gate = gateOf(name, edge);
  const town = gate === null ? undefined : plan.cities[gate];
  if (town) return { line: bend(start, gatePlace(town, edge)), end: "gate" };
  return { line: [start, MIDDLE], end: "crossing" };
}

/** A road to a circle that lies off its straight path bends towards it. */
function towards(start: Point, at: Point): Point[] {
  if (start[0] === at[0] || start[1] === at[1]) return [start, at];
  const inward = between(start, MIDDLE, 0.45);
  const line: Point[] = [];
  for (let step = 0; step <= 10; step += 1) {
    const t = step / 10;
    const s = 1 - t;
    line.push([s * s * start[0] + 2 * s * t * inward[0] + t * t * at[0], s * s * start[1] + 2 * s * t * inward[1] + t * t * at[1]]);
  }
  return line;
}

const plans = new Map<string, Plan>();

/** The plan of a kind of tile, unturned. */
export function planOf(name: string): Plan {
  const known = plans.get(name);
  if (known) return known;
  const tile = tileOf(name);
  const plan: Plan = {
    cities: tile.cities.map((ends) => city(ends, tile)),
    roads: [],
    crossing: null,
    circle: circleOf(tile),
    monastery: tile.monastery ? { across: 23.5, along: 23.5 } : null,
  };
  for (const ends of tile.roads) {
    const edges = places(ends);
    plan.roads.push(edges.length === 2 ? { line: through(edges), end: null } : deadEnd(name, edges[0] as number, plan));
  }
  if (plan.roads.some((road) => road.end === "crossing")) plan.crossing = MIDDLE;
  plans.set(name, plan);
  return plan;
}
