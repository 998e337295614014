/** Score pads live in this browser: one entry each, so that a full shelf never costs a running game. */
import type { GameKey } from "$lib/boards/registry";

export interface Pad<S = unknown> {
  id: string;
  game: GameKey;
  /** Milliseconds; when it was begun and last written to. */
  begun: number;
  written: number;
  names: string[];
  options: Record<string, string>;
  sheet: S;
}

const PREFIX = "magehall-pad-";
const NAMES = "magehall-pad-names";

export function newPad<S>(game: GameKey, names: string[], options: Record<string, string>, sheet: S): Pad<S> {
  const now = Date.now();
  const id = now.toString(36) + Math.floor(Math.random() * 36 ** 3).toString(36);
  return { id, game, begun: now, written: now, names, options, sheet };
}

export function savePad(pad: Pad): void {
  localStorage.setItem(PREFIX + pad.id, JSON.stringify({ ...pad, written: Date.now() }));
}

export function readPad(id: string): Pad | null {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + id) ?? "null") as Pad | null;
  } catch {
    return null;
  }
}

export function removePad(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

/** All pads, the one written to last first. */
export function allPads(): Pad[] {
  const ids = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== NAMES);
  const pads = ids.map((key) => readPad(key.slice(PREFIX.length))).filter((pad) => pad !== null);
  return pads.sort((one, two) => two.written - one.written);
}

/** The names at the last table, offered at the next one. */
export function lastNames(): string[] {
  try {
    return JSON.parse(localStorage.getItem(NAMES) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function keepNames(names: readonly string[]): void {
  localStorage.setItem(NAMES, JSON.stringify(names));
}
