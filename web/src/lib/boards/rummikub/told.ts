/** What the frame asks the board for: the sentence, the points, the table as text. */
import type { Words } from "$lib/i18n/words";
import type { Letter, Seat, SpokenPart, Status, StatusButton } from "../board";
import { place } from "../seats";
import { setName, tileName } from "./labels";
import { readMove, readSet } from "./notation";
import { WANTED } from "./plan";
import { agreedOf } from "./sets";
import { compare, pointsOf } from "./tiles";
import type { RummikubView } from "./view";

export function status(view: RummikubView, moves: readonly string[], words: Words, me: Letter | null, seats: readonly Seat[]): Status {
  if (view.phase === "over") return { sentence: words.say("web-game-over"), buttons: [] };
  if (me !== null && view.phase === "play" && view.acting.includes(me)) return { sentence: task(view, words, me), buttons: buttons(moves, words) };
  const names = seats.filter((seat) => view.acting.includes(seat.letter)).map((seat) => seat.name);
  return { sentence: names.length > 0 ? words.say("web-waiting-for", { names: words.list(names) }) : "", buttons: [] };
}

function task(view: RummikubView, words: Words, me: Letter): string {
  const bank = view.bank > 0 ? "draw" : view.options["empty-bank"] === "must-play" ? "must" : "pass";
  return words.say(view.opened[place(me)] ? "rummikub-web-task-lay" : "rummikub-web-task-open", { wanted: WANTED, bank });
}

/** Drawing or passing needs no picking. */
function buttons(moves: readonly string[], words: Words): StatusButton[] {
  const found = ["draw", "pass"].filter((move) => moves.includes(move));
  return found.map((move) => ({ label: words.say(`rummikub-web-${move}`), move, primary: true }));
}

/** A move in words: that of its button, or the tiles that are laid. */
export function moveLabel(move: string, words: Words, view: RummikubView): string {
  return readMove(move) ? moveName(move, words, view) : words.say(`rummikub-web-${move}`);
}

/** A move within a sentence: the tiles that are laid, not the whole table. */
export function moveName(move: string, words: Words, view: RummikubView): string {
  const table = readMove(move);
  if (!table) return words.say("rummikub-web-named", { move });
  const left = view.table.flatMap((text) => readSet(text).tiles);
  const laid = table.flatMap((set) => set.tiles).filter((kind) => {
    const found = left.indexOf(kind);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
  return words.say("rummikub-move-lay", { tiles: laid.toSorted((one, two) => compare(one, two, "colour")), count: laid.length });
}

/** A play is described set by set over the table; drawing is not. */
export function tellsHint(move: string): boolean {
  return readMove(move) !== null;
}

export function scores(view: RummikubView): readonly number[] {
  return view.totals;
}

/** "Round 2 of 3"; nothing for a single round. */
export function progress(view: RummikubView, words: Words): string {
  const rounds = view.options["rounds"] ?? "1";
  const round = Math.min(view.round, Math.max(1, view.phase === "over" ? view.pad.length : view.round));
  if (rounds === "1") return "";
  if (rounds.startsWith("to-")) return words.say("rummikub-round-to", { round, target: Number(rounds.slice(3)) });
  return words.say("rummikub-round-of", { round, rounds: Number(rounds) });
}

/** Each round is a stretch of its own. */
export function stretch(view: RummikubView): string {
  return String(view.round);
}

/** What won rounds scored and what tiles left on the rack cost (rummikub-23, rummikub-24). */
export function categories(view: RummikubView, words: Words): { label: string; points: number[] }[] {
  const kinds = [
    { label: words.say("rummikub-web-points-won"), counts: (points: number) => points > 0 },
    { label: words.say("rummikub-web-points-lost"), counts: (points: number) => points < 0 },
  ];
  return kinds.map(({ label, counts }) => ({
    label,
    points: view.totals.map((_, seat) => view.pad.reduce((sum, row) => sum + (counts(row.points[seat] ?? 0) ? (row.points[seat] ?? 0) : 0), 0)),
  }));
}

/** The table as text; sets are numbered, and every tile comes with the letters to type. */
export function spoken(view: RummikubView, words: Words, me: Letter | null, seats: readonly Seat[]): SpokenPart[] {
  const agreed = agreedOf(view.options);
  const sets = view.table.map((text, number) => {
    const { tiles, marked } = readSet(text);
    return `${number + 1}. ${setName(tiles, marked, agreed, words)} [${text}]`;
  });
  const parts: SpokenPart[] = [
    { heading: words.say("rummikub-label-table"), lines: sets.length > 0 ? sets : [words.say("rummikub-label-table-empty")] },
    ...rackParts(view, words, me),
    { heading: words.say("web-players"), lines: seats.map((seat) => seatLine(view, words, seat)) },
    { heading: words.say("rummikub-web-in-bank"), lines: [words.say("rummikub-count", { count: view.bank })] },
    { heading: words.say("rummikub-web-how"), lines: me === null || view.phase === "over" ? [] : [words.say("rummikub-web-how-typed")] },
  ];
  return parts.filter((part) => part.lines.length > 0);
}

function seatLine(view: RummikubView, words: Words, seat: Seat): string {
  const number = place(seat.letter);
  const state = words.say(view.opened[number] ? "rummikub-web-opened" : "rummikub-web-not-opened");
  return `${seat.name}: ${words.say("rummikub-count", { count: view.counts[number] ?? 0 })}, ${state}`;
}

function rackParts(view: RummikubView, words: Words, me: Letter | null): SpokenPart[] {
  const rack = me === null ? null : view.racks[place(me)];
  if (!rack) return [];
  const heading = words.say(rack.length > 0 ? "rummikub-label-rack" : "rummikub-label-rack-empty", { count: rack.length, points: pointsOf(rack) });
  return [{ heading, lines: rack.toSorted((one, two) => compare(one, two, "colour")).map((kind) => `${tileName(kind, words)} (${kind})`) }];
}
