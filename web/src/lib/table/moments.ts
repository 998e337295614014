/**
 * What a table shows now, as a pure function: views and events go in, the picture to show comes out. If a board has
 * moments of its own (the end of a trick, of a round), they wait here in a row, only the latest of each kind, until each
 * has been seen; the newest view stands behind them and is shown as soon as none is left.
 */
import type { Moment } from "$lib/boards/board";
import type { GameEvent } from "$lib/i18n/words";

export interface Queue<V = unknown> {
  /** The moments still to be seen, the one being shown first. */
  readonly waiting: readonly Moment<V>[];
  /** The table as it is now, and what happened since the last moment. */
  readonly view: V;
  readonly events: readonly GameEvent[];
}

/** What is drawn: a moment, or the table as it is now. */
export interface Shown<V = unknown> {
  readonly view: V;
  readonly events: readonly GameEvent[];
  readonly moment: Moment<V> | null;
}

export type FindMoments<V = unknown> = (before: V, after: V, events: readonly GameEvent[]) => readonly Moment<V>[] | null;

/** A table that has just been opened: nothing waits. */
export function begin<V>(view: V, events: readonly GameEvent[] = []): Queue<V> {
  return { waiting: [], view, events };
}

/**
 * A new view has come. Its moments line up behind waiting ones of other kinds, and replace those of their own kind; what happened besides
 * them is shown with the newest view. In a replay (`still`) a step is the reader's own, so that what waited before it is over.
 */
export function arrived<V>(queue: Queue<V>, view: V, events: readonly GameEvent[], find: FindMoments<V>, still = false): Queue<V> {
  if (view === queue.view) return queue;
  const found = find(queue.view, view, events);
  if (found === null) return begin(view, events);
  const told = new Set(found.flatMap((moment) => moment.events));
  const rest = told.size > 0 ? events.filter((event) => !told.has(event)) : events;
  const kinds = new Set(found.map((moment) => moment.kind));
  const before = still ? [] : queue.waiting.filter((moment) => !kinds.has(moment.kind));
  return { waiting: [...before, ...found], view, events: before.length > 0 ? [...queue.events, ...rest] : rest };
}

/** The moment that is shown has been seen. */
export function passed<V>(queue: Queue<V>): Queue<V> {
  return queue.waiting.length === 0 ? queue : { ...queue, waiting: queue.waiting.slice(1) };
}

/** The reader is asked for a decision and the clock runs: it waits behind one moment, the latest, and no more. */
export function latest<V>(queue: Queue<V>): Queue<V> {
  return queue.waiting.length < 2 ? queue : { ...queue, waiting: queue.waiting.slice(-1) };
}

/** Straight to the table as it is now. */
export function toNow<V>(queue: Queue<V>): Queue<V> {
  return queue.waiting.length === 0 ? queue : { ...queue, waiting: [] };
}

/** What is drawn now. */
export function shown<V>(queue: Queue<V>): Shown<V> {
  const [moment] = queue.waiting;
  return moment ? { view: moment.view, events: moment.events, moment } : { view: queue.view, events: queue.events, moment: null };
}

/** Milliseconds of a glance, given the seconds the reader has set for things to read. */
const GLANCE: Readonly<Record<number, number>> = { 3: 1200, 6: 2000 };

/** Milliseconds that a moment may take of the reader's own clock. */
const HURRIED = 2000;

/** How long a moment stays, by the reader's seconds, which may be infinite for what is to be read; null: until the reader goes on, or is hurried. */
export function lasts(moment: Pick<Moment, "stays">, seconds: number, hurried = false): number | null {
  const waits = seconds === 0 || (moment.stays === "read" && seconds === Infinity);
  const time = waits ? null : moment.stays === "read" ? seconds * 1000 : (GLANCE[seconds] ?? 1600);
  return hurried ? Math.min(time ?? HURRIED, HURRIED) : time;
}
