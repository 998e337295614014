import { expect, test } from "vitest";
import { initialOf, recordedSeats } from "./seats";

test("a record's names tell bots by their level, which is no part of the name", () => {
  const seats = recordedSeats(["Златен рис", "Merula (random)", "Ada (the Great)", "Oswin (expert)"]);
  expect(seats.map(({ name, bot }) => [name, bot])).toEqual([["Златен рис", null], ["Merula", "random"], ["Ada (the Great)", null], ["Oswin", "expert"]]);
});

test("the mark of a name is what the eye takes for its first letter", () => {
  expect(["Mira", "Željka", "Ήσυχη", "🦊 Fox", "👩‍🚀 Ada", ""].map(initialOf)).toEqual(["M", "Ž", "Η", "🦊", "👩‍🚀", ""]);
});
