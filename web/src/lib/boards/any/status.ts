/** Says for any game what is to be done, who leads, and what a move is called. */
import type { Words } from "$lib/i18n/words";
import type { Letter, Seat, SpokenPart, Status } from "../board";
import { fieldsOf, labelOf, tellsLines } from "./reading";
import type { AnyView } from "./view";

export function status(view: AnyView, moves: readonly string[], words: Words, me: Letter | null, seats: readonly Seat[]): Status {
  const acting = listed(view["acting"]);
  const [only] = moves;
  const buttons = me !== null && moves.length === 1 && only ? [{ label: moveLabel(only, words, view), move: only, primary: true }] : [];
  if (me !== null && (moves.length > 0 || acting.includes(me))) return { sentence: words.say("web-home-your-turn"), buttons };
  if (Array.isArray(view["acting"]) && acting.length === 0) return { sentence: words.say("web-game-over"), buttons: [] };
  const names = seats.filter(({ letter }) => acting.includes(letter)).map(({ name }) => name);
  return { sentence: names.length > 0 ? words.say("web-waiting-for", { names: words.list(names) }) : "", buttons: [] };
}

/** The points so far; none if the game counts in another way. */
export function scores(view: AnyView): readonly number[] {
  const found = [view["scores"], view["totals"]].find(Array.isArray) as readonly unknown[] | undefined;
  return (found ?? []).map((points) => (typeof points === "number" ? points : 0));
}

/** The phase by name, and the number of the round. */
export function progress(view: AnyView, words: Words): string {
  const { phase, round } = view;
  return [
    ...(typeof round === "number" ? [`${labelOf(view.game, "round", words)} ${round}`] : []),
    ...(typeof phase === "string" ? [words.say(`${view.game}-phase-${phase}`)] : []),
  ].join(", ");
}

/** A move in the game's words for its verb, with all that follows it as `$what`; else as it is written. */
export function moveLabel(move: string, words: Words, view: AnyView): string {
  const key = `${view.game}-move-${verbOf(move)}`;
  return words.has(key) ? words.say(key, { what: move.slice(verbOf(move).length + 1) }) : move;
}

export function verbOf(move: string): string {
  return move.split(" ", 1)[0] ?? "";
}

/** The table as text, field by field. */
export function spoken(view: AnyView, words: Words, _me: Letter | null, seats: readonly Seat[]): SpokenPart[] {
  return fieldsOf(view, words, seats).map(({ label, content }) => ({ heading: label, lines: tellsLines(content, seats) }));
}

function listed(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
