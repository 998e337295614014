import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Drafter } from "./drafter";

let told: (string | null)[];
/** Whether what is sent is heard. */
let isOpen: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [told, isOpen] = [[], true];
});
afterEach(() => void vi.useRealTimers());

function made(): Drafter {
  return new Drafter(async (text) => {
    if (isOpen) told.push(text);
    return isOpen;
  });
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("a draft is told a moment after the last change, once, and withdrawn when the table is as before", async () => {
  const drafter = made();
  drafter.lies(null);
  await pass(1000);
  expect(told).toEqual([]);
  drafter.lies("table [K1 K2]");
  await pass(200);
  drafter.lies("table [K1 K2 K3]");
  await pass(299);
  expect(told).toEqual([]);
  await pass(1);
  drafter.lies("table [K1 K2 K3]");
  drafter.lies(null);
  await pass(300);
  expect(told).toEqual(["table [K1 K2 K3]", null]);
});

test("what was not told when the turn ends is not told any more", async () => {
  const drafter = made();
  drafter.lies("table [K1]");
  drafter.end();
  await pass(1000);
  drafter.lies(null);
  await pass(1000);
  expect(told).toEqual([]);
});

test("a draft that a broken line lost is told once the line is back, once", async () => {
  const drafter = made();
  drafter.lies("table [K1]");
  await pass(300);
  isOpen = false;
  drafter.lies("table [K1 K2]");
  await pass(5000);
  isOpen = true;
  await pass(5000);
  expect(told).toEqual(["table [K1]", "table [K1 K2]"]);
});

test("a table put back while the line was broken takes the draft back, too", async () => {
  const drafter = made();
  drafter.lies("table [K1]");
  await pass(300);
  isOpen = false;
  drafter.lies(null);
  await pass(5000);
  isOpen = true;
  drafter.lies(null);
  await pass(1000);
  expect(told).toEqual(["table [K1]", null]);
});

test("a broken line is tried once a second, and no more when the turn is over", async () => {
  const tell = vi.fn(async () => false);
  const drafter = new Drafter(tell);
  drafter.lies("table [K1]");
  await pass(300 + 10_000);
  expect(tell).toHaveBeenCalledTimes(11);
  drafter.end();
  await pass(10_000);
  expect(tell).toHaveBeenCalledTimes(11);
});

test("an answer that comes late, after the next change or the next turn, changes nothing", async () => {
  const answers: ((isHeard: boolean) => void)[] = [];
  const tell = vi.fn((_: string | null) => new Promise<boolean>((resolve) => answers.push(resolve)));
  const drafter = new Drafter(tell);
  drafter.lies("table [K1]");
  await pass(300);
  drafter.lies("table [K1 K2]");
  await pass(300);
  answers[1]?.(true);
  answers[0]?.(false);
  await pass(5000);
  drafter.lies("table [K1]");
  await pass(300);
  drafter.end();
  answers[2]?.(false);
  await pass(5000);
  expect(tell.mock.calls).toEqual([["table [K1]"], ["table [K1 K2]"], ["table [K1]"]]);
});
