import { expect, test, vi } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import { plain } from "$lib/i18n/marks";
import type { GameEvent } from "$lib/i18n/words";
import { Teller } from "$lib/table/log";
import type { Letter } from "../board";
import { makeSeats } from "../seats";
import { boardOf } from "./boards";
import { giftsOf, readPot } from "./cauldron";
import { describe, moveLabel } from "./labels";
import { drawn } from "./drawn";
import { joined, places, retold } from "./log";
import { Laying } from "./laying.svelte";
import { Lit } from "./lit";
import { cellsFor, readPlacement, sortMoves, type Placement } from "./moves";
import { nextStep } from "./told";
import { playerOf, type WitchstoneView } from "./view";

/** What a page may show for a moment: choices made for one view, with the view that came after it. */
interface Fixture {
  view: WitchstoneView;
  moves: string[];
  me: Letter | null;
  log: GameEvent[];
}
const fixtures = Object.entries(import.meta.glob<Fixture>("../../../../fixtures/witchstone/*.json", { eager: true, import: "default" }));
vi.setConfig({ testTimeout: 30_000 });
const NONSENSE = /undefined|NaN|Infinity|witchstone-/;

/** Pairs of a table and moves of others, spread over all of them. */
const pairs = fixtures.flatMap(([name, now], place) =>
  [5, 17, 31].map((far) => {
    const [other, { moves }] = fixtures[(place + far) % fixtures.length] as [string, Fixture];
    const every = Math.max(1, Math.floor(moves.length / 12));
    return { name: `${name} after ${other}`, now, stale: moves.filter((_, number) => number % every === 0) };
  }),
);

test("a stale choice, hint or crystal lights nothing that may not be touched", async () => {
  const words = await loadWords("en", ["witchstone"]);
  for (const { name, now, stale } of pairs) {
    const sorted = sortMoves(now.moves);
    const own = playerOf(now.view, now.me ?? now.view.turn);
    const board = boardOf(now.view);
    const may = new Set([...sorted.places.keys(), ...sorted.crystals.keys(), ...[...sorted.tiles.values()].flatMap((each) => [...cellsFor(each)])]);
    for (const move of stale) {
      const crystal = move.startsWith("crystal ") ? (move.split(" ")[1] ?? null) : null;
      for (const to of sorted.crystals.get(crystal ?? "")?.to.keys() ?? []) may.add(to);
      const lit = new Lit({ view: now.view, board, sorted, words, own, isOwn: true, takesOut: false, crystal, chosen: move, hint: move });
      const open = cellsFor([...sorted.tiles.values()][0] ?? []);
      const marks = [lit.hexes(open, readPlacement(move)), lit.gates(), lit.places(), lit.chains(), lit.all(sorted.scrolls)];
      for (const cell of marks[0]?.keys() ?? []) expect(may, name).toContain(cell);
      for (const mark of marks.flatMap((each) => [...(each as Map<unknown, { label: string; note?: string }>).values()])) expect(`${mark.label} ${mark.note ?? ""}`, name).not.toMatch(NONSENSE);
      expect(nextStep(now.view, words, { mine: true, takesOut: false, tile: readPlacement(move)?.tile ?? null, crystal }) ?? "", name).not.toMatch(NONSENSE);
    }
  }
});

test("a tile tried for another view is drawn without harm, and every move is told in words", async () => {
  const words = await loadWords("en", ["witchstone"]);
  for (const { name, now, stale } of pairs) {
    const board = boardOf(now.view);
    const own = playerOf(now.view, now.me ?? now.view.turn);
    const hexes = readPot(own, board).size;
    for (const move of [...stale, "tile energy/witch 9,9 10,9", "tile energy/witch 0,0 0,0", "crystal 7,7 out z", "energy c99", "witch to nowhere", "nonsense"]) {
      const placement = readPlacement(move);
      if (placement) {
        expect(readPot(own, board, placement).size, name).toBe(hexes);
        for (const { cells } of giftsOf(own, board, placement)) expect(cells.length, name).toBeLessThanOrEqual(hexes);
      }
      const { label, sentence = "" } = describe(move, now.view, words);
      expect(`${label} ${sentence} ${moveLabel(move, words)}`, `${name}: ${move}`).not.toMatch(NONSENSE);
    }
  }
});

test("the hand forgets with the view what was taken up for it", () => {
  for (const { name, now, stale } of pairs) {
    let [view, sorted, chosen]: [unknown, ReturnType<typeof sortMoves>, Placement | null] = [{}, sortMoves(stale), null];
    const laying = new Laying(() => ({ view, sorted, chosen, show: (placement) => (chosen = placement) }));
    const [tile] = sorted.tiles.keys();
    if (tile === undefined) continue;
    laying.take(tile);
    chosen = laying.tryAt(sorted.tiles.get(tile)?.[0]?.a ?? "");
    laying.hovered = chosen?.b ?? null;
    expect(laying.held, name).toBe(tile);
    [view, sorted] = [now.view, sortMoves(now.moves)];
    const only = sorted.tiles.size === 1 ? [...sorted.tiles.keys()][0] : null;
    expect([laying.held, laying.anchor, laying.hovered, laying.under], name).toEqual([only, null, null, null]);
    laying.turn(1);
    laying.flip();
    laying.swap();
    expect(laying.held, name).toBe(only);
  }
});

test.each([...LANGUAGES])("nothing that is said shows the notation (%s)", async (language) => {
  const words = await loadWords(language, ["witchstone"]);
  const teller = new Teller("witchstone", words, makeSeats(["Mira", "Toma", "Eleni", "Olena"].map((name) => ({ name, bot: null }))), null, { drawn, joined, places, retold });
  const raw = /-?\d,-?\d|−\d,|,−\d|\bc\d\d\b|[a-z]_[a-z]|^(?:tile|discard|use) \w+\/\w+/;
  for (const [name, { view, moves, log }] of fixtures) {
    for (const move of moves.filter((_, number) => number % 7 === 0)) {
      const { label, sentence = "" } = describe(move, view, words);
      for (const text of [label, sentence, plain(moveLabel(move, words))]) expect(text, `${name}: ${move}`).not.toMatch(raw);
    }
    for (const event of log.slice(-20)) expect(plain(teller.told([event])), name).not.toMatch(raw);
  }
});
