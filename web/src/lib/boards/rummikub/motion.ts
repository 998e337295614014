/** Moves tiles on top of a picture that is already right. */
import { onStage } from "$lib/tv/stage";

const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

export interface Flight {
  motion: boolean;
  delay?: number;
  duration?: number;
}

/** Lets a tile arrive from where it was along a slight arc; with motion off it only fades in. */
export function arrive(element: Element, from: DOMRect | undefined, { motion, delay = 0, duration = 220 }: Flight): void {
  if (!element.animate) return;
  const here = element.getBoundingClientRect();
  const { x, y } = from ? onStage(element, from.x + from.width / 2 - here.x - here.width / 2, from.y + from.height / 2 - here.y - here.height / 2) : { x: 0, y: 0 };
  if (from && Math.abs(x) + Math.abs(y) < 2) return;
  if (!motion || !from) {
    element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120, delay: motion ? delay : 0, fill: "backwards" });
    return;
  }
  const scale = Math.max(0.3, Math.min(1.8, from.width / Math.max(1, here.width)));
  const lift = Math.min(26, Math.hypot(x, y) * 0.12);
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 5 },
      { transform: `translate(${x * 0.45}px, ${y * 0.45 - lift}px) scale(${(1 + scale) / 2})`, zIndex: 5, offset: 0.5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
}

/** Where all tiles are on the screen now. */
export function rectsOf(root: Element | undefined): Map<string, DOMRect> {
  const found = root?.querySelectorAll("[data-tile]") ?? [];
  return new Map([...found].map((element) => [element.getAttribute("data-tile") ?? "", element.getBoundingClientRect()]));
}
