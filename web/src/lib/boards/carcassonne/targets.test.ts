import { describe, expect, it } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import figures from "../../../../fixtures/carcassonne/6-mage-or-witch.json";
import meeple from "../../../../fixtures/carcassonne/2-meeple-or-pass.json";
import place from "../../../../fixtures/carcassonne/2-place.json";
import take from "../../../../fixtures/carcassonne/3-take.json";
import { readLand } from "./land";
import { sortMoves } from "./moves";
import { piecesOf } from "./pieces";
import { ahead, cellTargets, leadsTo, spotTargets, spread } from "./targets";
import type { CarcassonneView, Figure } from "./view";

const words = await loadWords("en", ["carcassonne"]);

function spotsOf(fixture: { view: unknown; moves: string[] }, figure: Figure = "mage") {
  const view = fixture.view as CarcassonneView;
  const land = readLand(view);
  return spotTargets({ land, sorted: sortMoves(fixture.moves), figure, pieces: piecesOf(view, land), me: "A", words });
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
    expect(spotsOf(meeple).map((spot) => spot.move)).toEqual(meeple.moves.filter((move) => move !== "pass"));
    for (const figure of ["mage", "witch"] as const) for (const spot of spotsOf(figures, figure)) expect(figures.moves).toContain(spot.move);
    expect(spotsOf(take).map((spot) => spot.move).sort()).toEqual([...take.moves].sort());
    for (const spot of spotsOf(meeple)) expect(spot.label).toMatch(/^Put a .+\. .+point/);
  });

  it("reach a figure's area by any of its segments", () => {
    const land = readLand(figures.view as unknown as CarcassonneView);
    const spots = spotsOf(figures);
    for (const move of figures.moves.filter((each) => each.startsWith("mage"))) {
      expect(spots.filter((spot) => leadsTo(move, spot, land))).toHaveLength(1);
    }
    expect(spots.some((spot) => leadsTo(null, spot, land) || leadsTo("pass", spot, land))).toBe(false);
  });

  it("stand apart for thumbs", () => {
    const spots = spread(spotsOf(meeple), 60);
    spots.forEach((a, i) => spots.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(40)));
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
