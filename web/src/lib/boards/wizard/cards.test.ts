import { expect, test } from "vitest";
import { cardFacts, readCard, sorted } from "./cards";

test("cards are read by name", () => {
  expect(readCard("G13")).toEqual({ name: "G13", kind: "green", rank: 13 });
  expect(readCard("Z2").kind).toBe("wizard");
  expect(cardFacts("N4")).toEqual({ card: "N4", people: "jester", rank: 0 });
});

test("a hand is sorted by people with trump at the right, or by rank", () => {
  const hand = ["Z1", "B3", "R10", "N2", "Y1", "B12", "G2"];
  expect(sorted(hand, "people", "blue")).toEqual(["N2", "R10", "G2", "Y1", "B3", "B12", "Z1"]);
  expect(sorted(hand, "people", null)).toEqual(["N2", "B3", "B12", "R10", "G2", "Y1", "Z1"]);
  expect(sorted(hand, "rank", null)).toEqual(["N2", "Y1", "G2", "B3", "R10", "B12", "Z1"]);
});
