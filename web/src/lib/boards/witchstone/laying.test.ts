import { expect, test } from "vitest";
import fixture from "../../../../fixtures/witchstone/2-remove-or-tile.json";
import { Laying } from "./laying.svelte";
import { sortMoves, type Placement } from "./moves";

const sorted = sortMoves(fixture.moves);
const [tile = ""] = sorted.tiles.keys();

/** A hand over the table: what it shows is chosen. */
function hand(): { laying: Laying; chosen: () => Placement | null; put: (found: Placement | null) => void } {
  let chosen: Placement | null = null;
  const laying = new Laying(() => ({ view: fixture.view, sorted, chosen, show: (placement) => (chosen = placement) }));
  return { laying, chosen: () => chosen, put: (found) => (chosen = found) };
}

test("a tile is taken up, tried, turned, and its other symbol acts first", () => {
  const { laying, chosen, put } = hand();
  expect(laying.take(tile)).toBeNull();
  const all = sorted.tiles.get(tile) ?? [];
  const cell = all.find(({ a, b }) => all.some((other) => other.a === a && other.b !== b))?.a ?? "";
  const first = laying.tryAt(cell);
  expect([first?.a, first?.b]).toContain(cell);
  put(first);
  laying.swap();
  expect(chosen()).toMatchObject({ first: first?.second, second: first?.first });
  laying.swap();
  expect(chosen()?.move).toBe(first?.move);
  laying.turn(1);
  expect(chosen()?.move).not.toBe(first?.move);
  expect([chosen()?.a, chosen()?.b]).toContain(cell);
});

test("another tile is tried where the first was, and the same one is put back", () => {
  const { laying, put } = hand();
  const [, other = ""] = sorted.tiles.keys();
  laying.take(tile);
  put(laying.tryAt(sorted.tiles.get(tile)?.[0]?.a ?? ""));
  expect(laying.take(other)?.tile).toBe(other);
  expect(laying.take(other)).toBeNull();
  expect(laying.held).toBeNull();
});
