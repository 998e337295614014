import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadWords } from "./catalogues";
import { isLanguage, languageOf, LANGUAGES, ownName, progressOf, PSEUDO } from "./languages";
import type { GameEvent } from "./words";
import { signed, Words } from "./words";

interface Told {
  names: string[];
  told: { language: string; event: GameEvent; text: string }[];
}

const sentences = import.meta.glob<Told>("../../../fixtures/sentences/*.json", { eager: true, import: "default" });

describe.each(Object.entries(sentences))("%s", (path, { names, told }) => {
  const game = path.split("/").at(-1)?.replace(".json", "") ?? "";

  test.each([...LANGUAGES])("the page says what Python says: %s", async (language) => {
    const words = await loadWords(language, [game]);
    for (const { event, text } of told.filter((entry) => entry.language === language)) {
      expect(words.event(game, event, names, "A")).toBe(text);
    }
  });
});

test("every word the sources name is in the catalogue", async () => {
  const words = await loadWords("en");
  const sources = readdirSync("src", { recursive: true, encoding: "utf-8" }).filter((name) => /\.(ts|svelte)$/.test(name));
  for (const name of sources) {
    for (const [, key] of readFileSync(`src/${name}`, "utf-8").matchAll(/"(web-[a-z0-9-]+[a-z0-9])"/g)) {
      expect(words.has(key ?? ""), `${name} says ${key}`).toBe(true);
    }
  }
});

test("the browser's first wish that we speak is granted", () => {
  expect(languageOf(["xx-AT", "el-GR", "en"])).toBe("el");
  expect(languageOf(["xx"])).toBe("en");
  expect(languageOf(["el"], "cs-CZ")).toBe("cs");
  expect(languageOf(["el"], "xx")).toBe("el");
  expect(isLanguage("bg")).toBe(true);
});

test("the pseudo-locale is spoken to those who ask for it, and never offered", async () => {
  expect(languageOf([], PSEUDO)).toBe(PSEUDO);
  expect(languageOf([PSEUDO])).toBe("en");
  expect(LANGUAGES).not.toContain(PSEUDO);
  const words = await loadWords(PSEUDO, ["wizard"]);
  expect(words.say("wizard-tricks", { tricks: 2 })).toBe("2 ťřííčkš");
  expect(words.attribute("wizard-option-bids", "help")).toMatch(/[áéíóú]{2}/);
});

test("a language is a folder: how much of it is translated is counted", () => {
  expect(LANGUAGES[0]).toBe("en");
  expect(LANGUAGES.slice(1)).toEqual([...LANGUAGES.slice(1)].sort());
  for (const language of ["en", "bg", "cs", "el", "uk"]) expect(progressOf(language)).toBe(100);
  expect(progressOf("xx")).toBe(0);
  expect(["cs", "uk", "en"].map(ownName)).toEqual(["Čeština", "Українська", "English"]);
});

test("English stands in for what is not translated yet, by its own rules", () => {
  const english = ["trick = { $n ->\n    [one] { $n } trick\n   *[other] { $n } tricks\n}\nbye = Bye\n    .help = Go\n"];
  const words = new Words("uk", ["told = Ось: { trick }", "bye = Бувай"], {}, [], english);
  const [trick, told] = ["trick", "told"];
  expect(words.say(trick, { n: 21 })).toBe("21 tricks"); // in Ukrainian 21 is counted as 1 is
  expect(words.say(told, { n: 2 })).toBe("Ось: 2 tricks");
  expect(words.attribute("bye", "help")).toBe("Go");
  expect(words.has("trick")).toBe(true);
  expect(words.keys("").sort()).toEqual(["bye", "told", "trick"]);
  expect(words.withPictures({ trick: "trick" }).say(trick, { n: 3 })).toBe("⟦trick|3 tricks⟧");
});

test("text is written as the language is printed, names as they are", () => {
  expect(new Words("uk", ["a = Зв'язок – { $name }..."]).say("a", { name: "O'Neil" })).toBe("Зв’язок — O'Neil…");
  expect(new Words("cs", ["a = v kole s { $name }, 30 %"]).say("a", { name: "Ann" })).toBe("v\u00a0kole s\u00a0Ann, 30\u00a0%");
  expect(new Words("el", ["a = { $n } %"]).say("a", { n: 3 })).toBe("3%");
});

test("points have a true minus sign", () => {
  expect(signed(-30)).toBe("−30");
  expect(signed(0)).toBe("+0");
  expect(new Words("en", ["a = { $points } for R-7"]).say("a", { points: -3 })).toBe("−3 for R-7");
});

test("what a game of others has no words for is said as readably as its key allows; our own keys are seen", () => {
  const nim = new Words("en", ["nim-title = Nim\nnim-event-stone-taken-own = You take { $stones }."], {}, ["nim"]);
  expect(nim.say("nim-title")).toBe("Nim");
  expect(nim.say("nim-label-stones_left")).toBe("Stones left");
  expect(nim.say("nim-option-last-stone")).toBe("Last stone");
  expect(nim.say("wizard-nothing")).toBe("wizard-nothing");
  const taken = { event: "stone-taken", seat: "B", stones: 3, from: ["x", "y"] };
  expect(nim.event("nim", taken, ["Ann", "Bob"], "A")).toBe("Stone taken: seat Bob, stones 3, from x y");
  expect(nim.event("nim", taken, ["Ann", "Bob"], "B")).toBe("You take 3.");
  expect(nim.event("nim", { event: "over" }, [], null)).toBe("Over");
});
