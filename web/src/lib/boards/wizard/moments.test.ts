import { describe, expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import type { GameEvent } from "$lib/i18n/words";
import { upTo } from "$lib/table/log";
import { arrived, begin, lasts, latest, passed, shown, toNow, type Queue } from "$lib/table/moments";
import known from "../../../../fixtures/known/wizard.json";
import { makeSeats, place } from "../seats";
import { rows, trickPlan } from "./layout";
import { moments, momentText } from "./moments";
import { asked, lastCard, laid, picked, sumOf, tableTrick, takenTricks, trickNumber, typedBid } from "./reading";
import { moveLabel, progress, status } from "./status";
import type { WizardView } from "./view";

interface Step {
  view: WizardView;
  events: GameEvent[];
  moves: string[];
}
const games = known as unknown as { seats: number; steps: Step[] }[];
const named = games.map((game, number) => [`game ${number + 1}, ${game.seats} seats`, game.steps] as const);
const NAMES = ["Mira", "Toma", "Eleni", "Olena"];

const has = (step: Step, kind: string) => step.events.some((event) => event.event === kind);
const follow = (queue: Queue<WizardView>, step: Step, still = false) => arrived(queue, step.view, step.events, moments, still);
const kinds = (queue: Queue<WizardView>) => queue.waiting.map((moment) => moment.kind);
/** Two consecutive steps in the file that are not consecutive in the game have no moments between them. */
const pairs = (steps: readonly Step[]) => steps.slice(1).flatMap((step, place) => (has(step, "card-played") || has(step, "bid-made") || has(step, "bid-sealed") ? [[steps[place] as Step, step] as const] : []));

describe.each(named)("%s", (_, steps) => {
  test("a trick and a round that end are moments, each once, and nothing else is", () => {
    for (const [before, step] of pairs(steps)) {
      const found = moments(before.view, step.view, step.events)?.map((moment) => moment.kind);
      if (before.view.pad.length + 1 < step.view.pad.length) continue;
      const due = [...(has(step, "trick-won") ? ["trick"] : []), ...(has(step, "round-scored") ? ["round"] : [])];
      expect(found).toEqual(due);
    }
  });

  test("in a moment header, trump, dealer and hand are those of its own round, and its winner is the engine's", () => {
    for (const [before, step] of pairs(steps)) {
      for (const { kind, view, events } of moments(before.view, step.view, step.events) ?? []) {
        for (const part of ["round", "trump", "turned", "dealer", "cards"] as const) expect(view[part]).toEqual(before.view[part]);
        expect(view.acting).toEqual([]);
        expect(tableTrick(view)?.winner).toBe(step.events.find((event) => event.event === "trick-won")?.["seat"]);
        expect(tableTrick(view)?.cards).toHaveLength(view.seats);
        expect(trickNumber(view)).toBe(view.tricks.length);
        expect(view.won.reduce((sum, won) => sum + won, 0)).toBe(view.tricks.length);
        expect(view.counts).toEqual(view.counts.map(() => view.cards - view.tricks.length));
        expect(view.hands[0]?.length ?? view.counts[0]).toBe(view.counts[0]);
        if (kind === "trick") expect(view.totals).toEqual(before.view.totals);
        if (kind === "trick") expect(events.at(-1)?.event).toBe("trick-won");
        if (kind === "round") expect(view.totals).toEqual(step.view.totals);
        if (kind === "round") expect(view.pad).toEqual(step.view.pad);
      }
    }
  });

  test("for a reader who never goes on the latest trick and the latest round wait, in their order, and one step leads to now", () => {
    let queue = begin((steps[0] as Step).view);
    let due: string[] = [];
    let all = 0;
    for (const step of steps.slice(1)) {
      const found = (moments(queue.view, step.view, step.events) ?? []).map((moment) => moment.kind);
      due = [...due.filter((kind) => !found.includes(kind)), ...found];
      all += found.length;
      queue = follow(queue, step);
      expect(kinds(queue)).toEqual(due);
      expect(kinds(latest(queue))).toEqual(due.slice(-1));
      expect(shown(toNow(queue)).view).toBe(step.view);
    }
    expect(all).toBeGreaterThan(5);
  });

  test("while a moment is shown the log tells of nothing that came after it", () => {
    const lines = steps.flatMap(({ events }) => events.map((event) => ({ key: "", text: "", seat: null, kind: "game" as const, places: [], event })));
    let [queue, told] = [begin((steps[0] as Step).view), (steps[0] as Step).events.length];
    for (const step of steps.slice(1)) {
      queue = follow(begin(queue.view), step);
      const seen = upTo(lines, shown(queue).moment).slice(told).map(({ event }) => event?.event);
      told += step.events.length;
      if (!shown(queue).moment) continue;
      expect(seen.at(-1)).toBe("trick-won");
      const summed = upTo(lines, shown(passed(queue)).moment).map(({ event }) => event?.event);
      if (kinds(queue).includes("round")) expect(summed.at(-1)).toBe("round-scored");
      expect(upTo(lines, null)).toBe(lines);
    }
  });

  test("a reader who goes on at once sees each moment and then the table as it is, and every event once", () => {
    let queue = begin((steps[0] as Step).view);
    for (const step of steps.slice(1)) {
      queue = follow(queue, step);
      const told: GameEvent[] = [];
      while (shown(queue).moment) {
        told.push(...shown(queue).events);
        queue = passed(queue);
      }
      expect(shown(queue)).toMatchObject({ view: step.view, moment: null });
      expect([...told, ...shown(queue).events]).toEqual(step.events);
    }
  });

  test("what is undone, or a step back in a replay, leaves no moment behind", () => {
    for (const [before, step] of pairs(steps)) {
      const queue = follow(begin(before.view), step);
      const back = arrived(queue, before.view, [], moments);
      if (before.view.tricks !== step.view.tricks) expect(kinds(back)).toEqual([]);
      expect(shown(back).view).toBe(before.view);
    }
  });

  test("a new line to the server (the same table, nothing told) keeps what is being read", () => {
    for (const [before, step] of pairs(steps)) {
      const queue = follow(begin(before.view), step);
      expect(kinds(arrived(queue, structuredClone(step.view), [], moments))).toEqual(kinds(queue));
    }
  });

  test("in a replay each step ends the moments of the one before", () => {
    let queue = begin((steps[0] as Step).view);
    for (const step of steps.slice(1)) {
      const own = moments(queue.view, step.view, step.events) ?? [];
      queue = follow(queue, step, true);
      expect(kinds(queue)).toEqual(own.map((moment) => moment.kind));
    }
  });

  test.each([...LANGUAGES])("every moment is told, with the way on: %s", async (language) => {
    const words = await loadWords(language, ["wizard"]);
    const seats = makeSeats(NAMES.map((name) => ({ name, bot: null })));
    for (const [before, step] of pairs(steps)) {
      for (const moment of moments(before.view, step.view, step.events) ?? []) {
        const { sentence, button } = momentText(moment, words, "A", seats);
        const winner = tableTrick(moment.view)?.winner ?? "A";
        expect(sentence).not.toMatch(/wizard-|[{}$]/);
        expect(button).not.toMatch(/wizard-|[{}$]/);
        if (moment.kind === "trick" && winner !== "A") expect(sentence).toContain(NAMES[place(winner)]);
        expect(progress(moment.view, words)).toContain(String(moment.view.round));
      }
    }
  });

  test("the last card plays itself only where it is the one card held", () => {
    for (const { view, moves } of steps) {
      const move = lastCard(view, moves, "A");
      if (move === null) continue;
      expect(moves).toEqual([move]);
      expect(view.counts[0]).toBe(1);
    }
    expect(steps.some(({ view, moves }) => lastCard(view, moves, "A") !== null)).toBe(true);
    expect(steps.every(({ view, moves }) => lastCard(view, moves, null) === null)).toBe(true);
  });
});

/**
 * A choice made in one view and still there in another: no part of the board may stumble over it, or treat it as valid.
 */
describe.each(named)("stale choices, %s", (_, steps) => {
  const choices = [...new Set(steps.flatMap(({ moves }) => [moves[0], moves.at(-1)]))].filter((move) => move !== undefined);

  test("a choice that is no move of now is not shown as one, and a typed digit adds to none", () => {
    for (const { moves } of steps) {
      for (const choice of choices) {
        for (const verb of ["play", "bid", "trump"]) {
          const found = picked(choice, moves, verb);
          if (found !== null) expect(moves).toContain(`${verb} ${found}`);
        }
        for (const digit of "0123456789") {
          const bid = typedBid(digit, choice, moves);
          if (bid !== null) expect(moves).toContain(bid);
        }
      }
    }
  });

  test("moves of one view with another view are no harm to what is read and laid out", async () => {
    const words = await loadWords("en", ["wizard"]);
    const seats = makeSeats(NAMES.slice(0, (steps[0] as Step).view.seats).map((name) => ({ name, bot: null })));
    for (const [number, { view }] of steps.entries()) {
      const { moves, view: other } = steps[(number * 7 + 3) % steps.length] as Step;
      expect(status(view, moves, words, "A", seats).sentence).not.toMatch(/wizard-|[{}$]/);
      for (const move of moves) expect(moveLabel(move, words)).not.toMatch(/wizard-|[{}$]/);
      expect(() => [asked(view), tableTrick(view), takenTricks(view), sumOf(view.bids, other.cards), lastCard(view, moves, "A")]).not.toThrow();
      const trick = tableTrick(other);
      if (trick) expect(laid(trick, view.seats).every(({ seat }) => place(seat) < view.seats)).toBe(true);
      const plan = trickPlan(view.seats, { width: 300, height: 200 }, 90, true, { across: 6, above: 8, below: 28 });
      expect(plan.slots).toHaveLength(view.seats);
      expect(rows(view.counts[0] ?? 0, 336).spots).toHaveLength(view.counts[0] ?? 0);
    }
  });

  test("moments between two views of any two places of a game never throw and never tell of a later round", () => {
    for (const [number, one] of steps.entries()) {
      const two = steps[(number * 5 + 2) % steps.length] as Step;
      for (const moment of moments(one.view, two.view, two.events) ?? []) {
        expect(moment.view.round).toBe(one.view.round);
        expect(moment.view.pad.length).toBeLessThanOrEqual(two.view.pad.length);
      }
    }
  });
});

test("a glance is shorter than what is to be read; with nothing set both wait", () => {
  for (const seconds of [3, 6]) {
    expect(lasts({ stays: "read" }, seconds)).toBe(seconds * 1000);
    expect(lasts({ stays: "glance" }, seconds)).toBeLessThan(seconds * 1000);
  }
  expect(lasts({ stays: "read" }, 0)).toBeNull();
  expect(lasts({ stays: "glance" }, 0)).toBeNull();
});
