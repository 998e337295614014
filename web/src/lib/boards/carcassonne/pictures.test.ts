import { expect, test } from "vitest";
import { markedIn, pictured, PICTURES } from "./pictures";
import { edgeOf, STEPS } from "./tile";
import { cellText } from "./view";

const shown = Object.entries(PICTURES).flatMap(([clause, all]) => all.map((each, place) => ({ name: `${clause} (${place + 1})`, each })));

test.each(shown)("the tiles of $name lie as they may", ({ each }) => {
  const land = pictured(each);
  const seams = land.tiles.flatMap((tile) =>
    STEPS.flatMap((step, edge) => {
      const other = land.at.get(cellText({ x: tile.x + step.x, y: tile.y + step.y }));
      return other ? [edgeOf(tile.tile, tile.turns, edge) === edgeOf(other.tile, other.turns, (edge + 2) % 4)] : [];
    }),
  );
  const isAboutTiles = each.good === false && !each.meeples && !each.mage;
  expect(seams.every(Boolean)).toBe(!isAboutTiles);
});

test.each(shown)("people and points of $name are right", ({ each }) => {
  const land = pictured(each);
  const stands = [...(each.meeples ?? []).flat(), each.mage, each.witch].filter((spot) => spot !== undefined);
  for (const spot of stands) expect(land.of.has(spot), spot).toBe(true);
  expect(markedIn(each, land).map(({ area }) => area.now)).toEqual(Object.values(each.marks ?? {}));
});
