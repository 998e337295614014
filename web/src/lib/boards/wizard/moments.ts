/** The end of a trick and the end of a round as moments of their own, each a still picture between two views. */
import type { GameEvent, Words } from "$lib/i18n/words";
import type { Letter, Moment, Seat } from "../board";
import { place } from "../seats";
import { isTaken, laid, tableTrick } from "./reading";
import type { PadRow, Trick, WizardView } from "./view";

/** The moments between two views; null if the second does not continue the first. */
export function moments(before: WizardView, after: WizardView, events: readonly GameEvent[]): Moment<WizardView>[] | null {
  if (before.seats !== after.seats || howFar(after) < howFar(before)) return null;
  const trick = events.length > 0 ? justTaken(before, after) : null;
  if (trick === null) return [];
  const table = withTrick(before, trick);
  const end = events.findLastIndex((event) => event.event === "trick-won") + 1;
  const taken: Moment<WizardView> = { kind: "trick", view: table, events: events.slice(0, end), stays: "glance" };
  const row = after.pad[before.pad.length];
  const last = events.findLastIndex((event) => event.event === "round-scored") + 1;
  return row ? [taken, { kind: "round", view: scored(table, row), events: events.slice(end, last), stays: "read" }] : [taken];
}

/** "Merula takes it." or "Round 3 is scored.", and the way on. */
export function momentText({ kind, view }: Moment<WizardView>, words: Words, me: Letter | null, seats: readonly Seat[]): { sentence: string; button: string } {
  if (kind === "round") {
    const ends = view.pad.length === view.rounds;
    return { sentence: words.say("wizard-web-round-scored", { round: view.pad.length }), button: words.say(ends ? "wizard-web-go-on" : "wizard-web-next-round") };
  }
  return { sentence: `${takes(tableTrick(view)?.winner ?? null, words, me, seats)}.`, button: words.say("wizard-web-go-on") };
}

/** "Merula takes it", or "You take it". */
export function takes(winner: Letter | null, words: Words, me: Letter | null, seats: readonly Seat[]): string {
  if (winner === null) return "";
  return winner === me ? words.say("wizard-web-you-take") : words.say("wizard-web-takes", { seat: seats[place(winner)]?.name ?? winner });
}

/** A number that grows with every decision of a game. */
function howFar(view: WizardView): number {
  const cards = view.tricks.reduce((sum, trick) => sum + trick.cards.length, 0);
  return view.pad.length * 10_000 + cards * 10 + view.bids.filter((bid) => bid !== null).length;
}

/** The trick that was still open in one view and is taken in the next. */
function justTaken(before: WizardView, after: WizardView): Trick | null {
  if (before.phase !== "play") return null;
  const taken = before.tricks.filter((trick) => isTaken(trick, before));
  const open = before.tricks[taken.length];
  const isOver = after.pad.length > before.pad.length;
  const trick = isOver ? after.last : after.tricks[taken.length];
  if (!open || !trick || !isTaken(trick, after) || isOver !== (taken.length + 1 === before.cards)) return null;
  return open.leader === trick.leader && open.cards.every((card, number) => card === trick.cards[number]) ? trick : null;
}

/** The table with a trick just taken on it; nobody acts. */
function withTrick(before: WizardView, trick: Trick): WizardView {
  const tricks = before.tricks.filter((one) => isTaken(one, before));
  const known = before.tricks[tricks.length]?.cards.length ?? 0;
  const late = new Set(laid(trick, before.seats).slice(known).map(({ seat }) => place(seat)));
  return {
    ...before,
    tricks: [...tricks, trick],
    hands: before.hands.map((hand) => hand && hand.filter((card) => !trick.cards.includes(card))),
    counts: before.counts.map((count, seat) => count - (late.has(seat) ? 1 : 0)),
    won: before.won.map((won, seat) => won + (seat === place(trick.winner) ? 1 : 0)),
    acting: [],
  };
}

/** The same table with the round on the pad. */
function scored(table: WizardView, row: PadRow): WizardView {
  return { ...table, bids: row.bids, won: row.won, totals: row.totals, pad: [...table.pad, row] };
}
