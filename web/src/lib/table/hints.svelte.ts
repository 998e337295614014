/** Hints at the table: requested step by step, shown as notices; a proposed move is highlighted on the board. */
import { Held } from "$lib/boards/held.svelte";
import { plain } from "$lib/i18n/marks";
import type { Words } from "$lib/i18n/words";
import { hintText, reasonText, stepAfter, stepsLeft, type Step } from "$lib/review/hinting";
import { failureText } from "$lib/wire/failure";
import type { Advice } from "$lib/wire/types";
import type { Notices } from "./notices.svelte";

interface Asker {
  /** A hint is for this view, and gone with the next. */
  readonly view: unknown;
  readonly words: Words;
  readonly game: string;
  readonly names: readonly string[];
  readonly hint: ((step: Step) => Promise<Advice>) | undefined;
  /** A move in words; a highlighted one need not name its place. */
  label(move: string, lit: boolean): string;
  /** The board shows this move itself, and no notice is needed. */
  isToldByBoard(move: string): boolean;
  play(move: string): void;
}

/** The steps of a hint shown so far. */
interface Told {
  readonly step: Step | null;
  readonly move: string | null;
  readonly because: readonly string[];
}
const NOTHING: Told = { step: null, move: null, because: [] };

export class Hints {
  thinking = $state(false);
  private readonly told = new Held<Told>(() => this.asker().view, () => NOTHING);

  constructor(
    private readonly notices: Notices,
    private readonly asker: () => Asker,
  ) {}

  /** The move that is proposed. */
  get move(): string | null {
    return this.told.value.move;
  }

  /** Why, in sentences. */
  get because(): readonly string[] {
    return this.told.value.because;
  }

  forget(): void {
    this.told.value = NOTHING;
  }

  /** Asks for the next step of a hint, or for a named one. */
  async ask(step: Step = stepAfter(this.told.value.step)): Promise<void> {
    const { hint, words, view } = this.asker();
    if (!hint || this.thinking) return;
    this.thinking = true;
    try {
      const advice = await hint(step);
      if (this.asker().view === view) this.tell(advice, step);
    } catch (error) {
      this.notices.refuse({ sentence: failureText(error, words), clause: "" });
    } finally {
      this.thinking = false;
    }
  }

  private tell(advice: Advice, step: Step): void {
    const { words, game, names } = this.asker();
    const { move = "" } = advice;
    const label = (named: string) => this.asker().label(named, named === move);
    const told = hintText(advice, words, label, (reason) => reasonText(reason, game, words, names, label));
    const further = stepsLeft(step).map((next) => ({ step: next, label: words.say(`hint-step-${next}`), run: () => void this.ask(next) }));
    this.told.value = { step, move: move || null, because: [...told.more, ...(told.second ? [told.second.sentence] : [])] };
    if (move && this.asker().isToldByBoard(move)) this.notices.clear();
    else this.notices.shown = { kind: "hint", ...told, question: plain(told.more[0] ?? told.sentence), further, ...(move ? { action: { label: words.say("web-hint-play"), run: () => this.asker().play(move) } } : {}) };
  }
}
