/** What to tell the reader when a request to the server did not work. */
import type { Words } from "$lib/i18n/words";
import { Refused } from "./http";

/** The server's own sentence if it refused, otherwise that it was not reached. */
export function failureText(error: unknown, words: Words): string {
  return error instanceof Refused ? error.message : words.say("web-not-reached");
}
