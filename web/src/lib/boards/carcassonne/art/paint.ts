/** Paints a turned tile as SVG: first the plan is turned, then drawn, so that light falls from the north-west. */
import { segmentsOf, tileOf } from "../tile";
import { clearanceOf, groundOf, SIZE, spotOf } from "./ground";
import { distance, pathOf, rotate, seeded, type Point } from "./plane";
import { roofsOf } from "./roofs";
import { PLAZA, planOf, type Plan } from "./shape";

export const INK = "#4b3a27";
const GRASS = "#b7ca8b";
const MEADOW = "#a5bd78";
const WHEAT = "#dfbb62";
const FURROW = "#8fa963";
const ROAD_EDGE = "#8a7350";
const ROAD_FACE = "#f1e4c6";
const STONE = "#d8ccb4";
const CLAY = ["#c9644a", "#d07253", "#bf5a44"];
const SHADE = ["#a94c38", "#b05a40", "#a04536"];

const n = (value: number) => Math.round(value * 10) / 10;
const disc = ([x, y]: Point, r: number) => `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const fill = (d: string, color: string, more = "") => (d ? `<path d="${d}" fill="${color}"${more}/>` : "");
const line = (d: string, color: string, width: number, more = "") =>
  d ? `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${more}/>` : "";

const painted = new Map<string, string>();

/** The inside of an SVG of 100 by 100; `variant` changes trees and houses, never the plan. */
export function paint(name: string, turns: number, variant = 0): string {
  const key = `${name} ${turns} ${variant}`;
  let art = painted.get(key);
  if (art === undefined) {
    art = make(name, turns, variant);
    painted.set(key, art);
  }
  return art;
}

function make(name: string, turns: number, variant: number): string {
  const plan = turnPlan(planOf(name), turns);
  const random = seeded(`${name}/${variant}`);
  return [
    `<path d="M-.2-.2h100.4v100.4h-100.4z" fill="${tileOf(name).fields.length > 0 || !plan.circle ? GRASS : WHEAT}"/>`,
    meadows(name, turns, random),
    roads(plan),
    plan.crossing ? crossing(plan.crossing) : "",
    ...plan.cities.map((city) => town(city, random)),
    gates(plan),
    plan.monastery ? MONASTERY : "",
    plan.circle ? circle(name, plan.circle.at, plan.circle.radius) : "",
    shields(name, turns),
    tileOf(name).symbol === "mage" ? magicSymbol(emblemSpot(name, turns)) : "",
  ].join("");
}

function turnPlan(plan: Plan, turns: number): Plan {
  const move = (points: Point[]) => points.map((point) => rotate(point, turns));
  return {
    ...plan,
    cities: plan.cities.map((city) => ({ polygon: move(city.polygon), walls: city.walls.map(move) })),
    roads: plan.roads.map((road) => ({ ...road, line: move(road.line) })),
    circle: plan.circle && { ...plan.circle, at: rotate(plan.circle.at, turns) },
  };
}

/** The corners of a turned tile where walls end: 0 north-west … 3 south-west. */
export function wallCorners(name: string, turns: number): number[] {
  const ends = planOf(name).cities.flatMap((city) => city.walls.flatMap((wall) => [wall[0], wall.at(-1)] as Point[]));
  const corners: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];
  return corners.flatMap((corner, place) => (ends.some((end) => distance(rotate(end, turns), corner) < 1) ? [place] : []));
}

/** A round tower, for the corners where walls of several tiles meet. */
export const TOWER = `<path d="${disc([0.7, 0.9], 4.3)}" fill="#3b2f20" opacity=".28"/><path d="${disc([0, 0], 4)}" fill="${STONE}" stroke="${INK}" stroke-width="1"/><path d="${disc([0, 0], 1.9)}" fill="#b9ab8e" stroke="${INK}" stroke-width=".7"/>`;

// ---- fields

/** Tells whether a disc lies on one field of the unturned tile. */
function isOnField(name: string, point: Point, radius: number): boolean {
  const place = gridPlace(point);
  return (groundOf(name).cells[place] ?? "").startsWith("field") && (clearanceOf(name)[place] ?? 0) >= radius;
}

function gridPlace([x, y]: Point): number {
  return Math.floor((y * SIZE) / 100) * SIZE + Math.floor((x * SIZE) / 100);
}

function isAtRim([x, y]: Point, margin: number): boolean {
  return x < margin || y < margin || x > 100 - margin || y > 100 - margin;
}

function meadows(name: string, turns: number, random: () => number): string {
  const taken: [Point, number][] = [];
  const free = (radius: number, margin: number): Point | null => {
    for (let attempt = 0; attempt < 24; attempt += 1) {
      const point: Point = [random() * 100, random() * 100];
      if (isAtRim(point, margin + radius) || !isOnField(name, point, radius + 1.5)) continue;
      if (taken.some(([other, room]) => distance(other, point) < room + radius + 1)) continue;
      taken.push([point, radius]);
      return rotate(point, turns);
    }
    return null;
  };
  let soft = "";
  let furrows = "";
  for (const radius of [13, 10, 8, 6.5]) {
    const at = free(radius, 3);
    if (at) {
      const [patch, rows] = meadow(at, radius, random);
      soft += patch;
      furrows += rows;
    }
  }
  const trees: Point[] = [];
  for (let tree = 0; tree < 9; tree += 1) {
    const at = free(2.4, 4);
    if (at) trees.push(at);
  }
  let tufts = "";
  for (let tuft = 0; tuft < 6; tuft += 1) {
    const at = free(2.2, 4);
    if (at) tufts += `M${n(at[0] - 1.6)} ${n(at[1])}l-.9-1.9M${n(at[0])} ${n(at[1])}v-2.6M${n(at[0] + 1.6)} ${n(at[1])}l.9-1.9`;
  }
  return fill(soft, MEADOW) + line(furrows, FURROW, 0.7, ' stroke-linecap="round"') + line(tufts, "#7d9a58", 0.7, ' stroke-linecap="round"') + grove(trees, random);
}

function grove(trees: Point[], random: () => number): string {
  let [shadow, crown, light] = ["", "", ""];
  for (const [x, y] of trees) {
    const r = n(1.8 + random() * 0.8);
    shadow += disc([x + 0.9, y + 1.1], r);
    crown += disc([x, y], r);
    light += disc([x - 0.6, y - 0.6], n(r * 0.5));
  }
  return fill(shadow, "#4d6a34", ' opacity=".35"') + fill(crown, "#63874b", ` stroke="#4a6a38" stroke-width=".5"`) + fill(light, "#7fa463");
}

/** A patch of tilled land: a soft blob and its furrows. */
function meadow([x, y]: Point, radius: number, random: () => number): [string, string] {
  const tilt = random() * Math.PI;
  const wide = radius * (0.95 + random() * 0.15);
  const high = radius * (0.6 + random() * 0.25);
  const rim: Point[] = [];
  for (let step = 0; step < 9; step += 1) {
    const angle = (step / 9) * 2 * Math.PI;
    const wobble = 0.86 + random() * 0.2;
    const [u, v] = [Math.cos(angle) * wide * wobble, Math.sin(angle) * high * wobble];
    rim.push([x + u * Math.cos(tilt) - v * Math.sin(tilt), y + u * Math.sin(tilt) + v * Math.cos(tilt)]);
  }
  let furrows = "";
  for (let row = -2; row <= 2; row += 1) {
    const v = (row * high) / 3.1;
    const reach = wide * 0.72 * Math.sqrt(1 - (v / high) ** 2) * (0.8 + random() * 0.25);
    const end = (u: number): Point => [x + u * Math.cos(tilt) - v * Math.sin(tilt), y + u * Math.sin(tilt) + v * Math.cos(tilt)];
    furrows += pathOf([end(-reach), end(reach)], false);
  }
  return [round(rim), furrows];
}

/** A closed path through the middles of a polygon's sides, its corners as handles. */
function round(points: Point[]): string {
  const mid = (i: number): Point => {
    const [a, b] = [points[i % points.length] as Point, points[(i + 1) % points.length] as Point];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  let d = `M${n(mid(0)[0])} ${n(mid(0)[1])}`;
  for (let i = 1; i <= points.length; i += 1) {
    const corner = points[i % points.length] as Point;
    d += `Q${n(corner[0])} ${n(corner[1])} ${n(mid(i)[0])} ${n(mid(i)[1])}`;
  }
  return `${d}Z`;
}

// ---- roads

function roads(plan: Plan): string {
  const d = plan.roads.map((road) => pathOf(road.line, false)).join("");
  return (
    line(d, ROAD_EDGE, 9.2, ' stroke-linejoin="round"') +
    line(d, ROAD_FACE, 7.2, ' stroke-linejoin="round"') +
    line(d, "#d9c59b", 0.9, ' stroke-dasharray="2.6 3.4" stroke-dashoffset="1.3"')
  );
}

function crossing(at: Point): string {
  return (
    fill(disc(at, PLAZA), ROAD_FACE, ` stroke="${ROAD_EDGE}" stroke-width="1.1"`) +
    `<path d="${disc(at, 6.2)}" fill="none" stroke="#c9b184" stroke-width="1.3" stroke-dasharray="1.7 1.5"/>` +
    fill(disc(at, 3.4), STONE, ` stroke="${INK}" stroke-width=".9"`) +
    fill(disc(at, 1.7), "#6f97a8", ` stroke="${INK}" stroke-width=".5"`)
  );
}

// ---- cities

function town(city: Plan["cities"][number], random: () => number): string {
  const roofs = roofsOf(city, random);
  const walls = city.walls.map((wall) => pathOf(wall, false)).join("");
  const shadow = city.walls.map((wall) => pathOf(wall.map(([x, y]): Point => [x + 1, y + 1.8]), false)).join("");
  let art = line(shadow, "#4a5a2c", 5, ' opacity=".38" stroke-linejoin="round"');
  art += fill(pathOf(city.polygon), "#ead8b2");
  roofs.sunny.forEach((d, tone) => (art += fill(d, CLAY[tone] as string)));
  roofs.shaded.forEach((d, tone) => (art += fill(d, SHADE[tone] as string)));
  art += line([...roofs.sunny, ...roofs.shaded].join(""), "#7c3526", 0.45, ' opacity=".55"');
  art += line(roofs.ridges, "#e59a78", 0.7, ' opacity=".8" stroke-linecap="round"');
  art += fill(roofs.gardens, "#a9c07c", ' stroke="#7d8f54" stroke-width=".5"') + grove(roofs.trees, random);
  art += line(walls, INK, 5.2, ' stroke-linejoin="round"') + line(walls, STONE, 3.5, ' stroke-linejoin="round"');
  art += line(walls, "#8c7d63", 1.1, ' stroke-dasharray="1.5 1.9" stroke-linejoin="round"');
  for (const wall of city.walls) for (const corner of wall.slice(1, -1)) art += tower(corner, 3.2);
  return art;
}

function tower(at: Point, radius: number): string {
  return fill(disc(at, radius), STONE, ` stroke="${INK}" stroke-width=".9"`) + fill(disc(at, radius * 0.45), "#b3a586", ` stroke="${INK}" stroke-width=".5"`);
}

/** Where a road meets a wall: an opening between two square towers. */
function gates(plan: Plan): string {
  let art = "";
  for (const road of plan.roads) {
    if (road.end !== "gate") continue;
    const at = road.line.at(-1) as Point;
    const before = road.line.at(-2) as Point;
    const angle = n((Math.atan2(at[1] - before[1], at[0] - before[0]) * 180) / Math.PI);
    art +=
      `<g transform="translate(${n(at[0])} ${n(at[1])}) rotate(${angle})">` +
      `<path d="M-4-3.6h7.4v7.2H-4z" fill="${ROAD_FACE}"/><path d="M-1-3.4h2v6.8h-2z" fill="${INK}" opacity=".5"/>` +
      `<path d="M-3-7.6h6v4.4h-6zM-3 3.2h6v4.4h-6z" fill="#efe6d2" stroke="${INK}" stroke-width=".9"/>` +
      `<path d="M-1.2-6.4h2.4v2h-2.4zM-1.2 4.4h2.4v2h-2.4z" fill="#b3a586"/></g>`;
  }
  return art;
}

const SHIELD = `<path d="M-6.4-7.4h12.8v7.2c0 4.6-3 7-6.4 8.8c-3.4-1.8-6.4-4.2-6.4-8.8z" fill="#f5ead0" stroke="${INK}" stroke-width="1"/><path d="M-4.9-5.9h9.8v5.8c0 3.6-2.3 5.5-4.9 7c-2.6-1.5-4.9-3.4-4.9-7z" fill="#23576a"/><path d="M-4.9-.6L0-4.4l4.9 3.8v2.9L0-1.5l-4.9 3.8z" fill="#f0c86c"/>`;

function shields(name: string, turns: number): string {
  return tileOf(name)
    .shields.map((count, city) => {
      if (count === 0) return "";
      const [x, y] = rotate(emblem(name, `city.${city}`, 9), turns);
      return `<g transform="translate(${n(x)} ${n(y)})">${SHIELD}</g>`;
    })
    .join("");
}

// ---- emblems

const emblems = new Map<string, Point>();

/** A place for an emblem on a segment: with room, and aside from where figures stand. */
function emblem(name: string, segment: string, room: number): Point {
  const key = `${name} ${segment}`;
  const known = emblems.get(key);
  if (known) return known;
  const spots = segmentsOf(name).map((each) => spotOf(name, 0, each));
  const { cells } = groundOf(name);
  const clearances = clearanceOf(name);
  let best: Point = [50, 50];
  let most = -Infinity;
  for (let y = 1; y < SIZE; y += 1) {
    for (let x = 1; x < SIZE; x += 1) {
      const what = cells[y * SIZE + x] ?? "";
      if (segment ? what !== segment : !/^(city|field)/.test(what)) continue;
      const point: Point = [(x + 0.5) * 2, (y + 0.5) * 2];
      const rim = Math.min(x, y, SIZE - 1 - x, SIZE - 1 - y) * 2;
      const clear = Math.min(clearances[y * SIZE + x] as number, rim, room + 3);
      const aside = Math.min(...spots.map((spot) => distance(spot, point)), 27);
      const worth = 3 * Math.min(clear, room) + clear + aside - 0.1 * distance(point, [50, 50]);
      if (worth > most) [most, best] = [worth, point];
    }
  }
  emblems.set(key, best);
  return best;
}

function emblemSpot(name: string, turns: number): Point {
  return rotate(emblem(name, "", 9), turns);
}

function magicSymbol([x, y]: Point): string {
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><circle cx=".7" cy="1" r="8" fill="#2b1d3f" opacity=".3"/>` +
    `<circle r="7.8" fill="#f2e9fb" stroke="#3c2a63" stroke-width=".8"/><circle r="6.4" fill="#6a4aa8"/>` +
    `<path d="M0-5.4l1.3 4.1l4.1 1.3l-4.1 1.3L0 5.4l-1.3-4.1L-5.4 0l4.1-1.3z" fill="#fff8e6"/>` +
    `<circle cx="3.3" cy="-3.3" r=".7" fill="#f0c86c"/><circle cx="-3.3" cy="3.3" r=".7" fill="#f0c86c"/></g>`
  );
}

const GLYPHS: Readonly<Record<string, string>> = {
  // a club
  "circle road": `<path d="M-7.5 8.6L-9 7.1L.6-2.5l1.9 1.9z" fill="#5a3d17"/><path d="M.2-.8c-1.4-3 .4-7 3.6-8.8c2.6-1.5 5.5-1.2 6.6.6c1.3 2.2-.3 5.4-2.9 7.600c-2.5 2.1-5.7 2.7-7.3.6z" fill="#5a3d17"/>`,
  // a pitchfork
  "circle field": `<path d="M0 10.500V-2M-6-9.500v4c0 3.3 2.6 4.6 6 4.600s6-1.3 6-4.600v-4M0-10.500V-1" fill="none" stroke="#5a3d17" stroke-width="2.3" stroke-linecap="round"/>`,
  // a shield
  "circle city": `<path d="M-7.6-8.600h15.200V0c0 5-3.5 7.8-7.6 9.900C-4.1 7.8-7.6 5-7.6 0z" fill="none" stroke="#5a3d17" stroke-width="2.3" stroke-linejoin="round"/><path d="M-3.6 2.200L0-1.200l3.6 3.4" fill="none" stroke="#5a3d17" stroke-width="2.3" stroke-linecap="round" stroke-linejoin="round"/>`,
};

function circle(name: string, [x, y]: Point, radius: number): string {
  const r = radius;
  return (
    `<g transform="translate(${n(x)} ${n(y)})"><circle r="${r}" fill="#e2bd5e" stroke="#8f6a22" stroke-width="1"/>` +
    `<circle r="${n(r - 2.6)}" fill="none" stroke="#b98d33" stroke-width="2" stroke-dasharray=".8 1.3"/>` +
    `<circle r="${n(r - 5)}" fill="#edd084" stroke="#b98d33" stroke-width=".7"/>` +
    `<g transform="scale(${n(r / 19)})">${GLYPHS[tileOf(name).symbol ?? ""] ?? ""}</g></g>`
  );
}

const MONASTERY = (() => {
  const bed = (x: number, color: string) => `<path d="M${x} 63.500h6v7h-6z" fill="${color}" stroke="#6d7a43" stroke-width=".5"/><path d="M${x + 1} 65.300h4M${x + 1} 67.100h4M${x + 1} 68.900h4" stroke="#57743c" stroke-width=".7"/>`;
  return (
    `<path d="M28.5 29h45a2 2 0 0 1 2 2v44a2 2 0 0 1-2 2h-45z" fill="#4a5a2c" opacity=".35"/>` +
    `<rect x="26.5" y="26.5" width="47" height="47" rx="3" fill="#e6d6b0" stroke="${INK}" stroke-width="1.1"/>` +
    `<rect x="28.4" y="28.4" width="43.2" height="43.2" rx="2" fill="none" stroke="#b7a27a" stroke-width="1" stroke-dasharray="1.8 1.4"/>` +
    // the cloister round its court
    `<path d="M33 45h34v16.500H33z" fill="#5f6b7a" stroke="${INK}" stroke-width=".8"/><path d="M33 45l4 4h26l4-4z" fill="#7a8797"/><path d="M33 45l4 4v8.500l-4 4z" fill="#6b7787"/>` +
    `<path d="M37.5 49.300h25v8h-25z" fill="#b9cc8a" stroke="${INK}" stroke-width=".6"/><path d="M50 49.300v8M37.5 53.300h25" stroke="#e9dcb8" stroke-width="1.3"/><circle cx="50" cy="53.3" r="2.1" fill="#d8ccb4" stroke="${INK}" stroke-width=".6"/><circle cx="50" cy="53.3" r="1" fill="#6f97a8"/>` +
    // the church
    `<path d="M38 31h30v13H38z" fill="#56626f" stroke="${INK}" stroke-width=".9"/><path d="M38 31h30v6.500H38z" fill="#7d8a99"/><path d="M39 37.500h28" stroke="#a9b4bf" stroke-width=".7"/><path d="M68 32.500c4.5 0 5 10 0 10z" fill="#6b7787" stroke="${INK}" stroke-width=".8"/>` +
    `<path d="M53 33.500v3M51.6 34.700h2.8" stroke="#f0e6cf" stroke-width=".9"/>` +
    // the tower
    `<path d="M30.5 30h12v12h-12z" fill="#e9dfc8" stroke="${INK}" stroke-width=".9"/><path d="M30.5 30h12l-6 6z" fill="#d9826a"/><path d="M30.5 30v12l6-6z" fill="#c9644a"/><path d="M42.5 30v12l-6-6z" fill="#a94c38"/><path d="M30.5 42h12l-6-6z" fill="#96402f"/><circle cx="36.5" cy="36" r="1" fill="#f0c86c"/>` +
    bed(32, "#a9c07c") + bed(39.5, "#d9b15a") + bed(47, "#a9c07c") + bed(54.5, "#c98a6a") + `<circle cx="65" cy="67" r="3.3" fill="#63874b" stroke="#4a6a38" stroke-width=".6"/><circle cx="64.2" cy="66.2" r="1.5" fill="#7fa463"/>`
  );
})();
