/** What a choice is made for: the table as it is shown, or a decision that several seats make at the same time. */
import type { Letter } from "$lib/boards/board";

interface Seen {
  readonly view: unknown;
  readonly moves: readonly string[];
  readonly acting: readonly Letter[];
  readonly me: Letter | null;
}

/**
 * Follows a table view by view and returns a mark that changes with every decision. If others decide at the same time,
 * as with hidden bids, what they write down makes a new view, but what I have picked is still picked.
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

/**
 * My own decision has not changed, although something happened: another of those deciding at the same time has decided.
 */
function isBeside(before: Seen, { me, moves, acting }: Seen): boolean {
  return me !== null && me === before.me && before.acting.length > 1 && before.acting.includes(me) && acting.includes(me) && moves === before.moves;
}
