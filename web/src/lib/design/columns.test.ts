import { expect, test } from "vitest";
import { liesFlat } from "./columns";

test("a name is never broken inside a word: where its longest word finds no room it stands upright", () => {
  expect(liesFlat(["Златен рис", "Merula"], 60)).toBe(true);
  expect(liesFlat(["Златен рис", "Merula"], 44)).toBe(false);
  expect(liesFlat(["Bartholomeus"], 70)).toBe(false);
  expect(liesFlat([], 0)).toBe(true);
});
