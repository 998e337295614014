import { expect, test } from "vitest";
import { filled, RATIO } from "./layout";

const PHONE = { width: 336, height: 560 };

/** How much of the card in the back row is seen. */
function seen(count: number, room = PHONE): number {
  const { card, inRow, spots } = filled(count, room);
  const below = spots[inRow];
  return below ? Math.min(1, (below.y - (spots[0]?.y ?? 0)) / (card * RATIO)) : 1;
}

test("a small hand fills the phone in two columns, a larger one in three", () => {
  expect(filled(1, PHONE).card).toBe(190);
  expect([3, 4, 5, 6].map((count) => filled(count, PHONE).inRow)).toEqual([2, 2, 2, 2]);
  expect([10, 12, 15].map((count) => filled(count, PHONE).inRow)).toEqual([3, 3, 3]);
});

test("every card lies inside and shows its corner, up to twenty of them, on a low phone and while a number is asked for", () => {
  for (const room of [PHONE, { width: 336, height: 400 }, { width: 366, height: 680 }]) {
    for (let count = 1; count <= 20; count += 1) {
      const { card, height, spots } = filled(count, room);
      expect(spots).toHaveLength(count);
      expect(height).toBeLessThanOrEqual(room.height + 0.01);
      for (const { x, y } of spots) {
        expect(x).toBeGreaterThanOrEqual(-0.01);
        expect(x + card).toBeLessThanOrEqual(room.width + 0.01);
        expect(y + card * RATIO).toBeLessThanOrEqual(room.height + 0.01);
      }
      expect(seen(count, room)).toBeGreaterThanOrEqual(0.34);
      expect(card).toBeGreaterThanOrEqual(44);
    }
  }
});

test("cards that need not overlap do not", () => {
  expect(seen(2)).toBe(1);
  expect(seen(4)).toBe(1);
});
