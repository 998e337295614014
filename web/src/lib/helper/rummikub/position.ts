/** A table and a rack as they are tapped in. */
import { writeSet } from "$lib/boards/rummikub/notation";
import { agreedOf, ordered, shapeOf } from "$lib/boards/rummikub/sets";
import { compare, JOKER } from "$lib/boards/rummikub/tiles";
import type { Answer, Asked } from "./solve";

export interface Position {
  /** Kinds; the sets of the table. */
  sets: readonly (readonly string[])[];
  rack: readonly string[];
  opening: boolean;
}

/** Where the next tile goes: a set by its place, or the rack. */
export type Goal = number | "rack";

export const EMPTY: Position = { sets: [], rack: [], opening: false };
const AGREED = agreedOf({});
const COPIES = 2;

/** How many tiles of a kind are still in the box. */
export function leftOf(position: Position, kind: string): number {
  return COPIES - [...position.sets.flat(), ...position.rack].filter((each) => each === kind).length;
}

/** Adds a tile where it belongs: sets and racks stay in order. */
export function added(position: Position, goal: Goal, kind: string): Position {
  if (leftOf(position, kind) <= 0) return position;
  if (goal === "rack") return { ...position, rack: [...position.rack, kind].sort((one, two) => compare(one, two, "colour")) };
  const sets = goal >= position.sets.length ? [...position.sets, []] : [...position.sets];
  const place = Math.min(goal, sets.length - 1);
  const set = [...(sets[place] ?? []), kind];
  // A joker stays where it is tapped in, as long as that makes a set.
  sets[place] = set.includes(JOKER) && shapeOf(set, false, AGREED) ? set : ordered(set, AGREED);
  return { ...position, sets };
}

export function removed(position: Position, goal: Goal, at: number): Position {
  if (goal === "rack") return { ...position, rack: position.rack.toSpliced(at, 1) };
  const sets = position.sets.map((set, place) => (place === goal ? set.toSpliced(at, 1) : set));
  return { ...position, sets: sets.filter((set) => set.length > 0) };
}

export function withoutSet(position: Position, place: number): Position {
  return { ...position, sets: position.sets.toSpliced(place, 1) };
}

export function isWrong(set: readonly string[]): boolean {
  return shapeOf(set, false, AGREED) === null;
}

/** Whether the solver can be asked. */
export function isReady(position: Position): boolean {
  return position.rack.length > 0 && !position.sets.some(isWrong);
}

export function asked(position: Position): Asked {
  return { table: position.sets.map((set) => writeSet({ tiles: set, marked: false })), rack: position.rack, opening: position.opening };
}

/** The position after a play was laid. */
export function after(position: Position, answer: Answer): Position {
  const rack = [...position.rack];
  for (const kind of answer.played) rack.splice(rack.indexOf(kind), 1);
  const sets = answer.table.map((text) => text.replace(/^group /, "").split(" "));
  return { sets, rack, opening: position.opening && answer.count === 0 };
}

const KEPT = "magehall-rummikub-helper";

export function keep(position: Position): void {
  localStorage.setItem(KEPT, JSON.stringify(position));
}

/** Reads what was kept; anything odd means an empty table. */
export function kept(): Position {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "null") as Partial<Position> | null;
    return { ...EMPTY, ...found };
  } catch {
    return EMPTY;
  }
}
