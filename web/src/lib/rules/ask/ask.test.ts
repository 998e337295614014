import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import { asking, finderOf } from "./library";
import { readLines } from "./lines";

interface Line {
  game: string;
  language: (typeof LANGUAGES)[number];
  question: string;
  answers: [clause: string, score: number, sentence: string][];
}

const lines = JSON.parse(readFileSync("fixtures/answers.json", "utf-8")) as Line[];

test.each([...LANGUAGES])("the browser answers as Python does, with the same scores: %s", { timeout: 60_000 }, async (language) => {
  const own = lines.filter((line) => line.language === language);
  expect(own.length).toBeGreaterThan(30);
  for (const { game, question, answers } of own) {
    const ask = asking(game, await loadWords(language, [game], { rules: true }));
    const found = (await ask(question)).slice(0, answers.length);
    expect(found.map(({ clause, sentence }) => [clause, sentence]), `${language}: ${question}`).toEqual(answers.map(([clause, , sentence]) => [clause, sentence]));
    for (const [place, { score }] of found.entries()) expect(score, `${language} ${game}: ${question}`).toBeCloseTo(answers[place]?.[1] ?? -1, 3);
  }
});

test("an answer takes far less than 50 ms, in the largest game too", async () => {
  const finder = await finderOf("witchstone", await loadWords("en", ["witchstone"], { rules: true }));
  const start = performance.now();
  for (let again = 0; again < 10; again++) finder.ask("whut may I doo with teh blakc cristal if it is on the rim", 10);
  expect((performance.now() - start) / 10).toBeLessThan(50);
});

test.each([...LANGUAGES])("what the browser fetches to be asked is small: %s", (language) => {
  const folder = `../src/magehall/locales/${language}`;
  const files = readdirSync(folder).filter((name) => name.endsWith("-asked.ftl"));
  const size = files.reduce((sum, name) => sum + gzipSync(readFileSync(`${folder}/${name}`)).length, 0);
  expect(files.length).toBeGreaterThan(0);
  expect(size).toBeLessThan(80_000);
});

test("questions are read line by line, and comments left out", () => {
  const text = "# a comment\nnim-alike =\n    stone, pebble\n\n## Part\nnim-1-asked =\n    Who starts?\n    first player\nnim-2-asked = One line?\n";
  expect(readLines(text)).toEqual({ "nim-alike": ["stone, pebble"], "nim-1-asked": ["Who starts?", "first player"], "nim-2-asked": ["One line?"] });
});
