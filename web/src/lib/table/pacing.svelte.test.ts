// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Letter, Moment } from "$lib/boards/board";
import type { GameEvent } from "$lib/i18n/words";
import type { FindMoments } from "./moments";
import { Pacing } from "./pacing.svelte";

/** A table in numbers: its events say what its moments are. */
interface Numbered {
  readonly at: number;
}
const STAYS = { trick: "glance", round: "read" } as const;
const [GLANCE, READ] = [2000, 6000];

const find = ((_: Numbered, { at }: Numbered, events: readonly GameEvent[]) =>
  events.map((event): Moment => ({ kind: event.event, view: { at }, events: [event], stays: STAYS[event.event as "trick" | "round"] }))) as FindMoments;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that follows a table; `come` brings a view with the ends of a trick, of a round, or of nothing. */
function page() {
  const source = $state({ view: { at: 0 } as Numbered, events: [] as GameEvent[], me: "A" as Letter, find, hurried: false, still: false, seconds: 6 });
  const held: { pacing?: Pacing } = {};
  const leave = $effect.root(() => void (held.pacing = new Pacing(() => source)));
  flushSync();
  const pacing = held.pacing as Pacing;
  return {
    pacing,
    source,
    leave,
    come(...kinds: string[]) {
      Object.assign(source, { view: { at: source.view.at + 1 }, events: kinds.map((event) => ({ event })) });
      flushSync();
    },
    /** Lets time pass; effects run after each timer, as they do in a browser. */
    pass(milliseconds: number) {
      const end = Date.now() + milliseconds;
      while (Date.now() < end) {
        vi.advanceTimersByTime(Math.min(50, end - Date.now()));
        flushSync();
      }
    },
    get kind() {
      return pacing.shown.moment?.kind ?? "now";
    },
    get isNow() {
      return pacing.shown.moment === null && (pacing.shown.view as Numbered).at === source.view.at;
    },
  };
}

test("a moment goes by in its time, however many views come behind it", () => {
  const table = page();
  table.come("trick", "round");
  for (let tenth = 0; tenth < 20; tenth++) {
    expect(table.kind).toBe("trick");
    table.come();
    table.pass(GLANCE / 20);
  }
  for (let tenth = 0; tenth < 20; tenth++) {
    expect(table.kind).toBe("round");
    table.come();
    table.pass(READ / 20);
  }
  expect(table.isNow).toBe(true);
  table.leave();
});

test("of each kind the latest waits alone", () => {
  const table = page();
  table.source.seconds = 0;
  for (let round = 0; round < 5; round++) {
    table.come("trick", "round");
    table.come("trick");
  }
  expect(table.kind).toBe("round");
  table.pacing.goOn();
  expect(table.kind).toBe("trick");
  table.pacing.goOn();
  flushSync();
  expect(table.isNow).toBe(true);
  table.leave();
});

test("with a clock a decision of mine waits behind one moment at most, whenever it comes to me", () => {
  const table = page();
  table.source.seconds = 0;
  table.come("trick", "round");
  table.source.hurried = true;
  flushSync();
  expect(table.kind).toBe("round");
  table.come("trick", "round");
  expect(table.kind).toBe("round");
  table.pacing.goOn();
  flushSync();
  expect(table.isNow).toBe(true);
  table.leave();
});

test("a hidden page begins its moment when it is seen", () => {
  const table = page();
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  table.come("trick");
  table.pass(10 * GLANCE);
  expect(table.kind).toBe("trick");
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
  table.pass(GLANCE);
  expect(table.isNow).toBe(true);
  hidden.mockRestore();
  table.leave();
});

test("a page that is hidden again begins its moment anew, and says until when it stays", () => {
  const table = page();
  const hidden = vi.spyOn(document, "hidden", "get");
  const turn = (isHidden: boolean) => {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event("visibilitychange"));
    flushSync();
  };
  table.come("trick");
  expect(table.pacing.ends).toBe(performance.now() + GLANCE);
  table.pass(GLANCE - 100);
  turn(true);
  expect([table.pacing.lasts, table.pacing.ends]).toEqual([null, null]);
  table.pass(10 * GLANCE);
  turn(false);
  expect(table.pacing.ends).toBe(performance.now() + GLANCE);
  table.pass(GLANCE - 100);
  expect(table.kind).toBe("trick");
  table.pass(100);
  expect(table.isNow).toBe(true);
  hidden.mockRestore();
  table.leave();
});

test.each([0, 3, 6])("my own time runs behind a moment for two seconds at most, also where the gear says %i", (seconds) => {
  const table = page();
  Object.assign(table.source, { seconds, hurried: true });
  for (const kind of ["trick", "round"]) {
    table.come(kind);
    expect(table.kind).toBe(kind);
    table.pass(2000);
    expect(table.isNow).toBe(true);
  }
  table.leave();
});

test("who is hurried in the midst of a moment has seen a part of it; where it waited for the button, its time begins then", () => {
  const table = page();
  table.come("round");
  table.pass(1500);
  table.source.hurried = true;
  flushSync();
  table.pass(450);
  expect(table.kind).toBe("round");
  table.pass(50);
  expect(table.isNow).toBe(true);
  Object.assign(table.source, { seconds: 0, hurried: false });
  table.come("round");
  table.pass(10 * READ);
  expect(table.kind).toBe("round");
  table.source.hurried = true;
  flushSync();
  table.pass(1950);
  expect(table.kind).toBe("round");
  table.pass(50);
  expect(table.isNow).toBe(true);
  table.leave();
});

/** A small generator of its own: the same sequences in every run. */
function dice(seed: number) {
  let state = seed * 2_654_435_761 + 1;
  return (sides: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}
const ARRIVALS = [[], [], [], ["trick"], ["trick"], ["trick", "round"]];

test.each(Array.from({ length: 25 }, (_, seed) => seed))("every wait has an end, and the page is never two moments behind: game %i", (seed) => {
  const roll = dice(seed);
  const table = page();
  let [moment, since] = [table.pacing.shown.moment, Date.now()];
  for (let step = 0; step < 80; step++) {
    table.source.hurried = roll(4) === 0;
    table.come(...(ARRIVALS[roll(ARRIVALS.length)] as string[]));
    if (table.pacing.shown.moment !== moment) [moment, since] = [table.pacing.shown.moment, Date.now()];
    const until = Date.now() + roll(3) * roll(3000);
    while (Date.now() < until) {
      table.pass(Math.min(100, until - Date.now()));
      if (table.pacing.shown.moment !== moment) [moment, since] = [table.pacing.shown.moment, Date.now()];
      if (moment) expect(Date.now() - since).toBeLessThanOrEqual(READ);
    }
  }
  const { hurried } = table.source;
  table.pass(hurried ? READ : GLANCE + READ);
  expect(table.isNow).toBe(true);
  table.leave();
});
