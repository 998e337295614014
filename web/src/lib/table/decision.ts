/** What a choice is made for: the table as it is shown, or a decision that several seats make at the same time. */
import type { Letter } from "$lib/boards/board";

interface Seen {
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly acting: readonly Letter[];
  readonly me: Letter | null;
}

/**
 * Follows a table view by view and gives a mark that is another with every decision. Where others decide beside me, as
 * with hidden predictions, what they write down makes a new view, but what I have picked is still picked.
 */
export class Decision {
  private seen: Seen | null = null;
  private mark: object = {};

  of(now: Seen): object {
    if (!this.seen || (this.seen.view !== now.view && !isBeside(this.seen, now))) this.mark = {};
    this.seen = now;
    return this.mark;
  }
}

/** My own decision has not changed, though something happened: another of those who decide together has decided. */
function isBeside(before: Seen, { me, moves, acting }: Seen): boolean {
  return me !== null && me === before.me && before.acting.length > 1 && before.acting.includes(me) && acting.includes(me) && moves === before.moves;
}
