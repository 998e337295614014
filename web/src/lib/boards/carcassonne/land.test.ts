import { describe, expect, it } from "vitest";
import known from "../../../../fixtures/known/carcassonne.json";
import { changes, lostCells, owners, readLand, standings } from "./land";
import { isInBox, TILE_NAMES } from "./tile";
import { cellText, readPlaced, type CarcassonneView } from "./view";

interface Told {
  kind: string;
  spots: string[];
  open: number;
  shields: number;
  meeples: number[];
  now: number;
  closed: number;
}
interface Known {
  view: CarcassonneView;
  areas: Told[];
  lost: string[];
}
const LANDS = known as unknown as Known[];

describe.each(LANDS.map((land, place) => [place, land] as const))("landscape %i", (_, told) => {
  const land = readLand(told.view);

  it("hangs together as the engine says, and is worth as much", () => {
    const plain = (area: Told) => `${[...area.spots].sort().join(" ")}: ${area.kind} open ${area.open} shields ${area.shields} meeples ${area.meeples.join(" ")} now ${area.now} closed ${area.closed}`;
    const own = land.areas.map((area) => plain({ ...area, open: area.kind === "field" ? 0 : area.open }));
    const theirs = told.areas.map((area) => plain({ ...area, open: area.kind === "field" ? 0 : area.open }));
    expect(own.sort()).toEqual(theirs.sort());
  });

  it("has the same lost cells", () => {
    if (told.view.remaining === null) return;
    expect(lostCells(told.view, land).map(cellText).sort()).toEqual([...told.lost].sort());
  });
});

describe("the box", () => {
  it("holds the circles that came by lot and no others", () => {
    const view = LANDS.find(({ view }) => view.options["crop-circles"] === "3")?.view as CarcassonneView;
    const circles = TILE_NAMES.filter((name) => name.startsWith("CC"));
    const inside = view.expansions["crop-circles"]?.tiles ?? [];
    expect(inside).toHaveLength(3);
    expect(circles.filter((name) => isInBox(name, view))).toEqual(inside);
    expect(TILE_NAMES.filter((name) => isInBox(name, { options: {}, expansions: {} }))).toHaveLength(24);
  });
});

describe("a landscape", () => {
  const view = LANDS[1]?.view as CarcassonneView;

  it("gives an area to those with most meeples", () => {
    const [area] = readLand(view).areas;
    if (!area) throw new Error("there are areas");
    expect(owners({ ...area, meeples: [1, 2, 2] })).toEqual([1, 2]);
    expect(owners({ ...area, meeples: [0, 0, 0] })).toEqual([]);
  });

  it("tells what a tile changes: the last tile placed once more", () => {
    const last = readPlaced(view.placed.at(-1) ?? "");
    const before = { ...view, placed: view.placed.slice(0, -1) };
    const found = changes(before, readLand(before), last);
    expect(found.length).toBeGreaterThan(0);
    for (const change of found) {
      const spots = change.before.reduce((sum, area) => sum + area.spots.length, 0);
      expect(change.after.spots.length).toBeGreaterThan(spots);
    }
  });

  it("reckons the standing only where the scoring of fields is the printed one", () => {
    expect(standings(view, readLand(view))).toHaveLength(view.seats);
    expect(standings({ ...view, options: { ...view.options, fields: "first" } }, readLand(view))).toBeNull();
  });
});
