import { expect, test } from "vitest";
import { cellsOf, centre, distance, hexPath, outline, step, wayTo } from "./hex";

test("a cauldron of side four has 37 hexes, row by row", () => {
  const cells = cellsOf(3);
  expect(cells).toHaveLength(37);
  expect(cells.slice(0, 4)).toEqual(["0,-3", "1,-3", "2,-3", "3,-3"]);
  expect(cells.at(-1)).toBe("0,3");
});

test("six steps lead round and back", () => {
  let cell = "0,0";
  for (let way = 0; way < 6; way++) cell = step(cell, way);
  expect(cell).toBe("0,0");
  expect(wayTo("0,0", step("0,0", 4))).toBe(4);
  expect(wayTo("0,0", "2,0")).toBe(-1);
});

test("neighbours are equally far apart as drawn", () => {
  const at = centre("1,-2");
  const lengths = [0, 1, 2, 3, 4, 5].map((way) => {
    const to = centre(step("1,-2", way));
    return Math.hypot(to.x - at.x, to.y - at.y);
  });
  for (const length of lengths) expect(length).toBeCloseTo(lengths[0] ?? 0);
});

test("steps are counted over hexes", () => {
  expect(distance("0,0", "3,-3")).toBe(3);
  expect(distance("-3,0", "3,0")).toBe(6);
  expect(distance("1,1", "-1,-1")).toBe(4);
});

test("the outline of a group leaves out the sides between its hexes", () => {
  expect(outline(["0,0"]).match(/M/g)).toHaveLength(6);
  expect(outline(["0,0", "1,0"]).match(/M/g)).toHaveLength(10);
  expect(outline(["0,0", "1,0", "0,1"]).match(/M/g)).toHaveLength(12);
  expect(hexPath().match(/L/g)).toHaveLength(5);
});
