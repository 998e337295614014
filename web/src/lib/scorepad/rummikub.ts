/** Rounds of the tile game, with both ways a round can end. Clauses are those of the game's RULES.md. */
import type { Pad } from "./pads";

export interface RummikubRound {
  /** out: somebody laid the last tile; bank: the bank is empty and nobody can continue. */
  ending: "out" | "bank";
  /** The place of the player who went out; null when the bank ran empty. */
  winner: number | null;
  /** What is left on each rack; a joker counts 30. */
  sums: number[];
  /** How many tiles are left on each rack: decides between equal sums. */
  tiles: number[];
  /** Who began the round: gets the first odd point of a shared win. */
  starter: number;
}

export interface RummikubSheet {
  rounds: RummikubRound[];
}

export type RummikubPad = Pad<RummikubSheet>;

export const JOKER = 30;

/** Who won a round: the one who went out, or the smallest sum, then the fewest tiles, then together (rummikub-24, 46). */
export function winners(round: RummikubRound): number[] {
  if (round.ending === "out") return round.winner === null ? [] : [round.winner];
  const least = Math.min(...round.sums);
  const lowest = places(round.sums, least);
  const fewest = Math.min(...lowest.map((place) => round.tiles[place] ?? 0));
  return lowest.filter((place) => (round.tiles[place] ?? 0) === fewest);
}

function places(numbers: readonly number[], wanted: number): number[] {
  return numbers.flatMap((number, place) => (number === wanted ? [place] : []));
}

/** Whether several smallest sums are equal, so that the tiles must be counted. */
export function needsTiles(round: RummikubRound): boolean {
  return round.ending === "bank" && places(round.sums, Math.min(...round.sums)).length > 1;
}

/** The points of a round; they always add up to zero (rummikub-23, 24, 25, 46, 60). */
export function points(round: RummikubRound): number[] {
  const best = winners(round);
  if (best.length === 0) return round.sums.map(() => 0);
  const base = round.ending === "out" ? 0 : Math.min(...round.sums);
  const found = round.sums.map((sum, place) => (best.includes(place) ? 0 : base - sum));
  const gain = -found.reduce((total, number) => total + number, 0);
  for (const [rank, place] of inOrder(best, round).entries()) {
    found[place] = Math.floor(gain / best.length) + (rank < gain % best.length ? 1 : 0);
  }
  return found.map((number) => number + 0);
}

function inOrder(best: readonly number[], round: RummikubRound): number[] {
  const players = round.sums.length;
  const turn = (place: number) => (place - round.starter + players) % players;
  return [...best].sort((one, two) => turn(one) - turn(two));
}

export function totals(pad: RummikubPad): number[][] {
  const found: number[][] = [];
  let before = pad.names.map(() => 0);
  for (const round of pad.sheet.rounds) {
    const won = points(round);
    before = before.map((total, player) => total + (won[player] ?? 0));
    found.push(before);
  }
  return found;
}

/** How many rounds were agreed on; null is without end. */
export function agreedRounds(options: Readonly<Record<string, string>>): number | null {
  const number = Number(options["rounds"]);
  return Number.isInteger(number) && number > 0 ? number : null;
}

/** Which total ends the match; null if none was agreed (rummikub-48). */
export function target(options: Readonly<Record<string, string>>): number | null {
  const number = Number(options["target"]);
  return Number.isInteger(number) && number > 0 ? number : null;
}

export function isOver(pad: RummikubPad): boolean {
  const rounds = agreedRounds(pad.options);
  const goal = target(pad.options);
  const now = totals(pad).at(-1) ?? [];
  return (rounds !== null && pad.sheet.rounds.length >= rounds) || (goal !== null && now.some((total) => total >= goal));
}
