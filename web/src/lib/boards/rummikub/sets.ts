/**
 * Just enough of groups and runs to mark at once what is not in order yet, to put a tile where it belongs and to show
 * what a joker stands for. The server is the judge.
 */
import { COLOURS, compare, HIGHEST, JOKER, kindOf, readTile, tileText, type Colour } from "./tiles";
import type { RummikubView } from "./view";

export interface Agreed {
  wrap: boolean;
  twoJokers: boolean;
  /** A joker counts nothing in an opening. */
  jokerZero: boolean;
}

export type Shape = "run" | "group";

/** Reads the options that matter for single sets. */
export function agreedOf(options: Partial<RummikubView["options"]>): Agreed {
  return { wrap: options["wrap"] === "on", twoJokers: options["two-jokers"] !== "forbidden", jokerZero: options["opening-joker"] === "zero" };
}

/** Says what tiles in this order are; null if they are not a set. Takes kinds or single tiles. */
export function shapeOf(tiles: readonly string[], marked: boolean, agreed: Agreed): Shape | null {
  const kinds = tiles.map(kindOf);
  const jokers = kinds.filter((kind) => kind === JOKER).length;
  if (kinds.length < 3 || jokers === kinds.length || (jokers > 1 && !agreed.twoJokers)) return null;
  if (!marked && runStart(kinds, agreed) !== null) return "run";
  return isGroup(kinds) ? "group" : null;
}

/** Only a word can say that one tile with two jokers is a group and not a run (rummikub-57). */
export function needsMark(tiles: readonly string[]): boolean {
  return tiles.length === 3 && tiles.filter((tile) => kindOf(tile) === JOKER).length === 2;
}

function isGroup(kinds: readonly string[]): boolean {
  const naturals = kinds.filter((kind) => kind !== JOKER).map(readTile);
  const colours = new Set(naturals.map((tile) => tile.colour));
  return kinds.length <= 4 && colours.size === naturals.length && naturals.every((tile) => tile.number === naturals[0]?.number);
}

function runStart(kinds: readonly string[], { wrap }: Agreed): number | null {
  const anchor = kinds.findIndex((kind) => kind !== JOKER);
  if (anchor < 0 || kinds.length > HIGHEST) return null;
  const { colour, number } = readTile(kinds[anchor] ?? "");
  const start = number - anchor;
  if (!wrap && (start < 1 || start + kinds.length - 1 > HIGHEST)) return null;
  const fits = kinds.every((kind, place) => kind === JOKER || kind === tileText(colour as Colour, rounded(start + place)));
  return fits ? start : null;
}

function rounded(number: number): number {
  return ((((number - 1) % HIGHEST) + HIGHEST) % HIGHEST) + 1;
}

/** The kinds each tile of a set may stand for: itself, or what a joker is in its place. */
export function rolesOf(tiles: readonly string[], marked: boolean, agreed: Agreed): string[][] {
  const kinds = tiles.map(kindOf);
  const shape = shapeOf(kinds, marked, agreed);
  if (shape === null) return kinds.map((kind) => (kind === JOKER ? [] : [kind]));
  const first = readTile(kinds.find((kind) => kind !== JOKER) ?? "");
  if (shape === "run") {
    const start = runStart(kinds, agreed) ?? 1;
    return kinds.map((_, place) => [tileText(first.colour as Colour, rounded(start + place))]);
  }
  const there = kinds.map((kind) => readTile(kind).colour);
  const missing = COLOURS.filter((colour) => !there.includes(colour)).map((colour) => tileText(colour, first.number));
  return kinds.map((kind) => (kind === JOKER ? missing : [kind]));
}

/** Adds up a set's numbers, a joker as what it stands for. */
export function valueOf(tiles: readonly string[], marked: boolean, agreed: Agreed): number {
  return rolesOf(tiles, marked, agreed).reduce((sum, [role = JOKER], place) => {
    const counts = kindOf(tiles[place] ?? "") !== JOKER || !agreed.jokerZero;
    return sum + (counts ? readTile(role).number : 0);
  }, 0);
}

/** Two sets are alike if they have equal tiles in their places, a group in any order (rummikub-59). */
export function alike(one: readonly string[], two: readonly string[], agreed: Agreed): boolean {
  const [left, right] = [one.map(kindOf), two.map(kindOf)];
  if (left.join() === right.join()) return true;
  const groups = shapeOf(left, false, agreed) === "group" && shapeOf(right, false, agreed) === "group";
  return groups && [...left].sort().join() === [...right].sort().join();
}

/** Puts loose tiles into the order in which they form a set, if there is one, or else into a readable one. */
export function ordered(tiles: readonly string[], agreed: Agreed): string[] {
  const jokers = tiles.filter((tile) => kindOf(tile) === JOKER);
  const naturals = tiles.filter((tile) => kindOf(tile) !== JOKER);
  const numbers = new Set(naturals.map((tile) => readTile(kindOf(tile)).number));
  const sorted = naturals.toSorted((one, two) => compare(one, two, numbers.size === 1 ? "colour" : "number"));
  if (numbers.size === 1) return [...sorted, ...jokers];
  const turns = agreed.wrap ? sorted.map((_, place) => [...sorted.slice(place), ...sorted.slice(0, place)]) : [sorted];
  const tried = turns.flatMap((turn) => [filled(turn, jokers, "end"), filled(turn, jokers, "front")]);
  return tried.find((each) => shapeOf(each, false, agreed) !== null) ?? tried[0] ?? [...tiles];
}

/** Lays jokers into the gaps of a run, those left over at an end. */
function filled(run: readonly string[], jokers: readonly string[], rest: "front" | "end"): string[] {
  const left = [...jokers];
  const found: string[] = [];
  for (const tile of run) {
    const last = found.at(-1);
    const gap = last === undefined ? 0 : rounded(readTile(kindOf(tile)).number - numberAt(found)) - 1;
    if (gap > 0 && gap <= left.length) found.push(...left.splice(0, gap));
    found.push(tile);
  }
  return rest === "end" ? [...found, ...left] : [...left, ...found];
}

/** The number at the end of a run that may end with jokers. */
function numberAt(run: readonly string[]): number {
  const back = run.toReversed().findIndex((tile) => kindOf(tile) !== JOKER);
  return readTile(kindOf(run.at(-1 - back) ?? "")).number + back;
}

/** Adds tiles to a set where they fit best, without turning it around; returns one set, or two if a run is split. */
export function fitted(laid: readonly string[], marked: boolean, added: readonly string[], agreed: Agreed): string[][] {
  const more = ordered(added, agreed);
  const spots = [laid.length, 0, ...laid.keys()];
  const whole = spots.map((at) => laid.toSpliced(at, 0, ...more)).find((each) => shapeOf(each, marked, agreed) !== null);
  if (whole) return [whole];
  const ends = bothEnds(laid, more, agreed);
  if (ends) return [ends];
  const parts = splitFor(laid, more, agreed);
  if (parts) return parts;
  const together = ordered([...laid, ...more], agreed);
  if (shapeOf(together, marked, agreed) !== null || !laid.some((tile) => kindOf(tile) === JOKER)) return [together];
  return [[...laid, ...more]];
}

/** Some tiles before, the others after: 3 and 7 to 4 5 6. */
function bothEnds(laid: readonly string[], added: readonly string[], agreed: Agreed): string[] | null {
  for (let count = 1; count < added.length; count += 1) {
    const tried = [...added.slice(0, count), ...laid, ...added.slice(count)];
    if (shapeOf(tried, false, agreed) !== null) return tried;
  }
  return null;
}

/** A second 5 splits 3 4 5 6 7 into 3 4 5 and 5 6 7 (rummikub-14). */
function splitFor(laid: readonly string[], added: readonly string[], agreed: Agreed): string[][] | null {
  const [tile] = added;
  if (added.length !== 1 || tile === undefined || shapeOf(laid, false, agreed) !== "run") return null;
  for (let at = 2; at <= laid.length - 2; at += 1) {
    for (const parts of [[[...laid.slice(0, at), tile], laid.slice(at)], [laid.slice(0, at), [tile, ...laid.slice(at)]]]) {
      if (parts.every((part) => shapeOf(part, false, agreed) === "run")) return parts;
    }
  }
  return null;
}
