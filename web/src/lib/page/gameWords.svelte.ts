/** The words of some games in the reader's language, fetched when needed and again when the language changes. */
import { loadWords } from "$lib/i18n/catalogues";
import type { Words } from "$lib/i18n/words";
import { reader } from "$lib/reader.svelte";

/** Milliseconds before what could not be fetched is requested again, at first and at most. */
const [FIRST, SLOWEST] = [1000, 30_000];

export class GameWords {
  /** Null until the catalogues are here. */
  current = $state.raw<Words | null>(null);

  constructor(games: () => readonly string[], options: { rules?: boolean; lessons?: boolean; server?: boolean; admin?: boolean } = {}) {
    $effect(() => {
      const [language, wanted] = [reader.language, games()];
      return persist(() => loadWords(language, wanted, options), (words) => (this.current = words));
    });
  }
}

/** Fetches until it comes, with longer and longer pauses; returns what stops that. */
function persist<T>(load: () => Promise<T>, take: (found: T) => void): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = async (pause: number) => {
    try {
      const found = await load();
      if (!isOver) take(found);
    } catch {
      if (!isOver) timer = setTimeout(() => void attempt(Math.min(2 * pause, SLOWEST)), pause);
    }
  };
  void attempt(FIRST);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
