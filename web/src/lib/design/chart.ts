/** The geometry of a score chart: pure numbers, so that it can be tested. */

export interface Line {
  /** The score after each step, the start included. */
  values: readonly number[];
}

export interface Scale {
  least: number;
  most: number;
  ticks: number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Chooses round tick marks that hold all values, zero included. */
export function scaleOf(lines: readonly Line[], count = 5): Scale {
  const all = lines.flatMap((line) => [...line.values]);
  const low = Math.min(0, ...all);
  const high = Math.max(0, ...all);
  const step = STEPS.find((size) => (high - low) / size <= count) ?? 1000;
  const least = Math.floor(low / step) * step;
  const most = Math.max(Math.ceil(high / step) * step, least + step);
  const ticks = [];
  for (let tick = least; tick <= most; tick += step) ticks.push(tick);
  return { least, most, ticks };
}

/** Chooses the steps whose names have room below the axis: every so many, and always the last. */
export function named(count: number, every: number): number[] {
  const last = count - 1;
  return Array.from({ length: count }, (_, place) => place).filter((place) => place === last || (place % every === 0 && last - place >= every));
}

/** Pushes labels apart so that none covers another: tops stay in their order, at least `gap` from each other. */
export function spread(tops: readonly number[], gap: number, least: number, most: number): number[] {
  const order = tops.map((_, place) => place).sort((one, two) => (tops[one] ?? 0) - (tops[two] ?? 0) || one - two);
  const placed = [...tops];
  for (const [rank, place] of order.entries()) {
    const before = order[rank - 1];
    const floor = before === undefined ? least : (placed[before] ?? 0) + gap;
    placed[place] = Math.max(placed[place] ?? 0, floor);
  }
  let ceiling = most;
  for (const place of [...order].reverse()) {
    placed[place] = Math.min(placed[place] ?? 0, ceiling);
    ceiling = (placed[place] ?? 0) - gap;
  }
  return placed;
}
