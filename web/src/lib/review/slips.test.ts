// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { BoardModule } from "$lib/boards/board";
import { makeSeats } from "$lib/boards/seats";
import { Words } from "$lib/i18n/words";
import type { History } from "$lib/table/history";
import type { ReviewLine } from "$lib/wire/types";
import { labelOf, partingView } from "./naming";
import Slips from "./Slips.svelte";

/** A board whose names reveal the view they were taken from; a history that shows its plies. */
const board = { moveName: (move: string, _: Words, view: unknown) => `${move} at ${String(view)}` } as unknown as BoardModule;
const history = { view: (ply: number, viewer: number) => `${viewer}/${ply}` } as unknown as History;
const words = new Words("en", ["review-better = Better: { $best }"]);
const line: ReviewLine = { ply: 30, played: ["tile", "witch"], best: ["tile", "energy"], loss: 3, error: 0.5, marked: true };

test("list and position name the moves of a turn by the view in which the two turns part", () => {
  expect(partingView(line, history, 1)).toBe("1/31");
  expect(labelOf(line, board, words, history, 1)("witch")).toBe("witch at 1/31");
  const shown = mount(Slips, { target: document.body, props: { slips: [line], chosen: 30, game: "witchstone", board, words, seats: makeSeats([]), history, viewer: 1, onpick: vi.fn() } });
  flushSync();
  const told = document.querySelector(".what")?.textContent ?? "";
  expect(told).toContain("witch at 1/31");
  expect(told).toContain("Better: energy at 1/31");
  void unmount(shown);
});
