// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import Hand from "./Hand.svelte";
import { fan } from "./layout";

const cards = ["N1", "B3", "R7", "Z1"];
let shown: Record<string, unknown> | undefined;
afterEach(() => void (shown && unmount(shown)));

async function hand(legal: string[] | null, pick = vi.fn()) {
  const words = await loadWords("en", ["wizard"]);
  const given = { cards, spots: fan(4, 600, 150), shape: "fan" as const, width: 150, inRow: 4, chosen: null, hinted: null, motion: false, words, pick };
  shown = mount(Hand, { target: document.body, props: { ...given, legal: legal && new Set(legal) } });
  flushSync();
  return { pick, buttons: [...document.querySelectorAll("button")] };
}

test("every card has a name, and those that may not be played say so", async () => {
  const { buttons } = await hand(["B3", "Z1"]);
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["a jester", "blue 3", "red 7", "a wizard"]);
  expect(buttons.map((button) => button.getAttribute("aria-disabled"))).toEqual(["true", null, "true", null]);
});

test("a tap tells the board, also on a card that may not be played", async () => {
  const { buttons, pick } = await hand(["B3"]);
  buttons[2]?.click();
  buttons[1]?.click();
  expect(pick.mock.calls).toEqual([["R7"], ["B3"]]);
});

test("arrow keys walk through the hand and stop at its ends", async () => {
  const { buttons } = await hand(null);
  buttons[0]?.focus();
  const press = (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  press("ArrowRight");
  expect(document.activeElement).toBe(buttons[1]);
  press("End");
  press("ArrowRight");
  expect(document.activeElement).toBe(buttons[3]);
  expect(buttons.map((button) => button.tabIndex)).toEqual([-1, -1, -1, 0]);
});
