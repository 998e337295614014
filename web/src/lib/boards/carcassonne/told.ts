/** What the frame asks about a view: what to do, points, how far we are, and the table as text. */
import type { GameEvent, Words } from "$lib/i18n/words";
import { LETTERS } from "../seats";
import type { Letter, Seat, SpokenPart, Status, StatusButton } from "../board";
import { areaLine, plainLabel, speaker } from "./labels";
import { isFinished, landOf, owners, type Area } from "./land";
import { sortMoves } from "./moves";
import { cellName, FIGURES, readCell, readPlaced, type CarcassonneView, type Kind } from "./view";

const ROLES: Readonly<Record<string, string>> = { city: "knight", road: "robber", field: "farmer" } satisfies Partial<Record<Kind, string>>;

export function status(view: CarcassonneView, moves: readonly string[], words: Words, me: Letter | null, seats: readonly Seat[]): Status {
  if (view.phase === "over") return { sentence: ending(view, words, seats), buttons: [] };
  if (me !== null && view.acting.includes(me)) return { sentence: duty(view, moves, words), buttons: buttons(view, moves, words) };
  const seat = seats.find((each) => view.acting.includes(each.letter));
  if (!seat) return { sentence: words.say("web-waiting-for", { names: "…" }), buttons: [] };
  const phase = view.phase === "expansion" ? (view.asking === "crop-circles" ? "circle" : "figure") : view.phase;
  return { sentence: speaker(words)("carcassonne-web-waits", { phase, name: seat.name }), buttons: [] };
}

function ending(view: CarcassonneView, words: Words, seats: readonly Seat[]): string {
  const points = Math.max(...view.scores);
  const names = seats.filter((_, place) => view.scores[place] === points).map((seat) => seat.name);
  return speaker(words)("carcassonne-web-over", { names: words.list(names), points });
}

function duty(view: CarcassonneView, moves: readonly string[], words: Words): string {
  const say = speaker(words);
  const sorted = sortMoves(moves);
  if (view.phase === "place") return moves.length === 0 ? say("carcassonne-web-place-soon") : say("carcassonne-web-place", { cells: sorted.cells.size });
  if (view.phase === "meeple" && moves.length === 0) return say("carcassonne-web-meeple");
  if (view.phase === "meeple") {
    const left = view.supply["ABCDEF".indexOf(view.turn)] ?? 0;
    return say(sorted.meeples.length > 0 ? "carcassonne-web-meeple" : left === 0 ? "carcassonne-web-empty" : "carcassonne-web-taken");
  }
  const circle = view.expansions["crop-circles"];
  if (view.asking === "crop-circles") {
    const role = ROLES[circle?.kind ?? "field"] ?? "farmer";
    return say(circle?.action ? `carcassonne-web-circle-${circle.action}` : "carcassonne-web-circle", { role });
  }
  if (sorted.plain.length > 0) return say("carcassonne-web-off");
  return say(isMeeting(view) ? "carcassonne-web-met" : "carcassonne-web-figure");
}

/** A figure is due without the symbol on the last tile: the two have met. */
function isMeeting(view: CarcassonneView): boolean {
  return !view.placed.at(-1)?.startsWith("MW");
}

function buttons(view: CarcassonneView, moves: readonly string[], words: Words): StatusButton[] {
  const { plain } = sortMoves(moves);
  return plain.map((move) => ({ label: plainLabel(move, words, view), move, primary: moves.length === 1 }));
}

export function scores(view: CarcassonneView): readonly number[] {
  return view.scores;
}

/** A stretch for every eight tiles, and one for the final scoring. */
export function stretch(view: CarcassonneView): string {
  return view.phase === "over" ? "end" : String(Math.max(8, 8 * Math.ceil(view.placed.length / 8)));
}

export function progress(view: CarcassonneView, words: Words): string {
  return words.say("carcassonne-label-stack", { left: view.stack });
}

/** The kinds of features in the order of the result, each with the events that pay for it; farmers are paid by field or, in the first edition, by city. */
const SOURCES: Readonly<Record<string, readonly string[]>> = {
  cities: ["city-scored"],
  roads: ["road-scored"],
  monasteries: ["monastery-scored"],
  fields: ["field-scored", "city-fed"],
};

/** The points of the whole game by the kind of feature that paid them; nothing while the events are not known. */
export function categories(view: CarcassonneView, words: Words, events: readonly GameEvent[] | null): readonly { label: string; points: readonly number[] }[] {
  if (view.phase !== "over" || events === null) return [];
  return Object.entries(SOURCES).map(([head, kinds]) => {
    const paid = events.filter(({ event }) => kinds.includes(event));
    const points = view.scores.map((_, seat) => paid.filter(({ seats }) => (seats as readonly string[]).includes(LETTERS[seat] ?? "")).reduce((sum, { points }) => sum + Number(points), 0));
    return { label: words.say(`carcassonne-label-${head}`), points };
  });
}

/** The table as text: the tile in hand, the areas somebody stands in, the open ones, the tiles as they lie. */
export function spoken(view: CarcassonneView, words: Words, _me: Letter | null, seats: readonly Seat[]): readonly SpokenPart[] {
  const say = speaker(words);
  const land = landOf(view);
  const line = (area: Area) => {
    const [cell = "", segment = ""] = area.key.split(" ");
    const people = seats.flatMap((seat, place) => ((area.meeples[place] ?? 0) > 0 ? [`${seat.name} × ${area.meeples[place]}`] : []));
    const figure = area.figure ? [words.say("carcassonne-label-figure", { figure: area.figure })] : [];
    return [`${cellName(readCell(cell))} ${segment}: ${areaLine(area, words)}`, ...people, ...figure].join("; ");
  };
  const claimed = land.areas.filter((area) => owners(area).length > 0);
  const open = land.areas.filter((area) => owners(area).length === 0 && area.kind !== "field" && !isFinished(area));
  const figures = view.expansions["mage-witch"];
  const holder = seats.find((seat) => seat.letter === view.turn);
  const hand = view.drawn === null ? say("carcassonne-web-no-tile") : `${holder?.name ?? ""}: ${words.say("carcassonne-label-tile", { tile: view.drawn })}`;
  const waiting = figures ? FIGURES.filter((figure) => figures[figure] === "beside").map((figure) => `${words.say("carcassonne-label-figure", { figure })}: ${words.say("carcassonne-label-beside")}`) : [];
  return [
    { heading: say("carcassonne-web-hand"), lines: [hand, ...waiting, ...seats.map((seat, place) => `${seat.name}: ${say("carcassonne-web-supply", { supply: view.supply[place] ?? 0 })}`)] },
    { heading: say("carcassonne-web-areas"), lines: claimed.map(line) },
    { heading: say("carcassonne-web-unclaimed"), lines: open.map(line) },
    { heading: say("carcassonne-web-map"), lines: view.placed.map((text) => readPlaced(text)).map((tile) => `${cellName(tile)}: ${tile.tile} r${90 * tile.turns}`) },
  ];
}
