import { expect, test } from "vitest";
import { byVerb, meant } from "./typed";

const moves = ["play B3", "play B13", "play Z1", "bid 1"];

test("a typed line means the move written so, else those that begin so", () => {
  expect(meant("  PLAY   b3 ", moves)).toEqual(["play B3"]);
  expect(meant("play b", moves)).toEqual(["play B3", "play B13"]);
  expect(meant("bid", moves)).toEqual(["bid 1"]);
  expect(meant("", moves)).toEqual([]);
  expect(meant("pass", moves)).toEqual([]);
});

test("moves are grouped by their verb", () => {
  expect(byVerb(moves)).toEqual([{ verb: "play", moves: ["play B3", "play B13", "play Z1"] }, { verb: "bid", moves: ["bid 1"] }]);
});
