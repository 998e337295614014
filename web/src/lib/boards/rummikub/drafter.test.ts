import { expect, test, vi } from "vitest";
import { Drafter } from "./drafter";

test("a draft is told a moment after the last change, once, and withdrawn when the table is as before", () => {
  vi.useFakeTimers();
  const told: (string | null)[] = [];
  const drafter = new Drafter((text) => told.push(text));
  drafter.lies(null);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
  drafter.lies("table [K1 K2]");
  vi.advanceTimersByTime(200);
  drafter.lies("table [K1 K2 K3]");
  vi.advanceTimersByTime(299);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  drafter.lies("table [K1 K2 K3]");
  drafter.lies(null);
  vi.advanceTimersByTime(300);
  expect(told).toEqual(["table [K1 K2 K3]", null]);
  vi.useRealTimers();
});

test("what was not told when the turn ends is not told any more", () => {
  vi.useFakeTimers();
  const told: (string | null)[] = [];
  const drafter = new Drafter((text) => told.push(text));
  drafter.lies("table [K1]");
  drafter.end();
  vi.advanceTimersByTime(1000);
  drafter.lies(null);
  vi.advanceTimersByTime(1000);
  expect(told).toEqual([]);
  vi.useRealTimers();
});
