import { expect, test } from "vitest";
import rules from "../../../../../src/magehall/games/witchstone/RULES.md?raw";
import { boardNamed, scrollOf } from "./boards";
import { giftsOf, readLaid } from "./cauldron";
import { wayTo } from "./hex";
import { player } from "./picture";
import { PICTURES } from "./pictures";

const board = boardNamed("reconstructed");
const all = Object.entries(PICTURES);

test.each(all)("%s is a clause, and its picture names what there is", (clause, shown) => {
  expect(rules).toContain(`**${clause}** `);
  if (shown.part === "map") {
    const chains = [...(shown.a?.chains ?? []), ...(shown.b?.chains ?? []), ...(shown.chains ?? [])];
    for (const chain of chains) expect(board.map.chains.map(({ id }) => id)).toContain(chain);
    for (const place of Object.keys(shown.places ?? {})) expect(board.map.places.map(({ id }) => id)).toContain(place);
  }
  if (shown.part === "library") for (const scroll of shown.library) expect(scrollOf(board, scroll)).toBeDefined();
});

test.each(all)("in the picture of %s a tile lies on two hexes side by side, none on a crystal", (_, shown) => {
  if (shown.part !== "cauldron") return;
  const own = player(shown.own);
  const laid = own.tiles.flatMap((tile) => (tile ? [readLaid(tile)] : []));
  for (const tile of [...laid, ...(shown.tried ? [shown.tried] : [])]) {
    expect(wayTo(tile.a, tile.b)).toBeGreaterThanOrEqual(0);
    expect(own.crystals).not.toContain(tile.a);
    expect(own.crystals).not.toContain(tile.b);
  }
});

test("the groups are as large as the clauses say", () => {
  const gifts = (clause: string) => {
    const shown = PICTURES[clause];
    return shown?.part === "cauldron" && shown.tried ? giftsOf(player(shown.own), board, shown.tried).map(({ cells }) => cells.length) : [];
  };
  expect(gifts("witchstone-22")).toEqual([3, 2]);
  expect(gifts("witchstone-26")).toEqual([1, 1]);
  expect(gifts("witchstone-53")).toEqual([3, 3]);
});
