import { expect, test } from "vitest";
import { heard, type Held } from "./held";
import type { News, Sync } from "./types";

const picture = { terms: { game: "wizard", seats: 3 }, host: "p", status: "playing", seats: [], acting: ["A"] };
const sync: Sync = { type: "sync", table: "K7QXM2", seat: "A", n: 4, at: 0, picture, view: { won: [0, 1] }, moves: ["bid 0"] };
const news = (n: number, told: Partial<News>): News => ({ type: "news", table: "K7QXM2", seat: "A", n, at: 0, entry: { kind: "played", seat: "A" }, ...told });
const after = (...messages: (Sync | News)[]) => messages.reduce<Held | null>(heard, null) as Held;

test("picture, view and moves change in one step, each by its own", () => {
  const held = after(sync, news(5, { changes: [["acting", 0, "B"]], view: [["won", 1, 2]], moves: [] }));
  expect(held).toEqual({ n: 5, picture: { ...picture, acting: ["B"] }, view: { won: [0, 2] }, moves: [] });
});

test("a picture that loses a key comes whole and leaves the view alone", () => {
  const asked = after(sync, news(5, { changes: [["takeback", { seat: "A", ply: 3, missing: ["q"] }]] }));
  const held = heard(asked, news(6, { changes: [[picture]], view: [["won", 0, 1]] }));
  expect(held).toEqual({ n: 6, picture, view: { won: [1, 1] }, moves: ["bid 0"] });
});

test("moves stay what they were where the news say nothing of them", () => {
  expect(after(sync, news(5, {})).moves).toBe(sync.moves);
});

test("news that are known already change nothing; news after a gap are worth nothing", () => {
  const held = after(sync);
  expect(heard(held, news(4, { view: [["won", 0, 9]] }))).toBe(held);
  expect(heard(held, news(6, { view: [["won", 0, 9]] }))).toBeNull();
  expect(heard(null, news(5, {}))).toBeNull();
});
