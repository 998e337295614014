/** What a page holds of a table it follows: a pure function of the messages, as docs/protocol.md says. */
import { changed } from "./changes";
import type { News, Picture, Sync } from "./types";

export interface Held {
  /** The number of the last message taken in; 0 before the first. */
  readonly n: number;
  /** What everyone sees alike: seats, clocks, who acts. */
  readonly picture: Picture;
  /** What we may know of the game; null before it begins. */
  readonly view: unknown;
  /** The moves our seat may choose from. */
  readonly moves: readonly string[];
}

/**
 * Returns what is held after a message: for news already known, what was held before; null if something was missed, and
 * the table must be followed again.
 */
export function heard(held: Held | null, message: Sync | News): Held | null {
  if (message.type === "sync") return { n: message.n, picture: message.picture, view: message.view, moves: message.moves };
  if (held === null || message.n <= held.n) return held;
  if (message.n > held.n + 1) return null;
  return {
    n: message.n,
    picture: changed(held.picture, message.changes ?? []),
    view: changed(held.view, message.view ?? []),
    moves: message.moves ?? held.moves,
  };
}
