// @vitest-environment happy-dom
/** The trick flies to its winner at the end of its moment, whenever that is. */
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardModule } from "$lib/boards/board";
import { Words, type GameEvent } from "$lib/i18n/words";
import Table from "$lib/table/Table.svelte";
import known from "../../../../fixtures/known/wizard.json";
import { makeSeats } from "../seats";
import * as wizard from "./index";
import { TRAVEL } from "./motion";
import type { WizardView } from "./view";

interface Step {
  view: WizardView;
  events: GameEvent[];
}
const steps = (known as unknown as { steps: Step[] }[])[0]?.steps ?? [];
/** Before and after the end of a trick within a round. */
const at = steps.findIndex(({ events }) => events.some(({ event }) => event === "trick-won") && !events.some(({ event }) => event === "round-scored"));
const GLANCE = 2000;

let isHidden: boolean;
/** Flights to a winner: requested, and cancelled ones. */
const [flown, cancelled] = [vi.fn(), vi.fn()];
let leave = () => undefined as unknown;

beforeEach(() => {
  isHidden = false;
  vi.useFakeTimers();
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
  for (const side of ["clientWidth", "clientHeight"] as const) vi.spyOn(HTMLElement.prototype, side, "get").mockReturnValue(900);
  Element.prototype.animate = ((_: unknown, { fill }: KeyframeAnimationOptions) => {
    if (fill === "forwards") flown();
    return { cancel: cancelled };
  }) as unknown as Element["animate"];
});
afterEach(() => {
  leave();
  delete (Element.prototype as { animate?: unknown }).animate;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

function table() {
  const [before, after] = [steps[at - 1] as Step, steps[at] as Step];
  const given: ComponentProps<typeof Table> = $state({
    game: "wizard", board: wizard as unknown as BoardModule, view: before.view, moves: [], acting: [], me: null, seats: makeSeats(before.view.totals.map(() => ({ name: "Mira", bot: null }))),
    events: [], log: [], words: new Words("en", []), settings: { confirm: true, motion: true, sound: false, symbols: true }, send: vi.fn(), why: async () => null,
  });
  const page = mount(Table, { target: document.body, props: given });
  leave = () => unmount(page);
  flushSync();
  Object.assign(given, after);
  flushSync();
}
function pass(milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 20) {
    vi.advanceTimersByTime(20);
    flushSync();
  }
}
function turn(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event("visibilitychange"));
  flushSync();
}
const cards = () => document.querySelectorAll(".laid").length;

test("on a hidden page a trick lies where it is, and flies at the end of the time in which it is seen", () => {
  isHidden = true;
  table();
  expect(cards()).toBeGreaterThan(2);
  pass(5 * GLANCE);
  expect(flown).not.toHaveBeenCalled();
  turn(false);
  pass(GLANCE - TRAVEL - 20);
  expect(flown).not.toHaveBeenCalled();
  pass(20);
  expect(flown).toHaveBeenCalledTimes(cards());
  pass(TRAVEL);
  expect(cards()).toBe(0);
});

test("a page that is hidden while the trick flies shows it lying there again", () => {
  table();
  pass(GLANCE - TRAVEL);
  expect(flown).toHaveBeenCalledTimes(cards());
  expect(cancelled).not.toHaveBeenCalled();
  turn(true);
  expect(cancelled).toHaveBeenCalledTimes(cards());
  pass(5 * GLANCE);
  turn(false);
  pass(GLANCE - TRAVEL);
  expect(flown).toHaveBeenCalledTimes(2 * cards());
});
