/** News around the game that outlives the next move: who left, what was answered, why nothing can be undone. */
import type { Words } from "$lib/i18n/words";
import { failureText } from "$lib/wire/failure";
import { Refused } from "$lib/wire/http";
import type { NoticeText } from "./Notice.svelte";

/** How long they stay, in milliseconds; those that offer something stay longer. */
const SHOWN = 8_000;
const OFFERED = 20_000;

/** Refusals after which you may still ask the others. */
const ASKABLE = new Set(["revealed", "turn-over"]);

export class Tidings {
  shown = $state.raw<NoticeText | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly words: () => Words;
  /** Asks the others to take back a move, if that can be asked. */
  private readonly takeback: () => (() => Promise<unknown>) | undefined;

  constructor(words: () => Words, takeback: () => (() => Promise<unknown>) | undefined) {
    this.words = words;
    this.takeback = takeback;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  tell(sentence: string): void {
    this.show({ kind: "news", sentence }, SHOWN);
  }

  /** Does something that may be refused, and says why if it is; if the others could be asked, it offers that. */
  async attempt(run: () => Promise<unknown>): Promise<void> {
    try {
      await run();
    } catch (error) {
      const sentence = failureText(error, this.words());
      if (error instanceof Refused && ASKABLE.has(error.fault.code) && this.takeback()) this.offer(sentence);
      else this.show({ kind: "refusal", sentence }, SHOWN);
    }
  }

  private offer(sentence: string): void {
    const run = () => {
      const ask = this.takeback();
      this.clear();
      if (ask) void this.attempt(ask);
    };
    this.show({ kind: "news", sentence, action: { label: this.words().say("web-takeback-ask"), run } }, OFFERED);
  }

  private show(notice: NoticeText, milliseconds: number): void {
    clearTimeout(this.timer);
    this.shown = notice;
    this.timer = setTimeout(() => (this.shown = null), milliseconds);
  }
}
