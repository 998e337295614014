import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Words } from "$lib/i18n/words";
import { glanceText, hintText, reasonText, stepAfter, stepsLeft } from "./hinting";

const read = (name: string) => readFileSync(`../src/magehall/locales/en/${name}.ftl`, "utf-8");
const words = new Words("en", ["house", "web", "coach", "wizard", "wizard-coach"].map(read));
const label = (move: string) => `«${move}»`;
const tell = (reason: { code: string; facts?: object; words?: string }) => reasonText({ facts: {}, words: "", ...reason } as never, "wizard", words, ["Ann"], label);

describe("the steps of a hint", () => {
  it("come one after the other and stay at the answer", () => {
    expect([stepAfter(null), stepAfter("nudge"), stepAfter("candidates"), stepAfter("answer")]).toEqual(["nudge", "candidates", "answer", "answer"]);
    expect(stepsLeft("nudge")).toEqual(["candidates", "answer"]);
    expect(stepsLeft("answer")).toEqual([]);
  });

  it("begin with what to look at, and no move", () => {
    const told = hintText({ type: "hint", id: 1, step: "nudge", reasons: [{ code: "name-trump" }, { code: "close" }] }, words, label, tell);
    expect(told).toEqual({ sentence: "Which suit is your longest and strongest?", more: ["The best choices are close."] });
  });

  it("name the candidates as the board does, with their values", () => {
    const choices = [{ moves: ["bid 1", "x"], value: 5, error: 1, words: "5.0 points" }, { moves: ["bid 2"], value: 3, error: 1 }];
    expect(hintText({ type: "hint", id: 1, step: "candidates", choices }, words, label, tell).more).toEqual(["«bid 1» + «x»: 5.0 points", "«bid 2»"]);
  });

  it("end with the answer, why, and why not the second", () => {
    const second = { code: "second", facts: { move: "bid 2 + x", points: "3.0", error: "0.5" } };
    const told = hintText({ type: "hint", id: 1, move: "bid 1", reasons: [{ code: "unheard", words: "As the server says." }], against: [second] }, words, label, tell);
    expect(told.sentence).toContain("«bid 1»");
    expect(told.more).toEqual(["As the server says."]);
    expect(told.second).toEqual({ sentence: "Second best: «bid 2» + «x», 3.0 points less (± 0.5).", more: [] });
  });
});

it("a long turn is told by its beginning, from where it parts", () => {
  expect(glanceText(["a", "b", "c"], 1, (move) => move.toUpperCase())).toBe("B + C");
  expect(glanceText(["a", "b", "c", "d", "e"], 1, (move) => move)).toBe("b + c + d …");
});
