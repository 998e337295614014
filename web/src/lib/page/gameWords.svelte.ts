/** The words of some games in the reader's language, fetched when needed and again when the language changes. */
import { loadWords } from "$lib/i18n/catalogues";
import type { Words } from "$lib/i18n/words";
import { reader } from "$lib/reader.svelte";

export class GameWords {
  /** Null until the catalogues are here. */
  current = $state.raw<Words | null>(null);

  constructor(games: () => readonly string[], options: { rules?: boolean; server?: boolean } = {}) {
    $effect(() => {
      const { language } = reader;
      let stale = false;
      void loadWords(language, games(), options).then((words) => {
        if (!stale) this.current = words;
      });
      return () => (stale = true);
    });
  }
}
