/** The words for what is seen on the board. */
import { mark } from "$lib/i18n/marks";
import type { Facts, Words } from "$lib/i18n/words";
import { isFinished, owners, withFigure, type Area, type Change, type Land } from "./land";
import { isFigure, placementOf } from "./moves";
import { cellName, readCell, roleOn, type CarcassonneView, type Figure } from "./view";

type Say = (key: string, facts?: Facts) => string;

/** Says messages in these words. */
export function speaker(words: Words): Say {
  return (key, facts) => words.say(key, facts);
}

export function areaTitle(area: Area, words: Words): string {
  return speaker(words)(isFinished(area) ? "carcassonne-web-area-done" : "carcassonne-web-area-open", { kind: area.kind });
}

/** The size of an area in words: tiles and shields, open ends, cities. */
export function areaSize(area: Area, words: Words): string {
  const say = speaker(words);
  if (area.kind === "field") return words.say("carcassonne-cities", { cities: area.cities });
  if (area.kind === "monastery") return area.open > 0 ? say("carcassonne-web-around", { open: area.open }) : words.say("carcassonne-tiles", { tiles: 9 });
  const size = area.kind === "city" ? words.say("carcassonne-city-size", { tiles: area.tiles, shields: area.shields }) : words.say("carcassonne-tiles", { tiles: area.tiles });
  return area.open > 0 ? `${size}, ${say("carcassonne-web-ends", { open: area.open })}` : size;
}

/** An area in one line for screen readers: what it is, how large, what it is worth. */
export function areaLine(area: Area, words: Words): string {
  return `${areaTitle(area, words)}: ${areaSize(area, words)}, ${words.say("carcassonne-points", { points: area.now })}`;
}

/** What a placement does, in one sentence: what it closes, or else what grows most. */
export function placementSentence(found: readonly Change[], words: Words): string {
  const say = speaker(words);
  const closed = found.filter((change) => isFinished(change.after));
  if (closed.length > 0) {
    return closed.map(({ kind, after }) => say("carcassonne-web-closes", { kind, points: after.closed })).join(" ");
  }
  const grown = found
    .filter(({ kind, before }) => kind !== "field" && before.some((area) => area.meeples.some((count) => count > 0)))
    .sort((a, b) => b.after.now - a.after.now)[0];
  if (!grown) return say("carcassonne-web-here");
  const before = Math.max(...grown.before.map((area) => area.now));
  return say("carcassonne-web-grows", { kind: grown.kind, tiles: grown.after.tiles, before, after: grown.after.now });
}

interface Going {
  view: CarcassonneView;
  land: Land;
  figure: Figure;
  /** The road or city it goes to, as it is and as it would be. */
  area: Area;
  after: Area;
}

/** What a figure does to a road or city, and to the one it leaves if somebody is paid for that. */
export function figureSentence({ view, land, figure, area, after }: Going, words: Words): string {
  const say = speaker(words);
  const left = land.areas.find((each) => each.figure === figure && each !== area && owners(each).length > 0);
  const makes = say("carcassonne-web-makes", { figure, before: area.now, after: after.now, closed_before: area.closed, closed_after: after.closed });
  if (!left) return makes;
  return `${makes} ${say("carcassonne-web-leaves", { kind: left.kind, before: left.now, after: withFigure(view, left, null).now })}`;
}

/** The letter on a hat: the first of its name, or a sign where both names begin alike. */
export function hatLetter(figure: Figure, words: Words): string {
  const [mage = "M", witch = "W"] = ["mage", "witch"].map((each) => words.say("carcassonne-label-figure", { figure: each }).slice(0, 1).toUpperCase());
  if (mage === witch) return figure === "mage" ? "★" : "☾";
  return figure === "mage" ? mage : witch;
}

/** A move in a few words: what is done, and where. */
export function moveLabel(move: string, words: Words, view: CarcassonneView): string {
  const say = speaker(words);
  const [verb = "", ...rest] = move.split(" ");
  const [cell = "", segment = ""] = rest;
  const placed = placementOf(move);
  if (placed) return say("carcassonne-web-move-place", { at: cellName(placed), turns: placed.turns });
  if (verb === "meeple") return say("carcassonne-web-do-meeple", { role: roleOn(rest.join(" ")) });
  const at = cellName(readCell(cell));
  if (isFigure(verb) && cell !== "off") return say("carcassonne-web-move-figure", { figure: verb, kind: segment.split(".")[0] ?? "", at });
  const atCircle = verb === "add" ? "carcassonne-web-do-add" : verb === "take" ? "carcassonne-web-do-take" : null;
  if (atCircle) return `${say(atCircle)} (${at})`;
  return plainLabel(move, words, view);
}

/**
 * A move within a sentence: what is placed, and where, unless that is highlighted on the map or the tile is drawn
 * there.
 */
export function moveName(move: string, words: Words, _view: CarcassonneView, lit = false): string {
  const say = speaker(words);
  const [verb = "", ...rest] = move.split(" ");
  const [cell = "", segment = ""] = rest;
  const placed = placementOf(move);
  if (placed && lit) return mark(`${placed.tile} ${placed.turns}`, say("carcassonne-web-the-tile"));
  if (placed) return say("carcassonne-web-named-tile", { at: cellName(placed), turns: placed.turns });
  if (verb === "meeple") return say("carcassonne-web-named-role", { role: roleOn(rest.join(" ")) });
  if (isFigure(verb) && cell !== "off" && lit) return say("carcassonne-label-figure", { figure: verb });
  if (isFigure(verb) && cell !== "off") return say("carcassonne-web-named-figure", { figure: verb, kind: segment.split(".")[0] ?? "", at: cellName(readCell(cell)) });
  if (verb !== "add" && verb !== "take") return say("carcassonne-web-named", { what: move.replace(" ", "-"), role: "" });
  const named = say("carcassonne-web-named", { what: verb, role: roleOn(segment) });
  return lit ? named : `${named} (${cellName(readCell(cell))})`;
}

/** A move that needs no place: passing, what everyone does at a crop circle, a figure taken off. */
export function plainLabel(move: string, words: Words, view: CarcassonneView): string {
  const say = speaker(words);
  if (move === "pass") return say(view.asking === "crop-circles" ? "carcassonne-web-pass-add" : "carcassonne-web-pass");
  if (move === "circle add") return say("carcassonne-web-all-add");
  if (move === "circle take") return say("carcassonne-web-all-take");
  return say("carcassonne-web-do-off", { figure: move.split(" ")[0] ?? "mage" });
}
