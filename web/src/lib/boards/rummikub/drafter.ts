/** Tells the turn as it lies, a moment after each change, and only what was not told yet (rummikub-41). */
export class Drafter {
  private told: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly tell: (text: string | null) => void,
    private readonly pause = 300,
  ) {}

  /** The turn lies like this now; null where nothing is touched. */
  lies(text: string | null): void {
    clearTimeout(this.timer);
    if (text === this.told) return;
    this.timer = setTimeout(() => {
      this.told = text;
      this.tell(text);
    }, this.pause);
  }

  /** The turn is over: what was not told yet matters no more. */
  end(): void {
    clearTimeout(this.timer);
    this.told = null;
  }
}
