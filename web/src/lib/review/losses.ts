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

/** One bar for each decision, the worst as high as there is room; no loss is a stump of two pixels. */
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

/** How many moves two turns have in common before they part; if they never do, the last of the shorter one. */
export function parting({ best, played }: Pick<ReviewLine, "best" | "played">): number {
  const last = Math.max(0, Math.min(best.length, played.length) - 1);
  const found = best.findIndex((move, place) => move !== played[place]);
  return found < 0 ? last : Math.min(found, last);
}

/** The marked decisions, the largest loss first. */
export function slipsOf(lines: readonly ReviewLine[]): ReviewLine[] {
  return lines.filter((line) => line.marked).sort((one, two) => two.loss - one.loss || one.ply - two.ply);
}
