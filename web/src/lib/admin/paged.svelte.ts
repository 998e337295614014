/** A list that the server gives by pages, the newest first. */
export interface PageOf<T> {
  items: readonly T[];
  /** Before which line the next page begins; null after the last. */
  next: string | null;
}

/** A full page may be followed by another, before its last line. */
export function pageOf<T extends { id: string }>(items: readonly T[], limit: number): PageOf<T> {
  return { items, next: items.length < limit ? null : (items.at(-1)?.id ?? null) };
}

export class Paged<T> {
  items = $state.raw<readonly T[]>([]);
  /** There is no answer yet. */
  fresh = $state(true);
  busy = $state(false);
  /** What went wrong last; null while all is well. */
  failure = $state.raw<unknown>(null);
  private next: string | null = null;
  /** Counts the requests: an answer to an earlier one comes too late. */
  private asked = 0;
  private readonly ask: (before: string | null) => Promise<PageOf<T>>;

  constructor(ask: (before: string | null) => Promise<PageOf<T>>) {
    this.ask = ask;
  }

  get hasMore(): boolean {
    return this.next !== null;
  }

  /** Asks from the beginning; what is shown stays until the answer arrives. */
  again(): Promise<void> {
    return this.fetch(null);
  }

  more(): Promise<void> {
    return this.next === null || this.busy ? Promise.resolve() : this.fetch(this.next);
  }

  private async fetch(before: string | null): Promise<void> {
    const asked = ++this.asked;
    this.busy = true;
    try {
      const { items, next } = await this.ask(before);
      if (asked !== this.asked) return;
      this.items = before === null ? items : [...this.items, ...items];
      this.next = next;
      this.failure = null;
      this.fresh = false;
    } catch (error) {
      if (asked === this.asked) this.failure = error;
    }
    if (asked === this.asked) this.busy = false;
  }
}
