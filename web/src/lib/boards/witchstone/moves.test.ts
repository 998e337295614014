import { expect, test } from "vitest";
import tileFixture from "../../../../fixtures/witchstone/2-remove-or-tile.json";
import { cellsFor, holdOf, PLAIN, placementAt, readPlacement, sortMoves, turned } from "./moves";
import { tileName } from "./view";

test("moves are sorted by what is touched", () => {
  const found = sortMoves([
    "crystal 0,-2 to 1,-2", "crystal 0,-2 out a", "remove 0,-2", "witch lay", "witch to village_n", "energy c17",
    "pentagram 3", "wand 2", "scroll 3", "shelf bottom", "take vp3", "chip wand black", "use energy/witch as witch",
    "choose crystal", "boost b1_any", "place 1,2", "keep", "done", "discard energy/witch",
  ]);
  expect([...(found.crystals.get("0,-2")?.to.keys() ?? [])]).toEqual(["1,-2"]);
  expect(found.crystals.get("0,-2")?.out.get("a")).toBe("crystal 0,-2 out a");
  expect(found.lay).toBe("witch lay");
  expect(found.locations.get("village_n")).toBe("witch to village_n");
  expect(found.pentagram.get(3)).toBe("pentagram 3");
  expect(found.cloth.get("vp3")).toBe("take vp3");
  expect(found.chips).toEqual([{ move: "chip wand black", chip: "wand", black: true }]);
  expect(found.uses).toEqual([{ move: "use energy/witch as witch", tile: "energy/witch", sign: "witch" }]);
  expect(found.discards.size + found.places.size + found.boosts.size + found.removals.size + found.shelves.size).toBe(5);
  expect([found.keep, found.done]).toEqual(["keep", "done"]);
});

test("every tile move of a real position is found again by tile, hex and turn", () => {
  const sorted = sortMoves(tileFixture.moves);
  const laid = tileFixture.moves.filter((move) => move.startsWith("tile "));
  expect([...sorted.tiles.values()].flat()).toHaveLength(laid.length);
  for (const [tile, placements] of sorted.tiles) {
    expect(tileFixture.view.players[0]?.hand).toContain(tile);
    for (const placement of placements) {
      for (const cell of [placement.a, placement.b]) {
        const hold = holdOf(placement, cell);
        expect(placementAt(placements, cell, hold)?.placement.move).toBe(placement.move);
      }
    }
  }
});

test("a tile that does not fit as it is held is turned until it does, and turning goes round", () => {
  const placements = [...sortMoves(tileFixture.moves).tiles.values()][0] ?? [];
  for (const cell of cellsFor(placements)) {
    const first = placementAt(placements, cell, PLAIN);
    expect(first).not.toBeNull();
    let at = first;
    const seen = new Set<number>();
    while (at && !seen.has(at.hold.way)) {
      seen.add(at.hold.way);
      at = turned(placements, cell, at.hold, 1);
    }
    expect(at?.hold.way).toBe(first?.hold.way);
  }
});

test("a placement is read with its tile in the notation's order", () => {
  expect(readPlacement("tile witch/energy 1,-3 2,-3")).toMatchObject({ tile: "energy/witch", first: "witch", a: "1,-3" });
  expect(readPlacement("remove 0,0")).toBeNull();
  expect(tileName("scroll", "wand")).toBe("wand/scroll");
});
