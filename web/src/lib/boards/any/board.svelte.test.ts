// @vitest-environment happy-dom
/** A board for any game: Goofspiel as the example has it, and views that nobody has seen before. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Words } from "$lib/i18n/words";
import type { BoardModule, BoardProps } from "../board";
import { makeSeats } from "../seats";
import { withBrought, type BroughtProps } from "./brought";
import * as module from "./index";
import { fieldsOf, tellsLines } from "./reading";
import { keepShape, type Schema } from "./shape";
import type { AnyView } from "./view";

const catalogues = import.meta.glob<string>("../../../../../examples/goofspiel/src/goofspiel/locales/en/*.ftl", { eager: true, query: "?raw", import: "default" });
const house = import.meta.glob<string>("../../../../../src/magehall/locales/en/{house,web}.ftl", { eager: true, query: "?raw", import: "default" });
const words = new Words("en", [...Object.values(house), ...Object.values(catalogues)], {}, ["goofspiel", "odd"]);
const LONG = "Someone with an exceedingly long name, without end";
const seats = makeSeats(["Mira", LONG, "Ada"].map((name) => ({ name, bot: null })));

const VIEW: AnyView = {
  game: "goofspiel", seat: "A", seats: 3, options: { ties: "carry" }, prize: 3, waiting: 0, stack: [1, 2, 4, 7, 8, 10, 11, 13], hand: [2, 3, 13], bid: null,
  acting: ["A", "B"], scores: [0, 18, -14], rounds: [{ prize: 5, bids: [9, 9, 5] }, { prize: 9, bids: [1, 4, 13] }],
};
const NUMBER: Schema = {};
const NUMBERS: Schema = { items: NUMBER };
const BY_SEAT = { "x-by": "seat" } as const;
const OWN = { "x-audience": "own" } as const;
const declare = (properties: Record<string, Schema>, more: Record<string, Schema> = {}): Schema => ({
  $defs: { Letter: {}, Actor: {}, ...more, Shown: { properties }, View: { $ref: "#/$defs/Shown" } },
});
keepShape("goofspiel", declare(
  { hand: { ...NUMBERS, ...OWN }, bid: { ...NUMBER, ...OWN }, scores: { ...NUMBERS, ...BY_SEAT }, rounds: { items: { $ref: "#/$defs/Round" } } },
  { Round: { properties: { prize: NUMBER, bids: { ...NUMBERS, ...BY_SEAT } } } },
));
const MOVES = ["bid 2", "bid 3", "bid 13"];

let leave = () => undefined as unknown;
afterEach(() => {
  leave();
  leave = () => undefined;
  vi.restoreAllMocks();
});

function shown(change: Partial<BoardProps<AnyView>> = {}): BoardProps<AnyView> {
  const given: BoardProps<AnyView> = $state({
    view: VIEW, moves: MOVES, acting: ["A", "B"], me: "A", seats, events: [], words, settings: { confirm: true, motion: false, sound: false, symbols: true },
    layout: "wide", send: vi.fn(), why: async () => null, hint: null, choice: null, ...change,
  });
  const board = mount(module.default, { target: document.body, props: given });
  leave = () => unmount(board);
  flushSync();
  return given;
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const said = (selector: string) => all(selector).map((each) => each.textContent?.replace(/\s+/g, " ").trim());
function press(key: string) {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

test("every field has its label, mine first and tables last; what the frame shows is left to it", () => {
  shown();
  expect(said("[data-field] > dt")).toEqual(["Your cards", "Your bid", "Prize", "Waiting, in points", "Still to come", "Rounds"]);
  expect(said("[data-field=hand] li")).toEqual(["2", "3", "13"]);
  expect(said("[data-field=bid] dd")).toEqual(["–"]);
  expect(said("[data-field=rounds] th")).toEqual(["Prize", "Bids"]);
  expect(said("[data-field=rounds] tbody tr:first-child td")).toEqual(["5", `Mira 9 ${LONG} 9 Ada 5`]);
});

test("a tap picks a move, the second plays it; where nothing is confirmed the first one does", () => {
  const given = shown();
  expect(said("[data-move]")).toEqual(["Bid 2", "Bid 3", "Bid 13"]);
  all("[data-move='bid 3']")[0]?.click();
  flushSync();
  expect(given.choice).toEqual({ move: "bid 3", label: "Bid 3" });
  expect(said("[aria-pressed=true]")).toEqual(["Bid 3"]);
  expect(given.send).not.toHaveBeenCalled();
  all("[data-move='bid 3']")[0]?.click();
  expect(given.send).toHaveBeenCalledExactlyOnceWith("bid 3");
  given.settings = { ...given.settings, confirm: false };
  flushSync();
  all("[data-move='bid 2']")[0]?.click();
  expect(given.send).toHaveBeenLastCalledWith("bid 2");
});

test("arrow keys reach the moves from the page, and go from one to the next and round again", () => {
  shown();
  const focused = () => document.activeElement?.textContent;
  press("ArrowRight");
  expect(focused()).toBe("Bid 2");
  press("ArrowDown");
  press("ArrowRight");
  expect(focused()).toBe("Bid 13");
  press("ArrowRight");
  expect(focused()).toBe("Bid 2");
  press("ArrowLeft");
  expect(focused()).toBe("Bid 13");
  press("Home");
  expect(focused()).toBe("Bid 2");
  press("End");
  expect(focused()).toBe("Bid 13");
});

test("who waits is told so, and a spectator has no moves at all", () => {
  const given = shown({ moves: [] });
  expect(all("[data-move]")).toHaveLength(0);
  expect(said(".below")).toEqual(["When it’s your turn, your moves appear here."]);
  given.me = null;
  flushSync();
  expect(all(".below")).toHaveLength(0);
});

test("a view nobody has seen is shown whole: unknown fields, empty lists, grids, nested facts, players by name", () => {
  const odd: AnyView = {
    game: "odd", board_size: 2, grid: [["x", null], ["", "o"]], empty: [], is_open: true, last_seat: "C", first_seats: ["A", "C"], loss: -3,
    counts: [1, 2, 3], hands: [[4], [], [5, 6]], deck: { left: 7, top: { colour: "red" } }, bare: {}, mixed: [1, [2, 3], { a: 4 }], holders: { crown: "C" },
  };
  const letter: Schema = { anyOf: [{ $ref: "#/$defs/Letter" }, {}] };
  keepShape("odd", declare({
    last_seat: letter, first_seats: { items: letter }, counts: { ...NUMBERS, ...BY_SEAT }, hands: { ...BY_SEAT, ...OWN, items: NUMBERS }, holders: { additionalProperties: letter },
  }));
  const told = fieldsOf(odd, words, seats).map(({ label, content }) => [label, ...tellsLines(content, seats)]);
  expect(told).toEqual([
    ["Board size", "2"],
    ["Grid", "x –", "– o"],
    ["Empty", "–"],
    ["Is open", "✓"],
    ["Last seat", "Ada"],
    ["First seats", "Mira, Ada"],
    ["Loss", "−3"],
    ["Counts", "Mira: 1", `${LONG}: 2`, "Ada: 3"],
    ["Hands", "Mira: 4", `${LONG}: –`, "Ada: 5, 6"],
    ["Deck", "Left: 7", "Top: Colour red"],
    ["Bare", "–"],
    ["Mixed", "1, 2, 3, A 4"],
    ["Holders", "Crown: Ada"],
  ]);
  shown({ view: odd, moves: ["do it", "pass"] });
  expect(said("[data-field=grid] td")).toEqual(["x", "–", "–", "o"]);
  expect(said("[data-move]")).toEqual(["do it", "pass"]);
});

test("a list goes by the players where the game declares it so, however long others happen to be", () => {
  keepShape("odd", declare({ counts: { ...NUMBERS, ...BY_SEAT } }));
  const kinds = fieldsOf({ game: "odd", counts: [1, 2, 3], pile: [1, 2, 3] }, words, seats).map(({ content }) => content.kind);
  expect(kinds).toEqual(["seats", "things"]);
  expect(fieldsOf({ game: "unknown", counts: [1, 2, 3] }, words, seats)[0]?.content.kind).toBe("things");
});

test("it is said whose turn it is, what the points are, where we are, and the table as text", () => {
  expect(module.status(VIEW, MOVES, words, "A", seats)).toEqual({ sentence: "Your turn", buttons: [] });
  expect(module.status(VIEW, ["bid 2"], words, "A", seats).buttons).toEqual([{ label: "Bid 2", move: "bid 2", primary: true }]);
  expect(module.status({ ...VIEW, acting: ["A"] }, [], words, "C", seats).sentence).toBe("Waiting for Mira.");
  expect(module.status({ ...VIEW, acting: ["*"] }, [], words, "C", seats).sentence).toBe("");
  expect(module.status({ ...VIEW, acting: [] }, [], words, "A", seats).sentence).toBe("The game is over.");
  expect(module.scores(VIEW)).toEqual([0, 18, -14]);
  expect(module.scores({ game: "odd" })).toEqual([]);
  expect(module.progress({ game: "odd", round: 4, phase: "last-bids" }, words)).toBe("Round 4, Last bids");
  const rounds = module.spoken(VIEW, words, "A", seats).find(({ heading }) => heading === "Rounds");
  expect(rounds?.lines[0]).toBe(`1. Prize: 5, Bids: Mira: 9; ${LONG}: 9; Ada: 5`);
});

test("a board that the game brings is drawn, told of changes and taken away; where it fails the plain one stands in", () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const told: BroughtProps[] = [];
  const destroy = vi.fn();
  let fails = false;
  const update = (props: BroughtProps) => {
    if (fails) throw new Error("broken");
    told.push(props);
  };
  const found = {
    mount(target: HTMLElement, props: BroughtProps) {
      target.textContent = "brought";
      told.push(props);
      return { update, destroy };
    },
    progress: () => "Bids",
    scores: () => {
      throw new Error("broken");
    },
  };
  const board = withBrought(module as unknown as BoardModule, "brought", found);
  expect(board.progress({ game: "brought" }, words)).toBe("Bids");
  expect(board.scores({ game: "brought", scores: [1] })).toEqual([1]);
  const given = shown({ view: { ...VIEW, game: "brought" } });
  expect(said(".brought")).toEqual(["brought"]);
  told.at(-1)?.choose("bid 3");
  flushSync();
  expect(told.at(-1)?.choice).toBe("bid 3");
  expect(given.choice?.move).toBe("bid 3");
  fails = true;
  given.view = { ...given.view, prize: 4 };
  flushSync();
  expect(destroy).toHaveBeenCalledOnce();
  expect(all("[data-field]").length).toBeGreaterThan(0);
  expect(said("[data-field=prize] dd")).toEqual(["4"]);
});
