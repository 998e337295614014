import { expect, test } from "vitest";
import { boardOf } from "./boards";
import { giftsOf, groupAt, largest, readPot } from "./cauldron";
import type { WitchstoneView } from "./view";

const fixtures = Object.values(import.meta.glob<{ view: WitchstoneView }>("../../../../fixtures/witchstone/*.json", { eager: true }));

test("the groups read from a cauldron are those the engine counts", () => {
  expect(fixtures.length).toBeGreaterThan(20);
  for (const { view } of fixtures) {
    for (const player of view.players) expect(largest(readPot(player, boardOf(view)))).toEqual(player.groups);
  }
});

test("what a tile would give is what it gave: groups grow round a tried tile", () => {
  const { view } = fixtures[0] as { view: WitchstoneView };
  const player = { ...(view.players[0] as WitchstoneView["players"][number]), tiles: [], specials: {}, crystals: [], black: null };
  const board = boardOf(view);
  const gifts = giftsOf(player, board, { first: "energy", second: "witch", a: "1,-3", b: "2,-3" });
  expect(gifts.map(({ sign, cells }) => [sign, cells.length])).toEqual([["energy", 2], ["witch", 2]]);
  expect(groupAt(readPot(player, board), "0,0", "wand")).toEqual([]);
});

test("a hex that did not change is the same object, so that it is not drawn anew", () => {
  const { view } = fixtures[0] as { view: WitchstoneView };
  const player = view.players[0] as WitchstoneView["players"][number];
  const before = readPot(player, boardOf(view));
  const tried = readPot({ ...player }, boardOf(view), { first: "energy", second: "witch", a: "1,-3", b: "2,-3" });
  const changed = [...before].filter(([cell, content]) => tried.get(cell) !== content).map(([cell]) => cell);
  expect(changed).toEqual(["1,-3", "2,-3"]);
});
