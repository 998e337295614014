/** The houses of a city: its ground is cut into blocks by crooked streets, and each block gets a roof. */
import { area2, between, centre, distance, distanceToLine, keep, pathOf, shrink, type Point } from "./plane";
import type { City } from "./shape";

const HOUSE = 175;
const WALL = 4.4;
const STREET = 0.75;

export interface Roofs {
  /** Paths by tone: the sunny and the shaded side of three kinds of clay. */
  sunny: [string, string, string];
  shaded: [string, string, string];
  ridges: string;
  gardens: string;
  trees: Point[];
}

/** The first vertex that points inwards, if any. */
function reflex(polygon: Point[]): number {
  const turn = Math.sign(area2(polygon));
  return polygon.findIndex((b, i) => {
    const a = polygon[(i + polygon.length - 1) % polygon.length] as Point;
    const c = polygon[(i + 1) % polygon.length] as Point;
    return turn * ((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) < -0.5;
  });
}

/** Splits a polygon at a corner that points inwards, along the continuation of the side that leads to it. */
function chord(polygon: Point[], corner: number): Point[][] {
  const count = polygon.length;
  const at = polygon[corner] as Point;
  const before = polygon[(corner + count - 1) % count] as Point;
  const way: Point = [at[0] - before[0], at[1] - before[1]];
  let nearest = Infinity;
  let hit = corner;
  let where: Point = at;
  for (let side = 0; side < count; side += 1) {
    if (side === corner || side === (corner + count - 1) % count) continue;
    const a = polygon[side] as Point;
    const b = polygon[(side + 1) % count] as Point;
    const across: Point = [b[0] - a[0], b[1] - a[1]];
    const turn = way[0] * across[1] - way[1] * across[0];
    if (Math.abs(turn) < 1e-9) continue;
    const far = ((a[0] - at[0]) * across[1] - (a[1] - at[1]) * across[0]) / turn;
    const part = ((a[0] - at[0]) * way[1] - (a[1] - at[1]) * way[0]) / turn;
    if (far > 1e-6 && part >= 0 && part <= 1 && far < nearest) [nearest, hit, where] = [far, side, between(a, b, part)];
  }
  const ring = (from: number, to: number) => {
    const points: Point[] = [];
    for (let place = from; place !== to; place = (place + 1) % count) points.push(polygon[place] as Point);
    return [...points, polygon[to] as Point];
  };
  return [[...ring(corner, hit), where], [where, ...ring((hit + 1) % count, corner)]].filter((part) => Math.abs(area2(part)) > 4);
}

function cut(polygon: Point[], at: Point, normal: Point): Point[][] {
  return [keep(polygon, at, normal), keep(polygon, at, [-normal[0], -normal[1]])].filter((part) => Math.abs(area2(part)) > 8);
}

/** The direction of a polygon's longest side. */
function along(polygon: Point[]): Point {
  let best: Point = [1, 0];
  let longest = 0;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    const length = distance(a, b);
    if (length > longest) [longest, best] = [length, [(b[0] - a[0]) / length, (b[1] - a[1]) / length]];
  });
  return best;
}

function extent(polygon: Point[], way: Point): [number, number] {
  const reach = polygon.map((point) => point[0] * way[0] + point[1] * way[1]);
  return [Math.min(...reach), Math.max(...reach)];
}

function blocks(polygon: Point[], random: () => number, found: Point[][]): void {
  const corner = reflex(polygon);
  if (corner >= 0) {
    for (const part of chord(polygon, corner)) blocks(part, random, found);
    return;
  }
  if (Math.abs(area2(polygon)) / 2 < HOUSE * (0.75 + random() * 0.6)) {
    found.push(polygon);
    return;
  }
  const way = along(polygon);
  const across: Point = [-way[1], way[0]];
  const [a, b] = extent(polygon, way);
  const [c, d] = extent(polygon, across);
  const long = b - a >= d - c ? way : across;
  const tilt = (random() - 0.5) * 0.3;
  const normal: Point = [long[0] * Math.cos(tilt) - long[1] * Math.sin(tilt), long[0] * Math.sin(tilt) + long[1] * Math.cos(tilt)];
  const [from, to] = extent(polygon, long);
  const middle = centre(polygon);
  const shift = (from + to) / 2 + (random() - 0.5) * 0.3 * (to - from) - (middle[0] * long[0] + middle[1] * long[1]);
  const parts = cut(polygon, [middle[0] + long[0] * shift, middle[1] + long[1] * shift], normal);
  if (parts.length < 2) found.push(polygon);
  else for (const part of parts) blocks(part, random, found);
}

/** Cuts a city into houses; `spared` is kept free of gardens, since a figure stands there. */
export function roofsOf(city: City, random: () => number): Roofs {
  const roofs: Roofs = { sunny: ["", "", ""], shaded: ["", "", ""], ridges: "", gardens: "", trees: [] };
  const found: Point[][] = [];
  blocks([...city.polygon], random, found);
  const onWall = (a: Point, b: Point) => city.walls.some((wall) => distanceToLine(between(a, b, 0.5), wall) < 0.3);
  for (const block of found) {
    const house = shrink(block, (a, b) => (onWall(a, b) ? WALL : STREET));
    const size = Math.abs(area2(house)) / 2;
    if (house.length < 3 || size < 9) continue;
    if (random() < 0.055 && size > 40) plant(roofs, house, random);
    else build(roofs, house, Math.floor(random() * 3) as 0 | 1 | 2);
  }
  return roofs;
}

function plant(roofs: Roofs, ground: Point[], random: () => number): void {
  roofs.gardens += pathOf(ground);
  const middle = centre(ground);
  for (let tree = 0; tree < 3; tree += 1) {
    roofs.trees.push(between(ground[Math.floor(random() * ground.length)] as Point, middle, 0.45 + 0.4 * random()));
  }
}

/** A roof: two sides along its longer axis, the one that looks north-west in the sun. */
function build(roofs: Roofs, house: Point[], tone: 0 | 1 | 2): void {
  const way = along(house);
  const across: Point = [-way[1], way[0]];
  const [a, b] = extent(house, way);
  const [c, d] = extent(house, across);
  const ridge = b - a >= d - c ? way : across;
  let normal: Point = [-ridge[1], ridge[0]];
  if (normal[0] * 0.5 + normal[1] > 0) normal = [-normal[0], -normal[1]];
  const [from, to] = extent(house, normal);
  const middle = centre(house);
  const shift = (from + to) / 2 - (middle[0] * normal[0] + middle[1] * normal[1]);
  const at: Point = [middle[0] + normal[0] * shift, middle[1] + normal[1] * shift];
  const lit = keep(house, at, normal);
  const dark = keep(house, at, [-normal[0], -normal[1]]);
  roofs.sunny[tone] += pathOf(lit);
  roofs.shaded[tone] += pathOf(dark);
  const [start, stop] = extent(house, ridge);
  const base = at[0] * ridge[0] + at[1] * ridge[1];
  const end = (reach: number): Point => [at[0] + ridge[0] * (reach - base), at[1] + ridge[1] * (reach - base)];
  roofs.ridges += pathOf([end(start + 1.2), end(stop - 1.2)], false);
}
