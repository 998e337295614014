import { describe, expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import { makeSeats, place } from "../seats";
import type { Letter } from "../board";
import { around, asked, exactRounds, laid, need, objects, openTrick, stock, sumOf, takenTricks, winners } from "./reading";
import { spoken } from "./spoken";
import { categories, moveLabel, moveName, progress, status, stretch } from "./status";
import type { WizardView } from "./view";

interface Fixture {
  me: Letter | null;
  seats: { name: string; bot: string | null }[];
  moves: string[];
  view: WizardView;
}
const fixtures = import.meta.glob<Fixture>("../../../../fixtures/wizard/*.json", { eager: true, import: "default" });
const named = Object.entries(fixtures).map(([path, fixture]) => [path.split("/").at(-1) ?? "", fixture] as const);
const fixture = (name: string) => fixtures[`../../../../fixtures/wizard/${name}.json`] as Fixture;

describe.each(named)("%s", (_, { view, me, moves, seats }) => {
  test("the cards of a trick belong to the seats in turn", () => {
    for (const trick of view.tricks) {
      const cards = laid(trick, view.seats);
      expect(cards[0]?.seat).toBe(trick.leader);
      expect(new Set(cards.map((one) => one.seat)).size).toBe(cards.length);
      expect(cards.filter((one) => one.wins)).toHaveLength(1);
    }
  });

  test("no card is counted twice", () => {
    const taken = view.tricks.filter((trick) => trick.cards.length === view.seats);
    if (view.phase === "play") {
      expect(view.won.reduce((sum, won) => sum + won, 0)).toBe(taken.length);
      view.counts.forEach((count, seat) => {
        const open = openTrick(view);
        const played = open ? laid(open, view.seats).some((one) => place(one.seat) === seat) : false;
        expect(count).toBe(view.cards - taken.length - (played ? 1 : 0));
      });
    }
  });

  test("what was asked for is what must be followed", () => {
    const people = asked(view);
    const hand = me === null ? [] : (view.hands[place(me)] ?? []);
    const legal = objects(moves, "play");
    if (legal.length > 0 && legal.length < hand.length) {
      expect(people).not.toBeNull();
      const following = legal.filter((card) => !/^[ZN]/.test(card));
      for (const card of following) expect(card.startsWith((people ?? "?").charAt(0).toUpperCase())).toBe(true);
    }
  });

  test("the pad ends in the totals", () => {
    if (view.pad.length > 0) expect(view.pad.at(-1)?.totals).toEqual(view.totals);
    expect(stock(view)).toBeGreaterThanOrEqual(0);
  });

  test.each([...LANGUAGES])("there is a sentence, a place and words for every move: %s", async (language) => {
    const words = await loadWords(language, ["wizard"]);
    const { sentence, buttons } = status(view, moves, words, me, makeSeats(seats));
    expect(sentence).toMatch(/[^-]\S/);
    expect(sentence).not.toMatch(/wizard-|web-|\{/);
    expect(progress(view, words)).not.toMatch(/wizard-|\{/);
    expect(buttons.filter((button) => button.primary).length).toBeLessThanOrEqual(1);
    for (const move of moves) expect(`${moveLabel(move, words)} ${moveName(move, words)}`).not.toMatch(/wizard-web|\{|none/);
  });
});

test("no sentence holds a command: a move is named in it as a thing", async () => {
  const words = await loadWords("bg", ["wizard"]);
  expect(words.say("review-instead", { played: moveName("play R12", words) })).toBe("Изиграно: червена 12");
  expect(words.say("web-hint-says", { move: moveName("bid 2", words) })).toBe("Ботът би изиграл: предсказание 2");
  expect(moveLabel("play R12", words)).toBe("Изиграй червена 12");
});

test.each([...LANGUAGES])("the whole table is told in words: %s", async (language) => {
  const words = await loadWords(language, ["wizard"]);
  for (const [, { view, me, seats }] of named) {
    const parts = spoken(view, words, me, makeSeats(seats));
    const hand = me === null ? null : (view.hands[place(me)] ?? null);
    expect(parts.flatMap((part) => [part.heading, ...part.lines]).join(" ")).not.toMatch(/wizard-|\{/);
    if (hand && hand.length > 0) expect(parts.at(-1)?.lines).toHaveLength(hand.length);
  }
});

test("points are told by kind, and add up", async () => {
  const words = await loadWords("en", ["wizard"]);
  const { view } = fixture("6-end");
  const kinds = categories(view, words);
  expect(view.totals.map((_, seat) => kinds.reduce((sum, kind) => sum + (kind.points[seat] ?? 0), 0))).toEqual(view.totals);
  expect(stretch(view)).toBe("10");
});

test("the seats go round from mine", () => {
  expect(around(fixture("6-play").view, "C")).toEqual(["C", "D", "E", "F", "A", "B"]);
  expect(around(fixture("3-watching").view, null)).toEqual(["A", "B", "C"]);
});

test("what a player needs", () => {
  expect(need(null, 0).kind).toBe("open");
  expect(need("sealed", 1).kind).toBe("hidden");
  expect(need(2, 2).kind).toBe("exact");
  expect(need(3, 1)).toEqual({ kind: "needs", tricks: 2 });
  expect(need(0, 1)).toEqual({ kind: "over", tricks: 1 });
});

test("the sum of the predictions is over, under, even, unfinished or hidden", () => {
  expect(sumOf([2, 2, 1, 3], 7)).toEqual({ sum: 8, kind: "over", by: 1 });
  expect(sumOf([0, 0, 1], 3)).toEqual({ sum: 1, kind: "under", by: 2 });
  expect(sumOf([1, 1, 1], 3)).toEqual({ sum: 3, kind: "even", by: 0 });
  expect(sumOf([1, null, 1], 3).kind).toBe("partial");
  expect(sumOf(["sealed", 1, null], 3).kind).toBe("hidden");
});

test("the end names the best, and counts exact predictions", () => {
  const { view } = fixture("3-end");
  expect(winners(view)).toEqual(["A"]);
  expect(winners({ ...view, totals: [10, 10, 0] })).toEqual(["A", "B"]);
  expect(exactRounds(view)).toEqual([10, 3, 8]);
  expect(takenTricks(view)).toEqual([view.last]);
});

test("a number that is missing from the moves is named", async () => {
  const words = await loadWords("en", ["wizard"]);
  const { view } = fixture("3-start");
  const { sentence, buttons } = status(view, ["bid 0"], words, "A", makeSeats(fixture("3-start").seats));
  expect(sentence).toContain("Not 1");
  expect(buttons).toEqual([{ label: "Bid 0", move: "bid 0", primary: true }]);
});
