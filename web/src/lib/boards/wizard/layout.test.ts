import { describe, expect, test } from "vitest";
import { fan, RATIO, rows, sides, trickPlan } from "./layout";

describe("a hand on a phone", () => {
  test.each(Array.from({ length: 20 }, (_, number) => number + 1))("%i cards: a finger fits each, none leaves the sheet", (count) => {
    const { card, spots, inRow } = rows(count, 336);
    expect(spots).toHaveLength(count);
    for (const [place, spot] of spots.entries()) {
      expect(spot.x).toBeGreaterThanOrEqual(-0.01);
      expect(spot.x + card).toBeLessThanOrEqual(336.01);
      const next = spots[place + 1];
      if (next && (place + 1) % inRow !== 0) expect(next.x - spot.x).toBeGreaterThanOrEqual(44);
    }
  });

  test("a short last row stands in the middle", () => {
    const { spots, card } = rows(13, 336);
    const last = spots.slice(7);
    expect((last[0]?.x ?? 0) + ((last.at(-1)?.x ?? 0) + card)).toBeCloseTo(336);
  });
});

describe("a hand on a wide table", () => {
  test("is even and leans outwards", () => {
    const spots = fan(5, 600, 150);
    expect(spots[2]).toEqual({ x: 0, y: 0, turn: 0 });
    expect(spots[0]?.x).toBeCloseTo(-(spots[4]?.x ?? 0));
    expect(spots[0]?.turn).toBeLessThan(0);
    expect(spots[0]?.y).toBeGreaterThan(0);
  });

  test("twenty cards stay inside and show their ranks", () => {
    const spots = fan(20, 1072, 130, 14);
    expect((spots[19]?.x ?? 0) + 65).toBeLessThanOrEqual(536);
    expect((spots[1]?.x ?? 0) - (spots[0]?.x ?? 0)).toBeGreaterThan(44);
  });

  test("one card stands upright in the middle", () => expect(fan(1, 600, 150)).toEqual([{ x: 0, y: 0, turn: 0 }]));
});

describe.each([3, 4, 5, 6])("a trick of %i", (seats) => {
  const margins = { across: 6, above: 20, below: 30 };

  test.each([
    [640, 430, false],
    [360, 230, true],
    [360, 180, true],
  ])("fits %i by %i, and no card covers another's rank", (width, height, small) => {
    const { card, slots } = trickPlan(seats, { width, height }, 132, small, margins);
    for (const one of slots) {
      expect(one.x - card.width / 2).toBeGreaterThanOrEqual(6);
      expect(one.x + card.width / 2).toBeLessThanOrEqual(width - 6);
      expect(one.y - card.height / 2).toBeGreaterThanOrEqual(19);
      expect(one.y + card.height / 2).toBeLessThanOrEqual(height - 29);
      for (const two of slots) {
        if (one === two) continue;
        const below = two.y > one.y || two.y === one.y;
        const room = small ? 0.5 : 1;
        const apart = Math.abs(one.x - two.x) >= card.width || !below || two.y - one.y >= card.height * room;
        expect(apart).toBe(true);
      }
    }
    expect(card.height / card.width).toBeCloseTo(RATIO);
  });
});

test("everybody sits somewhere", () => {
  for (const others of [2, 3, 4, 5]) expect(sides(others)).toHaveLength(others);
});
