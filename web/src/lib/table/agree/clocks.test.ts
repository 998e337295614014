import { expect, test } from "vitest";
import type { GameLine } from "$lib/wire/types";
import { DIALS, expiries, isPreset, PRESETS, shown, sound, withDial, withMode, withTimes } from "./clocks";

const line = (timeout: boolean) => ({ timeout }) as GameLine;

test("another kind of clock begins at its usual numbers and keeps what its end does", () => {
  expect(withMode({ mode: "turn", seconds: 45, expiry: "wait" }, "bank")).toEqual({ mode: "bank", seconds: 600, increment: 15, expiry: "wait" });
  expect(withMode({ mode: "bank", seconds: 600, increment: 15 }, "none")).toEqual({ mode: "none", seconds: 0, increment: 0 });
});

test("own numbers stay within their bounds", () => {
  const [minutes, increment] = DIALS.bank;
  const clock = withMode({}, "bank");
  expect(withDial(clock, minutes!, 7).seconds).toBe(420);
  expect(withDial(clock, minutes!, 0).seconds).toBe(60);
  expect(withDial(clock, increment!, 1e9).increment).toBe(600);
  expect(withDial(clock, minutes!, Number.NaN)).toEqual(clock);
  expect(shown(withDial(withMode({}, "days"), DIALS.days[0]!, 5), DIALS.days[0]!)).toBe(5);
});

test("a preset is known by its numbers", () => {
  const clock = withTimes({ mode: "turn" }, PRESETS.turn[1]!);
  expect(PRESETS.turn.map((times) => isPreset(clock, times))).toEqual([false, true, false]);
});

test("the game's own rule is offered where the game has one and a clock runs", () => {
  expect(expiries(line(true), { mode: "turn", seconds: 60 })).toContain("rule");
  expect(expiries(line(true), {})).not.toContain("rule");
  expect(expiries(line(false), { mode: "turn", seconds: 60 })).not.toContain("rule");
  expect(sound(line(true), { mode: "none", expiry: "rule" }).expiry).toBe("deputy");
  expect(sound(line(true), { mode: "turn", seconds: 60, expiry: "rule" }).expiry).toBe("rule");
});
