/** A turn being tried out: sets on the table and what is done to them, step by step. */
import { Difference } from "./difference";
import { writeMove, type WrittenSet } from "./notation";
import { arrange, inReadingOrder, type Beside, type Place, type Places } from "./places";
import { fitted, needsMark, ordered, rolesOf, shapeOf, valueOf, type Agreed } from "./sets";
import { JOKER, kindOf, single } from "./tiles";

export interface LaidSet {
  id: number;
  /** Single tiles in their order. */
  tiles: readonly string[];
  marked: boolean;
}

/** A moment of the turn. */
export interface Felt {
  sets: readonly LaidSet[];
  places: Places;
}

/** Where tiles go: into a set (at a place of it, or where they fit), or down on the felt. */
export type Target = { kind: "set"; id: number; at?: number } | { kind: "felt"; near?: Place | undefined };

export const EMPTY: Felt = { sets: [], places: new Map() };

/** The set in which a tile lies. */
export function setOf(felt: Felt, tile: string): LaidSet | undefined {
  return felt.sets.find((laid) => laid.tiles.includes(tile));
}

/** Moves tiles; if a run is left with a hole, it becomes two sets. */
export function moved(felt: Felt, tiles: readonly string[], target: Target, cols: number, agreed: Agreed): Felt {
  const goal = target.kind === "set" ? felt.sets.find((laid) => laid.id === target.id) : undefined;
  const rest = lifted(felt, tiles, agreed, goal?.id);
  if (!goal) return putDown(rest, [ordered(tiles, agreed)], cols, target.kind === "felt" ? target.near : undefined);
  const there = goal.tiles.filter((tile) => !tiles.includes(tile));
  const at = target.kind === "set" && target.at !== undefined ? target.at - goal.tiles.slice(0, target.at).filter((tile) => tiles.includes(tile)).length : undefined;
  const parts = at === undefined ? fitted(there, goal.marked, tiles, agreed) : [there.toSpliced(at, 0, ...tiles)];
  const [first = [], ...more] = parts;
  const sets = rest.sets.map((laid) => (laid.id === goal.id ? { ...laid, tiles: first, marked: goal.marked && needsMark(first) } : laid));
  const kept = { ...rest, sets };
  const place = felt.places.get(goal.id);
  return putDown(kept, more, cols, place && { row: place.row, col: place.col + 2 * first.length + 1 });
}

/**
 * Which of the sets that tiles touch they join. Two sets are joined if that makes a set, or if neither is one yet;
 * otherwise the tiles join the one they fit, the unfinished one, or the nearer one.
 */
export function joining(felt: Felt, tiles: readonly string[], { left, right }: Beside, agreed: Agreed): Beside {
  if (!left || !right) return { left, right };
  const rest = lifted(felt, tiles, agreed);
  const [one, two] = [left, right].map(({ id }) => rest.sets.find((laid) => laid.id === id));
  if (!one || !two || isSet(readable([...one.tiles, ...ordered(tiles, agreed), ...two.tiles], agreed), agreed)) return { left, right };
  const near = left.gap <= right.gap;
  const only = (isLeft: boolean): Beside => (isLeft ? { left, right: null } : { left: null, right });
  const [fitsOne, fitsTwo] = [one, two].map((laid) => fitsInto(laid, tiles, agreed));
  if (fitsOne || fitsTwo) return only(fitsOne && fitsTwo ? near : fitsOne === true);
  const [doneOne, doneTwo] = [one, two].map((laid) => shapeOf(laid.tiles, laid.marked, agreed) !== null);
  if (!doneOne && !doneTwo) return { left, right };
  return only(doneOne && doneTwo ? near : doneOne !== true);
}

/** Puts tiles down between sets, which become one with them. */
export function joined(felt: Felt, tiles: readonly string[], { left, right }: Beside, cols: number, agreed: Agreed): Felt {
  const rest = lifted(felt, tiles, agreed);
  const [one, two] = [left, right].map((touched) => rest.sets.find((laid) => laid.id === touched?.id));
  const anchor = one ?? two;
  if (!anchor) return putDown(rest, [ordered(tiles, agreed)], cols);
  const whole = [...(one?.tiles ?? []), ...ordered(tiles, agreed), ...(two?.tiles ?? [])];
  const [first = [], ...more] = one && two ? [readable(whole, agreed)] : besideOne(anchor, tiles, whole, agreed);
  const sets = rest.sets.flatMap((laid) => {
    if (laid.id === anchor.id) return [{ ...laid, tiles: first, marked: laid.marked && needsMark(first) }];
    return laid === two ? [] : [laid];
  });
  const place = rest.places.get(anchor.id) ?? { row: 0, col: 0 };
  const col = Math.max(0, place.col - 2 * Math.max(0, first.indexOf(anchor.tiles[0] ?? "")));
  const kept = { sets, places: new Map([...rest.places].filter(([id]) => id !== two?.id || id === anchor.id)).set(anchor.id, { ...place, col }) };
  return putDown(kept, more, cols, { row: place.row, col: col + 2 * first.length + 1 });
}

/** Tiles at one set go where they fit, otherwise on the side where they were put. */
function besideOne(laid: LaidSet, tiles: readonly string[], whole: readonly string[], agreed: Agreed): readonly (readonly string[])[] {
  if (!isSet(whole, agreed) && fitsInto(laid, tiles, agreed)) return fitted(laid.tiles, laid.marked, tiles, agreed);
  return [readable(whole, agreed)];
}

/** Whether tiles make a set longer, or two of it, at once. */
function fitsInto(laid: LaidSet, tiles: readonly string[], agreed: Agreed): boolean {
  return fitted(laid.tiles, laid.marked, tiles, agreed).every((part) => shapeOf(part, laid.marked, agreed) !== null);
}

function isSet(tiles: readonly string[], agreed: Agreed): boolean {
  return shapeOf(tiles, false, agreed) !== null;
}

/** Tiles as they lie, or in the order in which they form a set. */
function readable(tiles: readonly string[], agreed: Agreed): readonly string[] {
  const sorted = ordered(tiles, agreed);
  return !isSet(tiles, agreed) && isSet(sorted, agreed) ? sorted : tiles;
}

/** Takes tiles back to the rack. */
export function takenBack(felt: Felt, tiles: readonly string[], cols: number, agreed: Agreed): Felt {
  return putDown(lifted(felt, tiles, agreed), [], cols);
}

/** Lays a tile in place of a joker that stands for it; the joker then lies alone. Null if it does not stand for it. */
export function swapped(felt: Felt, tile: string, joker: string, cols: number, agreed: Agreed): Felt | null {
  const laid = setOf(felt, joker);
  if (!laid || kindOf(joker) !== JOKER || kindOf(tile) === JOKER || laid.tiles.includes(tile)) return null;
  const at = laid.tiles.indexOf(joker);
  if (!rolesOf(laid.tiles, laid.marked, agreed)[at]?.includes(kindOf(tile))) return null;
  const rest = lifted(felt, [tile], agreed);
  const tiles = laid.tiles.with(at, tile);
  const sets = rest.sets.map((each) => (each.id === laid.id ? { ...each, tiles, marked: false } : each));
  const place = felt.places.get(laid.id);
  return putDown({ ...rest, sets }, [[joker]], cols, place && { row: place.row, col: place.col + 2 * tiles.length + 1 });
}

/** Says that one tile with two jokers is a group, or a run again. */
export function remarked(felt: Felt, id: number): Felt {
  return { ...felt, sets: felt.sets.map((laid) => (laid.id === id ? { ...laid, marked: !laid.marked } : laid)) };
}

/** Puts a whole set elsewhere on the felt. */
export function carried(felt: Felt, id: number, near: Place, cols: number): Felt {
  return { ...felt, places: arrange(sized(felt.sets), felt.places, cols, new Map([[id, near]])) };
}

/** Moves a tile within its set. */
export function shifted(felt: Felt, tile: string, way: -1 | 1): Felt {
  const laid = setOf(felt, tile);
  const at = laid?.tiles.indexOf(tile) ?? -1;
  const to = at + way;
  if (!laid || to < 0 || to >= laid.tiles.length) return felt;
  const tiles = laid.tiles.toSpliced(at, 1).toSpliced(to, 0, tile);
  return { ...felt, sets: felt.sets.map((each) => (each.id === laid.id ? { ...each, tiles } : each)) };
}

/** The table without tiles that are held; what is left of the set `goal` is not split. */
export function lifted(felt: Felt, tiles: readonly string[], agreed: Agreed, goal?: number): Felt {
  const places = new Map(felt.places);
  let next = nextId(felt);
  const sets = felt.sets.flatMap((laid): LaidSet[] => {
    const left = laid.tiles.filter((tile) => !tiles.includes(tile));
    if (left.length === laid.tiles.length || laid.id === goal) return [laid];
    if (left.length === 0) return [];
    const hole = holeOf(laid, tiles, agreed);
    if (hole === null) return [{ ...laid, tiles: left, marked: laid.marked && needsMark(left) }];
    const place = places.get(laid.id);
    const right = left.slice(hole);
    if (place) places.set(next, { row: place.row, col: place.col + 2 * (laid.tiles.length - right.length) });
    return [{ ...laid, tiles: left.slice(0, hole), marked: false }, { id: next++, tiles: right, marked: false }];
  });
  const first = (laid: LaidSet) => felt.sets.find((each) => each.id === laid.id)?.tiles.indexOf(laid.tiles[0] ?? "") ?? 0;
  // What stays of a set from which tiles were taken at the front does not move.
  for (const laid of sets) {
    const place = felt.places.get(laid.id);
    if (place && laid.id !== goal) places.set(laid.id, { row: place.row, col: place.col + 2 * Math.max(0, first(laid)) });
  }
  return { sets, places };
}

/** Where a run falls apart when tiles are taken from its middle; null if it does not. */
function holeOf(laid: LaidSet, tiles: readonly string[], agreed: Agreed): number | null {
  if (shapeOf(laid.tiles, laid.marked, agreed) !== "run") return null;
  const stays = laid.tiles.map((tile) => !tiles.includes(tile));
  const first = stays.indexOf(true);
  const hole = stays.indexOf(false, first);
  const again = hole < 0 ? -1 : stays.indexOf(true, hole);
  return again < 0 ? null : hole - first;
}

function putDown(felt: Felt, more: readonly (readonly string[])[], cols: number, near?: Place): Felt {
  const next = nextId(felt);
  const fresh = more.filter((tiles) => tiles.length > 0).map((tiles, place) => ({ id: next + place, tiles, marked: false }));
  const sets = [...felt.sets, ...fresh];
  const wanted = new Map(near ? fresh.map(({ id }) => [id, near]) : []);
  return { sets, places: arrange(sized(sets), felt.places, cols, wanted) };
}

function nextId(felt: Felt): number {
  return Math.max(0, ...felt.sets.map((laid) => laid.id), ...felt.places.keys()) + 1;
}

/** The sets with their sizes, for finding places. */
export function sized(sets: readonly LaidSet[]): { id: number; size: number }[] {
  return sets.map(({ id, tiles }) => ({ id, size: tiles.length }));
}

/**
 * Carries sets and tiles over to another table: what stayed keeps its place and every tile its name, in whatever order
 * the sets are written. `hand` are tiles that may have been laid, by name; `held` those that were not.
 */
export function followedTo(
  felt: Felt,
  table: readonly WrittenSet[],
  hand: readonly string[],
  cols: number,
  agreed: Agreed,
  held: readonly string[] = [],
): Felt {
  const before = felt.sets.map((laid) => laid.tiles);
  const difference = new Difference(before, table.map((laid) => laid.tiles), agreed);
  const kept = new Set(difference.origins.flat().flatMap((origin) => (origin ? [before[origin.set]?.[origin.place] ?? ""] : [])));
  const from = hand.filter((tile) => !kept.has(tile));
  const used = new Set([...kept, ...from, ...held]);
  let next = nextId(felt);
  const sets = table.map(({ tiles, marked }, number): LaidSet => {
    const ancestor = difference.ancestor(number);
    const named = tiles.map((kind, place) => {
      const origin = difference.origins[number]?.[place];
      return origin ? (before[origin.set]?.[origin.place] ?? kind) : freshName(kind, from, used);
    });
    return { id: ancestor === null ? next++ : (felt.sets[ancestor]?.id ?? next++), tiles: named, marked };
  });
  const places = new Map([...felt.places].filter(([id]) => sets.some((laid) => laid.id === id)));
  return { sets, places: arrange(sized(sets), places, cols) };
}

function freshName(kind: string, from: string[], used: Set<string>): string {
  const held = from.findIndex((tile) => kindOf(tile) === kind);
  const [name = single([kind], used)[0] ?? kind] = held < 0 ? [] : from.splice(held, 1);
  used.add(name);
  return name;
}

/** Lays out all sets afresh, as they are read now: another tile size, another width. */
export function relaid(felt: Felt, cols: number): Felt {
  const order = inReadingOrder(felt.sets, felt.places);
  return { sets: felt.sets, places: arrange(sized(order), new Map(), cols) };
}

/** The turn in the library's notation, the sets as they are read. */
export function moveOf(felt: Felt): string {
  return writeMove(inReadingOrder(felt.sets, felt.places).map((laid) => ({ tiles: laid.tiles.map(kindOf), marked: laid.marked })));
}

/** The sets that are not in order yet, as they are read. */
export function faulty(felt: Felt, agreed: Agreed): LaidSet[] {
  return inReadingOrder(felt.sets, felt.places).filter((laid) => shapeOf(laid.tiles, laid.marked, agreed) === null);
}

/** What sets of my own tiles are worth so far (rummikub-8). */
export function laidValue(felt: Felt, own: ReadonlySet<string>, agreed: Agreed): number {
  const fresh = felt.sets.filter((laid) => laid.tiles.every((tile) => own.has(tile)));
  const legal = fresh.filter((laid) => shapeOf(laid.tiles, laid.marked, agreed) !== null);
  return legal.reduce((sum, laid) => sum + valueOf(laid.tiles, laid.marked, agreed), 0);
}

/** The sets which these tiles would join at once. */
export function welcoming(felt: Felt, tiles: readonly string[], agreed: Agreed): Set<number> {
  const found = felt.sets.filter((laid) => {
    if (tiles.length === 0 || laid.tiles.some((tile) => tiles.includes(tile))) return false;
    const [first = tiles[0] ?? ""] = tiles;
    if (tiles.length === 1 && laid.tiles.some((joker) => swapped(felt, first, joker, 1000, agreed))) return true;
    return fitsInto(laid, tiles, agreed);
  });
  return new Set(found.map((laid) => laid.id));
}
