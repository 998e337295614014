import { describe, expect, test } from "vitest";
import wizardEnd from "../../../fixtures/wizard/6-end.json";
import witchstoneEnd from "../../../fixtures/witchstone/4-end.json";
import * as carcassonne from "./carcassonne";
import { newPad } from "./pads";
import * as rummikub from "./rummikub";
import * as witchstone from "./witchstone";
import * as wizard from "./wizard";

interface Told {
  event: string;
  tiles: number;
  cities: number;
  shields?: number;
  state: string;
  by: string;
  points: number;
}

const names = (count: number) => ["Mira", "Toma", "Eleni", "Olena", "Petr", "Kalin"].slice(0, count);
const wizardPad = (players: number, options: Partial<wizard.WizardOptions> = {}): wizard.WizardPad =>
  newPad("wizard", names(players), { ...wizard.DEFAULTS, ...options }, { dealer: 0, rounds: [] });

describe("Wizard", () => {
  test("the pad agrees with the engine on a whole game", () => {
    const pad = wizardPad(6);
    const { pad: rows } = wizardEnd.view as { pad: { bids: number[]; won: number[]; totals: number[]; cards: number }[] };
    pad.sheet.rounds = rows.map((row) => ({ bids: row.bids, won: row.won }));
    expect(wizard.totals(pad)).toEqual(rows.map((row) => row.totals));
    expect(wizard.sizes(6, pad.options)).toEqual(rows.map((row) => row.cards));
    expect(wizard.isOver(pad)).toBe(true);
  });

  test("rounds by number of players and mode (wizard-38, wizard-53, wizard-74)", () => {
    expect([3, 4, 5, 6].map((players) => wizard.sizes(players, {}).length)).toEqual([20, 15, 12, 10]);
    expect(wizard.sizes(4, { mode: "one-colour" })).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
    expect([3, 4, 5, 6].map((players) => wizard.sizes(players, { rounds: "tournament" }).length)).toEqual([10, 10, 10, 10]);
  });

  test("points (wizard-35, wizard-36)", () => {
    expect(wizard.points(0, 0)).toBe(20);
    expect(wizard.points(3, 3)).toBe(50);
    expect(wizard.points(1, 4)).toBe(-30);
  });

  test("plus/minus one forbids one number to the last bidder only (wizard-62)", () => {
    const pad = wizardPad(3, { "plus-minus-one": "on" });
    wizard.openNext(pad);
    const round = pad.sheet.rounds[0];
    expect(wizard.order(pad.sheet, 3, 0)).toEqual([1, 2, 0]);
    expect(wizard.forbiddenBid(pad, 0, 0)).toBeNull();
    if (round) round.bids = [null, 0, 0];
    expect(wizard.forbiddenBid(pad, 0, 0)).toBe(1);
    expect(wizard.forbiddenBid(pad, 0, 1)).toBeNull();
    if (round) round.bids = [null, 1, 1];
    expect(wizard.forbiddenBid(pad, 0, 0)).toBeNull();
  });

  test("options that do not go together are refused with the game's own reason", () => {
    expect(wizard.clash(5, { ...wizard.DEFAULTS, mode: "one-colour" })?.reason).toBe("one-colour-seats");
    expect(wizard.clash(4, { ...wizard.DEFAULTS, "plus-minus-one": "on", bids: "secret" })?.reason).toBe("plus-minus-one-open-bids");
    expect(wizard.clash(3, { ...wizard.DEFAULTS, rounds: "tournament", clairvoyance: "on" })?.facts).toEqual({ cards: 2 });
    expect(wizard.clash(4, { ...wizard.DEFAULTS, rounds: "tournament", clairvoyance: "on" })).toBeNull();
  });

  test("a new round opens only after the last is full", () => {
    const pad = wizardPad(3);
    wizard.openNext(pad);
    wizard.openNext(pad);
    expect(pad.sheet.rounds.length).toBe(1);
    pad.sheet.rounds[0] = { bids: [0, 0, 1], won: [0, 0, 1] };
    wizard.openNext(pad);
    expect(pad.sheet.rounds.length).toBe(2);
  });
});

describe("Rummikub", () => {
  const round = (change: Partial<rummikub.RummikubRound>): rummikub.RummikubRound => ({
    ending: "bank", winner: null, sums: [], tiles: [], starter: 0, ...change,
  });

  test("who goes out gets what the others hold (rummikub-23)", () => {
    expect(rummikub.points(round({ ending: "out", winner: 1, sums: [14, 0, 29, 4], tiles: [] }))).toEqual([-14, 47, -29, -4]);
  });

  test("with an empty bank the differences count (rummikub-24)", () => {
    expect(rummikub.points(round({ sums: [20, 5, 12], tiles: [3, 1, 2] }))).toEqual([-15, 22, -7]);
  });

  test("equal sums: fewest tiles, then a shared win with the odd point in the order of play (rummikub-46, 60)", () => {
    expect(rummikub.points(round({ sums: [5, 5, 12], tiles: [2, 1, 2] }))).toEqual([0, 7, -7]);
    expect(rummikub.points(round({ sums: [5, 5, 12], tiles: [1, 1, 2], starter: 1 }))).toEqual([3, 4, -7]);
    expect(rummikub.needsTiles(round({ sums: [5, 5, 12], tiles: [] }))).toBe(true);
  });

  test("every round sums to zero (rummikub-25)", () => {
    for (let seed = 0; seed < 200; seed++) {
      const sums = [seed % 7, (seed * 3) % 11, (seed * 5) % 4, (seed * 7) % 13];
      const all = rummikub.points(round({ sums, tiles: [1, 1, 1, 1], starter: seed % 4 }));
      expect(all.reduce((one, two) => one + two, 0)).toBe(0);
    }
  });
});

describe("Carcassonne", () => {
  const scoring = (change: Partial<carcassonne.Scoring>): carcassonne.Scoring => ({
    kind: "city", complete: true, count: 2, shields: 0, figure: "none", free: 0, players: [0], ...change,
  });
  const points = (change: Partial<carcassonne.Scoring>, options = {}) => carcassonne.worth(scoring(change), options).points;

  test("the examples of the rulebook (carcassonne-61, 62, 74)", () => {
    expect(points({ count: 8, shields: 2, figure: "mage" })).toBe(28);
    expect(points({ kind: "road", count: 5, figure: "witch" })).toBe(3);
    expect(points({ kind: "road", count: 3, figure: "mage" })).toBe(6);
    expect(points({ kind: "road", count: 1, figure: "witch" })).toBe(1);
  });

  test("what is unfinished, and what can be agreed", () => {
    expect(points({ count: 3, shields: 1, complete: false })).toBe(4);
    expect(points({ kind: "monastery", count: 8 })).toBe(9);
    expect(points({ kind: "monastery", count: 5, complete: false })).toBe(6);
    expect(points({ kind: "field", count: 4, complete: false })).toBe(12);
    expect(points({ kind: "field", count: 4, complete: false }, { fields: "first" })).toBe(16);
    expect(points({ count: 2, shields: 1 }, { "two-tile-city": "2" })).toBe(3);
    expect(points({ count: 2, shields: 1 })).toBe(6);
  });

  test("the pad agrees with every scoring the engine tells", () => {
    const logs = import.meta.glob<Told[]>("../../../fixtures/carcassonne/*.json", { eager: true, import: "log" });
    const scored = Object.values(logs).flat().filter((event) => /^(road|city|monastery|field)-scored$/.test(event.event));
    expect(scored.length).toBeGreaterThan(40);
    for (const event of scored) {
      const kind = event.event.split("-")[0] as carcassonne.Kind;
      const count = kind === "field" ? event.cities : kind === "monastery" ? event.tiles - 1 : event.tiles;
      const figure = event.by === "mage" || event.by === "witch" ? event.by : "none";
      const found = points({ kind, count, figure, shields: event.shields ?? 0, complete: event.state === "completed" });
      expect(found, JSON.stringify(event)).toBe(event.points);
    }
  });
});

describe("Witchstone", () => {
  test("the parts add up as the engine counts them", () => {
    const counted = (witchstoneEnd.log as unknown as Record<string, number | string>[]).filter((event) => event["event"] === "final-counted");
    expect(counted.length).toBe(4);
    for (const event of counted) {
      const player = witchstone.emptyPlayer();
      player.track = Number(event["track"]);
      player.chips = Number(event["chips"]) / witchstone.CHIP;
      player.boosts = Number(event["boosts"]) / witchstone.BOOST;
      const late = Number(event["owls"]) + Number(event["prophecies"]);
      expect(witchstone.total(player) + late).toBe(event["total"]);
    }
  });

  test("owl tiles and prophecies by their values", () => {
    const player = { ...witchstone.emptyPlayer(), owls: [1, 0, 1, 0, 2], prophecies: [1, 1, 1, 1] };
    expect(witchstone.parts(player)).toMatchObject({ owls: 18, prophecies: 16 });
  });

  test("equal points: the furthest on the wand (witchstone-107)", () => {
    const one = { ...witchstone.emptyPlayer(), track: 50, wand: 8 };
    expect(witchstone.winners({ players: [one, { ...one, wand: 11 }, { ...one, track: 49, wand: 12 }] })).toEqual([1]);
  });
});
