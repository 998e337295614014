/** Moves things on top of a picture that is already right. */
import { onStage } from "$lib/tv/stage";

/** Milliseconds a card is on its way. */
export const TRAVEL = 240;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

export interface Flight {
  /** With motion off things only fade in. */
  motion: boolean;
  delay?: number;
}

/** Lets an element arrive from elsewhere along a slight arc. */
export function arrive(element: Element, from: DOMRect | undefined, { motion, delay = 0 }: Flight): void {
  if (!element.animate) return;
  if (!motion || !from) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120, fill: "backwards" });
    return;
  }
  const { x, y, scale } = between(element, from);
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { transform: `translate(${x * 0.45}px, ${y * 0.45 - 22}px) scale(${(1 + scale) / 2})`, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: TRAVEL, delay, easing: EASE, fill: "backwards" },
  );
}

/** Lets an element leave for elsewhere; it stays hidden there until it is removed, or its flight is cancelled. */
export function leave(element: Element, to: DOMRect | undefined, { motion, delay = 0 }: Flight): Animation | undefined {
  if (!element.animate) return undefined;
  const { x, y } = to ? between(element, to) : { x: 0, y: 0 };
  const end = motion ? { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0.2 } : { opacity: 0 };
  return element.animate([{}, end], { duration: motion ? TRAVEL : 120, delay, easing: EASE, fill: "forwards" });
}

function between(element: Element, there: DOMRect): { x: number; y: number; scale: number } {
  const here = element.getBoundingClientRect();
  return {
    ...onStage(element, there.x + there.width / 2 - here.x - here.width / 2, there.y + there.height / 2 - here.y - here.height / 2),
    scale: Math.max(0.2, Math.min(1.6, there.height / Math.max(1, here.height))),
  };
}
