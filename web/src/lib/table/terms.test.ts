import { expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import type { GameLine } from "$lib/wire/types";
import { chosenVariants, termsLines, withoutDefaults } from "./terms";

const wizard: GameLine = {
  key: "wizard", least: 3, most: 6, editions: [], bots: ["random", "easy"], helper: false,
  options: [{ name: "bids", values: ["open", "hidden", "secret"] }, { name: "plus-minus-one", values: ["off", "on"] }],
  variants: { "plus-minus-one": { "plus-minus-one": "on" }, "hidden-bids": { bids: "hidden" } },
};

test("terms are told by what differs from the defaults", async () => {
  const words = await loadWords("en", ["wizard"]);
  expect(withoutDefaults(wizard, { bids: "open", "plus-minus-one": "on" })).toEqual({ "plus-minus-one": "on" });
  expect(termsLines({ game: "wizard", seats: 4, options: { bids: "hidden" }, clock: { mode: "turn", seconds: 60 } }, words)).toEqual(["Bids: hidden", "1 minute a decision"]);
});

test("variants are known by their options", () => {
  expect(chosenVariants(wizard, { "plus-minus-one": "on" })).toEqual(["plus-minus-one"]);
  expect(chosenVariants(wizard, {})).toEqual([]);
});
