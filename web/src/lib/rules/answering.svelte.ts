/** Answers to what somebody is typing; an answer that comes too late is dropped. */
import { isGame } from "$lib/boards/games";
import type { Words } from "$lib/i18n/words";
import type { AnswerLine } from "$lib/wire/types";

/** So many answers are shown. */
const SHOWN = 3;
/** Milliseconds without a letter before the server is asked about a game of others. */
const PAUSE = 300;

export class Answering {
  /** Null while nothing is asked, and until the first answer is there. */
  answers = $state.raw<readonly AnswerLine[] | null>(null);

  constructor(game: () => string, words: () => Words, question: () => string) {
    $effect(() => {
      const [about, said, text] = [game(), words(), question().trim()];
      if (text.length < 2 || /^\d+$/.test(text)) {
        this.answers = null;
        return;
      }
      let isOver = false;
      const timer = setTimeout(
        () =>
          void answersTo(about, said, text).then((found) => {
            if (!isOver) this.answers = found;
          }),
        isGame(about) ? 0 : PAUSE,
      );
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    });
  }
}

/** Asks the rules; whoever cannot be reached has no answer, and the plain search is still there. */
async function answersTo(game: string, words: Words, question: string): Promise<readonly AnswerLine[]> {
  try {
    const { asking } = await import("./ask/library");
    return (await asking(game, words)(question)).slice(0, SHOWN);
  } catch {
    return [];
  }
}
