import { expect, test } from "vitest";
import { LETTERS } from "$lib/boards/seats";
import { sideOf, stageOn, turnedBack } from "./stage";

test("a television of any fineness has the same stage", () => {
  const hd = stageOn({ width: 1280, height: 720 }, 0);
  const full = stageOn({ width: 1920, height: 1080 }, 0);
  const fine = stageOn({ width: 3840, height: 2160 }, 0);
  for (const stage of [hd, full, fine]) expect([stage.width, stage.height].map(Math.round)).toEqual([1280, 720]);
  expect(full.scale).toBeCloseTo(1.5);
  expect(fine.scale).toBeCloseTo(3);
});

test("a screen of another shape has more room on one side, and is filled", () => {
  const { width, height, scale } = stageOn({ width: 1600, height: 1200 }, 0);
  expect(width).toBeCloseTo(1280);
  expect(height).toBeGreaterThan(720);
  expect([width * scale, height * scale]).toEqual([1600, 1200]);
});

test("no letter is smaller than on a page near by", () => {
  for (const [width, height] of [[1024, 768], [768, 1024], [360, 740]] as const) expect(stageOn({ width, height }, 0).scale * 16).toBeGreaterThanOrEqual(14);
  expect(stageOn({ width: 360, height: 740 }, 0).upright).toBe(true);
});

test("seen from the left or the right, a lying tablet stands upright", () => {
  expect(stageOn({ width: 1024, height: 768 }, 1)).toMatchObject({ turn: 90, upright: true });
  expect(stageOn({ width: 1024, height: 768 }, 2)).toMatchObject({ turn: 180, upright: false });
});

test("the seats go clockwise round the table and share its sides evenly", () => {
  const sides = (seats: number) => LETTERS.slice(0, seats).map((letter) => sideOf(letter, seats));
  expect(sides(2)).toEqual([0, 2]);
  expect(sides(3)).toEqual([0, 1, 3]);
  expect(sides(4)).toEqual([0, 1, 2, 3]);
  expect(sides(6)).toEqual([0, 1, 1, 2, 3, 3]);
  for (const seats of [2, 3, 4, 5, 6]) expect(Math.max(...[0, 1, 2, 3].map((side) => sides(seats).filter((each) => each === side).length))).toBeLessThanOrEqual(Math.ceil(seats / 3));
});

test("a way on the screen is found again on a stage that is scaled and turned", () => {
  const back = (x: number, y: number, scale: number, turn: number) => Object.values(turnedBack(x, y, scale, turn)).map((value) => Math.round(value) + 0);
  expect(back(20, 10, 1, 0)).toEqual([20, 10]);
  expect(back(20, 10, 2, 0)).toEqual([10, 5]);
  expect(back(20, 10, 2, 180)).toEqual([-10, -5]);
  // What goes down on the screen goes to the right on a stage whose foot is at the left.
  expect(back(0, 10, 1, 90)).toEqual([10, 0]);
});
