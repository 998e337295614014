/** Opening a table: sensible defaults for each game, and what was chosen last time. */
import { inPocket } from "$lib/router";
import type { GameLine, Terms } from "$lib/wire/types";

/** What sits on a seat of a new table. */
export type Sitter = "me" | "person" | Here | `bot:${string}`;
/** Somebody who plays on this device too, by name. */
type Here = `here:${string}`;

export interface Plan {
  terms: Terms;
  /** One for each seat; the first is mine. */
  sitters: Sitter[];
}

const KEY = "magehall-plan-";
const HERE = "here:";
/** How many sit at a table when nothing else was chosen. */
const USUAL: Record<string, number> = { wizard: 4, rummikub: 3, carcassonne: 3, witchstone: 3 };

/** The level offered first: medium if there is one, else the strongest. */
export function usualLevel(line: GameLine): string {
  return line.bots.includes("medium") ? "medium" : (line.bots.at(-1) ?? "random");
}

export function usualPlan(line: GameLine): Plan {
  const seats = Math.min(line.most, Math.max(line.least, USUAL[line.key] ?? line.least));
  return fit(line, { terms: { game: line.key, seats }, sitters: ["me"] });
}

/** Makes a plan fit a game: known levels and options only, as many sitters as seats. */
export function fit(line: GameLine, plan: Plan): Plan {
  const seats = Math.min(line.most, Math.max(line.least, plan.terms.seats));
  const level: Sitter = `bot:${usualLevel(line)}`;
  const sitters = Array.from({ length: seats }, (_, place) => known(line, plan.sitters[place]) ?? (place === 0 ? "me" : level));
  const options = Object.fromEntries(Object.entries(plan.terms.options ?? {}).filter(([name, value]) => allowed(line, name, value)));
  return { terms: { ...plan.terms, game: line.key, seats, options }, sitters };
}

function known(line: GameLine, sitter: Sitter | undefined): Sitter | undefined {
  if (sitter === "person" && inPocket()) return undefined;
  return sitter?.startsWith("bot:") && !line.bots.includes(sitter.slice(4)) ? undefined : sitter;
}

function allowed(line: GameLine, name: string, value: string): boolean {
  return line.options.find((option) => option.name === name)?.values.includes(value) ?? false;
}

/** Each hall has its own levels, and the one in this browser no other people. */
const keyOf = (game: string) => KEY + (inPocket() ? "pocket-" : "") + game;

export function lastPlan(line: GameLine): Plan {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(line.key)) ?? "null") as Plan | null;
    return kept ? fit(line, kept) : usualPlan(line);
  } catch {
    return usualPlan(line);
  }
}

export function keepPlan(plan: Plan): void {
  localStorage.setItem(keyOf(plan.terms.game), JSON.stringify(plan));
}

/** The same plan with people awaited on all seats but mine. */
export function forPeople(plan: Plan): Plan {
  return { ...plan, sitters: plan.sitters.map((_, place) => (place === 0 ? "me" : "person")) };
}

/** The name of somebody who plays on this device too; null for all others. */
export function nameHere(sitter: Sitter | undefined): string | null {
  return sitter?.startsWith(HERE) ? sitter.slice(HERE.length) : null;
}

/**
 * The same plan for people who pass one device round, by the names of the last evening, mine not among them. There is no
 * clock: it would run while the device goes from hand to hand.
 */
export function forOneDevice(line: GameLine, { terms: { clock: _, ...terms }, sitters }: Plan, names: readonly string[]): Plan {
  const isKnown = sitters.some((sitter) => nameHere(sitter) !== null);
  const seats = isKnown ? terms.seats : Math.min(line.most, Math.max(line.least, names.length + 1));
  const left = [...names];
  const seated = Array.from({ length: seats }, (_, place): Sitter => {
    const sitter = sitters[place];
    if (place === 0) return "me";
    return isKnown && sitter !== undefined && nameHere(sitter) === null ? sitter : `here:${left.shift() ?? nameHere(sitter) ?? ""}`;
  });
  return { terms: { ...terms, seats }, sitters: seated };
}

/** Seconds after which somebody who is gone is seen to, at a table where others play and meet at one time. */
const PATIENCE = 120;

/** What is agreed unless somebody said otherwise: a player alone with bots is waited for. */
export function settled({ terms, sitters }: Plan): Terms {
  const together = sitters.includes("person") && terms.clock?.mode !== "days";
  return { ...terms, absence: together ? terms.absence || PATIENCE : 0 };
}

/** The same plan with a bot wherever a person was awaited, to start at once. */
export function againstBots(line: GameLine, plan: Plan): Plan {
  const level: Sitter = `bot:${usualLevel(line)}`;
  return { ...plan, sitters: plan.sitters.map((sitter, place) => (place === 0 ? "me" : sitter.startsWith("bot:") ? sitter : level)) };
}
