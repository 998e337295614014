/** What a board may borrow from the frame around it: the phone's bottom sheet shows the frame's panels too. */
import { getContext, setContext, type Snippet } from "svelte";
import type { Words } from "$lib/i18n/words";
import type { Desk } from "./desk";

export interface Frame {
  readonly words: Words;
  /** The tabs every table has on a phone, after the board's own. */
  readonly tabs: readonly { key: string; label: string; badge?: string | number; content: Snippet }[];
  /** The buttons of the status line; on a phone they stand at the foot of the sheet. */
  readonly actions: Snippet;
  /** The chairs with their clocks, and what can be done about them. */
  readonly desk: Desk;
  /** This much of the table is covered from below by a message. */
  readonly covered: number;
  /** True if nobody acts, in a replay: no buttons, and more room for the board. */
  readonly still: boolean;
  /** What this screen is: the table with all there is to it; a hand, with what is needed to decide, beside a television; or that television, on which nothing can be done. */
  readonly device: "table" | "hand" | "television";
}

/** A frame whose parts are read whenever a board looks at them. */
export function liveFrame(read: () => Frame): Frame {
  return {
    get words() {
      return read().words;
    },
    get tabs() {
      return read().tabs;
    },
    get actions() {
      return read().actions;
    },
    get desk() {
      return read().desk;
    },
    get covered() {
      return read().covered;
    },
    get still() {
      return read().still;
    },
    get device() {
      return read().device;
    },
  };
}

const KEY = Symbol("frame");

export function offerFrame(frame: Frame): void {
  setContext(KEY, frame);
}

export function theFrame(): Frame {
  return getContext<Frame>(KEY);
}

/** What the frame knows of the chairs; nothing if a board is shown without one. */
export function theDesk(): () => Desk {
  const frame = getContext<Frame | undefined>(KEY);
  return () => frame?.desk ?? {};
}
