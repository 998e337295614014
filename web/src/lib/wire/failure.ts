/** What to say to the reader when something asked of the server did not work. */
import type { Words } from "$lib/i18n/words";
import { Refused } from "./http";

/** The server's own sentence where it refused, else that it was not reached. */
export function failureText(error: unknown, words: Words): string {
  return error instanceof Refused ? error.message : words.say("web-not-reached");
}
