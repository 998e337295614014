// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Reviewing } from "./reviewing.svelte";

const fetched = vi.fn(() => Promise.resolve(new Response(JSON.stringify({ status: "working", done: 1, of: 9, judgements: [] }))));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a review is asked for until the page is left", async () => {
  const reviewing = new Reviewing("K7QXM2");
  void reviewing.of("A");
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetched.mock.calls.length).toBeGreaterThan(2);
  reviewing.close();
  await vi.advanceTimersByTimeAsync(1000);
  fetched.mockClear();
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).not.toHaveBeenCalled();
});

test("a page that was left before its first question asks nothing", async () => {
  const reviewing = new Reviewing("K7QXM2");
  reviewing.close();
  await reviewing.of("A");
  await vi.advanceTimersByTimeAsync(5000);
  expect(fetched).not.toHaveBeenCalled();
});
