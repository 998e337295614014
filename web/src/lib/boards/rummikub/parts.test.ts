import { expect, test } from "vitest";
import { Difference } from "./difference";
import { cutAtTiles, readMove, readSet, writeMove, writeSet } from "./notation";
import { arrange, inReadingOrder, rowsOf } from "./places";
import { followed, known, nudged, placed, readRows, sortedRows, writeRows } from "./rack";
import { agreedOf } from "./sets";
import { kindOf, pointsOf, single } from "./tiles";

const plain = agreedOf({});
const tiles = (text: string) => text.split(" ");

test("moves are read and written", () => {
  const move = "table [K3 K4 K5] [group K7 J J]";
  expect(writeMove(readMove(move) ?? [])).toBe(move);
  expect(readMove("draw")).toBeNull();
  expect(readMove(null)).toBeNull();
  expect(writeSet(readSet("group K7 J J"))).toBe("group K7 J J");
});

test("sentences are cut where they name tiles", () => {
  expect(cutAtTiles("Set 2: [B5 B6]. B4 or J.")).toEqual(["Set 2: ", "B5", " ", "B6", ". ", "B4", " or ", "J", "."]);
  expect(cutAtTiles("Jana plays K14, BK1 or К7")).toEqual(["Jana plays K14, BK1 or К7"]);
});

test("single tiles have names and points", () => {
  expect(single(tiles("K7 K7 J"), ["J.0"])).toEqual(["K7.0", "K7.1", "J.1"]);
  expect(pointsOf(tiles("K7 R13 J"))).toBe(50);
});

test("a set that grows pushes its neighbours, and what has no room goes elsewhere", () => {
  const sets = [1, 2, 3].map((id) => ({ id, size: 3 }));
  const first = arrange(sets, new Map(), 21);
  expect([...first.values()]).toEqual([{ row: 0, col: 0 }, { row: 0, col: 7 }, { row: 0, col: 14 }]);
  const grown = arrange(sets.with(0, { id: 1, size: 4 }), first, 22);
  expect(grown.get(2)).toEqual({ row: 0, col: 9 });
  expect(grown.get(3)).toEqual({ row: 0, col: 16 });
  const full = arrange(sets.with(0, { id: 1, size: 5 }), first, 21);
  expect(full.get(3)).toEqual({ row: 1, col: 0 });
  expect(rowsOf(full)).toBe(2);
  expect(inReadingOrder([{ id: 3 }, { id: 2 }, { id: 1 }], full).map((set) => set.id)).toEqual([1, 2, 3]);
});

test("a set put down lies where it was put, or near it", () => {
  const sets = [1, 2].map((id) => ({ id, size: 3 }));
  const places = arrange(sets, new Map([[1, { row: 0, col: 0 }]]), 30, new Map([[2, { row: 2, col: 11 }]]));
  expect(places.get(2)).toEqual({ row: 2, col: 11 });
  expect(arrange(sets, new Map([[1, { row: 0, col: 0 }]]), 30, new Map([[2, { row: 0, col: 3 }]])).get(2)).toEqual({ row: 0, col: 7 });
});

test("a run that is longer than a row has rows to itself", () => {
  const sets = [1, 2, 3].map((id) => ({ id, size: 3 }));
  const before = arrange(sets, new Map(), 14);
  const places = arrange(sets.with(0, { id: 1, size: 9 }), before, 14);
  expect(places.get(1)).toEqual({ row: 0, col: 0, lines: 2 });
  expect([places.get(2)?.row, places.get(3)?.row]).toEqual([2, 2]);
  expect(rowsOf(places)).toBe(3);
  expect(arrange([{ id: 7, size: 8 }], new Map(), 14).get(7)).toEqual({ row: 0, col: 0, lines: 2 });
});

test("a rack is sorted by colour and by number", () => {
  const rack = single(tiles("B3 K1 J K9 R3 G2"));
  expect(writeRows(sortedRows(rack, "colour"))).toBe("K1 K9 . R3 / G2 . B3 . J");
  expect(writeRows(sortedRows(rack, "number"))).toBe("K1 G2 / R3 B3 K9 J");
});

test("the own order stays while tiles come and go, and can be kept", () => {
  const rack = single(tiles("K1 K2 K3 R1"));
  const rows = readRows("K3 . R1 / K1 K13", rack);
  expect(writeRows(rows)).toBe("K3 . R1 / K1 K2");
  expect(writeRows(followed(rows, [...single(tiles("K3 K1 K2")), "B5.0"]))).toBe("K3 B5 / K1 K2");
  expect(writeRows(placed(rows, ["K1.0"], 0, "R1.0"))).toBe("K3 . K1 R1 / K2");
  expect(writeRows(placed(rows, ["K1.0"], 0, null, true))).toBe("K3 . R1 . K1 / K2");
  expect(writeRows(nudged(rows, "K3.0", "right"))).toBe("R1 K3 / K1 K2");
  expect(writeRows(nudged(rows, "K2.0", "up"))).toBe("K3 . K2 R1 / K1");
});

test("tiles of a rack keep their names", () => {
  expect(known(tiles("K7 K7 R1"), ["K7.1", "G1.0"], ["R1.0"])).toEqual(["K7.1", "K7.0", "R1.1"]);
});

test("a turn is told in steps, first those that set tiles free", () => {
  const before = ["K4 R4 G4 B4", "B1 B2 B3 B4 B5 B6", "R3 J R5", "G1 G2 G3"].map(tiles);
  const after = ["R4 G4 B4", "K3 K4 K5", "B1 B2 B3", "B4 B5 B6", "R3 R4 R5", "J G1 G2 G3"].map(tiles);
  const steps = new Difference(before, after, plain).steps();
  expect(steps.map((step) => [step.kind, step.number])).toEqual([
    ["joker-swapped", 4],
    ["taken-from", 0],
    ["split", 2],
    ["split", 3],
    ["extended", 5],
    ["new", 1],
  ]);
  expect(steps[0]?.rack).toEqual(["R4"]);
  expect(steps[1]?.left).toEqual(["K4"]);
  expect(steps[5]?.taken).toEqual([{ tile: "K4", from: 0 }]);
  expect(kindOf("J.1")).toBe("J");
});
