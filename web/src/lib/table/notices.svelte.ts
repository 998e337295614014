/** The frame's messages over the board: a refusal with its clause, a hint, what did not work. */
import type { Why } from "$lib/boards/board";
import { Held } from "$lib/boards/held.svelte";
import type { Words } from "$lib/i18n/words";
import { failureText } from "$lib/wire/failure";
import { Refused } from "$lib/wire/http";
import type { NoticeText } from "./Notice.svelte";
import { play as sound } from "./sounds";

interface Teller {
  /** A message is about this view, and gone with the next. */
  readonly view: unknown;
  readonly words: Words;
  readonly sound: boolean;
}

export class Notices {
  private readonly said = new Held<NoticeText | null>(() => this.teller().view, () => null);

  constructor(private readonly teller: () => Teller) {}

  get shown(): NoticeText | null {
    return this.said.value;
  }

  set shown(notice: NoticeText | null) {
    this.said.value = notice;
  }

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
      const clause = error instanceof Refused ? error.fault.clause : undefined;
      this.refuse({ sentence: failureText(error, this.teller().words), clause: clause ?? "" });
    }
  }
}
