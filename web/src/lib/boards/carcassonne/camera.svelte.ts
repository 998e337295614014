/** Where the map is looked at from: screen = world × k + (x, y). */
export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Camera {
  x = $state(0);
  y = $state(0);
  k = $state(1);
  width = $state(0);
  height = $state(0);
  /** While true the map glides to its new place. */
  glides = $state(false);
  /** The reader moved the map: it is left where it is. */
  touched = false;
  /** So much at the top and at the right is covered by something else. */
  top = 0;
  right = 0;
  least = 0.16;
  most = 2.4;

  pan(dx: number, dy: number): void {
    this.glides = false;
    this.touched = true;
    this.x += dx;
    this.y += dy;
  }

  /** Zooms so that the point of the screen stays where it is. */
  zoom(factor: number, at: { x: number; y: number } = { x: this.width / 2, y: this.height / 2 }, glide = false): void {
    const k = Math.min(this.most, Math.max(this.least, this.k * factor));
    this.glides = glide;
    this.touched = true;
    this.x = at.x - ((at.x - this.x) * k) / this.k;
    this.y = at.y - ((at.y - this.y) * k) / this.k;
    this.k = k;
  }

  world(x: number, y: number): { x: number; y: number } {
    return { x: (x - this.x) / this.k, y: (y - this.y) / this.k };
  }

  /** Shows all of a part of the world, if that is possible at a readable size; gives whether it was. */
  fit(bounds: Bounds, least: number, most: number, glide = false): boolean {
    const wanted = Math.min((this.width - this.right) / (bounds.right - bounds.left), (this.height - this.top) / (bounds.bottom - bounds.top));
    this.k = Math.min(most, Math.max(least, wanted));
    this.look((bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2, glide);
    return wanted >= least;
  }

  /** Brings a point of the world to the middle. */
  look(x: number, y: number, glide = false): void {
    this.glides = glide;
    this.x = (this.width - this.right) / 2 - x * this.k;
    this.y = (this.height + this.top) / 2 - y * this.k;
  }

  /** Shows as little as possible of what is outside these bounds. */
  keep(bounds: Bounds): void {
    this.x = within(this.x, 0, this.width - this.right, bounds.left * this.k, bounds.right * this.k);
    this.y = within(this.y, this.top, this.height, bounds.top * this.k, bounds.bottom * this.k);
  }

  /** Moves the map as little as possible so that a point lies well inside; `above` is covered by something. */
  reveal(x: number, y: number, above: number, margin = 40): void {
    const { x: sx, y: sy } = this.screen(x, y);
    this.glides = true;
    this.x += Math.max(margin, Math.min(this.width - margin, sx)) - sx;
    this.y += Math.max(above + margin, Math.min(this.height - margin, sy)) - sy;
  }

  /** Where a point of the world is seen. */
  screen(x: number, y: number): { x: number; y: number } {
    return { x: x * this.k + this.x, y: y * this.k + this.y };
  }

  sees(x: number, y: number, margin = 60): boolean {
    const { x: sx, y: sy } = this.screen(x, y);
    return sx > margin && sy > margin && sx < this.width - margin && sy < this.height - margin;
  }
}

/** Shifts a stretch so that it fills the window from low to high, or lies in its middle if it is shorter. */
function within(shift: number, low: number, high: number, from: number, to: number): number {
  if (to - from <= high - low) return (low + high - from - to) / 2;
  return Math.min(low - from, Math.max(high - to, shift));
}

/** The part of the world that holds these cells, 100 each, with a margin in cells. */
export function boundsOf(cells: readonly { x: number; y: number }[], margin: number): Bounds {
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  return {
    left: (Math.min(...xs) - margin) * 100,
    right: (Math.max(...xs) + 1 + margin) * 100,
    top: (Math.min(...ys) - margin) * 100,
    bottom: (Math.max(...ys) + 1 + margin) * 100,
  };
}
