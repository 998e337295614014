import { describe, expect, it } from "vitest";
import { around, boundsOf, framed, LEAST, moved, seenAt, shows, union, zoomed, type Bounds, type Pane, type Scene } from "./camera";

const PHONE: Pane = { width: 360, height: 350, below: 0, tools: null };
const DESKTOP: Pane = { width: 1120, height: 674, below: 0, tools: { left: 10, top: 484, right: 56, bottom: 664 } };

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** A landscape that grew at random, with some of its neighbours to choose from. */
function grown(seed: number): { tiles: { x: number; y: number }[]; cells: { x: number; y: number }[] } {
  const pick = numbers(seed);
  const tiles = [{ x: 0, y: 0 }];
  const filled = new Set(["0,0"]);
  for (let count = pick(85); count > 0; count -= 1) {
    const from = tiles[pick(tiles.length)] ?? { x: 0, y: 0 };
    const [dx, dy] = [[1, 0], [-1, 0], [0, 1], [0, -1]][pick(4)] as [number, number];
    const cell = { x: from.x + dx, y: from.y + dy };
    if (!filled.has(`${cell.x},${cell.y}`)) tiles.push(cell);
    filled.add(`${cell.x},${cell.y}`);
  }
  const cells = tiles.flatMap(({ x, y }) => [{ x: x + 1, y }, { x: x - 1, y }, { x, y: y + 1 }, { x, y: y - 1 }]).filter((cell) => !filled.has(`${cell.x},${cell.y}`) && pick(3) === 0);
  return { tiles, cells };
}

const boxesOf = (cells: readonly { x: number; y: number }[]) => cells.map((cell) => boundsOf([cell], 0));
const sceneOf = (tiles: readonly { x: number; y: number }[], wanted: readonly Bounds[]): Scene => ({ land: boundsOf(tiles, 0.3), wanted, readable: 0.46, close: 0.54 });

describe.each([["phone", PHONE], ["desktop", DESKTOP]] as const)("the camera of a %s", (_, pane) => {
  it("shows every place to choose from, free of tools, in any landscape", () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const { tiles, cells } = grown(seed);
      const wanted = boxesOf(cells);
      const pose = framed(sceneOf(tiles, wanted), pane);
      expect(shows(pose, wanted, pane), `seed ${seed}`).toBe(true);
    }
  });

  it("shows the whole landscape where that is asked for", () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const { tiles } = grown(seed);
      const pose = framed({ ...sceneOf(tiles, boxesOf(tiles)), readable: 0 }, pane);
      expect(shows(pose, boxesOf(tiles), pane), `seed ${seed}`).toBe(true);
    }
  });

  it("keeps what a card from below would cover above it", () => {
    const { tiles, cells } = grown(7);
    const low = { ...pane, below: 150 };
    expect(shows(framed(sceneOf(tiles, boxesOf(cells)), low), boxesOf(cells), low)).toBe(true);
  });

  it("leaves a pose that somebody chose, and moves it as little as it must", () => {
    const chosen = { x: 40, y: 30, k: 0.5 };
    const seen = around(100, 100, 50);
    expect(moved(chosen, [seen], pane)).toBe(chosen);
    const outside = around(-300, 100, 50);
    const pose = moved(chosen, [outside], pane);
    expect(pose?.k).toBe(0.5);
    expect(pose?.y).toBe(30);
    expect(pose && shows(pose, [outside], pane)).toBe(true);
    expect(moved({ ...chosen, k: 2 }, [around(0, 0, 50), around(2000, 0, 50)], pane)).toBeNull();
  });
});

describe("the camera", () => {
  it("keeps the point under the fingers when it zooms, and has limits", () => {
    const pose = zoomed({ x: 10, y: 20, k: 1 }, 1.5, { x: 100, y: 80 });
    expect((100 - pose.x) / pose.k).toBeCloseTo(90);
    expect((80 - pose.y) / pose.k).toBeCloseTo(60);
    expect(zoomed(pose, 0.0001, { x: 0, y: 0 }).k).toBe(LEAST);
  });

  it("says what it misses: outside, or under the tools", () => {
    const pose = { x: 0, y: 0, k: 1 };
    expect(shows(pose, [around(500, 300, 50)], DESKTOP)).toBe(true);
    expect(shows(pose, [around(30, 560, 20)], DESKTOP)).toBe(false);
    expect(shows(pose, [around(500, -10, 50)], DESKTOP)).toBe(false);
    expect(seenAt({ x: 5, y: 0, k: 2 }, union([around(0, 0, 10), around(20, 0, 10)]))).toEqual({ left: -15, right: 65, top: -20, bottom: 20 });
  });
});
