import { describe, expect, test } from "vitest";
import { EMPTY, faulty, followedTo, joined, joining, lifted, moved, moveOf, setOf, sized, type Felt } from "./draft";
import { readSet } from "./notation";
import { ALONE, beside, type Beside, type Place } from "./places";
import { agreedOf } from "./sets";
import { COLOURS, single, tileText } from "./tiles";

const plain = agreedOf({});
const COLS = 36;
const table = (...sets: string[]): Felt => followedTo(EMPTY, sets.map(readSet), [], COLS, plain);
const shown = (felt: Felt) => moveOf(felt).slice(6);

/** Numbers that look like chance and are the same every time. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Puts tiles down so that they would lie from `col` on, as a hand does. */
function putAt(felt: Felt, tiles: readonly string[], place: Place): Felt {
  const rest = lifted(felt, tiles, plain);
  const found = joining(felt, tiles, beside(sized(rest.sets), rest.places, place, tiles.length, COLS), plain);
  if (!found.left && !found.right) return moved(felt, tiles, { kind: "felt", near: { row: place.row, col: Math.max(0, Math.round(place.col)) } }, COLS, plain);
  return joined(felt, tiles, found, COLS, plain);
}

/** Every set has its place, with a gap to the next; a long run has its rows to itself. */
function lieApart(felt: Felt): boolean {
  const taken = felt.sets.flatMap(({ id, tiles }) => {
    const { row, col, lines = 1 } = felt.places.get(id) ?? { row: -1, col: -1 };
    return Array.from({ length: lines }, (_, line) => ({ id, row: row + line, from: col, to: lines > 1 ? COLS : col + 2 * tiles.length }));
  });
  const inRow = taken.every(({ row, from, to }) => row >= 0 && from >= 0 && to <= COLS);
  return inRow && taken.every((one) => taken.every((two) => two.id === one.id || two.row !== one.row || two.from > one.to || one.from > two.to));
}

describe("tiles that touch", () => {
  test("three tiles laid side by side are one set, in whatever order they come", () => {
    for (const order of [["K9.0", "K10.0", "K11.0"], ["K11.0", "K10.0", "K9.0"], ["K9.0", "K11.0", "K10.0"], ["K10.0", "K9.0", "K11.0"]]) {
      let felt = table("G11 G12 G13");
      for (const [number, tile] of order.entries()) felt = putAt(felt, [tile], { row: 2, col: 10 + 2 * number });
      expect(shown(felt)).toBe("[G11 G12 G13] [K9 K10 K11]");
    }
  });

  test("a tile joins from half a tile away on either side, and no farther", () => {
    for (const gap of [-0.6, 0, 0.5, 1]) {
      expect(shown(putAt(table("K9"), ["K10.0"], { row: 0, col: 2 + gap }))).toBe("[K9 K10]");
      const moved9 = moved(EMPTY, ["K9.0"], { kind: "felt", near: { row: 0, col: 10 } }, COLS, plain);
      expect(shown(putAt(moved9, ["K8.0"], { row: 0, col: 8 - gap }))).toBe("[K8 K9]");
    }
    expect(shown(putAt(table("K9"), ["K10.0"], { row: 0, col: 3.1 }))).toBe("[K9] [K10]");
    expect(shown(putAt(table("K9"), ["K10.0"], { row: 1, col: 2 }))).toBe("[K9] [K10]");
  });

  test("a tile between two sets joins both where that makes a set, or where neither is one", () => {
    const between = (left: string, right: string, tile: string) => {
      let felt = table(left);
      felt = moved(felt, single(right.split(" ")), { kind: "felt", near: { row: 0, col: 2 * left.split(" ").length + 3 } }, COLS, plain);
      return shown(putAt(felt, [tile], { row: 0, col: 2 * left.split(" ").length + 0.5 }));
    };
    expect(between("K8 K9", "K11 K12", "K10.0")).toBe("[K8 K9 K10 K11 K12]");
    expect(between("K3 K4 K5", "R7 G7 B7", "K6.0")).toBe("[K3 K4 K5 K6] [R7 G7 B7]");
    expect(between("K3 K4 K5", "R7 G7 B7", "K7.0")).toBe("[K3 K4 K5] [K7 R7 G7 B7]");
    expect(between("K3", "K6", "K4.0")).toBe("[K3 K4 K6]");
    expect(between("K3 K4 K5", "R9", "G9.0")).toBe("[K3 K4 K5] [G9 R9]");
  });

  test("what lies there stays where it lies when a tile comes in front", () => {
    const felt = moved(EMPTY, ["K9.0", "K10.0", "K11.0"], { kind: "felt", near: { row: 1, col: 12 } }, COLS, plain);
    const next = putAt(felt, ["K8.0"], { row: 1, col: 9.5 });
    expect(next.places.get(setOf(next, "K9.0")?.id ?? 0)).toEqual({ row: 1, col: 10 });
  });

  test("whatever is put down wherever: no tile is lost or doubled, and sets lie apart", () => {
    const next = chance(7);
    const rack = single(COLOURS.flatMap((colour) => Array.from({ length: 13 }, (_, number) => tileText(colour, number + 1))));
    for (let game = 0; game < 20; game += 1) {
      let felt = table("K1 K2 K3", "R7 G7 B7", "B9 B10 B11 B12");
      const before = new Set(felt.sets.flatMap((laid) => laid.tiles));
      const laid = new Set(before);
      for (let step = 0; step < 20; step += 1) {
        const all = [...rack.filter((tile) => !before.has(tile)), ...laid];
        const tiles = [...new Set(Array.from({ length: 1 + next(3) }, () => all[next(all.length)] ?? "K1.0"))];
        felt = putAt(felt, tiles, { row: next(4), col: next(600) / 20 });
        for (const tile of tiles) laid.add(tile);
        const lying = felt.sets.flatMap((each) => each.tiles);
        expect([...lying].sort()).toEqual([...laid].sort());
        expect(lieApart(felt), shown(felt)).toBe(true);
        expect(felt.sets.every((each) => each.tiles.length > 0)).toBe(true);
      }
    }
  }, 60_000);

  test("a set that is in order is never spoiled for one that only lies near where the tile fits the other", () => {
    const next = chance(21);
    for (let turn = 0; turn < 120; turn += 1) {
      const start = 1 + next(9);
      const run = `K${start} K${start + 1} K${start + 2}`;
      const felt = table(run, `R${1 + next(13)} G5 B5`);
      const tile = `K${start + 3}.0`;
      const after = putAt(felt, [tile], { row: 0, col: 6 + next(100) / 100 });
      expect(faulty(after, plain).some((laid) => laid.tiles.includes(tile))).toBe(false);
    }
  });

  test("neighbours that are gone are no neighbours", () => {
    const gone: Beside = { left: { id: 77, gap: 0 }, right: { id: 78, gap: 0 } };
    expect(shown(joined(table("K1 K2 K3"), ["K5.0"], gone, COLS, plain))).toBe("[K1 K2 K3] [K5]");
    expect(beside([], new Map(), { row: 0, col: 0 }, 1, COLS)).toEqual(ALONE);
  });
});
