import { expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import type { GameLine } from "$lib/wire/types";
import { chosenVariants, paceOf, pauseOf, termsLines, withoutDefaults } from "./terms";

const wizard: GameLine = {
  key: "wizard", least: 3, most: 6, editions: [], bots: ["random", "easy"], helper: false, timeout: false,
  options: [{ name: "bids", values: ["open", "hidden", "secret"] }, { name: "plus-minus-one", values: ["off", "on"] }],
  variants: { "plus-minus-one": { "plus-minus-one": "on" }, "hidden-bids": { bids: "hidden" } },
};

test("terms are told by what differs from the defaults", async () => {
  const words = await loadWords("en", ["wizard"]);
  expect(withoutDefaults(wizard, { bids: "open", "plus-minus-one": "on" })).toEqual({ "plus-minus-one": "on" });
  expect(termsLines({ game: "wizard", seats: 4, options: { bids: "hidden" }, clock: { mode: "turn", seconds: 60 } }, words)).toEqual([
    "Bids: hidden",
    "1 minute per move",
    "If someone is away or out of time, a bot stands in until they’re back.",
    "With hints",
    "By link or code only",
  ]);
});

test("nothing that is agreed around the board is left out", async () => {
  const words = await loadWords("cs", ["carcassonne"]);
  const lines = termsLines(
    { game: "carcassonne", seats: 3, edition: "first-2000", clock: { mode: "turn", seconds: 45, expiry: "wait" }, hints: false, chat: "off", watching: false, pause: "slow", language: "el", visibility: "open" },
    words,
  );
  expect(lines).toEqual([
    "Carcassonne, první bodování",
    "45 s na tah",
    "Když někdo chybí nebo mu dojde čas, čekáme.",
    "Bez rad",
    `${words.say("web-new-chat")}: ${words.say("web-chat-mode-off")}`,
    "Bez diváků",
    "Rychlost botů: pomalu",
    "Jazyk u\u00a0stolu: Ελληνικά",
    "Mezi otevřenými stoly",
  ]);
});

test("a pace is written as the wire has it", () => {
  for (const pace of ["slow", "normal", "fast", "none"] as const) expect(paceOf({ game: "wizard", seats: 3, pause: pauseOf(pace) })).toBe(pace);
});

test("variants are known by their options", () => {
  expect(chosenVariants(wizard, { "plus-minus-one": "on" })).toEqual(["plus-minus-one"]);
  expect(chosenVariants(wizard, {})).toEqual([]);
});
