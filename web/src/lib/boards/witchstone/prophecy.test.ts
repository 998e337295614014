import { expect, test } from "vitest";
import { boardOf } from "./boards";
import { priceOf } from "./ball";
import { levelOf, worthOf } from "./prophecy";
import type { WitchstoneView } from "./view";

const fixtures = import.meta.glob<{ view: WitchstoneView; moves: string[] }>("../../../../fixtures/witchstone/*.json", { eager: true, import: "default" });
const known = Object.entries(fixtures).flatMap(([file, { view }]) => view.players.filter((player) => player.total !== null).map((player) => ({ name: `${file.split("/").at(-1)} ${player.seat}`, view, player })));

test.each(known)("scrolls, chips and owls make up what counts at the end: $name", ({ view, player }) => {
  const board = boardOf(view);
  const unused = [...player.scrolls];
  for (const name of player.used) unused.splice(unused.indexOf(name), 1);
  const chips = player.chips.length * board.rack.chipEnd;
  const owls = player.owls.reduce((sum, owl) => sum + owl, 0);
  const scrolls = unused.reduce((sum, name) => sum + worthOf(name, player, board), 0);
  if (view.phase !== "over") expect(player.score + chips + owls + scrolls).toBe(player.total);
});

test("a spell has no level", () => {
  const { view } = Object.values(fixtures)[0] as { view: WitchstoneView };
  expect(levelOf("b1_any", view.players[0] as never, boardOf(view))).toBeNull();
});

test("what a journey costs is never more than the actions left for it", () => {
  for (const { view, moves } of Object.values(fixtures)) {
    const left = view.stack.at(-1)?.amount ?? 0;
    for (const move of moves.filter((text) => text.startsWith("witch to "))) {
      const price = priceOf(move.slice("witch to ".length), view, boardOf(view));
      expect(price).toBeGreaterThanOrEqual(1);
      expect(price).toBeLessThanOrEqual(left);
    }
  }
});
