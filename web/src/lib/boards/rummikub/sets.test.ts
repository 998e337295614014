import { expect, test } from "vitest";
import { agreedOf, fitted, needsMark, ordered, rolesOf, shapeOf, valueOf } from "./sets";

const plain = agreedOf({});
const wraps = agreedOf({ wrap: "on" });
const tiles = (text: string) => text.split(" ");
const shape = (text: string, marked = false) => shapeOf(tiles(text), marked, plain);

test("groups and runs are told from what is neither", () => {
  expect(shape("K7 R7 G7")).toBe("group");
  expect(shape("K7 R7 G7 B7")).toBe("group");
  expect(shape("K7 R7 R7")).toBeNull();
  expect(shape("B3 B4 B5 B6")).toBe("run");
  expect(shape("B3 B5 B4")).toBeNull();
  expect(shape("B3 B4")).toBeNull();
  expect(shape("B12 B13 B1")).toBeNull();
  expect(shapeOf(tiles("B12 B13 B1"), false, wraps)).toBe("run");
  expect(shape("J J J")).toBeNull();
  expect(shape("R13 J J", false)).toBe("group");
});

test("one tile with two jokers is a run unless it is said to be a group", () => {
  expect(needsMark(tiles("K7 J J"))).toBe(true);
  expect(shape("K7 J J")).toBe("run");
  expect(shape("K7 J J", true)).toBe("group");
  expect(shapeOf(tiles("K7 J J"), false, agreedOf({ "two-jokers": "forbidden" }))).toBeNull();
});

test("a joker stands for what its place says", () => {
  expect(rolesOf(tiles("R3 J R5"), false, plain)).toEqual([["R3"], ["R4"], ["R5"]]);
  expect(rolesOf(tiles("K5 R5 J"), false, plain)[2]).toEqual(["G5", "B5"]);
  expect(valueOf(tiles("R3 J R5"), false, plain)).toBe(12);
  expect(valueOf(tiles("K5 R5 J"), false, plain)).toBe(15);
  expect(valueOf(tiles("K5 R5 J"), false, agreedOf({ "opening-joker": "zero" }))).toBe(10);
});

test("loose tiles are put into order, jokers into the gaps", () => {
  expect(ordered(tiles("B6 B4 B5"), plain)).toEqual(tiles("B4 B5 B6"));
  expect(ordered(tiles("J B6 B4"), plain)).toEqual(tiles("B4 J B6"));
  expect(ordered(tiles("B12 J B13"), plain)).toEqual(tiles("J B12 B13"));
  expect(ordered(tiles("B7 K7 G7"), plain)).toEqual(tiles("K7 G7 B7"));
  expect(ordered(tiles("B1 B13 B12"), wraps)).toEqual(tiles("B12 B13 B1"));
});

test("tiles go where they fit without turning jokers around", () => {
  expect(fitted(tiles("J R4 R5"), false, ["R6"], plain)).toEqual([tiles("J R4 R5 R6")]);
  expect(fitted(tiles("R4 R5 R6"), false, ["R3"], plain)).toEqual([tiles("R3 R4 R5 R6")]);
  expect(fitted(tiles("R4 R5 R6"), false, ["R7", "R3"], plain)).toEqual([tiles("R3 R4 R5 R6 R7")]);
  expect(fitted(tiles("R3 R4 R5 R6 R7"), false, ["R5"], plain)).toEqual([tiles("R3 R4 R5"), tiles("R5 R6 R7")]);
  expect(fitted(tiles("K7 R7 G7"), false, ["B7"], plain)).toEqual([tiles("K7 R7 G7 B7")]);
  expect(fitted(tiles("B4 B6"), false, ["B5"], plain)).toEqual([tiles("B4 B5 B6")]);
});
