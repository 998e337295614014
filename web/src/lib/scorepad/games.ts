/** What the pages ask of each game's pad: who can play, an empty sheet, the table to share, the lines of the chart. */
import type { Component } from "svelte";
import type { GameKey } from "$lib/boards/registry";
import { minus, signed, type Words } from "$lib/i18n/words";
import * as carcassonne from "./carcassonne";
import type { Pad } from "./pads";
import * as rummikub from "./rummikub";
import { leaders, type Result } from "./share";
import * as witchstone from "./witchstone";
import * as wizard from "./wizard";

export interface PadGame {
  least: number;
  most: number;
  /** The options offered at the start, with their defaults. */
  options: Record<string, string>;
  start(names: readonly string[], dealer: number): unknown;
  load(): Promise<Component<{ pad: Pad; words: Words }, object, "pad">>;
  result(pad: Pad, words: Words): Pick<Result, "rows" | "totals" | "winners">;
  /** The lines of an empty pad. */
  lines(players: number, options: Readonly<Record<string, string>>, words: Words): readonly string[];
  /** Each cell of an empty pad has room for a bid. */
  bids: boolean;
  /** The total after each round, or null where there are no rounds. */
  rounds(pad: Pad): number[][] | null;
  isOver(pad: Pad): boolean;
}

type Loaded = Promise<{ default: unknown }>;
const component = async (module: Loaded) => (await module).default as Component<{ pad: Pad; words: Words }, object, "pad">;

const wizardGame: PadGame = {
  least: 3,
  most: 6,
  options: { ...wizard.DEFAULTS },
  start: (_, dealer): wizard.WizardSheet => ({ dealer, rounds: [] }),
  load: () => component(import("./WizardPad.svelte")),
  result(pad) {
    const own = pad as wizard.WizardPad;
    const cards = wizard.sizes(pad.names.length, pad.options);
    const running = wizard.totals(own);
    const totals = running.at(-1) ?? pad.names.map(() => 0);
    const rows = own.sheet.rounds.filter(wizard.isDone).map((round, place) => ({
      label: String(cards[place]),
      cells: pad.names.map((_, player) => `${minus(running[place]?.[player] ?? 0)} (${round.won[player]}/${round.bids[player]})`),
    }));
    return { rows, totals, winners: leaders(totals) };
  },
  lines: (players, options) => wizard.sizes(players, options).map(String),
  bids: true,
  rounds: (pad) => wizard.totals(pad as wizard.WizardPad),
  isOver: (pad) => wizard.isOver(pad as wizard.WizardPad),
};

const rummikubGame: PadGame = {
  least: 2,
  most: 4,
  options: { rounds: "4", target: "" },
  start: (): rummikub.RummikubSheet => ({ rounds: [] }),
  load: () => component(import("./RummikubPad.svelte")),
  result(pad) {
    const own = pad as rummikub.RummikubPad;
    const totals = rummikub.totals(own).at(-1) ?? pad.names.map(() => 0);
    const rows = own.sheet.rounds.map((round, place) => ({
      label: String(place + 1),
      cells: rummikub.points(round).map((points) => (points > 0 ? signed(points) : minus(points))),
    }));
    return { rows, totals, winners: leaders(totals) };
  },
  lines: (_, { rounds }) => Array.from({ length: Math.max(LEAST_LINES, Number(rounds) || 0) }, (_, place) => String(place + 1)),
  bids: false,
  rounds: (pad) => rummikub.totals(pad as rummikub.RummikubPad),
  isOver: (pad) => rummikub.isOver(pad as rummikub.RummikubPad),
};

/** Nobody knows before how many rounds a match to a target takes. */
const LEAST_LINES = 12;

const carcassonneGame: PadGame = {
  least: 2,
  most: 6,
  options: { "mage-witch": "on", "two-tile-city": "4", fields: "third" },
  start: (): carcassonne.CarcassonneSheet => ({ scorings: [] }),
  load: () => component(import("./CarcassonnePad.svelte")),
  result(pad, words) {
    const own = pad as carcassonne.CarcassonnePad;
    const kinds = carcassonne.byKind(own);
    const totals = carcassonne.totals(own);
    const rows = carcassonne.KINDS.filter((kind) => kinds[kind].some((points) => points !== 0)).map((kind) => ({
      label: words.say("web-pad-kinds", { kind }),
      cells: kinds[kind].map(minus),
    }));
    return { rows, totals, winners: leaders(totals) };
  },
  lines: (_players, _options, words) => carcassonne.KINDS.map((kind) => words.say("web-pad-kinds", { kind })),
  bids: false,
  rounds: () => null,
  isOver: () => false,
};

const witchstoneGame: PadGame = {
  least: 2,
  most: 4,
  options: {},
  start: (names): witchstone.WitchstoneSheet => ({ players: names.map(witchstone.emptyPlayer) }),
  load: () => component(import("./WitchstonePad.svelte")),
  result(pad, words) {
    const { players } = (pad as witchstone.WitchstonePad).sheet;
    const rows = witchstone.PARTS.map((part) => ({
      label: words.say("web-pad-witchstone-part", { part }),
      cells: players.map((player) => minus(witchstone.parts(player)[part])),
    }));
    return { rows, totals: players.map(witchstone.total), winners: witchstone.winners({ players }) };
  },
  lines: (_players, _options, words) => witchstone.PARTS.map((part) => words.say("web-pad-witchstone-part", { part })),
  bids: false,
  rounds: () => null,
  isOver: () => false,
};

export const PAD_GAMES: Record<GameKey, PadGame> = {
  wizard: wizardGame,
  rummikub: rummikubGame,
  carcassonne: carcassonneGame,
  witchstone: witchstoneGame,
};
