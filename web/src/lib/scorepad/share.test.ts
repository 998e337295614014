import { expect, test } from "vitest";
import { asText, leaders } from "./share";

test("the text names the winner first and every round", () => {
  const text = asText({
    title: "Wizard", line: "2 rounds", names: ["Mira", "Toma"], totalLabel: "Total", totals: [-10, 50], winners: [1],
    rows: [{ label: "1", cells: ["−10", "20"] }, { label: "2", cells: ["0", "30"] }],
  });
  expect(text.split("\n")).toEqual(["Wizard", "2 rounds", "", "★ 50  Toma", "   −10  Mira", "", "Mira · Toma", "1: −10 · 20", "2: 0 · 30"]);
});

test("equal totals lead together", () => {
  expect(leaders([3, 7, 7])).toEqual([1, 2]);
});
