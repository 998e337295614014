import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { GAMES } from "$lib/boards/games";
import { clauseOf, TOLD } from "./told";

test.each([...GAMES])("what the log leads to are clauses, from events that there are: %s", async (game) => {
  const words = await loadWords("en", [game]);
  const rules = readFileSync(`../src/magehall/games/${game}/RULES.md`, "utf-8");
  for (const event of Object.keys(TOLD[game])) {
    expect(words.has(`${game}-event-${event}`), event).toBe(true);
    expect(rules).toContain(`**${clauseOf(game, { event }) ?? "none"}**`);
  }
});

test("what no clause says plainly leads nowhere", () => {
  expect(clauseOf("wizard", { event: "card-played" })).toBe(null);
  expect(clauseOf("nim", { event: "card-played" })).toBe(null);
  expect(clauseOf("wizard", null)).toBe(null);
});
