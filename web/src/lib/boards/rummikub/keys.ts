/** The keys of the table: arrows move the focus, with Shift they move a tile; letters do what the buttons do. */
import type { Hands } from "./hands.svelte";
import type { Turn } from "./turn.svelte";
import { ARROWS, walk, WAYS } from "./walk";

interface Desk {
  board: HTMLElement | undefined;
  canAct: boolean;
  /** Somebody sits here, with a rack of their own. */
  seated: boolean;
  /** Ends the turn, if it may be ended; returns whether it was. */
  end: () => boolean;
  /** The step before, or if nothing is built the turn before. */
  undo: () => void;
}

export class Keys {
  constructor(
    private readonly turn: Turn,
    private readonly hands: Hands,
    private readonly desk: () => Desk,
  ) {}

  press(event: KeyboardEvent): void {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (!target || target.closest("input, textarea, select, dialog") || event.altKey || event.defaultPrevented || this.isBehind()) return;
    if (event.ctrlKey || event.metaKey) return this.command(event);
    const tile = target.closest("[data-tile]")?.getAttribute("data-tile") ?? null;
    if (event.key in ARROWS) {
      if (tile === null && target !== document.body) return;
      event.preventDefault();
      if (event.shiftKey && tile !== null) this.nudge(tile, event.key);
      else walk(this.desk().board, event.key);
    } else if (!event.repeat && this.letter(event.key.toLowerCase(), tile)) event.preventDefault();
  }

  /** Somebody looks back on another board: this one is not visible, and is not touched. */
  private isBehind(): boolean {
    return this.desk().board?.getClientRects().length === 0;
  }

  /** Ctrl-Z and its opposite, as everywhere. */
  private command(event: KeyboardEvent): void {
    const pressed = event.key.toLowerCase();
    const again = pressed === "y" || (pressed === "z" && event.shiftKey);
    if (!this.desk().seated || !(again || pressed === "z")) return;
    event.preventDefault();
    if (again) this.turn.redo();
    else if (!event.repeat) this.desk().undo(); // held down it would go on to the turns before
  }

  /** A letter; returns whether it meant something here. */
  private letter(pressed: string, tile: string | null): boolean {
    const { turn, hands } = this;
    const picked = turn.selected.length > 0;
    if (pressed === "escape" && (picked || hands.drag.held)) {
      hands.drag.cancel();
      turn.select([]);
    } else if (pressed === "u" && turn.past.length > 0) hands.undo();
    else if (pressed === "n" && picked) hands.layNew();
    else if (pressed === "s" && this.desk().seated) turn.sort(turn.order === "colour" ? "number" : turn.order === "number" ? "own" : "colour");
    else if ((pressed === "backspace" || pressed === "delete") && (picked || tile)) hands.giveBack(picked ? turn.selected : [tile ?? ""]);
    else if (!(pressed === "e" && this.desk().end())) return false;
    if (tile) this.refocus(tile);
    return true;
  }

  private nudge(tile: string, pressed: string): void {
    const way = WAYS[pressed] ?? "left";
    if (!this.turn.onFelt.has(tile)) this.turn.nudge(tile, way);
    else if (this.desk().canAct && (way === "left" || way === "right")) this.turn.shift(tile, way === "left" ? -1 : 1);
    this.refocus(tile);
  }

  private refocus(tile: string): void {
    requestAnimationFrame(() => this.desk().board?.querySelector<HTMLElement>(`[data-tile="${tile}"]`)?.focus());
  }
}
