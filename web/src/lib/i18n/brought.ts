/** The words that third-party games bring: requested from the server where those games are installed. */
import { link } from "$lib/router";
import type { GameWords } from "$lib/wire/types";
import { readable } from "./words";

const cache = new Map<string, Promise<GameWords | null>>();

/** Fetches the words and rules of a third-party game; null if the server has no such game. */
export function wordsOf(game: string, language: string): Promise<GameWords | null> {
  const key = `${language} ${game}`;
  let found = cache.get(key);
  if (!found) {
    found = fetchWords(game, language);
    cache.set(key, found);
    found.catch(() => cache.delete(key)); // what could not be fetched is fetched again when it is wanted
  }
  return found;
}

async function fetchWords(game: string, language: string): Promise<GameWords | null> {
  const response = await fetch(link(`api/v1/games/${game}/words?lang=${language}`));
  if (response.ok) return (await response.json()) as GameWords;
  if (response.status === 404) return null;
  throw new Error(`the words of ${game} cannot be fetched`);
}

/** The messages of a third-party game; its title is always among them. */
export async function catalogueOf(game: string, language: string): Promise<string> {
  const found = await wordsOf(game, language);
  return `${found?.catalogue ?? ""}\n${game}-title = ${found?.title ?? readable(game)}\n`;
}
