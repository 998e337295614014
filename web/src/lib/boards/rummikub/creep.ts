/** Tiles held near an edge of the felt make it scroll; those that only pass by do not. */
import type { Drag } from "./drag.svelte";

const PATIENCE = 12;

/** Watches until the returned function is called. */
export function creeping(drag: Drag, scroller: () => HTMLElement | undefined): () => void {
  let resting = 0;
  const timer = window.setInterval(() => {
    const way = edge(drag, scroller());
    resting = way === 0 ? 0 : resting + 1;
    if (resting > PATIENCE) scroller()?.scrollBy(0, way * 8);
  }, 30);
  return () => clearInterval(timer);
}

function edge({ held }: Drag, scroller: HTMLElement | undefined): -1 | 0 | 1 {
  const box = scroller?.getBoundingClientRect();
  if (!held || !box) return 0;
  if (held.y > box.top - 20 && held.y < box.top + 30) return -1;
  return held.y > box.bottom - 30 && held.y < box.bottom + 10 ? 1 : 0;
}
