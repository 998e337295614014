import { describe, expect, it } from "vitest";
import { DIRECTIONS, HALVES, TILE_NAMES, edgeOf, fieldAtHalf, segmentAtEdge, segmentsOf, tileOf } from "../tile";
import { groundOf, segmentAt, spotOf } from "./ground";
import { rotate, type Point } from "./plane";
import { ROAD, planOf } from "./shape";

const RIM: Point[] = [[50, 0.5], [99.5, 50], [50, 99.5], [0.5, 50]];
/** Points just inside each half of each edge, clockwise. */
const HALF_POINTS: Point[] = [
  [25, 1], [75, 1], [99, 25], [99, 75], [75, 99], [25, 99], [1, 75], [1, 25],
];

describe("the drawn regions equal the tile data", () => {
  it("knows all 38 kinds and 86 tiles", () => {
    expect(TILE_NAMES).toHaveLength(38);
    expect(TILE_NAMES.reduce((sum, name) => sum + tileOf(name).count, 0)).toBe(86);
  });

  it.each(TILE_NAMES)("%s: its fields join the half-edges and touch the cities that are printed", (name) => {
    const tile = tileOf(name);
    const drawn = [...groundOf(name).fields].sort((a, b) => a.name.localeCompare(b.name));
    expect(drawn.map((field) => field.name)).toEqual(tile.fields.map((_, place) => `field.${place}`));
    drawn.forEach((field, place) => {
      const cornersApart = field.halves.filter((half) => isFieldHalf(name, half));
      expect(new Set(cornersApart)).toEqual(new Set(tile.fields[place]));
      expect(field.cities).toEqual(tile.touches[place]);
    });
  });

  it.each(TILE_NAMES)("%s: every segment is drawn in one piece and has a spot inside it", (name) => {
    for (const segment of segmentsOf(name)) {
      expect(pieces(name, segment), segment).toBe(1);
      for (let turns = 0; turns < 4; turns += 1) {
        expect(segmentAt(name, turns, spotOf(name, turns, segment)), `${segment} r${turns}`).toBe(segment);
      }
    }
  });

  it.each(TILE_NAMES)("%s: in every rotation each edge shows its terrain, in the middle and in both halves", (name) => {
    for (let turns = 0; turns < 4; turns += 1) {
      for (let edge = 0; edge < 4; edge += 1) {
        const terrain = edgeOf(name, turns, edge);
        expect(segmentAt(name, turns, RIM[edge] as Point)).toBe(segmentAtEdge(name, turns, edge));
        for (const half of [2 * edge, 2 * edge + 1]) {
          const found = segmentAt(name, turns, HALF_POINTS[half] as Point);
          expect(found).toBe(terrain === "c" ? segmentAtEdge(name, turns, edge) : fieldAtHalf(name, turns, half));
        }
      }
    }
  });

  it.each(TILE_NAMES)("%s: roads cross the rim in the middle, cities fill it from corner to corner", (name) => {
    const tile = tileOf(name);
    const plan = planOf(name);
    tile.roads.forEach((ends, place) => {
      const line = plan.roads[place]?.line ?? [];
      const rims = [...ends].map((letter) => rotate([50, 0], DIRECTIONS.indexOf(letter)));
      const tips = [line[0], line.at(-1)] as Point[];
      for (const rim of rims) expect(tips.some((tip) => near(tip, rim))).toBe(true);
      expect(ROAD).toBe(4.6);
    });
    tile.cities.forEach((ends, place) => {
      for (const letter of ends) {
        const edge = DIRECTIONS.indexOf(letter);
        for (const corner of [rotate([0, 0], edge), rotate([100, 0], edge)]) {
          expect(plan.cities[place]?.polygon.some((point) => near(point, corner))).toBe(true);
        }
      }
    });
  });
});

function near(a: Point, b: Point): boolean {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6;
}

/** A half next to a city's corner is met by a field only in the very corner point. */
function isFieldHalf(name: string, half: string): boolean {
  return edgeOf(name, 0, Math.floor(HALVES.indexOf(half as (typeof HALVES)[number]) / 2)) !== "c";
}

/** In how many pieces a segment is drawn. */
function pieces(name: string, segment: string): number {
  const cells = [...groundOf(name).cells];
  let found = 0;
  for (let start = 0; start < cells.length; start += 1) {
    if (cells[start] !== segment) continue;
    found += 1;
    const seen = [start];
    cells[start] = "";
    for (let next = 0; next < seen.length; next += 1) {
      const place = seen[next] as number;
      for (const step of [-50, 50, -1, 1, -51, -49, 49, 51]) {
        const other = place + step;
        if (Math.abs((other % 50) - (place % 50)) <= 1 && cells[other] === segment) {
          cells[other] = "";
          seen.push(other);
        }
      }
    }
  }
  return found;
}
