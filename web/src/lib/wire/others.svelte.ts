/** The games of this server as it lists them; third-party ones are known in no other way. */
import { isGame } from "$lib/boards/games";
import { readable, type Words } from "$lib/i18n/words";
import { reader } from "$lib/reader.svelte";
import { inPocket } from "$lib/router";
import { games } from "./http";
import type { GameLine, LessonLine } from "./types";

class Others {
  /** What others have installed, as far as it is known. */
  lines = $state.raw<readonly GameLine[]>([]);
  /** What can be learnt, by game, ours among them. */
  lessons = $state.raw<Readonly<Record<string, readonly LessonLine[]>>>({});
  private asked: { hall: boolean; language: string; found: Promise<readonly GameLine[]> } | null = null;

  /** Lists all games in the reader's language, ours among them. */
  all(): Promise<readonly GameLine[]> {
    const [hall, language] = [inPocket(), reader.language];
    if (this.asked?.language !== language || this.asked.hall !== hall) {
      const found = this.fetch();
      this.asked = { hall, language, found };
      found.catch(() => (this.asked = null)); // asked again when it is wanted
    }
    return this.asked.found;
  }

  private async fetch(): Promise<readonly GameLine[]> {
    const { games: found } = await games();
    // Lessons are told by a server.
    if (!__SITE__) this.lessons = Object.fromEntries(found.map(({ key, lessons = [] }) => [key, lessons]));
    this.lines = found.filter(({ key }) => !isGame(key));
    return found;
  }

  /** Keeps the list in the reader's language while a page is open; without a server there are our own games. */
  follow(): void {
    if (__SITE__) return;
    $effect(() => {
      this.all().catch(() => undefined);
    });
  }

  async line(game: string): Promise<GameLine | undefined> {
    return (await this.all()).find(({ key }) => key === game);
  }

  /** Tells whether a third-party game brings something for the browser. */
  brings(game: string, what: "board" | "cover"): boolean {
    return this.lines.find(({ key }) => key === game)?.[what] ?? false;
  }

  /** The title of a game, ours or another. */
  title(game: string, words: Words): string {
    if (isGame(game)) return words.say("web-game", { game });
    return this.lines.find(({ key }) => key === game)?.title ?? readable(game);
  }
}

export const others = new Others();
