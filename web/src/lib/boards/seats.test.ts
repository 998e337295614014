import { expect, test } from "vitest";
import { recordedSeats } from "./seats";

test("a record's names tell bots by their level, which is no part of the name", () => {
  const seats = recordedSeats(["Златен рис", "Merula (random)", "Ada (the Great)", "Oswin (expert)"]);
  expect(seats.map(({ name, bot }) => [name, bot])).toEqual([["Златен рис", null], ["Merula", "random"], ["Ada (the Great)", null], ["Oswin", "expert"]]);
});
