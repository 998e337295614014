// @vitest-environment happy-dom
/** What the frame says and asks: each notice is unfolded separately, each request answered once. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Words } from "$lib/i18n/words";
import type { Request as Asked } from "./desk";
import Notice, { type NoticeText } from "./Notice.svelte";
import Request from "./Request.svelte";

const words = new Words("en", []);
let leave = () => undefined as unknown;
afterEach(() => leave());

const isThere = (selector: string) => document.querySelector(selector) !== null;
function press(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}

test("a notice that was unfolded leaves the next one folded", () => {
  const notice = (sentence: string): NoticeText => ({ kind: "hint", sentence, more: ["Because."], clause: "wizard-12" });
  const given = $state({ notice: notice("One."), words, folded: true, onclause: vi.fn(), onclose: vi.fn() });
  const page = mount(Notice, { target: document.body, props: given });
  leave = () => unmount(page);
  flushSync();
  press("[aria-expanded]");
  expect(isThere("li")).toBe(true);
  given.notice = notice("Another.");
  flushSync();
  expect([isThere("li"), document.querySelector("[aria-expanded]")?.getAttribute("aria-expanded")]).toEqual([false, "false"]);
  press("[aria-expanded]");
  press("[aria-expanded]");
  expect(isThere("li")).toBe(false);
});

test.each([
  ["no", { asksMe: true }],
  ["yes", { asksMe: true }],
  ["withdraw", { isMine: true }],
])("%s is said once while the answer is on its way, and again if it did not arrive", async (word, mine) => {
  let arrive = () => undefined as unknown;
  const answer = vi.fn((_: boolean) => new Promise<void>((resolve) => (arrive = resolve)));
  const request: Asked = { what: "takeback", name: "Mira", isMine: false, asksMe: false, missing: [], until: 0, answer, ...mine };
  const page = mount(Request, { target: document.body, props: { request, words, skew: 0 } });
  leave = () => unmount(page);
  flushSync();
  press(`[data-do=${word}]`);
  for (const button of document.querySelectorAll("[data-do]")) expect(button.hasAttribute("disabled")).toBe(true);
  press(`[data-do=${word}]`);
  expect(answer.mock.calls).toEqual([[word === "yes"]]);
  arrive();
  await vi.waitFor(() => expect(isThere("[data-do][disabled]")).toBe(false));
  press(`[data-do=${word}]`);
  expect(answer).toHaveBeenCalledTimes(2);
});
