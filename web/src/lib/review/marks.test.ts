import { describe, expect, it } from "vitest";
import { markOf, pairOf } from "$lib/boards/compared";
import { joined, tagsOf, type Spot } from "./marks";

const spot = (kind: "better" | "played", x: number, y: number, side = 40): Spot => ({ kind, x, y, width: side, height: side, framed: false });
const SIZES = { better: { width: 80, height: 26 }, played: { width: 80, height: 26 } };
const ROOM = { width: 400, height: 300 };

describe("the two moves of a review", () => {
  it("are a pair only where they differ", () => {
    expect(pairOf("a", "a")).toBeNull();
    expect(pairOf("a", undefined)).toBeNull();
    expect(pairOf(null, "a")).toBeNull();
    const pair = pairOf("play R1", "play R2");
    expect(["R1", "R2", "R3"].map((card) => markOf(pair, (move) => move === `play ${card}`))).toEqual(["better", "played", undefined]);
    expect(markOf(pair, () => true)).toBe("better");
  });

  it("frame together what lies side by side", () => {
    const frames = joined([spot("better", 0, 0), spot("better", 42, 0), spot("played", 84, 0), spot("better", 200, 0), spot("better", 0, 90)]);
    expect(frames.map(({ kind, x, width }) => [kind, x, width])).toEqual([["better", 0, 82], ["played", 84, 40], ["better", 200, 40], ["better", 0, 40]]);
  });

  it("have labels that cover neither of them and stay in the picture", () => {
    for (const spots of [[spot("better", 100, 100), spot("played", 145, 100)], [spot("better", 0, 0), spot("played", 0, 42)], [spot("better", 355, 255), spot("played", 355, 210)]]) {
      const boxes = [...spots, ...tagsOf(spots, SIZES, ROOM).map(({ x, y }) => ({ x, y, ...SIZES.better }))];
      for (const [place, one] of boxes.entries()) {
        expect(one.x >= 0 && one.y >= 0 && one.x + one.width <= ROOM.width && one.y + one.height <= ROOM.height).toBe(true);
        for (const two of boxes.slice(place + 1)) expect(one.x < two.x + two.width && two.x < one.x + one.width && one.y < two.y + two.height && two.y < one.y + one.height).toBe(false);
      }
    }
  });

  it("are named in the corner where nothing on the board shows them", () => {
    const [better, played] = tagsOf([spot("better", 200, 200)], SIZES, ROOM);
    expect([better?.named, played?.named]).toEqual([false, true]);
    expect(played).toMatchObject({ x: 10, y: 10 });
  });
});
