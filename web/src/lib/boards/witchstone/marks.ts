import type { Compared } from "../compared";

/** What may be touched on a board. */
export interface Mark {
  label: string;
  picked: boolean;
  hinted: boolean;
  /** A short note on it, such as a price. */
  note?: string;
  tone?: "danger";
  /** In a review, which of the two moves it is. */
  compared?: Compared | undefined;
}

/** Moves from one thing that may be touched to the next in the direction of an arrow key. */
export function walk(event: KeyboardEvent): void {
  const way = ARROWS[event.key];
  const here = event.currentTarget;
  if (!way || !(here instanceof Element)) return;
  const all = [...(here.closest("[data-field]")?.querySelectorAll("[data-hit]") ?? [])];
  const next = ahead(all, here, way);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  (next as HTMLElement | SVGElement).focus();
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function ahead(all: readonly Element[], here: Element, [x, y]: readonly [number, number]): Element | null {
  const from = middle(here);
  let best: Element | null = null;
  let least = Infinity;
  for (const each of all) {
    const to = middle(each);
    const forward = (to.x - from.x) * x + (to.y - from.y) * y;
    const aside = Math.abs((to.x - from.x) * y) + Math.abs((to.y - from.y) * x);
    if (each === here || forward < 4) continue;
    const cost = forward + 2.2 * aside;
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
