/** What a table offers around the board; what is missing is not shown. */
import type { IconName } from "$lib/design/Icon.svelte";
import type { Step } from "$lib/review/hinting";
import type { Advice, Chair, Clock } from "$lib/wire/types";
import type { Lookback } from "./lookback.svelte";
import type { ChatLine } from "./session.svelte";

export interface Desk {
  /** Nobody acts here: a game is only looked at. */
  still?: boolean;
  /** A step of a hint: what to look at, the best few, the answer. */
  hint?: (step: Step) => Promise<Advice>;
  /** Takes the last decision back, or throws. */
  undo?: () => Promise<unknown>;
  takeback?: () => Promise<unknown>;
  /** Keeps the move being composed for when the clock runs out. */
  draft?: (text: string | null) => void;
  /** What happened since my last turn, to be looked at on the board. */
  since?: () => Promise<Lookback>;
  resign?: () => Promise<unknown>;
  /** Where the table can be seen later on. */
  links?: readonly { label: string; href: string; icon?: IconName }[];
  talk?: Talk;
  chairs?: readonly Chair[];
  clock?: Clock | undefined;
  /** The server's clock minus ours. */
  skew?: number;
}

export interface Talk {
  lines: readonly ChatLine[];
  mode: "free" | "phrases" | "off";
  say(text: string): Promise<unknown>;
  phrase(phrase: string): Promise<unknown>;
}

export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "your-turn", "again", "bye"] as const;
