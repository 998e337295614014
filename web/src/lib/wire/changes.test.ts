import { expect, test } from "vitest";
import { changed, informed } from "./changes";

test("a path sets, an index one past the end appends, the old picture stays as it was", () => {
  const old = { view: { hand: ["B1", "B2"], won: [0, 1] }, acting: ["A"] };
  const now = changed(old, [["acting", 0, "B"], ["view", "hand", ["B2"]], ["view", "won", 2, 5], ["commitment", "ab"]]);
  expect(now).toEqual({ view: { hand: ["B2"], won: [0, 1, 5] }, acting: ["B"], commitment: "ab" });
  expect(old).toEqual({ view: { hand: ["B1", "B2"], won: [0, 1] }, acting: ["A"] });
});

test("what did not change is shared", () => {
  const old = { view: { pad: [1] }, acting: ["A"] };
  expect(changed(old, [["acting", 0, "B"]]).view).toBe(old.view);
});

test("news change the picture and, by shorter paths, its view", () => {
  const old = { view: { won: [0, 1] }, acting: ["A"] };
  expect(informed(old, { changes: [["acting", 0, "B"]], view: [["won", 1, 2]] })).toEqual({ view: { won: [0, 2] }, acting: ["B"] });
  expect(informed(old, {})).toBe(old);
});
