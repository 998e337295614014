/** The block of truth: rounds, bids, tricks and points of Wizard. Clauses are those of the game's RULES.md. */
import type { Pad } from "./pads";

export interface WizardRound {
  /** One number for each player; null is not written yet. */
  bids: (number | null)[];
  won: (number | null)[];
}

export interface WizardSheet {
  /** The place of the first dealer. */
  dealer: number;
  /** Rounds written down or in progress; a new one is added when the last is full. */
  rounds: WizardRound[];
}

export type WizardPad = Pad<WizardSheet>;

export interface WizardOptions {
  mode: "standard" | "one-colour";
  bids: "open" | "hidden" | "secret";
  "plus-minus-one": "on" | "off";
  clairvoyance: "on" | "off";
  rounds: "full" | "tournament";
}

export const DEFAULTS: WizardOptions = {
  mode: "standard",
  bids: "open",
  "plus-minus-one": "off",
  clairvoyance: "off",
  rounds: "full",
};

/** wizard-74 */
const TOURNAMENT: Record<number, number[]> = {
  3: [2, 4, 6, 8, 10, 12, 14, 16, 18, 20],
  4: [1, 3, 5, 7, 9, 11, 12, 13, 14, 15],
  5: [2, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  6: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
};

/** The number of cards in each round (wizard-38, wizard-48, wizard-53, wizard-74). */
export function sizes(players: number, options: Readonly<Record<string, string>>): number[] {
  if (options["mode"] === "one-colour") return range(4, 15);
  if (options["rounds"] === "tournament") return TOURNAMENT[players] ?? [];
  return range(1, Math.floor(60 / players));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** Why options do not go together: the reason as the game's own refusals name it, with its facts. */
export function clash(players: number, options: WizardOptions): { reason: string; facts: Record<string, string | number> } | null {
  const first = sizes(players, { ...options, mode: "standard" })[0] ?? 1;
  if (options.mode === "one-colour") {
    if (players > 4) return { reason: "one-colour-seats", facts: { players } };
    if (options.clairvoyance === "on") return { reason: "one-colour-clairvoyance", facts: {} };
    if (options.rounds === "tournament") return { reason: "one-colour-tournament", facts: {} };
  } else if (options.clairvoyance === "on" && first !== 1) {
    return { reason: "tournament-clairvoyance", facts: { cards: first } };
  }
  if (options["plus-minus-one"] === "on" && options.bids !== "open") {
    return { reason: "plus-minus-one-open-bids", facts: { bids: options.bids } };
  }
  return null;
}

/** wizard-35, wizard-36 */
export function points(bid: number, won: number): number {
  return bid === won ? 20 + 10 * won : -10 * Math.abs(bid - won);
}

export function emptyRound(players: number): WizardRound {
  return { bids: Array<null>(players).fill(null), won: Array<null>(players).fill(null) };
}

/** wizard-12 */
export function dealerOf(sheet: WizardSheet, players: number, round: number): number {
  return (sheet.dealer + round) % players;
}

/** Who bids first, second, …: clockwise from the dealer's left (wizard-18). */
export function order(sheet: WizardSheet, players: number, round: number): number[] {
  const dealer = dealerOf(sheet, players, round);
  return Array.from({ length: players }, (_, step) => (dealer + 1 + step) % players);
}

export function isFull(numbers: readonly (number | null)[]): boolean {
  return numbers.every((number) => number !== null);
}

export function sum(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
}

export function isDone(round: WizardRound): boolean {
  return isFull(round.bids) && isFull(round.won);
}

/** The one number the last player may not bid (wizard-40, wizard-62). */
export function forbiddenBid(pad: WizardPad, number: number, player: number): number | null {
  const round = pad.sheet.rounds[number];
  const cards = sizes(pad.names.length, pad.options)[number] ?? 0;
  const last = order(pad.sheet, pad.names.length, number).at(-1);
  if (!round || pad.options["plus-minus-one"] !== "on" || player !== last) return null;
  const others = round.bids.filter((_, place) => place !== player);
  const left = cards - sum(others);
  return isFull(others) && left >= 0 ? left : null;
}

/** The most tricks a player can have won when those of the others are known. */
export function mostTricks(round: WizardRound, cards: number, player: number): number {
  return cards - sum(round.won.filter((_, place) => place !== player));
}

/** The totals after each finished round. */
export function totals(pad: WizardPad): number[][] {
  const found: number[][] = [];
  let before = pad.names.map(() => 0);
  for (const round of pad.sheet.rounds.filter(isDone)) {
    before = before.map((total, player) => total + points(round.bids[player] ?? 0, round.won[player] ?? 0));
    found.push(before);
  }
  return found;
}

export function isOver(pad: WizardPad): boolean {
  return totals(pad).length >= sizes(pad.names.length, pad.options).length;
}

/** Adds the next round when the last one is done and another follows. */
export function openNext(pad: WizardPad): void {
  const last = pad.sheet.rounds.at(-1);
  if ((!last || isDone(last)) && !isOver(pad)) pad.sheet.rounds.push(emptyRound(pad.names.length));
}
