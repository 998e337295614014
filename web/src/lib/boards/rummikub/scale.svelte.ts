/** How large the tiles on the felt are: as large as fits, or as the player wants (buttons, or two fingers). */

/** What is to be fitted in. */
interface Felt {
  width: number;
  height: number;
  /** How many rows the sets would need with this many half tiles in a row, and how many they have now. */
  rowsFor: (cols: number) => number;
  rows: number;
}

const LARGE = 48;

export class Scale {
  phone = $state(false);
  /** The width of a tile in px. */
  size = $state(58);
  /** The width the player wants. */
  manual = $state<number | null>(null);
  /** Around a set, and around the table. */
  readonly tray = $derived(this.phone ? 4 : 6);
  readonly pad = $derived(this.phone ? 6 : 22);
  /** On a phone one button switches between tiles that fit and large ones. */
  readonly isLarge = $derived(this.manual !== null && this.manual > 42);

  private readonly onpinch: () => void;
  private readonly down = new Map<number, { x: number; y: number }>();
  /** The distance between two fingers when the last step was taken. */
  private spread = 0;

  constructor(onpinch: () => void) {
    this.onpinch = onpinch;
  }

  private get sizes(): readonly number[] {
    return this.phone ? [40, 36, 32] : [58, 54, 50, 46, 42, 38];
  }

  tall(tile = this.size): number {
    return (tile * 76) / 58;
  }

  /** From one row to the next. */
  pitch(tile = this.size): number {
    return this.tall(tile) + 2 * this.tray + (this.phone ? 7 : 15);
  }

  /** How many half tiles a row has room for. */
  cols(width: number, tile = this.size): number {
    return Math.max(14, Math.floor(((width - 2 * this.pad - 2 * this.tray) * 2) / tile));
  }

  /** Takes the largest tiles that fit; a slight increase is not worth a change. */
  fit({ width, height, rowsFor, rows }: Felt): void {
    const fits = (tile: number, count: number) => count * this.pitch(tile) + 2 * this.pad <= height;
    const best = this.sizes.find((tile) => fits(tile, rowsFor(this.cols(width, tile)) + (this.phone ? 0 : 1))) ?? this.sizes.at(-1) ?? 38;
    if (this.manual !== null) this.size = this.manual;
    else if (!this.sizes.includes(this.size) || !fits(this.size, rows) || best - this.size >= 8) this.size = best;
  }

  enlarge(): void {
    this.manual = this.isLarge ? null : LARGE;
  }

  zoom(way: 1 | -1): void {
    this.manual = Math.max(26, Math.min(72, this.size + way * (this.phone ? 6 : 8)));
  }

  /** A finger comes or goes. */
  finger(event: PointerEvent, down: boolean): void {
    if (event.pointerType !== "touch") return;
    if (down) this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    else this.down.delete(event.pointerId);
    this.spread = this.apart();
    if (this.down.size > 1) this.onpinch();
  }

  /** A finger moves: two of them change the size. */
  fingers(event: PointerEvent): void {
    if (!this.down.has(event.pointerId)) return;
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.spread === 0) return;
    const ratio = this.apart() / this.spread;
    if (ratio > 0.82 && ratio < 1.22) return;
    this.zoom(ratio > 1 ? 1 : -1);
    this.spread = this.apart();
  }

  private apart(): number {
    const [one, two] = [...this.down.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }
}
