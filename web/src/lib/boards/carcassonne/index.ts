import type { Words } from "$lib/i18n/words";
import type { Letter, Seat, Status, StatusButton } from "../board";
import { speaker } from "./labels";
import { sortMoves } from "./moves";
import type { CarcassonneView, Kind } from "./view";

export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Rail } from "./Rail.svelte";

const ROLES: Readonly<Record<string, string>> = { city: "knight", road: "robber", field: "farmer" } satisfies Partial<Record<Kind, string>>;

export function status(view: CarcassonneView, moves: readonly string[], words: Words, me: Letter | null, seats: readonly Seat[]): Status {
  if (view.phase === "over") return { sentence: ending(view, words, seats), buttons: [] };
  if (me !== null && view.acting.includes(me)) return { sentence: duty(view, moves, words), buttons: buttons(view, moves, words) };
  const seat = seats.find((each) => view.acting.includes(each.letter));
  if (!seat) return { sentence: words.say("web-waiting-for", { names: "…" }), buttons: [] };
  const phase = view.phase === "expansion" ? (view.asking === "crop-circles" ? "circle" : "figure") : view.phase;
  return { sentence: speaker(words)("waits", { phase, name: seat.name }), buttons: [] };
}

function ending(view: CarcassonneView, words: Words, seats: readonly Seat[]): string {
  const points = Math.max(...view.scores);
  const names = seats.filter((_, place) => view.scores[place] === points).map((seat) => seat.name);
  return speaker(words)("over", { names: words.list(names), points });
}

function duty(view: CarcassonneView, moves: readonly string[], words: Words): string {
  const say = speaker(words);
  const sorted = sortMoves(moves);
  if (view.phase === "place") return say("place", { cells: sorted.cells.size });
  if (view.phase === "meeple") {
    const left = view.supply["ABCDEF".indexOf(view.turn)] ?? 0;
    return say(sorted.meeples.length > 0 ? "meeple" : left === 0 ? "empty" : "taken");
  }
  const circle = view.expansions["crop-circles"];
  if (view.asking === "crop-circles") {
    const role = ROLES[circle?.kind ?? "field"] ?? "farmer";
    return say(circle?.action ? `circle-${circle.action}` : "circle", { role });
  }
  if (sorted.plain.length > 0) return say("off");
  return say(isMeeting(view) ? "met" : "figure");
}

/** A figure is due without the symbol on the last tile: the two have met. */
function isMeeting(view: CarcassonneView): boolean {
  return !view.placed.at(-1)?.startsWith("MW");
}

function buttons(view: CarcassonneView, moves: readonly string[], words: Words): StatusButton[] {
  const say = speaker(words);
  const { plain } = sortMoves(moves);
  const label = (move: string): string => {
    if (move === "pass") return say(view.phase === "meeple" ? "pass" : "pass-add");
    if (move === "circle add") return say("all-add");
    if (move === "circle take") return say("all-take");
    return say("do-off", { figure: move.split(" ")[0] ?? "mage" });
  };
  return plain.map((move) => ({ label: label(move), move, primary: moves.length === 1 }));
}

export function scores(view: CarcassonneView): readonly number[] {
  return view.scores;
}

export function progress(view: CarcassonneView, words: Words): string {
  return words.say("carcassonne-label-stack", { left: view.stack });
}
