import { expect, test } from "vitest";
import type { Letter } from "../board";
import { makeSeats } from "../seats";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import { describe, moveLabel, moveName } from "./labels";
import { sortMoves } from "./moves";
import { categories, progress, scores, spoken, status, stretch, winners } from "./told";
import type { WitchstoneView } from "./view";

interface Fixture {
  view: WitchstoneView;
  moves: string[];
  me: Letter | null;
  seats: { name: string; bot: string | null }[];
}
const fixtures = Object.entries(import.meta.glob<Fixture>("../../../../fixtures/witchstone/*.json", { eager: true, import: "default" }));

test("every legal move is sorted to something that can be touched", () => {
  for (const [name, { moves }] of fixtures) {
    const sorted = sortMoves(moves);
    const found = [
      ...[...sorted.tiles.values()].flat().map(({ move }) => move),
      ...[...sorted.crystals.values()].flatMap(({ to, out }) => [...to.values(), ...out.values()]),
      ...[sorted.discards, sorted.removals, sorted.places, sorted.chains, sorted.locations, sorted.shelves, sorted.cloth, sorted.chooses, sorted.boosts].flatMap((each) => [...(each as Map<string, string>).values()]),
      ...[sorted.pentagram, sorted.wand, sorted.scrolls].flatMap((each) => [...each.values()]),
      ...sorted.chips.map(({ move }) => move),
      ...sorted.uses.map(({ move }) => move),
      ...[sorted.lay, sorted.keep, sorted.done].flatMap((move) => (move === null ? [] : [move])),
    ];
    expect(found.sort(), name).toEqual([...moves].sort());
  }
});

test.each([...LANGUAGES])("all that is said is in the catalogue (%s)", async (language) => {
  const words = await loadWords(language, ["witchstone"]);
  for (const [name, { view, moves, me, seats: given }] of fixtures) {
    const seats = makeSeats(given);
    const { sentence, buttons } = status(view, moves, words, me, seats);
    const chosen = moves.slice(0, 40).map((move) => describe(move, view, words));
    const labels = moves.slice(0, 40).flatMap((move) => [moveLabel(move, words), moveName(move, words)]);
    const parts = spoken(view, words, me, seats);
    const said = [sentence, progress(view, words), ...buttons.map(({ label }) => label), ...chosen.flatMap(({ label, sentence: told }) => [label, told ?? ""]), ...labels, ...parts.flatMap(({ heading, lines }) => [heading, ...lines])];
    for (const text of said) expect(text, name).not.toMatch(/witchstone-|\{|undefined|NaN/);
    expect(sentence, name).not.toBe("");
    for (const label of labels) expect(label, name).not.toBe("");
    expect(buttons.filter(({ primary }) => primary).length, name).toBeLessThanOrEqual(1);
  }
});

test("the points of all parts come to the total, and the winner has the most", async () => {
  const words = await loadWords("en", ["witchstone"]);
  const ends = fixtures.filter(([, { view }]) => view.phase === "over");
  expect(ends.length).toBeGreaterThan(0);
  for (const [, { view }] of ends) {
    const rows = categories(view, words);
    const totals = view.players.map((_, seat) => rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
    expect(totals).toEqual(scores(view));
    for (const { points } of rows) for (const each of points) expect(each).toBeGreaterThanOrEqual(0);
    expect(winners(view)).toHaveLength(1);
    expect(stretch(view)).toBe("end");
  }
});

test("a tile tells what it gives before it is laid", async () => {
  const words = await loadWords("en", ["witchstone"]);
  const [, { view, moves }] = fixtures.find(([name]) => name.includes("4-remove-or-tile")) as [string, Fixture];
  const move = moves.find((each) => each.startsWith("tile energy/witch")) ?? "";
  expect(describe(move, view, words).sentence).toMatch(/^Here it gives \d × energy, then \d × witch\.$/);
});
