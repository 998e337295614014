import { describe, expect, it } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import figures from "../../../../fixtures/carcassonne/6-mage-or-witch.json";
import meeple from "../../../../fixtures/carcassonne/2-meeple-or-pass.json";
import place from "../../../../fixtures/carcassonne/2-place.json";
import take from "../../../../fixtures/carcassonne/3-take.json";
import { readLand } from "./land";
import { sortMoves } from "./moves";
import { piecesOf } from "./pieces";
import { union } from "./camera";
import { reachOf } from "./scene";
import { unpiled, type Box } from "./spacing";
import { segmentsOf, TILE_NAMES } from "./tile";
import { ahead, cellTargets, leadsTo, spotTargets } from "./targets";
import type { CarcassonneView, Figure } from "./view";

const words = await loadWords("en", ["carcassonne"]);

function spotsOf(fixture: { view: unknown; moves: string[] }, figure: Figure = "mage") {
  const view = fixture.view as CarcassonneView;
  const land = readLand(view);
  return spotTargets({ view, land, sorted: sortMoves(fixture.moves), figure, pieces: piecesOf(view, land), me: "A", words });
}

describe("targets", () => {
  it("offer one cell for all its turns, by a turn that is legal", () => {
    const view = place.view as unknown as CarcassonneView;
    for (const turns of [0, 1, 2, 3]) {
      const cells = cellTargets(view, sortMoves(place.moves), turns, words);
      expect(cells).toHaveLength(new Set(place.moves.map((move) => move.split(" ")[2])).size);
      for (const cell of cells) expect(place.moves).toContain(cell.move);
    }
  });

  it("offer every legal spot for a meeple, a figure or at a circle, and nothing else", () => {
    expect(spotsOf(meeple).map((spot) => spot.move).sort()).toEqual(meeple.moves.filter((move) => move !== "pass").sort());
    for (const figure of ["mage", "witch"] as const) for (const spot of spotsOf(figures, figure)) expect(figures.moves).toContain(spot.move);
    expect(spotsOf(take).map((spot) => spot.move).sort()).toEqual([...take.moves].sort());
    for (const spot of spotsOf(meeple)) expect(spot.label).toMatch(/^Place a .+\. .+point/);
  });

  it("reach a figure's area by any of its segments", () => {
    const land = readLand(figures.view as unknown as CarcassonneView);
    const spots = spotsOf(figures);
    for (const move of figures.moves.filter((each) => each.startsWith("mage"))) {
      expect(spots.filter((spot) => leadsTo(move, spot, land))).toHaveLength(1);
    }
    expect(spots.some((spot) => leadsTo(null, spot, land) || leadsTo("pass", spot, land))).toBe(false);
  });

  it("say what a road or city pays now and with the figure, as the engine reckons", () => {
    const told = (figure: Figure) => spotsOf(figures, figure).map(({ worth, label }) => ({ ...worth, label }));
    for (const { before = 0, after = 0, label } of told("mage")) {
      expect(after, label).toBeGreaterThan(before);
      expect(label).toMatch(new RegExp(`With the mage: \\d+ → \\d+ when closed, ${before} → ${after} at the end\\.`));
    }
    for (const { before = 0, after = 0 } of told("witch")) expect(after).toBe(Math.ceil(before / 2));
  });

  it("have rings that stay on their tile and off each other, on every tile and in every turn", () => {
    const view = meeple.view as unknown as CarcassonneView;
    for (const name of TILE_NAMES) {
      for (const turns of [0, 90, 180, 270]) {
        const alone = { ...view, placed: [`${name} 2,-3 r${turns}`], meeples: [[], []] };
        const spots = spotsOf({ view: alone, moves: segmentsOf(name).map((segment) => `meeple ${segment}`) });
        spots.forEach((a, i) => {
          const half = (a.ring ?? 0) / 2;
          expect(Math.min(a.x - half - 200, 300 - a.x - half, a.y - half + 300, -200 - a.y - half), name).toBeGreaterThanOrEqual(0);
          for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y), `${name} r${turns}`).toBeGreaterThanOrEqual((a.ring ?? 0) - 0.5);
        });
      }
    }
  });

  it("tell two of a kind apart by a number", () => {
    const view = meeple.view as unknown as CarcassonneView;
    const spots = spotsOf({ view: { ...view, placed: [...view.placed.slice(0, -1), "X 0,9 r0"] }, moves: segmentsOf("X").map((segment) => `meeple ${segment}`) });
    expect(spots.map(({ key, number }) => `${key.split(".")[0]} ${number}`).sort()).toEqual([1, 2, 3, 4].flatMap((number) => [`field ${number}`, `road ${number}`]).sort());
    for (const spot of spotsOf(meeple)) expect(spot.number === undefined || spot.number > 0).toBe(true);
  });

  it("have labels of which none lies on another, also in a land too narrow for all of them", () => {
    const [narrow, seen] = [{ left: 0, right: 200, top: 0, bottom: 900 }, { left: -300, right: 500, top: -100, bottom: 1000 }];
    const boxes = Array.from({ length: 32 }, (_, place): Box => ({ x: 60 + 80 * (place % 2), y: 20 + 27 * place, width: 150, height: 80 }));
    const apart = unpiled(boxes, [], narrow, seen);
    apart.forEach((a, i) => {
      expect(union([seen, { left: a.x - 75, right: a.x + 75, top: a.y - 40, bottom: a.y + 40 }])).toEqual(seen);
      for (const b of apart.slice(i + 1)) expect(Math.abs(a.x - b.x) >= 149.5 || Math.abs(a.y - b.y) >= 79.5).toBe(true);
    });
  });

  it("have labels of which none lies on another", () => {
    const boxes = spotsOf(figures).map(({ x, y }): Box => ({ x, y, width: 150, height: 80 }));
    const bounds = union(spotsOf(figures).map(reachOf));
    const apart = unpiled(boxes, [], bounds);
    apart.forEach((a, i) => {
      expect(union([bounds, { left: a.x - 75, right: a.x + 75, top: a.y - 40, bottom: a.y + 40 }])).toEqual(bounds);
      for (const b of apart.slice(i + 1)) expect(Math.abs(a.x - b.x) >= 149.5 || Math.abs(a.y - b.y) >= 79.5).toBe(true);
    });
  });

  it("have labels that part inside their bounds, also where they begin outside of them", () => {
    const bounds = { left: 0, top: 0, right: 400, bottom: 300 };
    const apart = unpiled([{ x: 5, y: 5, width: 100, height: 40 }, { x: 90, y: -40, width: 100, height: 40 }], [{ x: 40, y: 60, width: 26, height: 42 }], bounds);
    const [a, b] = apart as [Box, Box];
    expect(Math.abs(a.x - b.x) >= 99.5 || Math.abs(a.y - b.y) >= 39.5).toBe(true);
    for (const { x, y } of apart) expect(Math.min(x - 50, y - 20)).toBeGreaterThanOrEqual(-0.5);
  });

  it("have labels of which none covers another, however many there are", () => {
    const bounds = { left: 0, top: 0, right: 340, bottom: 420 };
    let seed = 7;
    const random = (below: number) => ((seed = (seed * 16807) % 2147483647) / 2147483647) * below;
    for (let trial = 0; trial < 50; trial += 1) {
      const boxes = Array.from({ length: 30 }, (): Box => ({ x: 120 + random(80), y: 150 + random(80), width: 52, height: 26 }));
      const apart = unpiled(boxes, [], bounds);
      apart.forEach((a, i) => {
        for (const b of apart.slice(i + 1)) expect(Math.abs(a.x - b.x) >= 51.9 || Math.abs(a.y - b.y) >= 25.9).toBe(true);
      });
    }
  });

  it("are walked with the arrows", () => {
    const cells = cellTargets(place.view as unknown as CarcassonneView, sortMoves(place.moves), 0, words);
    for (const from of cells) {
      const right = ahead(cells, from, [1, 0]);
      if (right) expect(right.x).toBeGreaterThan(from.x);
    }
    const [first] = cells;
    if (first) expect(ahead([first], first, [1, 0])).toBeNull();
  });
});
