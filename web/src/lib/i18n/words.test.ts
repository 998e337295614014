import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { loadWords } from "./catalogues";
import { isLanguage, languageOf, LANGUAGES } from "./languages";
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
  expect(languageOf(["de-AT", "el-GR", "en"])).toBe("el");
  expect(languageOf(["fr"])).toBe("en");
  expect(isLanguage("bg")).toBe(true);
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
