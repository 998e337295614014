// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import type { BoardProps, Letter } from "../board";
import { makeSeats } from "../seats";
import Board from "./Board.svelte";
import { sortMoves } from "./moves";
import type { WitchstoneView } from "./view";

interface Fixture {
  view: WitchstoneView;
  moves: string[];
  me: Letter | null;
  acting: Letter[];
  seats: { name: string; bot: string | null }[];
}
const fixtures = import.meta.glob<Fixture>("../../../../fixtures/witchstone/4-*.json", { eager: true, import: "default" });
const fixture = (name: string) => fixtures[`../../../../fixtures/witchstone/4-${name}.json`] as Fixture;
vi.setConfig({ testTimeout: 60_000 });

test("with the next view a half-made choice is gone at once, though choice and hint of the frame are still the old ones", async () => {
  const words = await loadWords("en", ["witchstone"]);
  const first = fixture("remove-or-tile");
  const step = vi.fn();
  const given: BoardProps<WitchstoneView> = $state({
    view: first.view, moves: first.moves, acting: first.acting, me: first.me, seats: makeSeats(first.seats), events: [], words,
    settings: { confirm: true, motion: false, sound: false, symbols: true }, layout: "wide", send: vi.fn(), why: async () => null, onstep: step, hint: null, choice: null,
  });
  const shown = mount(Board, { target: document.body, props: given });
  flushSync();
  document.querySelector('[data-piece="hand-energy/witch"]')?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(step).toHaveBeenLastCalledWith(expect.stringContaining("Now choose a hex"));
  document.querySelector('[data-hit="hex-0,-2"]')?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  expect(document.querySelectorAll(".badge")).toHaveLength(2);
  const stale = first.moves.find((move) => move.startsWith("tile ")) ?? "";
  for (const name of ["crystal-or-done-or-remove", "remove-or-shelf", "done-or-remove-or-witch", "waiting", "end"]) {
    const { view, moves, acting } = fixture(name);
    Object.assign(given, { view, moves, acting, hint: stale, choice: { move: stale, label: "" } });
    flushSync();
    expect(document.querySelectorAll(".badge, .held, .hit.picked"), name).toHaveLength(0);
    expect(document.querySelectorAll(".hit.hinted"), name).toHaveLength(0);
    const { crystals } = sortMoves(moves);
    expect(document.querySelectorAll('[data-hit^="hex-"]').length, name).toBe(crystals.size);
  }
  void unmount(shown);
});
