// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import middle from "../../../../fixtures/rummikub/4-middle.json";
import { keepTurn, keptTurn } from "./kept";
import { missingOf, type Built } from "./plan";
import { kindOf } from "./tiles";
import { Turn } from "./turn.svelte";
import type { RummikubView } from "./view";

const first = middle.view as unknown as RummikubView;
const kinds = first.racks[0] ?? [];
/** The next view: I have laid three of my tiles, or drawn one, which spoils nothing; a table less a set; a new round. */
const nexts: RummikubView[] = [
  { ...first, table: [...first.table, kinds.slice(0, 3).join(" ")], racks: [kinds.slice(3), null, null, null], turn: "B" },
  { ...first, racks: [[...kinds, "B9"], null, null, null], turn: "B" },
  { ...first, table: first.table.slice(1), racks: [kinds, null, null, null], round: 2 },
  { ...first, table: [], racks: [["K1", "K2"], null, null, null], round: 3 },
];

function started(view = first): Turn {
  const turn = new Turn();
  turn.follow(view, "A", null);
  return turn;
}

/** What lies on the felt and on the rack is exactly what the view says, each tile once. */
function agrees(turn: Turn, view: RummikubView): void {
  const all = [...turn.onFelt, ...turn.left];
  expect(new Set(all).size).toBe(all.length);
  const told = [...view.table.flatMap((text) => text.split(" ").filter((word) => word !== "group")), ...(view.racks[0] ?? [])];
  expect(all.map(kindOf).sort()).toEqual(told.sort());
}

beforeEach(() => localStorage.clear());

test("tiles, sets and moves of an earlier table change nothing on the next one but what is still there", () => {
  for (const next of nexts) {
    const old = started();
    const tiles = [...old.mine, ...old.onFelt];
    const ids = old.felt.sets.map((laid) => laid.id);
    old.lay([old.mine[0] ?? ""], { kind: "felt" });
    const draft = old.move;
    const turn = started();
    turn.lay(tiles.slice(0, 2), { kind: "felt", near: { row: 1, col: 2 } });
    turn.follow(next, "A", "A");
    agrees(turn, next);
    expect(turn.dirty).toBe(false);
    for (const act of [() => turn.undo(), () => turn.redo(), () => turn.reset()]) act();
    expect(turn.dirty).toBe(false);
    turn.tryOut(draft);
    expect(turn.dirty).toBe(next === nexts[1]);
    agrees(turn, next);
    turn.reset();
    for (const [number, tile] of [...tiles, "K99.0", ""].entries()) {
      const id = ids[number % ids.length] ?? 0;
      turn.lay([tile], { kind: "set", id, at: number });
      turn.lay([tile, tiles[number + 1] ?? ""], { kind: "felt", near: { row: 40, col: 99 } });
      turn.swap(tile, tiles[number + 2] ?? "");
      turn.join([tile], turn.touches([tile], { row: 0, col: number }, number % 2 === 0));
      turn.join([tile], { left: { id, gap: 0 }, right: { id: 999, gap: 0 } });
      turn.select([tile, "gone"]);
      turn.carry(id + 500, { row: 0, col: 0 });
      turn.mark(id + 500);
      turn.shift(tile, 1);
      turn.back([tile]);
      agrees(turn, next);
      expect(turn.selected.every((each) => turn.onFelt.has(each) || turn.left.includes(each))).toBe(true);
    }
    turn.reset();
    agrees(turn, next);
  }
});

test("a kept turn is laid again on the same table and rack only", () => {
  const turn = started();
  turn.lay([turn.mine[0] ?? ""], { kind: "felt" });
  keepTurn("/table/ABC", turn.shown, turn.move);
  const again = started();
  expect(again.shown).toBe(turn.shown);
  again.tryOut(keptTurn("/table/ABC", again.shown) ?? "");
  expect(again.move).toBe(turn.move);
  expect(again.laid.map(kindOf)).toEqual(turn.laid.map(kindOf));
  for (const next of nexts) expect(keptTurn("/table/ABC", started(next).shown)).toBeNull();
  expect(keptTurn("/table/OTHER", turn.shown)).toBeNull();
  keepTurn("/table/ABC", turn.shown, null);
  expect(keptTurn("/table/ABC", turn.shown)).toBeNull();
});

test("what was undone comes back, until something else is laid", () => {
  const turn = started();
  const [one = "", two = ""] = turn.mine;
  turn.lay([one], { kind: "felt" });
  turn.lay([two], { kind: "felt" });
  const move = turn.move;
  turn.undo();
  turn.undo();
  expect(turn.dirty).toBe(false);
  turn.redo();
  turn.redo();
  expect(turn.move).toBe(move);
  turn.undo();
  turn.lay([two], { kind: "felt" });
  turn.redo();
  expect(turn.future).toEqual([]);
});

test("the main button names the plainest thing that is missing", () => {
  const built: Built = { move: "table", laid: ["K9.0"], left: 3, wrong: 0, value: 27, opened: false, known: true, legal: true };
  expect(missingOf({ ...built, wrong: 2 })).toEqual({ what: "sets", count: 2 });
  expect(missingOf(built)).toEqual({ what: "opening", value: 27, wanted: 30 });
  expect(missingOf({ ...built, laid: [], opened: true })).toEqual({ what: "tile" });
  expect(missingOf({ ...built, opened: true, known: false })).toEqual({ what: "wait" });
  expect(missingOf({ ...built, opened: true, legal: false })).toEqual({ what: "other" });
  expect(missingOf({ ...built, value: 30 })).toBeNull();
});
