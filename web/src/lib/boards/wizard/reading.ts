/** Reads a view: what lies on the table, who sits where, how the bids stand. It judges nothing. */
import type { Letter } from "../board";
import { LETTERS, place } from "../seats";
import { readCard } from "./cards";
import type { Bid, People, Trick, WizardView } from "./view";

/** A card that lies in a trick, and who laid it. */
export interface Laid {
  seat: Letter;
  card: string;
  wins: boolean;
  led: boolean;
}

export function letterAt(number: number, seats: number): Letter {
  return LETTERS[((number % seats) + seats) % seats] as Letter;
}

/** The cards of a trick with their owners. */
export function laid(trick: Trick, seats: number): Laid[] {
  return trick.cards.map((card, number) => {
    const seat = letterAt(place(trick.leader) + number, seats);
    return { seat, card, wins: seat === trick.winner, led: number === 0 };
  });
}

/** Every player has played a card. */
export function isTaken(trick: Trick, view: Pick<WizardView, "seats">): boolean {
  return trick.cards.length === view.seats;
}

/** The trick on the table, or null while none is begun. */
export function openTrick(view: WizardView): Trick | null {
  const trick = view.tricks.at(-1);
  return trick && !isTaken(trick, view) ? trick : null;
}

/** The table in the moment after a trick: it lies there complete, and nobody acts yet. */
function isStill(view: WizardView): boolean {
  return view.phase === "play" && view.acting.length === 0;
}

/** The trick that lies on the table: the open one, or in the moment after it the one just taken. */
export function tableTrick(view: WizardView): Trick | null {
  return isStill(view) ? (view.tricks.at(-1) ?? null) : openTrick(view);
}

/** The number of the trick on the table, from 1 on. */
export function trickNumber(view: WizardView): number {
  const taken = view.tricks.filter((trick) => isTaken(trick, view)).length;
  return isStill(view) ? taken : Math.min(taken + 1, view.cards);
}

/** The tricks taken this round; before the first, the last one of the previous round. */
export function takenTricks(view: WizardView): Trick[] {
  const taken = view.tricks.filter((trick) => isTaken(trick, view));
  return taken.length === 0 && view.last ? [view.last] : taken;
}

/** The suit to follow: that of the first card that is not a jester (wizard-33, wizard-54, wizard-55). */
export function asked(view: WizardView): People | null {
  if (view.options.mode === "one-colour") return null;
  const first = openTrick(view)?.cards.map(readCard).find((card) => card.kind !== "jester");
  return first && first.kind !== "wizard" && first.kind !== "jester" ? first.kind : null;
}

/** The seats from the one at the bottom of the screen on, clockwise. */
export function around(view: WizardView, me: Letter | null): Letter[] {
  const first = place(me ?? "A");
  return Array.from({ length: view.seats }, (_, step) => letterAt(first + step, view.seats));
}

export type Need =
  | { kind: "open" }
  | { kind: "hidden" }
  | { kind: "needs" | "over"; tricks: number }
  | { kind: "exact" };

/** What a player still needs: exact while bid and tricks agree. */
export function need(bid: Bid, won: number): Need {
  if (bid === null) return { kind: "open" };
  if (bid === "sealed") return { kind: "hidden" };
  if (bid === won) return { kind: "exact" };
  return bid > won ? { kind: "needs", tricks: bid - won } : { kind: "over", tricks: won - bid };
}

export interface Sum {
  /** What has been bid so far. */
  sum: number;
  /** How the total compares with the tricks; "partial" while somebody has not bid, "hidden" while slips are covered. */
  kind: "partial" | "hidden" | "over" | "under" | "even";
  /** By how many tricks it is over or under. */
  by: number;
}

/** Adds up the bids. */
export function sumOf(bids: readonly Bid[], tricks: number): Sum {
  const told = bids.filter((bid): bid is number => typeof bid === "number");
  const sum = told.reduce((total, bid) => total + bid, 0);
  if (bids.includes("sealed")) return { sum, kind: "hidden", by: 0 };
  if (told.length < bids.length) return { sum, kind: "partial", by: 0 };
  const by = Math.abs(sum - tricks);
  return { sum, kind: by === 0 ? "even" : sum > tricks ? "over" : "under", by };
}

/** The seats with the highest total. */
export function winners(view: WizardView): Letter[] {
  const best = Math.max(...view.totals);
  return LETTERS.slice(0, view.seats).filter((letter) => view.totals[place(letter)] === best);
}

/** How many rounds each seat bid exactly. */
export function exactRounds(view: WizardView): number[] {
  return view.totals.map((_, seat) => view.pad.filter((row) => row.bids[seat] === row.won[seat]).length);
}

/** How many cards lie in the stock, the turned one not counted. */
export function stock(view: WizardView): number {
  if (view.options.mode === "one-colour" || view.turned === null) return 0;
  return 60 - view.seats * view.cards - 1;
}

/** The moves of one verb without it: ["0", "1"] of "bid 0", "bid 1". */
export function objects(moves: readonly string[], verb: string): string[] {
  return moves.filter((move) => move.startsWith(`${verb} `)).map((move) => move.slice(verb.length + 1));
}

/** The one card I have left, if there is nothing left to choose: as a move. */
export function lastCard(view: WizardView, moves: readonly string[], me: Letter | null): string | null {
  const [move] = moves;
  if (me === null || view.phase !== "play" || view.counts[place(me)] !== 1 || moves.length !== 1) return null;
  return move?.startsWith("play ") ? move : null;
}

/**
 * A move picked and not yet sent, as the board may show it: a choice that is not (or no longer) a legal move counts as
 * none.
 */
export function picked(move: string | null, moves: readonly string[], verb: string): string | null {
  return move !== null && moves.includes(move) ? (objects([move], verb)[0] ?? null) : null;
}

/** What typing a digit means: 1 then 2 is twelve; null if there is no such bid. */
export function typedBid(digit: string, chosen: string | null, moves: readonly string[]): string | null {
  const longer = chosen?.startsWith("bid ") ? chosen + digit : "";
  return [longer, `bid ${digit}`].find((move) => moves.includes(move)) ?? null;
}
