// @vitest-environment happy-dom
/** The frame around a board: what belongs to one decision is gone with the next, what does not stays. */
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardModule, BoardProps } from "$lib/boards/board";
import { makeSeats } from "$lib/boards/seats";
import { Words } from "$lib/i18n/words";
import { reader } from "$lib/reader.svelte";
import type { Talk } from "./desk";
import type { Lookback } from "./lookback.svelte";
import Table from "./Table.svelte";

type Given = ComponentProps<typeof Table>;
const MOVES = ["bid 0", "bid 1"];
/** What the board was given: it draws nothing, and picks what a test picks. */
let board: BoardProps;
const Board = ((_: unknown, props: BoardProps) => void (board = props)) as unknown as BoardModule["default"];
const module = { default: Board, status: () => ({ sentence: "", buttons: [] }), scores: () => [0, 0, 0], progress: () => "" } as unknown as BoardModule;

let leave = () => undefined as unknown;
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

function shown(more: Partial<Given> = {}): Given {
  const given: Given = $state({
    game: "wizard", board: module, view: {}, moves: MOVES, acting: ["A", "B", "C"], me: "A", seats: makeSeats(["Mira", "Kalin", "Ada"].map((name) => ({ name, bot: null }))),
    events: [], log: [], words: new Words("en", []), settings: { confirm: true, motion: false, sound: false, symbols: true }, send: vi.fn(), why: async () => null, ...more,
  });
  const page = mount(Table, { target: document.body, props: given });
  leave = () => unmount(page);
  flushSync();
  return given;
}

/** Something happens at the table. */
function happens(given: Given, change: Partial<Given> = {}) {
  Object.assign(given, { view: {}, ...change });
  flushSync();
}
function press(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}
function pick(choice: BoardProps["choice"]) {
  board.choice = choice;
  flushSync();
}
const isThere = (selector: string) => document.querySelector(selector) !== null;

test("what is picked stays picked while others decide beside me, and is gone with the next decision", () => {
  const given = shown();
  pick({ move: "bid 1", label: "Bid 1" });
  expect(isThere("[data-choice]")).toBe(true);
  happens(given, { acting: ["A", "C"] });
  happens(given, { acting: ["A"] });
  expect(isThere("[data-choice]")).toBe(true);
  happens(given);
  expect(isThere("[data-choice]")).toBe(false);
});

test("a question about work that would be lost ends with the decision it belongs to", () => {
  const given = shown({ acting: ["A"] });
  pick({ move: "table", label: "Done", loses: "Three tiles." });
  board.send("draw");
  flushSync();
  expect(isThere("[data-lose]")).toBe(true);
  happens(given, { acting: ["B"], moves: [] });
  expect(isThere("[data-lose]")).toBe(false);
  expect(given.send).not.toHaveBeenCalled();
});

test("what is being written in the chat is not lost with its panel", () => {
  const talk: Talk = { lines: [], known: 0, mode: "free", say: vi.fn(), phrase: vi.fn() };
  shown({ desk: { talk } });
  const field = () => document.querySelector<HTMLInputElement>(".chat input");
  const tab = (place: number) => press(`aside [role="tab"]:nth-child(${place})`);
  tab(2);
  const input = field() as HTMLInputElement;
  input.value = "One mo";
  input.dispatchEvent(new Event("input", { bubbles: true }));
  tab(1);
  expect(field()).toBeNull();
  tab(2);
  expect(field()?.value).toBe("One mo");
});

test("what a line of the log lights on the board goes out with the next touch and with the next view", () => {
  const given = shown({ log: [{ key: "1-0", text: "Something happened.", seat: null, kind: "game", places: [".now"], event: null }] });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 100, 100));
  press(".log li button");
  expect(isThere(".light")).toBe(true);
  document.querySelector(".now")?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();
  expect(isThere(".light")).toBe(false);
  press(".log li button");
  happens(given);
  expect(isThere(".light")).toBe(false);
});

test("the menu is closed before what was chosen in it opens, so that the focus finds its way back", async () => {
  let isOpen: boolean | undefined;
  shown({ desk: { comeBack: async () => (isOpen = document.querySelector("dialog[open]") !== null) } });
  press("[data-open=menu]");
  expect(isThere("dialog[open]")).toBe(true);
  press("[data-do=return]");
  await vi.waitFor(() => expect(isOpen).toBe(false));
});

test("a letter that is held down is meant once, however long", () => {
  const [undo, hint] = [vi.fn(async () => undefined), vi.fn(() => new Promise<never>(() => undefined))];
  shown({ desk: { undo, hint } });
  for (const key of ["u", "h"]) for (const repeat of [false, true, true]) window.dispatchEvent(new KeyboardEvent("keydown", { key, repeat }));
  expect([undo, hint].map((each) => each.mock.calls.length)).toEqual([1, 1]);
});

test("a board that looks back does nothing to the table", async () => {
  const back = { steps: 1, step: 1, view: {}, acting: ["B"], events: [], sentence: "", go: vi.fn() } as unknown as Lookback;
  const undo = vi.fn(async () => undefined);
  shown({ desk: { since: async () => back, undo, draft: vi.fn() } });
  expect([board.undo, board.draft]).not.toContain(undefined);
  press("[data-open=menu]");
  press("[data-open=since]");
  await vi.waitFor(() => expect(isThere("[data-now]")).toBe(true));
  flushSync();
  expect([board.undo, board.draft, board.moves, board.moment]).toEqual([undefined, undefined, [], null]);
});

test("a replay that runs by itself waits for no button, also where the gear asks for one", () => {
  vi.useFakeTimers();
  const { settings } = reader;
  reader.settings = { ...settings, goOn: 0 };
  const moments = (_: unknown, view: unknown) => [{ kind: "trick", view, events: [], stays: "glance" as const }];
  const onmoment = vi.fn();
  const given = shown({ board: { ...module, moments, momentText: () => ({ sentence: "", button: "" }) }, desk: { still: true }, run: { isFast: false }, onmoment });
  happens(given);
  expect(onmoment).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(onmoment).toHaveBeenLastCalledWith(false);
  reader.settings = settings;
  vi.useRealTimers();
});
