/**
 * Choices made for one view and met by another. A page once froze for good when the news had placed a tile and its ghost was
 * still there: whatever is being tried, each part of the board must answer.
 */
import { describe, expect, it } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { changed, type Change } from "$lib/wire/changes";
import games from "../../../../fixtures/known/carcassonne-games.json";
import known from "../../../../fixtures/known/carcassonne.json";
import { changes, landOf, readLand } from "./land";
import { lookedAt, under } from "./look";
import { bestTurn, ghostOf, placementOf, sortMoves } from "./moves";
import { piecesOf } from "./pieces";
import { sceneOf } from "./scene";
import { cellTargets, figureAreas, leadsTo, spotTargets } from "./targets";
import { cellText, readPlaced, type CarcassonneView, type Figure } from "./view";

interface Moment {
  view: CarcassonneView;
  moves: string[];
}
interface Played {
  view: CarcassonneView;
  steps: { changes: Change[]; moves: string[] }[];
}

const words = await loadWords("en", ["carcassonne"]);

/** Every view of a game with the moves that were legal in it. */
function momentsOf({ view, steps }: Played): Moment[] {
  const found: Moment[] = [{ view, moves: [] }];
  for (const step of steps) found.push({ view: changed(found.at(-1)?.view as CarcassonneView, step.changes), moves: step.moves });
  return found;
}
const GAMES = (games as unknown as Played[]).map(momentsOf);

/** Everything the board computes from a view, in its order. */
function tableOf({ view, moves }: Moment, figure: Figure = "mage") {
  const sorted = sortMoves(moves);
  const land = landOf(view);
  const spots = spotTargets({ view, land, sorted, figure, pieces: piecesOf(view, land), me: "A", words });
  const targets = [...cellTargets(view, sorted, bestTurn(sorted), words), ...spots];
  return { view, moves, figure, sorted, land, open: figureAreas(land, sorted, figure), targets, scene: sceneOf(view, land, targets, true) };
}

/** And what it makes of a choice, whenever that was made. */
function tryOut({ view, sorted, land, targets, open, figure }: ReturnType<typeof tableOf>, chosen: string) {
  const ghost = ghostOf(sorted, chosen);
  const tried = ghost ? changes(view, land, ghost) : [];
  const looked = lookedAt({ view, land, wanted: chosen.split(" ").slice(1).join(" "), tried, open, figure });
  return { ghost, tried, looked, picked: targets.filter((target) => leadsTo(chosen, target, land)) };
}

describe("a landscape", () => {
  it.each(known.map(({ view }, place) => [place, view as unknown as CarcassonneView] as const))("%i refuses a tile on a cell that is filled", (_, view) => {
    for (const text of view.placed) {
      const placed = readPlaced(text);
      for (const turns of [0, 1, 2, 3]) expect(() => readLand(view, { ...placed, turns })).toThrow("two tiles");
    }
  });

  it("reads a tile that does not fit without end neither", () => {
    const view = known[0]?.view as unknown as CarcassonneView;
    for (const cell of landOf(view).frontier) for (const turns of [0, 1, 2, 3]) expect(readLand(view, { tile: "D", ...cell, turns }).tiles).toHaveLength(view.placed.length + 1);
  });
});

describe.each(GAMES.map((moments, place) => [place, moments] as const))("in game %i of those that froze", (_, moments) => {
  it("no choice of an earlier or later view is ever tried where it is not legal", () => {
    let stale = 0;
    moments.forEach((moment, at) => {
      const table = tableOf(moment, at % 2 ? "mage" : "witch");
      expect(table.scene.wanted.length).toBeGreaterThan(0);
      for (const other of [1, 2, 3, 5, 8, 40].flatMap((far) => [moments[at - far], moments[at + far]])) {
        const chosen = other?.moves[(at * 7) % Math.max(1, other.moves.length)];
        if (!chosen) continue;
        const { ghost, picked } = tryOut(table, chosen);
        expect(picked.length).toBeLessThan(2);
        if (ghost) expect(moment.moves).toContain(chosen);
        else if (placementOf(chosen)) stale += 1;
      }
    });
    expect(stale).toBeGreaterThan(500);
  }, 30_000);

  it("the ghost of a tile that the news has just placed is gone, however it was turned", () => {
    moments.forEach((moment, at) => {
      const before = moments[at - 1];
      const fresh = placementOf(`place ${moment.view.placed.at(-1)}`);
      if (!before || !fresh || moment.view.placed.length === before.view.placed.length) return;
      const [table, waiting] = [tableOf(moment), tableOf({ ...moment, moves: [] })];
      for (const move of before.moves.filter((each) => placementOf(each) && cellText(placementOf(each) ?? fresh) === cellText(fresh))) {
        expect(tryOut(table, move).ghost).toBeNull();
        expect(tryOut(waiting, move).tried).toEqual([]);
      }
    });
  }, 30_000);

  it("what lies under a finger of an earlier view is told or is nothing", () => {
    moments.slice(0, 60).forEach(({ view }) => {
      const land = landOf(view);
      for (let x = -450; x < 900; x += 210) for (let y = -850; y < 500; y += 190) expect(under(land, x, y).cell).toBeDefined();
    });
  });
});
