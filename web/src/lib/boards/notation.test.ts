/** No label of a move shows the library's notation; refusals and reasons are tested in tests/locales. */
import { describe, expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import { pieces, plain } from "$lib/i18n/marks";
import type { Facts } from "$lib/i18n/words";
import type { BoardModule } from "./board";
import { GAMES, loadBoard, type GameKey } from "./registry";
import { cutAtTiles } from "./rummikub/notation";
import { makeSeats } from "./seats";

interface Fixture {
  game: GameKey;
  me: "A" | null;
  seats: { name: string; bot: string | null }[];
  moves: string[];
  view: unknown;
  refused: { reason: string; facts: Facts }[];
}
const files = import.meta.glob<Fixture>(["../../../fixtures/*/*.json", "!../../../fixtures/{sentences,kept,known}/*"], { eager: true, import: "default" });

/** Tiles are drawn where a sentence names them by signs: only the words between them are read. */
const CUT: Partial<Record<GameKey, (sentence: string) => string[]>> = { rummikub: cutAtTiles };
const RAW = [/[{}$]/, /[-−]?\d+,\s?[-−]?\d+/, /(?<![\p{L}\p{N}])[A-Za-z]+[-.]?\d+/u, /[\p{L}\p{N}]_[\p{L}\p{N}]/u, /^(?:undefined)?$/, /\b(?:wizard|rummikub|carcassonne|witchstone|web)-[a-z]/];

/** Only where moves are typed does Carcassonne name places as they are typed; beside the board they are highlighted. */
const TYPED: Partial<Record<GameKey, RegExp>> = { carcassonne: /[-−]?\d+,\s?[-−]?\d+/g };

function complaints(game: GameKey, text: string, typed = false): string[] {
  const told = text.replace((typed ? TYPED[game] : undefined) ?? /$^/, "");
  const read = (CUT[game]?.(told) ?? [told]).filter((_, place) => place % 2 === 0 || !CUT[game]).join("·");
  return RAW.filter((raw) => raw.test(read)).map((raw) => `${text} (${raw.source})`);
}

function labels(board: BoardModule, fixture: Fixture, words: Awaited<ReturnType<typeof loadWords>>, lit: boolean): string[] {
  const { view, moves, me, seats } = fixture;
  const told = board.status(view, moves, words, me, makeSeats(seats));
  const named = moves.slice(0, 60).map((move) => plain(board.moveName?.(move, words, view, lit) ?? ""));
  const labels = lit ? [] : moves.slice(0, 60).map((move) => board.moveLabel?.(move, words, view) ?? "");
  return [told.sentence, board.progress(view, words), ...told.buttons.map((button) => button.label), ...named, ...labels].filter((text) => text !== "");
}

describe.each([...GAMES])("%s", (game) => {
  test.each([...LANGUAGES])("every label and status sentence is in words: %s", async (language) => {
    const [board, words] = await Promise.all([loadBoard(game), loadWords(language, [game])]);
    const found = Object.values(files).filter((fixture) => fixture.game === game);
    expect(found.length).toBeGreaterThan(3);
    for (const lit of [true, false]) {
      expect(found.flatMap((fixture) => labels(board, fixture, words, lit)).flatMap((text) => complaints(game, text, !lit))).toEqual([]);
    }
  }, 120_000);
});

describe.each([...GAMES])("%s", (game) => {
  test.each([...LANGUAGES])("every refusal is in words: %s", async (language) => {
    const [board, words] = await Promise.all([loadBoard(game), loadWords(language, [game])]);
    const drawn = board.drawn?.(words) ?? words;
    const found = Object.values(files).filter((fixture) => fixture.game === game && fixture.refused.length > 0);
    expect(found.length).toBeGreaterThan(3);
    const said = found.flatMap(({ refused, seats }) => refused.map(({ reason, facts }) => [drawn, words].map((told) => told.refusal(game, reason, facts, seats.map(({ name }) => name))).find(Boolean) ?? ""));
    expect(said).not.toContain("");
    expect(said.flatMap((sentence) => complaints(game, plain(sentence)))).toEqual([]);
  });
});

test.each([...LANGUAGES])("a refusal draws its cards, and says the same without pictures: %s", async (language) => {
  const [board, words] = await Promise.all([loadBoard("wizard"), loadWords(language, ["wizard"])]);
  const drawn = board.drawn?.(words) ?? words;
  for (const [reason, facts, cards] of [["must-follow", { people: "green", card: "R8", cards: ["G5", "G12"] }, ["R8", "G5", "G12"]], ["card-not-held", { card: "Z2" }, ["Z2"]]] as const) {
    const sentence = drawn.refusal("wizard", reason, facts, []);
    expect(pieces(sentence).flatMap(({ picture }) => picture ?? []).sort()).toEqual([...cards].sort());
    expect(plain(sentence)).toBe(words.refusal("wizard", reason, facts, []));
  }
  expect(words.refusal("wizard", "unheard-of", {}, [])).toBe("");
});

test("notation is seen", () => {
  for (const text of ["Play { $card }", "energy c12", "tower tower_n", "wizard-web-play", "Lay it at −2,0"]) expect(complaints("rummikub", text)).not.toEqual([]);
  expect(complaints("rummikub", "Lay R12 now")).toEqual([]);
  expect(complaints("wizard", "Play R12 now")).not.toEqual([]);
});
