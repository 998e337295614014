import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the types are those of the server's own description", () => {
  expect(() => execFileSync("node", ["scripts/wire-types.mjs", "--check"], { stdio: "pipe" })).not.toThrow();
}, 60_000);

test.each(["carcassonne", "rummikub", "witchstone", "wizard"])("the patterns of %s's moves are read here as on the server", (game) => {
  const schema = JSON.parse(readFileSync(`../docs/protocol/games/${game}.schema.json`, "utf-8"));
  for (const form of schema.$defs.Move.anyOf) {
    const pattern = new RegExp(form.pattern, "u");
    for (const example of form.examples) {
      expect(example).toMatch(pattern);
      expect(`${example} `).not.toMatch(pattern);
    }
  }
});
