import { expect, test } from "vitest";
import { scaleOf, spread } from "./chart";

test("the scale holds zero and all values", () => {
  expect(scaleOf([{ values: [0, 30, -20] }, { values: [0, 118] }])).toEqual({ least: -50, most: 150, ticks: [-50, 0, 50, 100, 150] });
  expect(scaleOf([{ values: [0] }]).ticks.length).toBeGreaterThan(1);
});

test("labels are pushed apart and stay inside", () => {
  expect(spread([10, 12, 80], 19, 0, 100)).toEqual([10, 29, 80]);
  expect(spread([95, 96, 97], 19, 0, 100)).toEqual([62, 81, 100]);
});
