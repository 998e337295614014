import { expect, test } from "vitest";
import { ghostsOf } from "./ghosts";
import { landOf } from "./land";
import type { CarcassonneView } from "./view";

const files = import.meta.glob<{ view: CarcassonneView; moves: string[] }>("../../../../fixtures/carcassonne/*.json", { eager: true, import: "default" });

test("every move that names a place is drawn there, and no two at one place", () => {
  let drawn = 0;
  for (const { view, moves } of Object.values(files)) {
    const land = landOf(view);
    for (const [place, played] of moves.slice(1, 40).entries()) {
      const better = moves[place] as string;
      const ghosts = ghostsOf({ better, played }, land);
      const [one, two] = ghosts;
      if (one && two && !(better.startsWith("mage") || better.startsWith("witch"))) expect(`${one.x} ${one.y}`, `${better} | ${played}`).not.toBe(`${two.x} ${two.y}`);
      expect(ghosts.map(({ kind }) => kind)).toEqual([better, played].flatMap((move, number) => (/^(place|meeple|add|take|(mage|witch) -?\d)/.test(move) ? [number === 0 ? "better" : "played"] : [])));
      drawn += ghosts.length;
    }
  }
  expect(drawn).toBeGreaterThan(100);
}, 60_000);
