/** Clocks to choose from: presets of each kind, and your own numbers. */
import type { Clock, GameLine } from "$lib/wire/types";

export type Mode = NonNullable<Clock["mode"]>;
export type Expiry = NonNullable<Clock["expiry"]>;
/** The numbers of a clock, without what happens at its end. */
export type Times = Pick<Clock, "seconds" | "increment">;

const DAY = 86_400;

export const MODES: readonly Mode[] = ["none", "turn", "bank", "days"];

/** The first of each is the usual one. */
export const PRESETS: Record<Mode, readonly Times[]> = {
  none: [],
  turn: [{ seconds: 60 }, { seconds: 30 }, { seconds: 120 }],
  bank: [{ seconds: 600, increment: 15 }, { seconds: 300, increment: 10 }, { seconds: 1200, increment: 30 }],
  days: [{ seconds: 3 * DAY }, { seconds: DAY }, { seconds: 7 * DAY }],
};

/** A number you can set: how many seconds a unit of it is, and its bounds in units. */
export interface Dial {
  key: "minutes" | "increment" | "seconds" | "day-count";
  sets: "seconds" | "increment";
  unit: number;
  least: number;
  most: number;
}

/** What can be set for each kind of clock. */
export const DIALS: Record<Mode, readonly Dial[]> = {
  none: [],
  turn: [{ key: "seconds", sets: "seconds", unit: 1, least: 5, most: 3600 }],
  bank: [
    { key: "minutes", sets: "seconds", unit: 60, least: 1, most: 600 },
    { key: "increment", sets: "increment", unit: 1, least: 0, most: 600 },
  ],
  days: [{ key: "day-count", sets: "seconds", unit: DAY, least: 1, most: 30 }],
};

/** The clock with another kind, at its usual numbers; what happens at its end stays as agreed. */
export function withMode(clock: Clock, mode: Mode): Clock {
  return withTimes({ ...clock, mode }, PRESETS[mode][0] ?? {});
}

export function withTimes({ mode, expiry }: Clock, times: Times): Clock {
  return { ...(mode ? { mode } : {}), seconds: times.seconds ?? 0, increment: times.increment ?? 0, ...(expiry ? { expiry } : {}) };
}

/** The clock with one number changed to `value` units; an unreadable number changes nothing. */
export function withDial(clock: Clock, dial: Dial, value: number): Clock {
  if (!Number.isFinite(value)) return clock;
  const units = Math.min(dial.most, Math.max(dial.least, Math.round(value)));
  return { ...clock, [dial.sets]: units * dial.unit };
}

export function shown(clock: Clock, { sets, unit }: Dial): number {
  return Math.round((clock[sets] ?? 0) / unit);
}

export function isPreset(clock: Clock, times: Times): boolean {
  return (clock.seconds ?? 0) === (times.seconds ?? 0) && (clock.increment ?? 0) === (times.increment ?? 0);
}

/** What can be agreed for somebody who is away or out of time; a rule of the game needs a clock. */
export function expiries(line: GameLine, clock: Clock): Expiry[] {
  const timed = (clock.mode ?? "none") !== "none";
  return line.timeout && timed ? ["deputy", "move", "wait", "rule"] : ["deputy", "move", "wait"];
}

/** Leaves nothing agreed that the game or the clock cannot keep. */
export function sound(line: GameLine, clock: Clock): Clock {
  return expiries(line, clock).includes(clock.expiry ?? "deputy") ? clock : { ...clock, expiry: "deputy" };
}
