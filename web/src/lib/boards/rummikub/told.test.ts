import { describe, expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import type { Letter } from "../board";
import { makeSeats } from "../seats";
import { Difference } from "./difference";
import { agreedOf } from "./sets";
import { stepLines } from "./steps";
import { categories, moveLabel, progress, scores, spoken, status, stretch } from "./told";
import type { RummikubView } from "./view";

interface Fixture {
  me: Letter | null;
  seats: { name: string; bot: string | null }[];
  moves: string[];
  view: RummikubView;
}
const files = import.meta.glob<Fixture>("../../../../fixtures/rummikub/*.json", { eager: true, import: "default" });
const fixture = (name: string) => files[`../../../../fixtures/rummikub/${name}.json`] as Fixture;

describe.each([...LANGUAGES])("in %s", (language) => {
  test("every position is told without a missing word", async () => {
    const words = await loadWords(language, ["rummikub"]);
    for (const { view, moves, me, seats: names } of Object.values(files)) {
      const seats = makeSeats(names);
      const { sentence, buttons } = status(view, moves, words, me, seats);
      const parts = spoken(view, words, me, seats).flatMap((part) => [part.heading, ...part.lines]);
      const told = [sentence, ...buttons.map((button) => button.label), ...parts, ...moves.map((move) => moveLabel(move, words, view)), ...categories(view, words).map(({ label }) => label)];
      expect(told.filter((text) => text.includes("rummikub-") || text.includes("{"))).toEqual([]);
      expect(sentence).not.toBe("");
    }
  });

  test("steps are told in words", async () => {
    const words = await loadWords(language, ["rummikub"]);
    const before = ["K4 R4 G4 B4", "B1 B2 B3 B4 B5 B6", "R3 J R5", "G1 G2 G3"].map((text) => text.split(" "));
    const after = ["R4 G4 B4", "K3 K4 K5", "B1 B2 B3", "B4 B5 B6", "R3 R4 R5", "J G1 G2 G3"].map((text) => text.split(" "));
    const lines = stepLines(new Difference(before, after, agreedOf({})).steps(), before, words);
    expect(lines).toHaveLength(6);
    expect(lines.filter((line) => line.includes("rummikub-") || !/[KRGB]\d/.test(line))).toEqual([]);
  });
});

test("drawing and passing need no picking", async () => {
  const words = await loadWords("en", ["rummikub"]);
  const { view, moves, me, seats } = fixture("4-middle");
  expect(status(view, moves, words, me, makeSeats(seats)).buttons).toEqual([{ label: "Draw a tile", move: "draw", primary: true }]);
  const waiting = fixture("2-waiting");
  expect(status(waiting.view, waiting.moves, words, waiting.me, makeSeats(waiting.seats)).buttons).toEqual([]);
});

test("rounds and points", async () => {
  const words = await loadWords("en", ["rummikub"]);
  const { view } = fixture("4-end");
  expect(scores(view)).toEqual(view.totals);
  expect(progress(view, words)).toBe("");
  expect(progress({ ...view, phase: "play", options: { ...view.options, rounds: "3" }, round: 2 }, words)).toBe("Round 2 of 3");
  expect(stretch(view)).toBe(String(view.round));
  const [won, lost] = categories(view, words);
  expect(view.totals.map((_, seat) => (won?.points[seat] ?? 0) + (lost?.points[seat] ?? 0))).toEqual(view.totals);
});
