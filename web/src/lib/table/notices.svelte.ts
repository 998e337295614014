/** The frame's messages over the board: a refusal with its clause, a hint, what did not work. */
import type { Why } from "$lib/boards/board";
import { Held } from "$lib/boards/held.svelte";
import type { Facts, Words } from "$lib/i18n/words";
import { failureText } from "$lib/wire/failure";
import { Refused } from "$lib/wire/http";
import type { Fault } from "$lib/wire/types";
import type { NoticeText } from "./Notice.svelte";
import { play as sound } from "./sounds";

interface Teller {
  /** A message is about this view, and gone with the next. */
  readonly view: unknown;
  /** Words with marks where the board draws. */
  readonly words: Words;
  readonly game: string;
  readonly names: readonly string[];
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

  refuse({ sentence, clause, fault }: Why): void {
    if (this.teller().sound) sound("refuse");
    this.shown = { kind: "refusal", sentence: this.drawn(fault) || sentence, clause };
  }

  /** Why the rules refuse it, with the pieces drawn: the server's sentence names them in words. */
  private drawn(fault: Fault | undefined): string {
    const { game, words, names } = this.teller();
    return fault?.reason ? words.refusal(game, fault.reason, (fault.facts ?? {}) as Facts, names) : "";
  }

  /** Does something that may be refused, and says why if it is. */
  async attempt(run: () => unknown): Promise<void> {
    try {
      await run();
    } catch (error) {
      const fault = error instanceof Refused ? error.fault : undefined;
      this.refuse({ sentence: failureText(error, this.teller().words), clause: fault?.clause ?? "", fault });
    }
  }
}
