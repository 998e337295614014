import { expect, test } from "vitest";
import { claims, linksOf, network, spots } from "./ball";
import { boardNamed, BOARDS, boardOf, isBoost, scrollOf } from "./boards";
import { tripsOf } from "./flight";
import { flasksOf } from "./rack";
import { pentagramSpots, rewardIndex, wandSpots } from "./tracks";
import { isSpent, todos } from "./todo";
import { SHELVES, type Player, type WitchstoneView } from "./view";

const fixtures = import.meta.glob<{ view: WitchstoneView }>("../../../../fixtures/witchstone/*.json", { eager: true });
const view = (name: string) => (fixtures[`../../../../fixtures/witchstone/${name}.json`] as { view: WitchstoneView }).view;

test("both boards are whole, and differ in the wand only", () => {
  expect(BOARDS).toEqual(["reconstructed", "wand-b"]);
  const [one, other] = BOARDS.map(boardNamed);
  expect(other?.map).toBe(one?.map);
  expect(other?.wand).not.toEqual(one?.wand);
  expect(one?.wand.bonus["4"]).toEqual({ action: "crystal", amount: 1, leading: 2 });
  expect(boardOf({ options: { board: "wand-b" } })).toBe(other);
});

test("every scroll of a view is known, as a spell or a prophecy", () => {
  for (const { view: each } of Object.values(fixtures)) {
    const board = boardOf(each);
    for (const name of [...each.library, ...each.players.flatMap((player) => player.scrolls)]) {
      const scroll = scrollOf(board, name);
      expect(isBoost(scroll) || scroll.test !== "", name).toBe(true);
    }
  }
});

test("every link of every chain has room and lies inside the ball", () => {
  for (const name of BOARDS) {
    const board = boardNamed(name);
    for (const chain of board.map.chains) {
      const links = linksOf(chain, board);
      expect(links).toHaveLength(chain.links);
      for (const { x, y, length, angle } of links) {
        expect(length).toBeGreaterThan(9);
        expect(Math.hypot(x, y)).toBeLessThan(236);
        expect(angle).toBeGreaterThan(-90);
        expect(angle).toBeLessThanOrEqual(90);
      }
    }
    expect(spots(board).size).toBe(board.map.places.length);
  }
});

test("chains are shown as their owners have them, an open one from the end it was begun at", () => {
  for (const { view: each } of Object.values(fixtures)) {
    const board = boardOf(each);
    const found = claims(each, board);
    const count = each.players.reduce((sum, player) => sum + player.chains.length + (player.open_chain ? 1 : 0), 0);
    expect(found.size).toBe(count);
    for (const player of each.players) {
      const reached = network(player, board);
      const open = board.map.chains.find((chain) => chain.id === player.open_chain);
      if (open) expect(reached.has(open.a) || reached.has(open.b)).toBe(true);
      const claim = open && found.get(open.id);
      if (open && claim) expect(reached.has(claim.back ? open.b : open.a)).toBe(true);
    }
  }
});

test("the flasks drawn empty are those the engine says are free", () => {
  for (const { view: each } of Object.values(fixtures)) {
    const board = boardOf(each);
    for (const shelf of SHELVES) expect(flasksOf(each, board, shelf).filter((holder) => holder === null)).toHaveLength(each.flasks[shelf]);
  }
});

test("the rewards of the pentagram are the tips of the star", () => {
  const board = boardNamed("reconstructed");
  const places = pentagramSpots(board, 100);
  const tips = places.filter((_, space) => board.pentagram.spaces[space] !== "light");
  expect(tips).toHaveLength(5);
  expect(Math.min(...tips.map(({ y }) => y))).toBeCloseTo(-100);
  expect([2, 8, 14].map((space) => rewardIndex(board, space))).toEqual([0, 1, 2]);
  expect([5, 11].map((space) => rewardIndex(board, space))).toEqual([0, 1]);
});

test("the wand in rows goes to and fro, one step at a time", () => {
  const places = wandSpots(22, 8, 344, 90, 24, 24);
  expect(places).toHaveLength(23);
  const steps = places.slice(1).map(({ x, y }, number) => Math.hypot(x - (places[number]?.x ?? 0), y - (places[number]?.y ?? 0)));
  expect(Math.max(...steps)).toBeLessThanOrEqual(90);
});

test("what is to be done: the open action first, what is used up left out", () => {
  expect(todos(view("2-boost-or-done-or-energy")).map(({ kind, sign, later }) => [kind, sign, later])[0]).toEqual(["action", "energy", false]);
  const nested = todos(view("4-middle"));
  expect(isSpent(view("4-middle"))).toBe(true);
  expect(nested.map(({ kind }) => kind)).toEqual(["silver"]);
  const shelf = todos(view("2-remove-or-shelf"));
  expect(shelf.map(({ kind, sign, amount }) => [kind, sign, amount])).toEqual([["shelf", "crystal", 1], ["action", "crystal", 1]]);
  for (const { view: each } of Object.values(fixtures)) {
    for (const { amount } of todos(each)) expect(amount).toBeGreaterThan(0);
    if (each.phase !== "over" && !isSpent(each)) expect(todos(each).length).toBeGreaterThan(0);
  }
});

test("the second action shows the group it has now", () => {
  const shown = view("4-remove-or-shelf");
  const player = shown.players.find(({ seat }) => seat === shown.turn) as Player;
  const text = player.tiles[shown.round - 1] ?? "";
  const second = text.split(" ")[0]?.split("/")[1];
  expect(todos(shown).at(-1)).toMatchObject({ kind: "action", sign: second, later: true });
});

test("pieces know where they come from", () => {
  expect(tripsOf({ event: "wand-stepped", seat: "B", steps: 2, space: 4, leading: 1 })).toEqual([{ piece: "wand-B", from: ["wand-B"] }]);
  const laid = tripsOf({ event: "tile-placed", seat: "A", tile: "energy/witch", hexes: ["1,-3", "2,-3"] });
  expect(laid.map(({ piece }) => piece)).toEqual(["hex-1,-3", "hex-2,-3"]);
  expect(tripsOf({ event: "turn-began", seat: "A", round: 2 })).toEqual([]);
});
