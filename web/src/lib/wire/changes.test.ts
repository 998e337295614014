import { expect, test } from "vitest";
import { changed } from "./changes";

test("a path sets, an index one past the end appends, the old value stays as it was", () => {
  const old = { view: { hand: ["B1", "B2"], won: [0, 1] }, acting: ["A"] };
  const now = changed(old, [["acting", 0, "B"], ["view", "hand", ["B2"]], ["view", "won", 2, 5], ["commitment", "ab"]]);
  expect(now).toEqual({ view: { hand: ["B2"], won: [0, 1, 5] }, acting: ["B"], commitment: "ab" });
  expect(old).toEqual({ view: { hand: ["B1", "B2"], won: [0, 1] }, acting: ["A"] });
});

test("what did not change is shared", () => {
  const old = { view: { pad: [1] }, acting: ["A"] };
  expect(changed(old, [["acting", 0, "B"]]).view).toBe(old.view);
  expect(changed(old, [])).toBe(old);
});

test("without a path the whole value is set, and changed further by what comes after it", () => {
  expect(changed<unknown>(null, [[{ won: [0] }], ["won", 1, 2]])).toEqual({ won: [0, 2] });
  expect(changed<unknown>({ takeback: { seat: "A" }, acting: ["A"] }, [[{ acting: ["A"] }]])).toEqual({ acting: ["A"] });
});
