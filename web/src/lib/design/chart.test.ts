import { expect, test } from "vitest";
import { named, scaleOf, spread } from "./chart";

test("the scale holds zero and all values", () => {
  expect(scaleOf([{ values: [0, 30, -20] }, { values: [0, 118] }])).toEqual({ least: -50, most: 150, ticks: [-50, 0, 50, 100, 150] });
  expect(scaleOf([{ values: [0] }]).ticks.length).toBeGreaterThan(1);
});

test("no name of a step runs into that of the last one", () => {
  expect(named(12, 5)).toEqual([0, 5, 11]);
  expect(named(11, 5)).toEqual([0, 5, 10]);
  expect(named(3, 1)).toEqual([0, 1, 2]);
});

test("labels are pushed apart and stay inside", () => {
  expect(spread([10, 12, 80], 19, 0, 100)).toEqual([10, 29, 80]);
  expect(spread([95, 96, 97], 19, 0, 100)).toEqual([62, 81, 100]);
});
