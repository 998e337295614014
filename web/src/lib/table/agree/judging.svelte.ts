/** Says at once what does not go together, not only when the table is made. */
import { judgeTerms } from "$lib/wire/http";
import type { Terms } from "$lib/wire/types";

/** Why terms cannot be agreed on, with the clause to open. */
export interface Problem {
  message: string;
  clause: string;
}

const PAUSE = 120;

export class Judging {
  problem = $state.raw<Problem | null>(null);

  constructor(terms: () => Terms | null) {
    $effect(() => {
      const asked = $state.snapshot(terms()) as Terms | null;
      if (!asked) return;
      let stale = false;
      const timer = setTimeout(async () => {
        const { error } = await judgeTerms(asked).catch(() => ({ error: null }));
        if (!stale) this.problem = error ? { message: error.message, clause: error.clause ?? "" } : null;
      }, PAUSE);
      return () => {
        stale = true;
        clearTimeout(timer);
      };
    });
  }
}
