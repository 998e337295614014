/** Says in one sentence what I must do. */
import type { Words } from "$lib/i18n/words";
import type { Letter, Seat, Status, StatusButton } from "../board";
import { place } from "../seats";
import { cardFacts, peopleOf, readCard } from "./cards";
import { drawn } from "./log";
import { asked, objects, openTrick, trickNumber } from "./reading";
import type { WizardView } from "./view";

export function status(
  view: WizardView,
  moves: readonly string[],
  words: Words,
  me: Letter | null,
  seats: readonly Seat[],
): Status {
  if (view.phase === "over") return { sentence: words.say("web-game-over"), buttons: [] };
  if (me !== null && moves.length > 0) return { sentence: task(view, moves, words, me), buttons: onlyMove(moves, words) };
  // While a move is on its way, or a trick still lies there, it is not yet my turn.
  if (me !== null && view.acting.includes(me)) return { sentence: view.phase === "bid" ? words.say("wizard-status-bid", { cards: view.cards }) : task(view, moves, words, me), buttons: [] };
  const names = seats.filter((seat) => view.acting.includes(seat.letter)).map((seat) => seat.name);
  return { sentence: names.length > 0 ? words.say("web-waiting-for", { names: words.list(names) }) : "", buttons: [] };
}

/** The button's words for a move: "Play red 7". */
export function moveLabel(move: string, words: Words, _view?: WizardView, lit = false): string {
  const [verb, object = ""] = move.split(" ");
  if (verb === "bid") return words.say("wizard-web-predict", { bid: Number(object) });
  if (verb === "trump") return words.say("wizard-web-trump-choice", { people: peopleOf(object) });
  return (lit ? drawn(words) : words).say("wizard-web-play", cardFacts(object));
}

/** A move within a sentence: "red 7". */
export function moveName(move: string, words: Words): string {
  const [verb, object = ""] = move.split(" ");
  if (verb === "bid") return words.say("wizard-web-named-bid", { bid: Number(object) });
  if (verb === "trump") return words.say("wizard-web-named-trump", { people: peopleOf(object) });
  return words.say("wizard-card", cardFacts(object));
}

/** If there is no choice, a button saves the picking. */
function onlyMove(moves: readonly string[], words: Words): StatusButton[] {
  const [move] = moves;
  return moves.length === 1 && move ? [{ label: moveLabel(move, words), move, primary: true }] : [];
}

function task(view: WizardView, moves: readonly string[], words: Words, me: Letter): string {
  if (view.phase === "trump") return words.say("wizard-status-trump");
  if (view.phase === "bid") return bidTask(view, moves, words);
  const people = asked(view);
  if (people === null) return words.say(openTrick(view) ? "wizard-status-free" : "wizard-status-lead");
  const follows = view.hands[place(me)]?.some((card) => readCard(card).kind === people);
  return words.say(follows ? "wizard-status-follow" : "wizard-status-cannot-follow", { people });
}

function bidTask(view: WizardView, moves: readonly string[], words: Words): string {
  const allowed = objects(moves, "bid").map(Number);
  const never = Array.from({ length: view.cards + 1 }, (_, bid) => bid).find((bid) => !allowed.includes(bid));
  const question = words.say("wizard-status-bid", { cards: view.cards });
  return never === undefined ? question : `${question} ${words.say("wizard-status-bid-not", { bid: never, tricks: view.cards })}`;
}

export function scores(view: WizardView): readonly number[] {
  return view.totals;
}

/** "Round 7 of 15, trick 3 of 7". */
export function progress(view: WizardView, words: Words): string {
  const { round, rounds } = view;
  if (view.phase !== "play") return words.say("wizard-label-round", { round, rounds });
  return words.say("wizard-web-progress", { round, rounds, trick: trickNumber(view), tricks: view.cards });
}

/** Each round is a stretch of its own. */
export function stretch(view: WizardView): string {
  return String(view.round);
}

/** What exact bids scored and what the others cost (wizard-35, wizard-36). */
export function categories(view: WizardView, words: Words): { label: string; points: number[] }[] {
  const kinds = [
    { label: words.say("wizard-web-points-exact"), counts: (points: number) => points > 0 },
    { label: words.say("wizard-web-points-missed"), counts: (points: number) => points < 0 },
  ];
  return kinds.map(({ label, counts }) => ({
    label,
    points: view.totals.map((_, seat) => view.pad.reduce((sum, row) => sum + (counts(row.points[seat] ?? 0) ? (row.points[seat] ?? 0) : 0), 0)),
  }));
}
