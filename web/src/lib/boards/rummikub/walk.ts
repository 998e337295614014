/** From tile to tile by arrow keys, also across the edge between table and rack. */
export const ARROWS: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
export const WAYS: Readonly<Record<string, "left" | "right" | "up" | "down">> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

/** Moves the focus to the next tile in that direction; if there is none, to the first of the rack. */
export function walk(board: HTMLElement | undefined, pressed: string): void {
  const here = document.activeElement?.closest("[data-tile]");
  if (!here) return board?.querySelector<HTMLElement>("[data-rack] [data-tile], [data-tile]")?.focus();
  const [dx, dy] = ARROWS[pressed] ?? [0, 0];
  const from = middle(here);
  const found = [...(board?.querySelectorAll<HTMLElement>("[data-tile]") ?? [])].flatMap((element) => {
    const to = middle(element);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    return element !== here && along > 4 && (dx === 0 || aside < 20) ? [{ element, far: along + aside * 2 }] : [];
  });
  found.sort((one, two) => one.far - two.far)[0]?.element.focus();
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
