/** What a table offers around the board; missing parts are not shown. */
import type { IconName } from "$lib/design/Icon.svelte";
import type { Step } from "$lib/review/hinting";
import type { Letter } from "$lib/boards/board";
import type { Words } from "$lib/i18n/words";
import type { Advice, Asking, Chair, Clock } from "$lib/wire/types";
import type { Company } from "./company/company.svelte";
import type { Lookback } from "./lookback.svelte";
import type { ChatLine } from "./story.svelte";
import type { Pace } from "./terms";

export interface Desk {
  /** Nobody acts here: a game is only looked at. */
  still?: boolean;
  /** A step of a hint: what to look at, the best few, the answer. */
  hint?: (step: Step) => Promise<Advice>;
  /** Takes the last decision back, or throws. */
  undo?: () => Promise<unknown>;
  takeback?: () => Promise<unknown>;
  /** Keeps the move being composed for when the clock runs out; false if it was not heard. */
  draft?: (text: string | null) => Promise<boolean>;
  /** What happened since my last turn, to be looked at on the board. */
  since?: () => Promise<Lookback>;
  /** Plays worth considering, if turns are composed and cannot be listed. */
  propose?: () => Promise<readonly string[]>;
  resign?: () => Promise<unknown>;
  /** How fast the bots play, if I alone may say so; a refusal is shown, so setting it never fails. */
  pace?: { value: Pace; set: (pace: Pace) => Promise<void> };
  /** Leaves for a while; a bot plays on. */
  leave?: () => Promise<unknown>;
  /** Takes the seat back from the bot that plays for me; only while one does. */
  comeBack?: () => Promise<unknown>;
  /** Asks the others to end the game together. */
  end?: () => Promise<unknown>;
  /** Nobody else has to agree to that. */
  endsAtOnce?: boolean;
  /** Calls a bot in for those who are gone or late. */
  replace?: readonly { letter: Letter; name: string; run: () => Promise<unknown> }[];
  /** What was agreed before the game, in sentences. */
  agreed?: readonly string[];
  /** What awaits an answer. */
  asking?: Asking | null;
  /** The table can be shown on a television: its code, and whether anybody may watch. */
  television?: { code: string; watching: boolean };
  /** Where the table can be seen later on. */
  links?: readonly { label: string; href: string; icon?: IconName }[];
  talk?: Talk;
  /** Who else is here, and what can be done about them. */
  company?: Company;
  /** Brings earlier lines of the log; missing if it is complete. */
  earlier?: () => Promise<unknown>;
  chairs?: readonly Chair[];
  clock?: Clock | undefined;
  /** The server's clock minus ours. */
  skew?: number;
}

/** What was asked of the others, as one of them sees it. */
export interface Request {
  what: "takeback" | "end";
  /** Who asks. */
  name: string;
  isMine: boolean;
  asksMe: boolean;
  /** Who has not answered. */
  missing: readonly string[];
  /** When it lapses, by the server's clock. */
  until: number;
  answer: (yes: boolean) => Promise<unknown>;
}

/** Somebody the table waits for who is not there, or whose time is up. */
export interface Missing {
  letter: Letter;
  name: string;
  why: "gone" | "late";
}

export interface Talk {
  lines: readonly ChatLine[];
  /** The entry up to which nothing is new to us. */
  known: number;
  /** Brings earlier lines; missing if there can be none. */
  earlier?: (() => Promise<unknown>) | undefined;
  mode: "free" | "phrases" | "off";
  /** Why we may not speak, if so. */
  silenced?: string;
  say(text: string): Promise<unknown>;
  phrase(phrase: string): Promise<unknown>;
}

export const PHRASES = ["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "your-turn", "again", "bye"] as const;

/** What was said, in the reader's language if it is a ready-made phrase. */
export function saidText({ phrase, text }: Pick<ChatLine, "phrase" | "text">, words: Words): string {
  return phrase ? words.say(`server-phrase-${phrase}`) : text;
}

/** What a line of the chat asks the rules (`/rules who starts?`), by the English word or the reader's; "" if nothing. */
export function questionIn(line: string, words: Words): string {
  const [, command = "", question = ""] = /^\/(\S+)\s+(.+)$/su.exec(line) ?? [];
  const called = ["rules", words.say("web-nav-rules").toLowerCase()];
  return called.includes(command.toLowerCase()) ? question : "";
}
