/** What the main button says about a turn being built: what it would do, or what is still missing. */
import type { Words } from "$lib/i18n/words";
import type { Choice } from "../board";
import { kindOf } from "./tiles";

export const WANTED = 30;

/** A turn as it lies. */
export interface Built {
  move: string;
  /** My tiles on the table, and how many are left. */
  laid: readonly string[];
  left: number;
  /** How many sets are not in order. */
  wrong: number;
  /** What the sets of my own tiles are worth. */
  value: number;
  opened: boolean;
  /** The server has judged it, and the turn may be ended. */
  known: boolean;
  legal: boolean;
}

/** The button for a turn that is being built. */
export function planOf(built: Built, words: Words): Choice {
  const { move, laid, left } = built;
  const missing = missingOf(built);
  const counts = laid.length > 0 && (missing === null || left > 0);
  return {
    move,
    label: words.say("rummikub-web-end"),
    loses: words.say("rummikub-web-loses", { count: laid.length, tiles: laid.map(kindOf).join(" ") }),
    ...(counts ? { sentence: words.say("rummikub-web-laid", { count: laid.length, left }) } : {}),
    ...(missing === null ? {} : { missing: words.say("rummikub-web-missing", missing) }),
  };
}

/** What is missing, the most obvious thing first; null if the turn may be ended. */
export function missingOf({ laid, wrong, value, opened, known, legal }: Built): Record<string, string | number> | null {
  if (wrong > 0) return { what: "sets", count: wrong };
  if (laid.length === 0) return { what: "tile" };
  if (!opened && value < WANTED) return { what: "opening", value, wanted: WANTED };
  if (!known) return { what: "wait" };
  return legal ? null : { what: "other" };
}

/** Whether two choices say and do the same. */
export function sameChoice(one: Choice | null, two: Choice | null): boolean {
  if (one === null || two === null) return one === two;
  return one.move === two.move && one.label === two.label && one.sentence === two.sentence && one.missing === two.missing && one.loses === two.loses;
}
