// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as catalogues from "$lib/i18n/catalogues";
import { Words } from "$lib/i18n/words";
import { GameWords } from "./gameWords.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A page that wants the words of some games. */
function page() {
  let games = $state.raw(["wizard"]);
  const held: { own?: GameWords } = {};
  const leave = $effect.root(() => void (held.own = new GameWords(() => games)));
  flushSync();
  return { own: held.own as GameWords, leave, want: (next: string[]) => flushSync(() => (games = next)) };
}

test("words that cannot be fetched are fetched again after longer and longer pauses, until they come", async () => {
  const load = vi.spyOn(catalogues, "loadWords").mockRejectedValue(new TypeError("offline"));
  const { own, leave } = page();
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(6); // after 1, 3, 7, 15 and 31 seconds
  expect(own.current).toBeNull();
  const words = new Words("en", []);
  load.mockResolvedValue(words);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(own.current).toBe(words);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load).toHaveBeenCalledTimes(7);
  leave();
});

test("where other words are wanted, or none any more, the old ones are not fetched again", async () => {
  const load = vi.spyOn(catalogues, "loadWords").mockRejectedValue(new TypeError("offline"));
  const { leave, want } = page();
  await vi.advanceTimersByTimeAsync(0);
  want(["rummikub"]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(load.mock.calls.map(([, games]) => games)).toEqual([["wizard"], ["rummikub"], ["rummikub"]]);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).toHaveBeenCalledTimes(3);
});
