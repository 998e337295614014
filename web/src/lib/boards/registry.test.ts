// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { wordsOf } from "$lib/i18n/brought";
import { loadSections } from "$lib/rules/clauses";
import { others } from "$lib/wire/others.svelte";
import { shapeOf } from "./any/shape";
import { boardFor, loadBoard } from "./registry";

vi.setConfig({ testTimeout: 60_000 });
const LINE = { key: "nim", title: "The game of Nim", board: false };
const RULES = [{ heading: "The table", clauses: { "nim-1": "Take stones.", "nim-2": "Take the last." } }];

afterEach(() => void vi.unstubAllGlobals());

/** A server that answers some requests, and knows nothing of the others. */
function serve(doors: Record<string, object>) {
  const fetched = vi.fn(async (url: string) => {
    const door = Object.keys(doors).find((path) => url.startsWith(`/api/v1/${path}`));
    return door === undefined ? Response.json({}, { status: 404 }) : Response.json(doors[door]);
  });
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

test("a game of others has the board for any game, and its own title", async () => {
  serve({ games: { games: [LINE] } });
  vi.spyOn(console, "warn").mockReturnValue();
  expect(await boardFor("nim")).toBe(await loadBoard("any"));
  expect(others.title("nim", await loadWords("en"))).toBe("The game of Nim");
  expect(others.title("wizard", await loadWords("en"))).toBe("Wizard");
  expect(others.title("high-card", await loadWords("en"))).toBe("High card");
});

test("what a game declares of its view is fetched before its board is drawn", async () => {
  const View = { properties: { counts: { "x-by": "seat" } } };
  serve({ "games/nim/schema.json": { $defs: { View } }, games: { games: [LINE] } });
  await boardFor("nim");
  expect(shapeOf("nim").field("counts").isBySeat).toBe(true);
  expect(shapeOf("nim").field("stones").isBySeat).toBe(false);
});

test("its words and rules are asked of the server, once for a language", async () => {
  const fetched = serve({ "games/nim/words": { title: "Nim", summary: "", catalogue: "nim-move-take = Take { $what }\n", rules: RULES } });
  const nim = await loadWords("en", ["nim"]);
  expect(nim.say("nim-title")).toBe("Nim");
  expect(nim.say("nim-move-take", { what: "3" })).toBe("Take 3");
  const [section] = await loadSections("nim", nim);
  expect(section?.heading).toBe("The table");
  expect(section?.clauses.map(({ number, text }) => `${number} ${text}`)).toEqual(["1 Take stones.", "2 Take the last."]);
  await wordsOf("nim", "en");
  expect(fetched).toHaveBeenCalledOnce();
});

test("a game that the server does not have any more is called by its key", async () => {
  serve({});
  const old = await loadWords("en", ["old-game"]);
  expect(old.say("old-game-title")).toBe("Old game");
  expect(await loadSections("old-game", old)).toEqual([]);
});
