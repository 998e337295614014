/** The table of Wizard as text. */
import type { Words } from "$lib/i18n/words";
import type { Letter, Seat, SpokenPart } from "../board";
import { place } from "../seats";
import { cardFacts, sorted } from "./cards";
import { laid, openTrick, sumOf, takenTricks } from "./reading";
import type { Trick, WizardView } from "./view";

export function spoken(view: WizardView, words: Words, me: Letter | null, seats: readonly Seat[]): SpokenPart[] {
  const parts: SpokenPart[] = [
    { heading: words.say("wizard-label-trump"), lines: trumpLines(view, words) },
    { heading: words.say("wizard-label-player"), lines: seats.map((seat) => seatLine(view, words, seat)).concat(sumLine(view, words)) },
    { heading: words.say("wizard-label-trick"), lines: trickLines(openTrick(view), words, seats) },
    { heading: words.say("wizard-label-last-trick"), lines: trickLines(takenTricks(view).at(-1) ?? null, words, seats) },
    ...handParts(view, words, me, seats),
  ];
  return parts.filter((part) => part.lines.length > 0);
}

function trumpLines(view: WizardView, words: Words): string[] {
  if (view.options.mode === "one-colour" || view.phase === "over") return [];
  const trump = view.trump
    ? words.say("wizard-label-trump-people", { people: view.trump })
    : words.say(view.phase === "trump" ? "wizard-label-trump-open" : "wizard-label-no-trump");
  return view.turned === null ? [trump] : [trump, words.say("wizard-label-turned", cardFacts(view.turned))];
}

/** A player in one sentence: bid, tricks, points, cards; the dealer is named. */
export function seatLine(view: WizardView, words: Words, seat: Seat): string {
  const number = place(seat.letter);
  const bid = view.bids[number] ?? null;
  const told = bid === "sealed" ? words.say("wizard-label-sealed") : (bid ?? "–");
  const facts = { seat: seat.name, bid: told, won: view.won[number] ?? 0, total: view.totals[number] ?? 0, cards: view.counts[number] ?? 0 };
  const deals = view.dealer === seat.letter && view.phase !== "over";
  return words.say("wizard-web-seat", facts) + (deals ? `, ${words.say("wizard-label-dealer")}` : "");
}

function sumLine(view: WizardView, words: Words): string[] {
  const { kind, by } = sumOf(view.bids, view.cards);
  if (kind === "partial" || kind === "hidden") return [];
  return [kind === "even" ? words.say("wizard-label-sum-even") : words.say(`wizard-label-sum-${kind}`, { number: by })];
}

function trickLines(trick: Trick | null, words: Words, seats: readonly Seat[]): string[] {
  if (trick === null) return [];
  const done = trick.cards.length === seats.length;
  return laid(trick, seats.length).map(({ seat, card, wins }) => {
    const facts = { seat: seats[place(seat)]?.name ?? seat, ...cardFacts(card) };
    if (wins && done) return words.say("wizard-event-trick-won", facts);
    return words.say("wizard-event-card-played", facts) + (wins ? ` ${words.say("wizard-web-wins")}.` : "");
  });
}

function handParts(view: WizardView, words: Words, me: Letter | null, seats: readonly Seat[]): SpokenPart[] {
  if (me === null) return [];
  const say = (card: string) => `${words.say("wizard-card", cardFacts(card))} (${card})`;
  const hand = view.hands[place(me)] ?? null;
  if (hand !== null) return [{ heading: words.say("wizard-label-hand"), lines: sorted(hand, "people", view.trump).map(say) }];
  const others = seats.flatMap((seat) => (view.hands[place(seat.letter)] ?? []).map((card) => `${seat.name}: ${say(card)}`));
  return [{ heading: words.say("wizard-label-forehead"), lines: others }];
}
