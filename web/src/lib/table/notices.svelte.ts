/** What the frame says over the board: a refusal with its clause, a hint, what did not work. */
import type { Why } from "$lib/boards/board";
import type { Words } from "$lib/i18n/words";
import { Refused } from "$lib/wire/http";
import type { NoticeText } from "./Notice.svelte";
import { play as sound } from "./sounds";

interface Teller {
  readonly words: Words;
  readonly sound: boolean;
  /** Asks the others to take a move back, where that can be asked. */
  readonly takeback: (() => unknown) | undefined;
}

export class Notices {
  shown = $state.raw<NoticeText | null>(null);

  constructor(private readonly teller: () => Teller) {}

  clear(): void {
    this.shown = null;
  }

  news(key: string): void {
    this.shown = { kind: "news", sentence: this.teller().words.say(key) };
  }

  refuse({ sentence, clause }: Why): void {
    if (this.teller().sound) sound("refuse");
    this.shown = { kind: "refusal", sentence, clause };
  }

  /** Does something that may be refused, and says why if it is. */
  async attempt(run: () => unknown): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Refused)) return this.refuse({ sentence: this.teller().words.say("web-not-reached"), clause: "" });
      const { code, clause } = error.fault;
      if (code === "revealed" && this.teller().takeback) this.offerTakeback(error.message);
      else this.refuse({ sentence: error.message, clause: clause ?? "" });
    }
  }

  private offerTakeback(sentence: string): void {
    const run = () => {
      this.clear();
      void this.attempt(() => this.teller().takeback?.());
    };
    this.shown = { kind: "news", sentence, action: { label: this.teller().words.say("web-takeback-ask"), run } };
  }
}
