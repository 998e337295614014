/** Tells the turn as it lies, a moment after each change and until it is heard, and only what was not told yet (rummikub-41). */
export class Drafter {
  private lying: string | null = null;
  /** What was told last; null where it was not heard. A turn begins untouched. */
  private told: { readonly text: string | null } | null = { text: null };
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` gives whether it was heard; where it was not, `again` milliseconds pass before it is told again. */
  constructor(
    private readonly tell: (text: string | null) => Promise<boolean>,
    private readonly pause = 300,
    private readonly again = 1000,
  ) {}

  /** The turn lies like this now; null where nothing is touched. */
  lies(text: string | null): void {
    this.lying = text;
    clearTimeout(this.timer);
    if (this.told?.text !== text) this.tellIn(this.pause);
  }

  /** The turn is over: what was not told yet matters no more. */
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
