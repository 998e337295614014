/** What the server says about the turn as it lies; asked a moment after each change. */
import type { Words } from "$lib/i18n/words";
import type { Why } from "../board";
import { kindOf } from "./tiles";
import type { Turn } from "./turn.svelte";

const PAUSE = 220;

interface Bench {
  canAct: boolean;
  words: Words;
  why: (text: string, quiet: boolean) => Promise<Why | null>;
}

export class Judge {
  private verdict = $state.raw<{ move: string; shown: string; why: Why | null } | null>(null);
  private readonly judged = $derived.by(() => {
    const { turn, verdict } = this;
    return turn.dirty && verdict?.move === turn.move && verdict.shown === turn.shown ? verdict : null;
  });
  /** The server has given its opinion on the turn as it lies. */
  readonly known = $derived.by(() => this.judged !== null);
  readonly legal = $derived.by(() => this.judged !== null && this.judged.why === null && this.turn.wrong.length === 0);
  /** If ending the turn on an illegal table is punished, not refused, the board judges for itself (rummikub-42). */
  readonly fault = $derived.by((): Why | null => {
    const [first] = this.turn.wrong;
    if (!this.judged || this.judged.why || !first) return this.judged?.why ?? null;
    return { sentence: this.bench().words.say("rummikub-web-set", { shape: "none", tiles: first.tiles.map(kindOf).join(" ") }), clause: "" };
  });

  /** Created while a component is: it asks for as long as that lives. */
  constructor(
    private readonly turn: Turn,
    private readonly bench: () => Bench,
  ) {
    $effect(() => {
      const move = turn.move;
      if (!bench().canAct || !turn.dirty) return this.forget();
      const timer = setTimeout(() => void this.ask(move), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  forget(): void {
    this.verdict = null;
  }

  private async ask(move: string): Promise<void> {
    const { shown } = this.turn;
    const found = await this.bench().why(move, true);
    if (this.turn.move === move && this.turn.shown === shown) this.verdict = { move, shown, why: found };
  }
}
