/** What can be chosen on the map, where it lies, and what it is called. */
import type { Words } from "$lib/i18n/words";
import type { Letter } from "../board";
import { areaLine, figureSentence, speaker } from "./labels";
import { owners, withFigure, type Area, type Land } from "./land";
import { isFigure, nextTurn, placementOf, placeMove, type Sorted } from "./moves";
import { middleOf, type Piece } from "./pieces";
import { inTile, wellApart } from "./spacing";
import { cellName, cellText, kindOf, readCell, readSpot, roleOn, spotText, type CarcassonneView, type Figure, type Placed, type Spot } from "./view";

export interface Target {
  key: string;
  kind: "cell" | "meeple" | "figure" | "circle";
  move: string;
  /** Its middle on the map. */
  x: number;
  y: number;
  /** For screen readers. */
  label: string;
  /** The button that confirms it. */
  button: string;
  sentence?: string;
  /** What its area is worth now. */
  points?: number;
  /** Which of several of its kind it is, on the map and on its chip. */
  number?: number;
  /** How wide its ring is, in the units of the map. */
  ring?: number;
  /** What a road or city pays now and with the figure in it, and whom. */
  worth?: Worth;
}

export interface Worth {
  before: number;
  after: number;
  /** The seats that would be paid. */
  owners: readonly number[];
}

/** The ring round a meeple at a crop circle. */
const CIRCLE = 38;

const byPlace = (a: Target, b: Target) => a.y - b.y || a.x - b.x;

/** The cells where the tile in hand fits: as it is turned, or after the next turn that fits. */
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

/** The roads and cities a figure may go to, each with the segments that lead there. */
export function figureAreas(land: Land, sorted: Sorted, figure: Figure): Map<Area, Spot[]> {
  const found = new Map<Area, Spot[]>();
  for (const spot of sorted.figures[figure]) {
    const area = land.of.get(spotText(spot));
    if (area) found.set(area, [...(found.get(area) ?? []), spot]);
  }
  return found;
}

interface Scene {
  view: CarcassonneView;
  land: Land;
  sorted: Sorted;
  figure: Figure;
  pieces: readonly Piece[];
  me: Letter | null;
  words: Words;
}

/** The spots for meeples and figures. */
export function spotTargets(scene: Scene): Target[] {
  return [...meepleSpots(scene), ...figureSpots(scene), ...circleSpots(scene)].sort(byPlace);
}

function meepleSpots({ land, sorted, words }: Scene): Target[] {
  const last = land.tiles.at(-1) as Placed;
  const { places, ring } = inTile(last, sorted.meeples.map((segment) => middleOf(land, { ...last, segment })));
  const found = sorted.meeples.map((segment, order): Target => {
    const button = speaker(words)("carcassonne-web-do-meeple", { role: roleOn(segment) });
    const { x, y } = places[order] ?? middleOf(land, { ...last, segment });
    const target: Target = { key: segment, kind: "meeple", move: `meeple ${segment}`, x, y, ring, label: button, button };
    return described(target, land.of.get(spotText({ ...last, segment })), words);
  });
  return numbered(found.sort(byPlace));
}

/** Several of one kind on a tile are told apart by numbers, in reading order. */
function numbered(spots: readonly Target[]): Target[] {
  return spots.map((spot) => {
    const alike = spots.filter((other) => kindOf(other.key) === kindOf(spot.key));
    return alike.length > 1 ? { ...spot, number: alike.indexOf(spot) + 1 } : spot;
  });
}

function figureSpots({ view, land, sorted, figure, pieces, words }: Scene): Target[] {
  const areas = [...figureAreas(land, sorted, figure)];
  const places = wellApart(areas.map(([, spots]) => spots.map((spot) => middleOf(land, spot))), pieces);
  return areas.map(([area, spots], order) => {
    const chosen = places[order] ?? 0;
    const spot = spots[chosen] as Spot;
    const after = withFigure(view, area, figure);
    const button = speaker(words)("carcassonne-web-do-figure", { figure });
    const sentence = figureSentence({ land, view, figure, area, after }, words);
    const worth = { before: area.now, after: after.now, owners: owners(area) };
    return { key: area.key, kind: "figure", move: `${figure} ${spotText(spot)}`, ...middleOf(land, spot), label: `${button}. ${areaLine(area, words)}. ${sentence}`, button, sentence, worth };
  });
}

function circleSpots({ land, sorted, pieces, me, words }: Scene): Target[] {
  return sorted.circle.map(({ move, spot }) => {
    const { x, y } = pieces.find((piece) => piece.seat === me && piece.spot === spotText(spot)) ?? middleOf(land, spot);
    const button = speaker(words)(move.startsWith("add") ? "carcassonne-web-do-add" : "carcassonne-web-do-take");
    return described({ key: move, kind: "circle", move, x, y, ring: CIRCLE, label: button, button }, land.of.get(spotText(spot)), words);
  });
}

function described(target: Target, area: Area | undefined, words: Words): Target {
  if (!area) return target;
  const sentence = areaLine(area, words);
  return { ...target, label: `${target.button}. ${sentence}`, sentence, points: area.now };
}

/** Tells whether a move leads to a target, by any turn of the tile or segment of the area. */
export function leadsTo(move: string | null | undefined, target: Target, land: Land): boolean {
  if (!move) return false;
  const placed = placementOf(move);
  if (placed) return target.kind === "cell" && cellText(placed) === target.key;
  const [verb = "", ...rest] = move.split(" ");
  if (isFigure(verb)) return target.move.startsWith(verb) && land.of.get(rest.join(" "))?.key === target.key;
  return target.move === move;
}

/** The nearest target in that direction, for the arrow keys. */
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
