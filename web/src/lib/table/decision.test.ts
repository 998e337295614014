import { expect, test } from "vitest";
import type { Letter } from "$lib/boards/board";
import { Decision } from "./decision";

const BIDS = ["bid 0", "bid 1"];
const seen = (acting: Letter[], moves: readonly string[] = BIDS, me: Letter | null = "A") => ({ view: {}, moves, acting, me });

test("what others write down beside me does not begin my decision anew", () => {
  const decision = new Decision();
  const first = decision.of(seen(["A", "B", "C"]));
  expect(decision.of(seen(["A", "C"]))).toBe(first);
  expect(decision.of(seen(["A"]))).toBe(first);
});

test("every view is a decision of its own where one seat acts, and for those who look on", () => {
  const decision = new Decision();
  const first = decision.of(seen(["A"]));
  expect(decision.of(seen(["A"]))).not.toBe(first);
  const watching = decision.of(seen(["A", "B"], [], null));
  expect(decision.of(seen(["B"], [], null))).not.toBe(watching);
});

test("with my own move, other moves or another seat it is another decision", () => {
  const decision = new Decision();
  const first = decision.of(seen(["A", "B"]));
  const after = decision.of(seen(["B"], []));
  expect(after).not.toBe(first);
  const third = decision.of(seen(["A", "B"]));
  expect(decision.of(seen(["A", "B"], [...BIDS]))).not.toBe(third);
  const fourth = decision.of(seen(["A", "B"]));
  expect(decision.of(seen(["A", "B"], BIDS, "B"))).not.toBe(fourth);
});

test("the same view is the same decision, however often it is asked for", () => {
  const decision = new Decision();
  const now = seen(["A"]);
  expect(decision.of({ ...now, moves: [] })).toBe(decision.of(now));
});
