/** The review of one seat's game: started when first asked for, then polled until it is done. */
import type { Letter } from "$lib/boards/board";
import { Refused, review, Unreachable } from "$lib/wire/http";
import type { Graded, ReviewLine, ReviewPage } from "$lib/wire/types";
import { slipsOf } from "./losses";

const PAUSE = 800;
/** How often an unreachable server is asked again before we give up. */
const TRIES = 5;

export class Reviewing {
  page = $state.raw<ReviewPage | null>(null);
  grades = $state.raw<Readonly<Record<string, Graded>>>({});
  /** A sentence from the server, or "unreachable". */
  failure = $state("");
  readonly slips = $derived<readonly ReviewLine[]>(slipsOf(this.page?.judgements ?? []));
  private readonly code: string;
  private round = 0;
  private closed = false;

  constructor(code: string) {
    this.code = code;
  }

  /** Asks until the review is done, or until another seat is asked for. */
  async of(seat: Letter): Promise<void> {
    const mine = ++this.round;
    this.page = null;
    this.failure = "";
    let tries = 0;
    while (mine === this.round && !this.closed) {
      try {
        const found = await review(this.code, seat);
        if (mine !== this.round) return;
        this.page = found;
        this.grades = found.grades ?? {};
        if (found.status !== "working") return;
      } catch (error) {
        if (error instanceof Refused) return this.fail(mine, error.message);
        if (!(error instanceof Unreachable)) throw error;
        if (++tries === TRIES) return this.fail(mine, "unreachable");
      }
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  /** Stops for good: the page may be left before its first question. */
  close(): void {
    this.closed = true;
    this.round += 1;
  }

  private fail(mine: number, why: string): void {
    if (mine === this.round) this.failure = why;
  }
}
