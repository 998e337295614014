/** Tiles held by a finger or the mouse. A short press is a tap and left to the buttons. */
export interface Held {
  tiles: readonly string[];
  /** The whole set, held at its tray. */
  set: number | null;
  x: number;
  y: number;
}

interface Pressed {
  id: number;
  x: number;
  y: number;
  tiles: readonly string[];
  set: number | null;
  /** A finger on the table may want to scroll: it holds a tile after resting on it. */
  waits: boolean;
}

const FAR = 7;
const REST = 170;

export class Drag {
  held = $state.raw<Held | null>(null);
  /** A drag has just ended: ignore the click that follows. */
  justEnded = false;
  private pressed: Pressed | null = null;
  private timer = 0;
  private readonly drop: (held: Held) => void;

  constructor(drop: (held: Held) => void) {
    this.drop = drop;
  }

  press(event: PointerEvent, tiles: readonly string[], set: number | null, scrolls: boolean): void {
    if (event.button !== 0 || this.held) return;
    const waits = scrolls && event.pointerType === "touch";
    this.pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, tiles, set, waits };
    this.justEnded = false;
    clearTimeout(this.timer);
    if (waits) this.timer = window.setTimeout(() => this.hold(event.clientX, event.clientY), REST);
  }

  move(event: PointerEvent): void {
    const pressed = this.pressed;
    if (!pressed || pressed.id !== event.pointerId) return;
    if (this.held) this.held = { ...this.held, x: event.clientX, y: event.clientY };
    else if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR) {
      if (pressed.waits) this.cancel();
      else this.hold(event.clientX, event.clientY);
    }
  }

  release(event: PointerEvent): void {
    if (this.pressed?.id !== event.pointerId) return;
    const held = this.held;
    this.cancel();
    if (!held) return;
    this.justEnded = true;
    window.setTimeout(() => (this.justEnded = false), 60);
    this.drop({ ...held, x: event.clientX, y: event.clientY });
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.pressed = null;
    this.held = null;
  }

  private hold(x: number, y: number): void {
    if (this.pressed) this.held = { tiles: this.pressed.tiles, set: this.pressed.set, x, y };
  }
}
