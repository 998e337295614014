/** Sends the turn as it lies, a moment after each change and until it is heard, and only what was not sent yet (rummikub-41). */
export class Drafter {
  private lying: string | null = null;
  /** What was sent last; null if it was not heard. A turn begins untouched. */
  private told: { readonly text: string | null } | null = { text: null };
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` returns whether it was heard; if not, it is sent again after `again` milliseconds. */
  constructor(
    private readonly tell: (text: string | null) => Promise<boolean>,
    private readonly pause = 300,
    private readonly again = 1000,
  ) {}

  /** The turn as it lies now; null if nothing is touched. */
  lies(text: string | null): void {
    this.lying = text;
    clearTimeout(this.timer);
    if (this.told?.text !== text) this.tellIn(this.pause);
  }

  /** The turn is over: what was not sent yet no longer matters. */
  end(): void {
    clearTimeout(this.timer);
    this.told = { text: null };
  }

  private tellIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.tellNow(), milliseconds);
  }

  private async tellNow(): Promise<void> {
    const telling = { text: this.lying };
    this.told = telling;
    const isHeard = await this.tell(telling.text);
    if (isHeard || this.told !== telling) return;
    this.told = null;
    this.tellIn(this.again);
  }
}
