/** How the log describes a round of Wizard: cards by pictures, a trick and the bids on one line each. */
import { mark, plain } from "$lib/i18n/marks";
import type { Fact, GameEvent, Pictures, Words } from "$lib/i18n/words";
import type { Letter } from "../board";
import { LETTERS } from "../seats";
import { cardFacts } from "./cards";

/** Messages that name a card, in whatever case a language needs. */
const NAMES = ["card", "x-card-accusative", "x-card-instrumental", "card-named", "card-subject", "card-object", "x-that-card-dative", "x-that-card-genitive", "x-that-card-instrumental"];
const PICTURES: Pictures = Object.fromEntries(NAMES.map((name) => [`wizard-${name}`, "{ $card }"]));
const made = new WeakMap<Words, Words>();

/** The words in which cards are marked. */
export function drawn(words: Words): Words {
  const known = made.get(words) ?? words.withPictures(PICTURES);
  made.set(words, known);
  return known;
}

/** The cards of a trick, each with the seat that played it; the bids with the names of all. */
export function retold(event: GameEvent, words: Words, name: (seat: Letter) => string): GameEvent {
  const { cards, movers, bids } = event;
  if (event.event === "bids-told" && Array.isArray(bids)) return { ...event, bids_named: bids.map((bid, place) => `${name(LETTERS[place] as Letter)} ${bid}`).join(", ") };
  if (!Array.isArray(cards) || !Array.isArray(movers)) return event;
  const plays = cards.map((card: string, place) => played(card, movers[place] as Letter, words, name));
  return { ...event, plays: plays.join(", ") };
}

function played(card: string, seat: Letter, words: Words, name: (seat: Letter) => string): string {
  return mark(`${card} ${seat}`, `${name(seat)}: ${plain(words.say("wizard-card", cardFacts(card)))}`);
}

/** A trick is described by its cards and its winner, the bids by all of them. */
export function joined(before: GameEvent, event: GameEvent): GameEvent | null {
  if (event.event === "bids-told" && ["bid-made", "bid-sealed"].includes(before.event)) return event;
  const isLed = before.event === "card-played" || before.event === LED;
  if (isLed && event.event === "card-played") return { ...before, event: LED, ...both(before, event) };
  return before.event === LED && event.event === "trick-won" ? { ...event, event: "wizard-web-log-trick", ...both(before) } : null;
}

const LED = "wizard-web-log-leads";

/** Cards and who played them. */
function both(...events: GameEvent[]): { cards: string[]; movers: string[] } {
  const all = (many: string, one: string) => events.flatMap((event): Fact => event[many] ?? event[one] ?? []).map(String);
  return { cards: all("cards", "card"), movers: all("movers", "seat") };
}
