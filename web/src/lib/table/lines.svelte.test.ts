// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import { Words } from "$lib/i18n/words";
import type { Chair } from "$lib/wire/types";
import Log from "./Log.svelte";
import type { LogLine } from "./log";
import Result from "./Result.svelte";
import StandIn from "./StandIn.svelte";

const words = new Words("en", ["web-not-reached = Not reached."]);
const line = (n: number): LogLine => ({ key: String(n), text: `line ${n}`, seat: null, kind: "game", places: [], event: null });

test("a line that comes does not move those that are read further up", async () => {
  const given = $state({ game: "wizard", lines: Array.from({ length: 230 }, (_, n) => line(n)), seats: [], words });
  const shown = mount(Log, { target: document.body, props: given });
  flushSync();
  const first = () => document.querySelector(".log li")?.textContent;
  const before = first();
  for (let n = 230; n < 260; n++) {
    given.lines = [...given.lines, line(n)];
    flushSync();
    expect(first()).toBe(before);
  }
  given.lines = Array.from({ length: 900 }, (_, n) => line(n));
  flushSync();
  expect(document.querySelectorAll(".log li").length).toBeLessThan(400);
  document.querySelector<HTMLElement>("[data-earlier]")?.click();
  await vi.waitFor(() => expect(document.querySelectorAll(".log li").length).toBeGreaterThan(400));
  void unmount(shown);
});

test("of a stand-in only the title is called out, not every move of the bot", () => {
  const chair = { deputy: "medium", deputy_at: Date.now(), deputy_moves: 1, deputy_why: "clock" } as unknown as Chair;
  const shown = mount(StandIn, { target: document.body, props: { chair, words, skew: 0, onback: () => undefined } });
  flushSync();
  const called = document.querySelector("[role=alert]");
  expect(called?.textContent).toBe("web-standin-title");
  expect(called?.querySelector("p, button")).toBeNull();
  void unmount(shown);
});

test("where playing again fails it is said, and can be tried once more", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  const onrematch = vi.fn(() => Promise.reject(new Error("no line")));
  const board = { scores: () => [0, 0] } as never;
  const picture = { seats: [], terms: { game: "wizard", seats: 2 }, outcome: null } as never;
  const shown = mount(Result, { target: document.body, props: { code: "K7QXM2", game: "wizard", board, words, picture, view: {}, seats: [], canRematch: true, hand: false, onboard: () => undefined, onrematch } });
  flushSync();
  const button = [...document.querySelectorAll("button")].find((each) => each.textContent?.includes("web-rematch")) as HTMLButtonElement;
  button.click();
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe("Not reached."));
  expect(button.disabled).toBe(false);
  void unmount(shown);
  vi.unstubAllGlobals();
});
