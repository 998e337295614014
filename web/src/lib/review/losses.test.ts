import { describe, expect, it } from "vitest";
import type { ReviewLine } from "$lib/wire/types";
import { barsOf, parting, slipsOf } from "./losses";

const line = (ply: number, loss: number, marked: boolean): ReviewLine => ({ ply, played: ["a"], best: ["b"], loss, error: 0.5, marked });

describe("the chart of losses", () => {
  it("draws the worst marked loss as high as there is room, and nothing higher", () => {
    const bars = barsOf([line(1, 0, false), line(5, 4, true), line(9, 8, true), line(12, 20, false)], 400, 100);
    expect(bars.map((bar) => bar.height)).toEqual([2, 50, 100, 100]);
    expect(bars.every((bar) => bar.x >= 0 && bar.x + bar.width <= 400)).toBe(true);
  });

  it("writes numbers only where they do not run into each other", () => {
    const many = barsOf(Array.from({ length: 40 }, (_, place) => line(place, 3, true)), 320, 100);
    const labelled = many.filter((bar) => bar.label);
    expect(labelled.length).toBeGreaterThan(3);
    for (const [place, bar] of labelled.entries()) expect(bar.x - (labelled[place - 1]?.x ?? -99)).toBeGreaterThanOrEqual(43);
  });

  it("finds where two turns part", () => {
    expect(parting({ best: ["a"], played: ["b"] })).toBe(0);
    expect(parting({ best: ["a", "b", "c"], played: ["a", "d"] })).toBe(1);
    expect(parting({ best: ["a", "b"], played: ["a"] })).toBe(0);
    expect(parting({ best: [], played: [] })).toBe(0);
  });

  it("lists what was marked, the largest loss first", () => {
    expect(slipsOf([line(1, 9, false), line(2, 1.5, true), line(4, 3, true), line(6, 3, true)]).map(({ ply }) => ply)).toEqual([4, 6, 2]);
  });
});
