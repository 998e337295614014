/** Where the bars of a review's chart stand. */
import type { ReviewLine } from "$lib/wire/types";

export interface Bar {
  ply: number;
  x: number;
  width: number;
  height: number;
  marked: boolean;
  /** Whether there is room for its number below. */
  label: boolean;
}

const ROOM = 44;

/** One bar for each decision, the worst as high as there is room; nothing lost is a stump of two pixels. */
export function barsOf(lines: readonly ReviewLine[], width: number, height: number): Bar[] {
  const most = Math.max(1, ...lines.filter((line) => line.marked).map((line) => line.loss));
  const step = width / Math.max(1, lines.length);
  let free = 0;
  return lines.map((line, place) => {
    const x = place * step;
    const label = line.marked && x + step / 2 >= free && x + step / 2 >= ROOM / 3;
    if (label) free = x + step / 2 + ROOM;
    return { ply: line.ply, x: x + step * 0.15, width: Math.min(step * 0.7, 28), height: Math.max(2, (Math.min(line.loss, most) / most) * height), marked: line.marked, label };
  });
}

/** The marked decisions and what was lost in them. */
export function summaryOf(lines: readonly ReviewLine[]): { marked: ReviewLine[]; lost: number } {
  const marked = lines.filter((line) => line.marked);
  return { marked, lost: marked.reduce((sum, line) => sum + line.loss, 0) };
}
