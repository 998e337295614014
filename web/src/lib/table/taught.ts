/** What a lesson adds to a table: what to point at, what is said, and the buttons. */
import type { Snippet } from "svelte";

export interface Taught {
  /** Places of the board by name: `hand` is what the board marks with `data-spot="hand"`, `seat B` with `data-seat="B"`, `card R7` with `data-card="R7"`. */
  look: readonly string[];
  speech: Snippet;
  steps: Snippet;
  /** Goes on, where there is only reading. */
  next: (() => void) | null;
}

/** Where a place of the board is to be found. */
export function selectorOf(place: string): string {
  const [kind = "", name] = place.split(" ", 2);
  return name === undefined ? `[data-spot~="${CSS.escape(kind)}"]` : `[data-${CSS.escape(kind)}="${CSS.escape(name)}"]`;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box around some others. */
export function around(boxes: readonly Box[], margin: number): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - margin;
  const top = Math.min(...boxes.map((box) => box.top)) - margin;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + margin;
  return { left, top, width: right - left, height: bottom - top };
}

/** On which side of the table a speech of this height hides less of what is looked at; below if that makes no difference. */
export function sideFor(boxes: readonly Box[], room: number, height: number): "above" | "below" {
  const hidden = (from: number, to: number) => boxes.reduce((sum, { top, height: high }) => sum + Math.max(0, Math.min(to, top + high) - Math.max(from, top)), 0);
  return hidden(0, height) < hidden(room - height, room) ? "above" : "below";
}
