import { expect, test } from "vitest";
import { carried, EMPTY, faulty, followedTo, laidValue, moved, moveOf, relaid, remarked, setOf, shifted, swapped, takenBack, welcoming, type Felt } from "./draft";
import { readSet } from "./notation";
import { agreedOf } from "./sets";
import { kindOf } from "./tiles";

const plain = agreedOf({});
const COLS = 30;
const table = (...sets: string[]): Felt => followedTo(EMPTY, sets.map(readSet), [], COLS, plain);
const shown = (felt: Felt) => moveOf(felt).slice(6);

test("tiles of the rack make a new set in its order, or join one", () => {
  const felt = moved(table("K7 R7 G7"), ["B6.0", "B4.0", "B5.0"], { kind: "felt" }, COLS, plain);
  expect(shown(felt)).toBe("[K7 R7 G7] [B4 B5 B6]");
  const id = felt.sets[0]?.id ?? 0;
  expect(shown(moved(felt, ["B7.0"], { kind: "set", id }, COLS, plain))).toBe("[K7 R7 G7 B7] [B4 B5 B6]");
  expect(shown(moved(felt, ["B7.0"], { kind: "set", id, at: 0 }, COLS, plain))).toBe("[B7 K7 R7 G7] [B4 B5 B6]");
});

test("a tile from the middle of a run leaves two sets where they lay", () => {
  const start = table("B1 B2 B3 B4 B5 B6 B7");
  const felt = moved(start, ["B4.0"], { kind: "felt" }, COLS, plain);
  expect(shown(felt)).toBe("[B1 B2 B3] [B5 B6 B7] [B4]");
  expect(felt.places.get(setOf(felt, "B5.0")?.id ?? 0)).toEqual({ row: 0, col: 8 });
  expect(faulty(felt, plain).map((laid) => laid.tiles)).toEqual([["B4.0"]]);
});

test("a tile from the front leaves the rest where it lay", () => {
  const felt = moved(table("K4 R4 G4 B4", "R5 R6 R7"), ["K4.0"], { kind: "felt" }, COLS, plain);
  expect(felt.places.get(setOf(felt, "R4.0")?.id ?? 0)).toEqual({ row: 0, col: 2 });
  expect(felt.places.get(setOf(felt, "R5.0")?.id ?? 0)).toEqual({ row: 0, col: 9 });
});

test("a joker is swapped by a tile it stands for and lies alone then", () => {
  const start = table("R3 J R5");
  expect(swapped(start, "R5.1", "J.0", COLS, plain)).toBeNull();
  const felt = swapped(start, "R4.0", "J.0", COLS, plain);
  expect(felt && shown(felt)).toBe("[R3 R4 R5] [J]");
});

test("what is worth how much towards the opening, and what is taken back", () => {
  const start = moved(table("K7 R7 G7"), ["B10.0", "B11.0", "B12.0"], { kind: "felt" }, COLS, plain);
  const own = new Set(["B10.0", "B11.0", "B12.0", "B7.0"]);
  expect(laidValue(start, own, plain)).toBe(33);
  const less = takenBack(start, ["B12.0"], COLS, plain);
  expect(laidValue(less, own, plain)).toBe(0);
  expect(shown(less)).toBe("[K7 R7 G7] [B10 B11]");
});

test("marks, shifts and carries", () => {
  const start = table("K7 J J");
  const id = start.sets[0]?.id ?? 0;
  expect(shown(remarked(start, id))).toBe("[group K7 J J]");
  expect(shown(shifted(start, "K7.0", 1))).toBe("[J K7 J]");
  expect(shifted(start, "K7.0", -1)).toBe(start);
  expect(carried(start, id, { row: 2, col: 9 }, COLS).places.get(id)).toEqual({ row: 2, col: 9 });
});

test("sets keep places and tiles keep names when the table is written in another order", () => {
  const start = table("B3 B4 B5", "B3 B4 B5 B6", "K7 R7 G7");
  const next = followedTo(start, ["B3 B4 B5 B6", "R9 R10 R11", "B3 B4 B5", "G7 K7 B7 R7"].map(readSet), ["B7.0", "R9.0"], COLS, plain);
  const place = (felt: Felt, tile: string) => felt.places.get(setOf(felt, tile)?.id ?? 0);
  for (const tile of ["K7.0", "B3.0", "B3.1", "B6.0"]) expect(place(next, tile)).toEqual(place(start, tile));
  expect(setOf(next, "B7.0")?.tiles.map(kindOf)).toEqual(["G7", "K7", "B7", "R7"]);
  expect(setOf(next, "R9.0")?.tiles).toEqual(["R9.0", "R10.0", "R11.0"]);
  expect(setOf(next, "B6.0")?.tiles).toContain("B3.1");
  expect(relaid(next, 20).places.size).toBe(4);
});

test("sets that a tile would join are known", () => {
  const felt = table("K7 R7 G7", "B4 B5 B6", "R3 J R5");
  const places = [...welcoming(felt, ["B7.0"], plain)].map((id) => felt.sets.findIndex((laid) => laid.id === id));
  expect(places).toEqual([0, 1]);
  expect(welcoming(felt, ["R4.0"], plain).size).toBe(1);
  expect(welcoming(felt, ["K1.0"], plain).size).toBe(0);
});
