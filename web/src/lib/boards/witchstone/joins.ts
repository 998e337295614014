/** What belongs together in a game of Witchstone: two consecutive events as one. */
import type { Fact, GameEvent } from "$lib/i18n/words";

type Join = (before: GameEvent, event: GameEvent) => GameEvent | null;

const first: Join = (before) => before;
const second: Join = (_, event) => event;

/** A chip that is used at once. */
const used: Join = (before, event) => (before["chip"] === event["chip"] && !before["used"] ? { ...before, used: 1 } : null);
/** The end of what was found on the pentagram. */
const found = (way: string): Join => (before, event) => (before["tile"] === event["tile"] ? { ...before, found: way, hex: event["hex"] ?? [] } : null);

/** By the kinds of both, of one seat if both have one. */
const JOINS: Readonly<Record<string, Join>> = {
  "supply-shrank tile-drawn": second,
  "tile-drawn supply-shrank": first,
  "turn-began tile-placed": (before, event) => ({ ...event, round: before["round"] ?? 0 }),
  "tile-placed action-opened": (before, event) => (event["source"] === "tile" && !before["actions"] ? { ...before, ...picked(event, "action", "actions") } : null),
  "segment-placed segment-placed": (before, event) => (before["chain"] === event["chain"] ? event : null),
  "segment-placed chain-finished": (before, event) => (before["chain"] === event["chain"] ? event : null),
  "chain-finished chain-finished": (before, event) => ({ ...event, chains: listed(before, "chains", "chain").concat(listed(event, "chains", "chain")), points: sum("points", before, event), count: count(before) + count(event) }),
  "prophecy-counted prophecy-counted": (before, event) => ({ ...event, scrolls: listed(before, "scrolls", "scroll").concat(listed(event, "scrolls", "scroll")), each: listed(before, "each", "points").concat(listed(event, "each", "points")), points: sum("points", before, event), count: count(before) + count(event) }),
  "witch-laid witch-laid": (before, event) => ({ ...event, count: count(before) + count(event) }),
  "witch-sent stone-reached": (before, event) => ({ ...before, points: sum("points", before, event) }),
  "witch-sent chip-taken": (before, event) => (before["place"] === event["place"] ? { ...before, ...picked(event, "chip") } : null),
  "witch-sent chip-used": used,
  "chip-taken chip-used": used,
  "tower-taken chip-taken": (before, event) => ({ ...before, ...picked(event, "chip") }),
  "tower-taken action-opened": (before, event) => (event["source"] === "setup" ? before : null),
  "crystal-brought-out crystal-shelved": (before, event) => ({ ...before, ...picked(event, "shelf") }),
  "crystal-brought-out action-opened": (before, event) => (event["source"] === "shelf" && !before["gain"] ? { ...before, gain: event["actions"] ?? 0 } : null),
  "crystal-brought-out chip-taken": (before, event) => ({ ...before, ...picked(event, "chip") }),
  "crystal-brought-out chip-used": used,
  "crystal-moved crystal-moved": (before, event) => (before["hex"] === event["from"] ? { ...event, from: before["from"] ?? "", actions: sum("actions", before, event) } : null),
  "owl-stepped owl-stepped": (before, event) => (before["found"] === undefined ? { ...event, steps: sum("steps", before, event) } : null),
  "owl-stepped special-taken": (before, event) => ({ ...before, ...picked(event, "tile", "symbol_a", "symbol_b"), found: "special" }),
  "owl-stepped owl-tile-taken": (before, event) => ({ ...before, ...picked(event, "value"), found: "owl" }),
  "owl-stepped special-placed": found("placed"),
  "owl-stepped special-kept": found("kept"),
  "special-taken special-placed": second,
  "special-taken special-kept": second,
  // What is turned up lies open on the board.
  "owl-stepped special-refilled": first,
  "special-taken special-refilled": first,
  "scroll-taken scroll-revealed": first,
};

/** For deeds that use actions: of which kind, and how many; null if those are all there are. */
const DEEDS: Readonly<Record<string, [action: string, uses: (deed: GameEvent) => Fact | null | undefined]>> = {
  "wand-stepped": ["wand", () => null],
  "scroll-taken": ["scroll", () => null],
  "owl-stepped": ["pentagram", (deed) => deed["steps"]],
  "crystal-moved": ["crystal", (deed) => deed["actions"]],
  "crystal-brought-out": ["crystal", (deed) => deed["actions"]],
  "witch-laid": ["witch", () => 1],
  "witch-sent": ["witch", (deed) => deed["actions"]],
  "segment-placed": ["energy", () => 1],
};
/** What gives actions, and what says that they are not used. */
const OPENED = new Set(["action-opened", "bonus-reached"]);
const LOST = "actions-lost";

export function joins(before: GameEvent, event: GameEvent): GameEvent | null {
  const isOne = event["seat"] === undefined || before["seat"] === event["seat"];
  if (!isOne) return null;
  if (OPENED.has(before.event) && isSpent(before, event)) return event;
  return JOINS[`${before.event} ${event.event}`]?.(before, event) ?? null;
}

/** One deed reports all the actions that were opened. */
function isSpent(opened: GameEvent, deed: GameEvent): boolean {
  const [action, uses] = deed.event === LOST ? [deed["action"], (lost: GameEvent) => lost["actions"]] : (DEEDS[deed.event] ?? [null, () => null]);
  const spent = uses(deed);
  return opened["action"] === action && (spent === null || spent === opened["actions"]);
}

function picked(event: GameEvent, ...names: string[]): Record<string, Fact> {
  return Object.fromEntries(names.flatMap((name) => (event[name] === undefined ? [] : [[name, event[name]]])));
}

/** What a joined event has in a list, and any other on its own. */
function listed(event: GameEvent, many: string, one: string): string[] {
  return [event[many] ?? event[one] ?? []].flat().map(String);
}

/** How many events were joined. */
function count(event: GameEvent): number {
  return Number(event["count"] ?? 1);
}

function sum(fact: string, ...events: GameEvent[]): number {
  return events.reduce((total, event) => total + Number(event[fact] ?? 0), 0);
}
