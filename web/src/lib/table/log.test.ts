import { describe, expect, test } from "vitest";
import * as carcassonne from "$lib/boards/carcassonne/log";
import * as rummikub from "$lib/boards/rummikub/log";
import { makeSeats } from "$lib/boards/seats";
import * as witchstone from "$lib/boards/witchstone";
import * as wizard from "$lib/boards/wizard/log";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import { pieces, plain } from "$lib/i18n/marks";
import type { GameEvent } from "$lib/i18n/words";
import type { Happened } from "$lib/wire/types";
import { happeningsOf, Teller, withoutUndone, type Happening } from "./log";

const news = (n: number, entry: object, events: object[] = []) => ({ n, at: 0, entry, events }) as unknown as Happened;
const nobody = () => null;
const seats = makeSeats([{ name: "Mira", bot: null }, { name: "Toma", bot: "easy" }]);
const told = (...entries: [object, ...object[]][]): Happening[] => entries.flatMap(([entry, ...events], place) => happeningsOf(news(place + 2, entry, events), nobody));
const played = (seat: string, ...events: object[]): [object, ...object[]] => [{ kind: "played", seat }, ...events];

test("events and what happens around them are told, to oneself as you", async () => {
  const words = await loadWords("en", ["wizard"]);
  const happenings = told(
    played("B", { event: "bid-made", seat: "B", bid: 1 }),
    [{ kind: "said", player: "x", name: "Mira", text: "hi" }],
    played("A", { event: "bid-made", seat: "A", bid: 2 }),
    [{ kind: "resigned", seat: "A", bot: "medium" }],
  );
  const lines = (me: "A" | null) => new Teller("wizard", words, seats, me).lines(happenings).map((line) => [line.text, line.seat, line.kind]);
  expect(lines("A")).toEqual([
    ["Toma bids 1.", "B", "game"],
    ["You bid 2.", "A", "game"],
    ["You give up; a bot plays on for you.", "A", "table"],
  ]);
  expect(lines(null).slice(1)).toEqual([
    ["Mira bids 2.", "A", "game"],
    ["Mira gives up; a bot plays on.", "A", "table"],
  ]);
});

test("an undone decision leaves the log with all that followed", () => {
  const log = told(played("A", { event: "one" }), played("B", { event: "two" }), played("A", { event: "three" }), played("B", { event: "four" }));
  expect(withoutUndone(log, "A").map((happening) => happening.event?.event)).toEqual(["one", "two"]);
  expect(withoutUndone(log, "B").map((happening) => happening.event?.event)).toEqual(["one", "two", "three"]);
});

test("what was asked, answered and left is told in plain words, and nothing twice", async () => {
  const words = await loadWords("en", ["wizard"]);
  const player = (id: string) => (id === "t" ? "B" : "A");
  const entries = [
    { kind: "asked", seat: "A", what: "end" },
    { kind: "answered", player: "t", yes: false, what: "end" },
    { kind: "answered", player: "m", yes: false, withdrawn: true },
    { kind: "lapsed", seat: "A" },
    { kind: "timed-out", seat: "B" },
    { kind: "absent", seat: "B", bot: "medium", why: "clock" },
    { kind: "timed-out", seat: "B", why: "gone" },
    { kind: "finished", reason: "agreed", seed: "" },
    { kind: "finished", reason: "most-points", seed: "", outcome: { winners: ["A"] } },
  ];
  const happenings = entries.flatMap((entry, place) => happeningsOf(news(place + 1, entry), player));
  const lines = (me: "A" | null) => new Teller("wizard", words, seats, me).lines(happenings).map((line) => line.text);
  expect(lines(null)).toEqual([
    "Mira asks to end the game early.",
    "Toma says no.",
    "Mira withdraws the request.",
    "Not everyone answered in time: nothing is taken back.",
    "Toma ran out of time; a bot plays on.",
    "Toma is away; a bot plays this turn.",
    "All agreed to end the game, without a result.",
  ]);
  expect(lines("A").slice(0, 3)).toEqual(["You ask to end the game early.", "Toma says no.", "You withdraw the request."]);
});

test("somebody who went and came again leaves no line, and what the next line says is not said twice", async () => {
  const words = await loadWords("en", ["wizard"]);
  const teller = new Teller("wizard", words, seats, "A");
  const entry = (kind: string, seat: string): [object] => [{ kind, seat, ply: 0, bot: "easy" }];
  const lines = teller.lines(told(entry("gone", "B"), entry("back", "B"), entry("asked", "A"), entry("undone", "A"), entry("gone", "B"), entry("absent", "B"), entry("back", "B"), entry("returned", "B")));
  expect(lines.map(({ text }) => text)).toEqual(["You take back a move.", "A bot stands in for Toma.", "Toma is back in the game."]);
});

test("an event whose name begins like its game is told in words too", async () => {
  const teller = new Teller("rummikub", await loadWords("en", ["rummikub"]), seats, "A", rummikub);
  const lines = teller.lines(told(played("A", { event: "rummikub-called", seat: "A" })));
  expect(lines.map(({ text }) => text)).toEqual([expect.stringContaining("Rummikub!")]);
});

describe("a turn in Carcassonne", () => {
  const happenings = told(
    played("*", { event: "tile-drawn", seat: "A", tile: "C", left: 70 }),
    played("A", { event: "tile-placed", seat: "A", tile: "C", at: "1,-2", rotation: 270 }),
    played("A", { event: "meeple-placed", seat: "A", role: "knight", at: "1,-2", segment: "city.0", supply: 6 }, { event: "road-scored", seats: ["A"], at: "0,1", state: "completed", tiles: 2, points: 2, worth: 1, printed: 1, by: "nobody" }, { event: "meeples-returned", seats: ["A"], counts: [1], total: 1 }, { event: "tile-drawn", seat: "B", tile: "D", left: 69 }),
  );

  test("is one line with its tile drawn as it lies, and lights its place", async () => {
    const lines = new Teller("carcassonne", await loadWords("en", ["carcassonne"]), seats, "A", carcassonne).lines(happenings);
    expect(lines.map(({ text }) => plain(text))).toEqual(["You place tile C with a knight on it.", expect.stringMatching(/^Road, completed .*: you – 2 points\.$/), "Toma draws tile D."]);
    expect(pieces(lines[0]?.text ?? "").map(({ picture }) => picture)).toEqual([null, "C 3", null]);
    expect(lines[0]?.places).toEqual(['[data-tile="1,-2"]']);
  });

  test("comes after the circles that are in by lot, each drawn", async () => {
    const lot = told(played("*", { event: "circle-shuffled-in", tile: "CC2", role: "robber" }, { event: "circle-shuffled-in", tile: "CC5", role: "knight" }));
    const lines = new Teller("carcassonne", await loadWords("en", ["carcassonne"]), seats, "A", carcassonne).lines(lot);
    expect(lines.map(({ text }) => plain(text))).toEqual(["Tile CC2 is shuffled in: a crop circle for robbers.", "Tile CC5 is shuffled in: a crop circle for knights."]);
    expect(pieces(lines[1]?.text ?? "").map(({ picture }) => picture)).toEqual([null, "CC5 0", null]);
  });

  test.each([...LANGUAGES])("names no coordinate: %s", async (language) => {
    const words = await loadWords(language, ["carcassonne"]);
    for (const me of ["A", "B", null] as const) {
      for (const { text } of new Teller("carcassonne", words, seats, me, carcassonne).lines(happenings)) expect(plain(text)).not.toMatch(/[-−]?\d,[-−]?\d|here|°|carcassonne-|\{/);
    }
  });
});

describe.each([
  ["carcassonne", carcassonne],
  ["witchstone", witchstone],
] as const)("a whole game of %s", (game, board) => {
  type Fixture = { log: GameEvent[]; seats: { name: string; bot: string | null }[] };
  const files = import.meta.glob<Fixture>("../../../fixtures/*/*.json", { eager: true, import: "default" });
  const fixtures = Object.entries(files).filter(([path]) => path.includes(`/${game}/`)).map(([, fixture]) => fixture);

  test.each([...LANGUAGES])("is told without coordinates or signs: %s", async (language) => {
    const words = await loadWords(language, [game]);
    expect(fixtures.length).toBeGreaterThan(0);
    for (const fixture of fixtures) {
      const happenings = fixture.log.map((event, n): Happening => ({ n, part: 0, event, entry: null, mover: "" }));
      const lines = new Teller(game, words, makeSeats(fixture.seats), "A", board).lines(happenings);
      for (const { text } of lines) expect(plain(text)).not.toMatch(/[-−]?\d,[-−]?\d|°|-web-|-event-|\{/);
    }
  });
}, 60_000);

test("whoever draws in Rummikub reads it in one line, the others learn no tile", async () => {
  const words = await loadWords("en", ["rummikub"]);
  const drawn = told(played("A", { event: "tile-drawn", seat: "A", bank: 40 }, { event: "tiles-seen", seat: "A", tiles: ["R7"] }));
  expect(new Teller("rummikub", words, seats, "A", rummikub).lines(drawn).map(({ text }) => text)).toEqual(["You draw R7."]);
});

test.each([...LANGUAGES])("Witchstone's log names no cell: %s", async (language) => {
  const words = await loadWords(language, ["witchstone"]);
  const events: GameEvent[] = [
    { event: "tile-placed", seat: "A", tile: "energy/witch", symbol_a: "energy", symbol_b: "witch", hexes: ["0,2", "-1,3"] },
    { event: "crystal-moved", seat: "B", crystal: "black", from: "0,0", hex: "1,-3", actions: 2, count: 2 },
    { event: "segment-placed", seat: "A", chain: "c01", links: 1, of: 3 },
  ];
  const teller = new Teller("witchstone", words, seats, "A", witchstone);
  for (const line of teller.lines(told(played("A", ...events)))) expect(line.text).not.toMatch(/\d,[-−]?\d|here|c01/);
  expect(witchstone.places({ event: "chip-taken", seat: "A", chip: "wand", place: "cloth" }, "A")).toEqual([]);
  expect(witchstone.places(events[0] as GameEvent, "A")).toEqual(['[data-piece="hex-0,2"]', '[data-piece="hex--1,3"]']);
  expect(witchstone.places(events[1] as GameEvent, "A")).toEqual([]);
  expect(witchstone.places(events[2] as GameEvent, null)).toEqual(['[data-chain="c01"]']);
});

describe("a turn in Witchstone", () => {
  const opened = (seat: string, action: string, actions: number, source = "tile") => ({ event: "action-opened", seat, action, actions, source });
  const turn = played(
    "B",
    { event: "turn-began", seat: "B", round: 4 },
    { event: "tile-placed", seat: "B", tile: "energy/witch", symbol_a: "witch", symbol_b: "energy", symbols: ["witch", "energy"], hexes: ["0,2", "-1,3"] },
    opened("B", "witch", 2),
    { event: "witch-laid", seat: "B", lying: 1, reserve: 9 },
    { event: "witch-laid", seat: "B", lying: 2, reserve: 8 },
    opened("B", "energy", 3),
    { event: "segment-placed", seat: "B", chain: "c01", links: 1, of: 2, left: 9 },
    { event: "segment-placed", seat: "B", chain: "c01", links: 2, of: 2, left: 8 },
    { event: "chain-finished", seat: "B", chain: "c01", points: 3, score: 9 },
    { event: "segment-placed", seat: "B", chain: "c02", links: 1, of: 1, left: 7 },
    { event: "chain-finished", seat: "B", chain: "c02", points: 1, score: 10 },
    { event: "supply-shrank", seat: "B", left: 5 },
  );
  const lines = async (me: "A" | "B") => new Teller("witchstone", await loadWords("en", ["witchstone"]), seats, me, witchstone).lines(told(turn));

  test("has one line for what belongs together, with the points of all of it", async () => {
    const found = await lines("A");
    expect(found.map(({ text }) => plain(text).replaceAll("\u00a0", " "))).toEqual([
      "Round 4: Toma lays witch/energy for 2 × witch.",
      "Toma lays 2 witches beside the tower.",
      "Toma gets 3 × energy.",
      expect.stringMatching(/^Toma finishes the chains .+ – .+ and .+ – .+: 4 points\.$/),
    ]);
    expect(found.at(-1)?.places).toEqual(['[data-chain="c01"]', '[data-chain="c02"]']);
    expect((await lines("B")).map(({ text }) => plain(text))).toContain("You lay 2 witches beside your tower.");
  });

  test("is drawn: tiles, signs, chains", async () => {
    const drawn = (await lines("A")).flatMap(({ text }) => pieces(text)).flatMap(({ picture }) => picture ?? []);
    expect(drawn.map((picture) => picture.split(" ")[0])).toEqual(["tile", "sign", "sign", "chain", "chain"]);
    expect(drawn[0]).toBe("tile witch/energy");
  });

  test("what all of one's actions went into says it alone", () => {
    const steps = { event: "owl-stepped", seat: "A", steps: 3, space: 5 };
    expect(witchstone.joined(opened("A", "pentagram", 3), steps, "A")).toEqual(steps);
    expect(witchstone.joined(opened("A", "pentagram", 4), steps, "A")).toBeNull();
    expect(witchstone.joined(opened("B", "pentagram", 3), steps, "A")).toBeNull();
    expect(witchstone.joined(opened("A", "energy", 2), { event: "actions-lost", seat: "A", action: "energy", actions: 2 }, "A")?.event).toBe("actions-lost");
  });

  test("a crystal that is brought out, its shelf and what that gives are one line", async () => {
    const happenings = told(played("A", { event: "crystal-brought-out", seat: "A", crystal: "black", from: "0,0", exit: "d", symbol: "energy", actions: 4 }), played("A", { event: "crystal-shelved", seat: "A", crystal: "black", shelf: "energy", free: 3 }, opened("A", "energy", 4, "shelf")));
    const found = new Teller("witchstone", await loadWords("en", ["witchstone"]), seats, "A", witchstone).lines(happenings);
    expect(found.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual(["You bring ⟦black A|the black crystal⟧ out for 4 × ⟦sign energy|energy⟧."]);
  });
});

test("a trick in Wizard is one line with its cards, and so are the bids", async () => {
  const card = (event: string, seat: string, name: string, people: string, rank: number) => ({ event, seat, card: name, people, rank });
  const happenings = told(
    played("B", { event: "bid-made", seat: "B", bid: 1 }),
    played("A", { event: "bid-made", seat: "A", bid: 0 }, { event: "bids-told", bids: [0, 1], sum: 1, tricks: 1 }),
    played("B", card("card-played", "B", "R7", "red", 7)),
    played("A", card("card-played", "A", "Z1", "wizard", 0), card("trick-won", "A", "Z1", "wizard", 0)),
  );
  const lines = new Teller("wizard", await loadWords("en", ["wizard"]), seats, "A", wizard).lines(happenings);
  expect(lines.map(({ text }) => text)).toEqual(["The bids are you 0, Toma 1: 1 in total for 1 trick.", "You take the trick: ⟦R7 B|Toma: red 7⟧, ⟦Z1 A|you: a wizard⟧."]);
});

test("lines keep their keys when earlier ones come before them", async () => {
  const words = await loadWords("en", ["wizard"]);
  const happenings = told(played("A", { event: "bid-made", seat: "A", bid: 1 }), played("B", { event: "bid-made", seat: "B", bid: 1 }, { event: "bid-made", seat: "A", bid: 2 }));
  const teller = new Teller("wizard", words, seats, "A");
  expect(teller.lines(happenings).slice(1)).toEqual(teller.lines(happenings.slice(1)));
  expect(new Set(teller.lines(happenings).map(({ key }) => key)).size).toBe(3);
});
