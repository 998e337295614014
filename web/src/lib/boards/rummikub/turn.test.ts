// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import middle from "../../../../fixtures/rummikub/4-middle.json";
import { Turn } from "./turn.svelte";
import type { RummikubView } from "./view";

describe("a turn", () => {
  const view = middle.view as unknown as RummikubView;
  const kinds = view.racks[0] ?? [];
  const name = (turn: Turn, kind: string) => turn.left.find((tile) => tile.startsWith(`${kind}.`)) ?? "";
  const started = () => {
    const turn = new Turn();
    turn.follow(view, "A", null);
    return turn;
  };

  test("is tried out, taken back step by step and from the beginning", () => {
    const turn = started();
    expect(turn.dirty).toBe(false);
    const tile = name(turn, kinds[0] ?? "");
    turn.lay([tile], { kind: "felt" });
    expect(turn.laid).toEqual([tile]);
    expect(turn.left).toHaveLength(kinds.length - 1);
    expect(turn.wrong).toHaveLength(1);
    turn.lay([name(turn, kinds[1] ?? "")], { kind: "felt" });
    turn.undo();
    expect(turn.laid).toEqual([tile]);
    turn.reset();
    expect(turn.dirty).toBe(false);
    expect(turn.left).toHaveLength(kinds.length);
  });

  test("tiles of the table stay there, own ones go back", () => {
    const turn = started();
    const [first = ""] = turn.onFelt;
    const tile = name(turn, kinds[0] ?? "");
    expect(turn.fixed([first, tile])).toEqual([first]);
    turn.lay([tile], { kind: "felt" });
    turn.back([tile, first]);
    expect(turn.laid).toEqual([]);
    expect(turn.onFelt.has(first)).toBe(true);
  });

  test("a proposal is laid out, and nothing jumps when the server shows it", () => {
    const turn = started();
    const move = middle.moves.find((each) => each.startsWith("table")) ?? "";
    turn.tryOut(move);
    expect(turn.dirty).toBe(true);
    expect(turn.wrong).toEqual([]);
    const places = new Map(turn.felt.places);
    const laid = turn.laid.map((tile) => tile.split(".")[0] ?? "");
    const rack = [...kinds];
    for (const kind of laid) rack.splice(rack.indexOf(kind), 1);
    const table = [...move.matchAll(/\[([^\]]*)\]/g)].map((found) => found[1] ?? "").reverse();
    const names = new Set(turn.onFelt);
    expect(turn.follow({ ...view, table, racks: [rack, null, null, null], turn: "B" }, "A", "A")).toBe(true);
    expect(turn.felt.places).toEqual(places);
    expect(new Set(turn.onFelt)).toEqual(names);
    expect(turn.dirty).toBe(false);
  });

  test("a tile that was drawn is lit, what others lay is marked", () => {
    const turn = started();
    turn.follow({ ...view, racks: [[...kinds, "B9"], null, null, null], turn: "B" }, "A", "A");
    expect([...turn.drawn].map((tile) => tile.split(".")[0])).toEqual(["B9"]);
    turn.follow({ ...view, table: [...view.table, "R1 G1 B1"], racks: [[...kinds, "B9"], null, null, null], turn: "C" }, "A", "B");
    expect([...turn.news.values()]).toEqual(["B", "B", "B"]);
    expect(turn.drawn.size).toBe(1);
  });

  test("the own order of the rack is kept", () => {
    const turn = started();
    const tile = name(turn, kinds.at(-1) ?? "");
    const [first = ""] = turn.rows.flat().filter((each) => each !== null);
    turn.arrangeRack([tile], 0, first);
    expect(turn.order).toBe("own");
    expect(turn.rows[0]?.[0]).toBe(tile);
    expect(started().rows[0]?.[0]).toBe(tile);
    localStorage.clear();
  });
});
