import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import { hits, loadSections, plain, readSections, search } from "./clauses";

const wizard = readFileSync("../src/magehall/games/wizard/RULES.md", "utf-8");

test.each([...LANGUAGES])("all clauses are read, in their order: %s", async (language) => {
  const sections = await loadSections("wizard", await loadWords(language, ["wizard"], { rules: true }));
  const clauses = sections.flatMap((section) => section.clauses);
  expect(clauses.map((clause) => clause.number)).toEqual(clauses.map((_, place) => place + 1));
  expect(clauses.length).toBe(76);
  if (language !== "en") expect(wizard).not.toContain(clauses[10]?.text);
});

test("a clause shows how printed editions word it", async () => {
  const words = await loadWords("en", ["wizard"], { rules: true });
  const sixth = readSections("wizard", wizard, words).flatMap((section) => section.clauses)[5];
  expect(sixth?.notes.length).toBe(2);
  expect(sixth?.notes[0]?.source).toMatch(/2012|2009/);
});

test("search finds words without their accents, and numbers", async () => {
  const sections = readSections("wizard", wizard, await loadWords("en", ["wizard"], { rules: true }));
  expect(search(sections, "JESTER turned").flatMap((section) => section.clauses).map((clause) => clause.key)).toContain("wizard-15");
  expect(search(sections, "23").flatMap((section) => section.clauses).map((clause) => clause.key)).toContain("wizard-23");
  expect(search(sections, "")).toEqual(sections);
  expect(plain("Μπάζα Čaroděj")).toBe("μπαζα carodej");
});

test("search finds headings, other forms of a word, and no word inside another", async () => {
  const found = async (language: string, game: string, query: string) => {
    const words = await loadWords(language, [game], { rules: true });
    return search(await loadSections(game, words), query).flatMap((section) => section.clauses.map((clause) => clause.text));
  };
  expect((await found("bg", "wizard", "козът")).length).toBeGreaterThanOrEqual(14);
  expect((await found("bg", "wizard", "козове")).length).toBeGreaterThanOrEqual(14);
  expect((await found("el", "wizard", "μπάζας")).length).toBeGreaterThanOrEqual(24);
  expect((await found("uk", "rummikub", "джокером")).length).toBeGreaterThanOrEqual(19);
  expect((await found("cs", "carcassonne", "čarodějnicí")).length).toBeGreaterThanOrEqual(10);
  for (const text of await found("en", "carcassonne", "tie")) expect(text).toMatch(/\bti(e|ed|es)\b/i);
});

test("hits are cut out of the text as it is written", () => {
  expect(hits("Čaroděj vyhrává", "carodej")).toEqual(["", "Čaroděj", " vyhrává"]);
  expect(hits("a jester, a Jester", "jester")).toEqual(["a ", "jester", ", a ", "Jester"]);
  expect(hits("plain", "")).toEqual(["plain"]);
});
