/** What can be chosen on the map, where it lies, and what it is called. */
import type { Words } from "$lib/i18n/words";
import type { Letter } from "../board";
import { areaLine, speaker } from "./labels";
import type { Area, Land } from "./land";
import { isFigure, nextTurn, placementOf, placeMove, type Sorted } from "./moves";
import { middleOf, pushApart, type Piece } from "./pieces";
import { cellName, cellText, readCell, readSpot, roleOn, spotText, type CarcassonneView, type Figure, type Placed } from "./view";

export interface Target {
  key: string;
  kind: "cell" | "meeple" | "figure" | "circle";
  move: string;
  /** Its middle on the map. */
  x: number;
  y: number;
  /** For those who listen. */
  label: string;
  /** The button that confirms it. */
  button: string;
  sentence?: string;
  /** What its area is worth now. */
  points?: number;
}

const byPlace = (a: Target, b: Target) => a.y - b.y || a.x - b.x;

/** The cells where the tile in hand fits: as it is turned, or by the next turn that does. */
export function cellTargets(view: CarcassonneView, sorted: Sorted, turns: number, words: Words): Target[] {
  const say = speaker(words);
  const found = [...sorted.cells].map(([key, fitting]): Target => {
    const cell = readCell(key);
    const turned = fitting.includes(turns);
    const placed: Placed = { tile: view.drawn ?? "", ...cell, turns: turned ? turns : nextTurn(fitting, turns, 1) };
    const label = say("carcassonne-web-cell", { at: cellName(cell), turned: turned ? "yes" : "no" });
    return { key, kind: "cell", move: placeMove(placed), x: cell.x * 100 + 50, y: cell.y * 100 + 50, label, button: say("carcassonne-web-do-place") };
  });
  return found.sort(byPlace);
}

/** The roads and cities a figure may go to, each with one segment of it. */
export function figureAreas(land: Land, sorted: Sorted, figure: Figure): Map<Area, string> {
  const found = new Map<Area, string>();
  for (const spot of sorted.figures[figure]) {
    const area = land.of.get(spotText(spot));
    if (area && !found.has(area)) found.set(area, spotText(spot));
  }
  return found;
}

interface Scene {
  land: Land;
  sorted: Sorted;
  figure: Figure;
  pieces: readonly Piece[];
  me: Letter | null;
  words: Words;
}

/** The spots for meeples and figures. */
export function spotTargets(scene: Scene): Target[] {
  return [...meepleSpots(scene), ...figureSpots(scene), ...circleSpots(scene)];
}

function meepleSpots({ land, sorted, words }: Scene): Target[] {
  const last = land.tiles.at(-1) as Placed;
  return sorted.meeples.map((segment) => {
    const spot = { x: last.x, y: last.y, segment };
    const button = speaker(words)("carcassonne-web-do-meeple", { role: roleOn(segment) });
    const target: Target = { key: segment, kind: "meeple", move: `meeple ${segment}`, ...middleOf(land, spot), label: button, button };
    return described(target, land.of.get(spotText(spot)), words);
  });
}

function figureSpots({ land, sorted, figure, words }: Scene): Target[] {
  return [...figureAreas(land, sorted, figure)].map(([area, spot]) => {
    const button = speaker(words)("carcassonne-web-do-figure", { figure });
    const target: Target = { key: area.key, kind: "figure", move: `${figure} ${spot}`, ...middleOf(land, readSpot(spot)), label: button, button };
    return described(target, area, words);
  });
}

function circleSpots({ land, sorted, pieces, me, words }: Scene): Target[] {
  return sorted.circle.map(({ move, spot }) => {
    const { x, y } = pieces.find((piece) => piece.seat === me && piece.spot === spotText(spot)) ?? middleOf(land, spot);
    const button = speaker(words)(move.startsWith("add") ? "carcassonne-web-do-add" : "carcassonne-web-do-take");
    return described({ key: move, kind: "circle", move, x, y, label: button, button }, land.of.get(spotText(spot)), words);
  });
}

function described(target: Target, area: Area | undefined, words: Words): Target {
  if (!area) return target;
  const sentence = areaLine(area, words);
  return { ...target, label: `${target.button}. ${sentence}`, sentence, points: area.now };
}

/** Moves spots apart so that each has the room of a thumb; those at a meeple stay with it. */
export function spread(spots: readonly Target[], room: number): Target[] {
  const apart = spots.map((spot) => ({ ...spot }));
  if (apart[0]?.kind !== "circle") pushApart(apart, room);
  return apart.sort(byPlace);
}

/** Tells whether a move leads to a target, by whatever turn of the tile or segment of the area. */
export function leadsTo(move: string | null | undefined, target: Target, land: Land): boolean {
  if (!move) return false;
  const placed = placementOf(move);
  if (placed) return target.kind === "cell" && cellText(placed) === target.key;
  const [verb = "", ...rest] = move.split(" ");
  if (isFigure(verb)) return target.move.startsWith(verb) && land.of.get(rest.join(" "))?.key === target.key;
  return target.move === move;
}

/** The nearest target that way, for the arrow keys. */
export function ahead(targets: readonly Target[], from: Target, [dx, dy]: readonly [number, number]): Target | null {
  const found = targets
    .filter((target) => target.key !== from.key)
    .map((target) => ({
      target,
      along: (target.x - from.x) * dx + (target.y - from.y) * dy,
      aside: Math.abs((target.x - from.x) * dy) + Math.abs((target.y - from.y) * dx),
    }))
    .filter(({ along }) => along > 5)
    .sort((a, b) => a.along + 2 * a.aside - (b.along + 2 * b.aside));
  return found[0]?.target ?? null;
}
