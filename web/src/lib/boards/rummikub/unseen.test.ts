// @vitest-environment happy-dom
/** What is not visible is neither touched nor over: a board behind another, a page behind others. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Words } from "$lib/i18n/words";
import { makeSeats } from "../seats";
import type { Hands } from "./hands.svelte";
import { Keys } from "./keys";
import RoundEnd from "./RoundEnd.svelte";
import type { Turn } from "./turn.svelte";
import type { RummikubView } from "./view";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("keys do nothing on a board that lies behind another", () => {
  const board = document.createElement("div");
  const [end, undo] = [vi.fn(() => true), vi.fn()];
  const keys = new Keys({ selected: [], past: [] } as unknown as Turn, {} as Hands, () => ({ board, canAct: true, seated: true, end, undo }));
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent("keydown", init);
    Object.defineProperty(event, "target", { value: document.body });
    keys.press(event);
  };
  const rects = vi.spyOn(board, "getClientRects").mockReturnValue([] as unknown as DOMRectList);
  press({ key: "e" });
  press({ key: "z", ctrlKey: true });
  expect([end, undo].map((each) => each.mock.calls.length)).toEqual([0, 0]);
  rects.mockReturnValue([new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList);
  press({ key: "e" });
  press({ key: "z", ctrlKey: true });
  expect([end, undo].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});

test("a letter that is held down is meant once", () => {
  const board = document.createElement("div");
  vi.spyOn(board, "getClientRects").mockReturnValue([new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList);
  const [step, undo] = [vi.fn(), vi.fn()];
  const keys = new Keys({ selected: [], past: [1, 2, 3] } as unknown as Turn, { undo: step } as unknown as Hands, () => ({ board, canAct: true, seated: true, end: () => false, undo }));
  for (const repeat of [false, true, true]) {
    for (const init of [{ key: "u" }, { key: "z", ctrlKey: true }]) {
      const event = new KeyboardEvent("keydown", { ...init, repeat });
      Object.defineProperty(event, "target", { value: document.body });
      keys.press(event);
    }
  }
  expect([step, undo].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});

function roundEnd(hurried: boolean) {
  const onclose = vi.fn();
  const view = { pad: [], totals: [0, 0] } as unknown as RummikubView;
  const shown = mount(RoundEnd, { target: document.body, props: { view, seats: makeSeats([]), words: new Words("en", []), small: false, hurried, onclose } });
  flushSync();
  const pass = (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      vi.advanceTimersByTime(1000);
      flushSync();
    }
  };
  return { onclose, pass, close: () => void unmount(shown) };
}

test("the end of a round waits for a page that nobody sees", () => {
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const { onclose, pass, close } = roundEnd(false);
  pass(60);
  expect(onclose).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  pass(7);
  expect(onclose).toHaveBeenCalled();
  close();
});

test("the end of a round takes hardly any of the reader's own time, even where it was touched", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(false);
  const { onclose, pass, close } = roundEnd(true);
  document.querySelector(".veil")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  pass(1);
  expect(onclose).not.toHaveBeenCalled();
  pass(1);
  expect(onclose).toHaveBeenCalled();
  close();
});
