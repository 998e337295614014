// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import middle from "../../../../fixtures/rummikub/4-middle.json";
import { linesFor, sizeFor, type Row } from "./rack";
import { ORDERS } from "./tiles";
import { Turn } from "./turn.svelte";
import type { RummikubView } from "./view";

const BAG = [..."KRGBKRGB"].flatMap((colour) => Array.from({ length: 13 }, (_, number) => `${colour}${number + 1}`)).concat("J", "J");

/** Random numbers that are the same every time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

function some<T>(all: readonly T[], count: number, random: () => number): T[] {
  return all.map((each) => [random(), each] as const).sort(([one], [two]) => one - two).slice(0, count).map(([, each]) => each);
}

/** How many lines tiles of this size fill when laid one after another. */
function linesOf(row: Row, size: number, width: number): number {
  let [lines, x] = [1, 0];
  for (const wide of row.map((tile) => (tile === null ? size * 0.28 : size))) {
    if (x + wide > width + 0.01) [lines, x] = [lines + 1, 0];
    x += wide;
  }
  return lines;
}

function turnWith(kinds: string[]): Turn {
  const turn = new Turn();
  turn.follow({ ...(middle.view as unknown as RummikubView), table: [], racks: [kinds, null, null, null] }, "A", null);
  return turn;
}

describe("a rack of which tiles are laid", () => {
  test.each(ORDERS)("has room for every row that is left, sorted by %s", (order) => {
    const random = dice(11);
    for (let round = 0; round < 60; round += 1) {
      const turn = turnWith(some(BAG, 1 + Math.floor(random() * 30), random));
      turn.sort(order);
      const width = 290 + Math.floor(random() * 200);
      const [room, size] = [linesFor(turn.whole, width), sizeFor(turn.whole, width, 44)];
      for (const laid of some(turn.mine, Math.floor(random() * turn.mine.length), random)) {
        turn.lay([laid], { kind: "felt" });
        for (const row of turn.rows) expect(linesOf(row, size, width)).toBeLessThanOrEqual(room);
      }
      expect(turn.rows.flat().filter((tile) => tile !== null).toSorted()).toEqual([...turn.left].toSorted());
    }
  });
});
