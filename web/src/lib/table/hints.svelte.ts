/** Hints at the table: asked for step by step, told as notices; a proposed move is lit on the board. */
import type { Words } from "$lib/i18n/words";
import { hintText, reasonText, stepAfter, stepsLeft, type Step } from "$lib/review/hinting";
import type { Advice } from "$lib/wire/types";
import type { Notices } from "./notices.svelte";

interface Asker {
  readonly words: Words;
  readonly game: string;
  readonly names: readonly string[];
  readonly hint: ((step: Step) => Promise<Advice>) | undefined;
  /** A move in words. */
  label(move: string): string;
  /** The board tells this move by itself, and no notice is needed. */
  isToldByBoard(move: string): boolean;
  play(move: string): void;
}

export class Hints {
  /** The move that is proposed. */
  move = $state<string | null>(null);
  /** Why, in sentences. */
  because = $state.raw<readonly string[]>([]);
  thinking = $state(false);
  /** How much was told. */
  private told: Step | null = null;

  constructor(
    private readonly notices: Notices,
    private readonly asker: () => Asker,
  ) {}

  forget(): void {
    this.move = null;
    this.because = [];
    this.told = null;
  }

  /** Asks for one step more of a hint, or for the one that is named. */
  async ask(step: Step = stepAfter(this.told)): Promise<void> {
    const { hint, words } = this.asker();
    if (!hint || this.thinking) return;
    this.thinking = true;
    this.notices.news("web-hint-thinking");
    try {
      this.tell(await hint(step), step);
    } catch (error) {
      this.notices.refuse({ sentence: error instanceof Error && error.message ? error.message : words.say("web-not-reached"), clause: "" });
    } finally {
      this.thinking = false;
    }
  }

  private tell(advice: Advice, step: Step): void {
    const { words, game, names } = this.asker();
    const label = (move: string) => this.asker().label(move);
    const { move = "" } = advice;
    const told = hintText(advice, words, label, (reason) => reasonText(reason, game, words, names, label));
    const further = stepsLeft(step).map((next) => ({ step: next, label: words.say(`hint-step-${next}`), run: () => void this.ask(next) }));
    this.told = step;
    this.move = move || null;
    this.because = told.more;
    if (move && this.asker().isToldByBoard(move)) this.notices.clear();
    else this.notices.shown = { kind: "hint", ...told, further, ...(move ? { action: { label: words.say("web-hint-play"), run: () => this.asker().play(move) } } : {}) };
  }
}
