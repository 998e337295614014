import { describe, expect, it } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import type { GameEvent } from "$lib/i18n/words";
import { plain } from "$lib/i18n/marks";
import { LANGUAGES } from "$lib/i18n/languages";
import games from "../../../../fixtures/known/carcassonne-games.json";
import type { Letter } from "../board";
import { makeSeats } from "../seats";
import { outlineOf } from "./art/outline";
import { segmentAt } from "./art/ground";
import { areaLine, hatLetter, moveLabel, moveName, placementSentence } from "./labels";
import { changes, readLand, standings } from "./land";
import { sortMoves, placementOf } from "./moves";
import { piecesOf } from "./pieces";
import { segmentsOf, TILE_NAMES } from "./tile";
import { categories, progress, scores, spoken, status } from "./told";
import type { CarcassonneView } from "./view";

interface Fixture {
  me: Letter | null;
  seats: { name: string; bot: string | null }[];
  moves: string[];
  view: CarcassonneView;
}
const files = import.meta.glob<Fixture>("../../../../fixtures/carcassonne/*.json", { eager: true, import: "default" });
const fixtures = Object.entries(files).map(([path, fixture]) => [path.split("/").at(-1)?.replace(".json", "") ?? "", fixture] as const);
const named = (name: string) => fixtures.find(([each]) => each === name)?.[1] as Fixture;

describe.each([...LANGUAGES])("in %s", (language) => {
  it("every position says what to do and is told whole", async () => {
    const words = await loadWords(language, ["carcassonne"]);
    for (const [name, { view, moves, me, seats }] of fixtures) {
      const table = makeSeats(seats);
      const { sentence, buttons } = status(view, moves, words, me, table);
      const told = [sentence, progress(view, words), ...buttons.map((button) => button.label)];
      for (const part of spoken(view, words, me, table)) told.push(part.heading, ...part.lines);
      for (const area of readLand(view).areas) told.push(areaLine(area, words));
      for (const text of told) expect(text, name).not.toMatch(/carcassonne-|web-|\{|undefined|^$/);
      expect(buttons.filter((button) => button.primary).length).toBeLessThanOrEqual(1);
    }
  });

  it("both hats have letters of their own", async () => {
    const words = await loadWords(language, ["carcassonne"]);
    expect(hatLetter("mage", words)).not.toBe(hatLetter("witch", words));
  });
});

describe("the status line", () => {
  it("counts the cells that fit, and makes the only way on primary", async () => {
    const words = await loadWords("en", ["carcassonne"]);
    const { view, moves, me, seats } = named("2-place");
    expect(status(view, moves, words, me, makeSeats(seats)).sentence).toBe(`Place your tile: ${sortMoves(moves).cells.size} spots fit.`);
    const late = named("2-pass");
    expect(status(late.view, late.moves, words, late.me, makeSeats(late.seats)).buttons).toEqual([{ label: "No meeple", move: "pass", primary: true }]);
  });

  it("offers both choices at a crop circle, and the pass only where it is one", async () => {
    const words = await loadWords("en", ["carcassonne"]);
    const { view, moves, me, seats } = named("3-circle");
    expect(status(view, moves, words, me, makeSeats(seats)).buttons.map((button) => button.move)).toEqual(["circle add", "circle take"]);
    const adding: CarcassonneView = { ...view, expansions: { ...view.expansions, "crop-circles": { tiles: [], kind: "road", action: "add", due: "A" } } };
    const add = status(adding, ["add 0,0 road.0", "pass"], words, me, makeSeats(seats));
    expect(add.sentence).toBe("You may add a robber to one of your own.");
    expect(add.buttons.map((button) => button.label)).toEqual(["Add none"]);
  });

  it.each([...LANGUAGES])("names every move in words: %s", async (language) => {
    const words = await loadWords(language, ["carcassonne"]);
    const { view } = named("2-place");
    const turn = ["place C 1,-2 r3", "meeple city.0", "pass", "mage 1,-2 road.0", "witch off", "add 0,-1 road.0"];
    for (const move of turn) expect(moveLabel(move, words, view)).not.toMatch(/pass|carcassonne-|(road|city)\.\d|-\d|\{/);
  });

  it("tells who won", async () => {
    const words = await loadWords("en", ["carcassonne"]);
    const { view, seats } = named("2-end");
    expect(status(view, [], words, "A", makeSeats(seats)).sentence).toBe("The game is over. Toma – 58 points.");
  });

  it("adds up the points of the whole game by kind", async () => {
    const words = await loadWords("en", ["carcassonne"]);
    for (const { view, paid, scores: ends } of games) {
      const over = { ...(view as unknown as CarcassonneView), phase: "over" as const, scores: ends };
      const found = categories(over, words, paid as unknown as GameEvent[]);
      expect(found.map(({ label }) => label)).toEqual(["Cities", "Roads", "Monasteries", "Fields"]);
      scores(over).forEach((points, seat) => expect(found.reduce((sum, part) => sum + (part.points[seat] ?? 0), 0)).toBe(points));
      expect(categories(over, words, null)).toEqual([]);
    }
  });

  it("counts nothing while the moves are on their way", async () => {
    const words = await loadWords("en", ["carcassonne"]);
    const { view, me, seats } = named("2-place");
    expect(status(view, [], words, me, makeSeats(seats))).toEqual({ sentence: "Place your tile.", buttons: [] });
    const meeple = named("2-meeple-or-pass");
    expect(status(meeple.view, [], words, meeple.me, makeSeats(meeple.seats)).sentence).toBe("Place a meeple on your tile, or none.");
  });

  it.each([...LANGUAGES])("names no place that is lit: %s", async (language) => {
    const words = await loadWords(language, ["carcassonne"]);
    const { view } = named("2-place");
    for (const move of ["place C 1,-2 r270", "mage 1,-2 road.0", "add 0,-1 road.0"]) expect(plain(moveName(move, words, view, true))).not.toMatch(/\d|carcassonne-/);
  });
});

describe("the map", () => {
  it.each(fixtures)("%s: all pieces stand apart and near their segment", (_, { view }) => {
    const land = readLand(view);
    const pieces = piecesOf(view, land);
    expect(pieces.filter((piece) => piece.seat !== null)).toHaveLength(view.meeples.flat().length);
    expect(new Set(pieces.map((piece) => piece.key)).size).toBe(pieces.length);
    expect(standings(view, land)?.every((points, seat) => points >= (view.scores[seat] ?? 0))).toBe(true);
  });

  it("says in one sentence what a placement does", async () => {
    const words = await loadWords("en", ["carcassonne"]);
    const { view, moves } = named("6-place");
    const land = readLand(view);
    for (const move of moves) {
      const placed = placementOf(move);
      if (placed) expect(placementSentence(changes(view, land, placed), words)).toMatch(/^(Place it here|The |This closes)/);
    }
  });

  it("marks fields by their own ground", () => {
    for (const name of TILE_NAMES) {
      for (const segment of segmentsOf(name).filter((each) => each.startsWith("field"))) {
        const points = [...outlineOf(name, 1, segment).face.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
        expect(points.length).toBeGreaterThan(5);
        const inside = points.filter(([x, y]) => segmentAt(name, 1, [x, y]) === segment).length;
        expect(inside / points.length, `${name} ${segment}`).toBeGreaterThan(0.3);
      }
    }
  });
});
