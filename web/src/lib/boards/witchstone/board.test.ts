// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import type { BoardProps, Letter } from "../board";
import { makeSeats } from "../seats";
import Board from "./Board.svelte";
import type { WitchstoneView } from "./view";

interface Fixture {
  view: WitchstoneView;
  moves: string[];
  me: Letter | null;
  acting: Letter[];
  seats: { name: string; bot: string | null }[];
}
const fixtures = import.meta.glob<Fixture>("../../../../fixtures/witchstone/*.json", { eager: true, import: "default" });
vi.setConfig({ testTimeout: 30_000 });
let shown: Record<string, unknown> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

async function table(name: string, confirm = true) {
  const words = await loadWords("en", ["witchstone"]);
  const fixture = fixtures[`../../../../fixtures/witchstone/${name}.json`] as Fixture;
  const send = vi.fn();
  const why = vi.fn(async () => null);
  const given: BoardProps<WitchstoneView> = {
    view: fixture.view, moves: fixture.moves, acting: fixture.acting, me: fixture.me, seats: makeSeats(fixture.seats), events: [], words,
    settings: { confirm, motion: false, sound: false, symbols: true }, layout: "wide", send, why, hint: null, choice: null,
  };
  shown = mount(Board, { target: document.body, props: given });
  flushSync();
  const tap = (selector: string) => {
    const found = document.querySelector(selector);
    expect(found, selector).not.toBeNull();
    found?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
  };
  const press = (key: string, selector: string) => {
    document.querySelector(selector)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  return { fixture, send, why, tap, press };
}

test("a tile is chosen, seen on its hexes, turned, and confirmed by a second tap", async () => {
  const { fixture, send, tap, press } = await table("4-remove-or-tile");
  tap('[data-piece="hand-energy/witch"]');
  tap('[data-hit="hex-0,-2"]');
  expect(send).not.toHaveBeenCalled();
  expect(document.querySelectorAll(".badge")).toHaveLength(2);
  press("r", "main, body");
  tap('[data-hit="hex-0,-2"]');
  expect(send).toHaveBeenCalledTimes(1);
  expect(fixture.moves).toContain(send.mock.calls[0]?.[0]);
  expect(send.mock.calls[0]?.[0]).toContain("energy/witch");
});

test("without the confirm step one tap plays", async () => {
  const { fixture, send, tap } = await table("2-done-or-energy-or-remove", false);
  const chain = fixture.moves.find((move) => move.startsWith("energy "))?.split(" ")[1] ?? "";
  tap(`[data-hit="chain-${chain}"]`);
  expect(send).toHaveBeenCalledWith(`energy ${chain}`);
});

test("a crystal is picked up, its ways are lit, and Enter sends it", async () => {
  const { fixture, send, tap, press } = await table("4-crystal-or-done-or-remove");
  const move = fixture.moves.find((each) => /^crystal .* to /.test(each)) ?? "";
  const [, from, , to] = move.split(" ");
  tap(`[data-hit="hex-${from}"]`);
  press("Enter", `[data-hit="hex-${to}"]`);
  press("Enter", `[data-hit="hex-${to}"]`);
  expect(send).toHaveBeenCalledWith(move);
});

test("taking a crystal out is a mode of its own", async () => {
  const { fixture, send, tap } = await table("4-crystal-or-done-or-remove");
  const move = fixture.moves.find((each) => each.startsWith("remove ")) ?? "";
  tap(".out");
  tap(`[data-hit="hex-${move.split(" ")[1]}"]`);
  tap(`[data-hit="hex-${move.split(" ")[1]}"]`);
  expect(send).toHaveBeenCalledWith(move);
});

test("what may not be chosen says why", async () => {
  const { why, tap } = await table("4-remove-or-tile");
  tap('[data-piece="hand-energy/witch"]');
  tap('[data-cell="0,-3"]');
  expect(why).toHaveBeenCalledWith("tile energy/witch 0,-3 1,-3");
});

test.each(["2-tower", "2-remove-or-take", "2-keep-or-place-or-remove", "4-boost-or-chip-or-done", "4-watching"])("%s is drawn, and what may be touched has a name", async (name) => {
  const { fixture } = await table(name);
  const hits = [...document.querySelectorAll("[data-hit]")];
  for (const hit of hits) expect(hit.getAttribute("aria-label")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/witchstone-web|undefined|NaN/);
  if (fixture.me === null) expect(document.querySelectorAll(".hit")).toHaveLength(0);
});
