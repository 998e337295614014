import { describe, expect, it } from "vitest";
import { nextTurn, placementOf, placeMove, sortMoves } from "./moves";

describe("moves", () => {
  it("are sorted by what they do", () => {
    const sorted = sortMoves(["place D 1,-2 r90", "place D 1,-2 r0", "place D 0,3 r270"]);
    expect([...sorted.cells]).toEqual([["1,-2", [0, 1]], ["0,3", [3]]]);
    expect(sortMoves(["meeple city.0", "pass"])).toMatchObject({ meeples: ["city.0"], plain: ["pass"] });
    const figures = sortMoves(["mage -1,0 road.2", "witch 0,0 city.0", "witch off"]);
    expect(figures.figures).toEqual({ mage: [{ x: -1, y: 0, segment: "road.2" }], witch: [{ x: 0, y: 0, segment: "city.0" }] });
    expect(figures.plain).toEqual(["witch off"]);
    expect(sortMoves(["take 1,0 city.0", "circle add"])).toMatchObject({
      circle: [{ move: "take 1,0 city.0", spot: { x: 1, y: 0, segment: "city.0" } }],
      plain: ["circle add"],
    });
  });

  it("of placing are written as they are read", () => {
    const placed = { tile: "MW3", x: -4, y: 12, turns: 3 };
    expect(placeMove(placed)).toBe("place MW3 -4,12 r270");
    expect(placementOf(placeMove(placed))).toEqual(placed);
    expect(placementOf("pass")).toBeNull();
  });

  it("turn on to the next way that fits", () => {
    expect(nextTurn([0, 2], 0, 1)).toBe(2);
    expect(nextTurn([0, 1, 3], 1, -1)).toBe(0);
    expect(nextTurn([2], 2, 1)).toBe(2);
  });
});
