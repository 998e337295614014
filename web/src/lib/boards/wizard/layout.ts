/** Where things lie on the table: pure numbers in px, so that they can be tested. */

/** The middle of a thing and its tilt, in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** A card's height over its width. */
export const RATIO = 1.4;

export interface Size {
  width: number;
  height: number;
}

export function cardSize(width: number): Size {
  return { width, height: width * RATIO };
}

/**
 * Spreads a hand as a fan whose cards are held at one far point, tilted by at most `spread` degrees in all; x and y are
 * from the middle of the top edge.
 */
export function fan(count: number, room: number, card: number, spread = 22): Spot[] {
  const lean = Math.min(3.6, spread / Math.max(count - 1, 1));
  const outmost = (lean * (count - 1) * Math.PI) / 360;
  const reach = 2 * card * RATIO * Math.sin(outmost) + card * Math.cos(outmost);
  const step = count < 2 ? 0 : Math.min(card * 0.66, (room - reach) / (count - 1));
  const radius = step === 0 ? 1 : (step / lean) * (180 / Math.PI);
  return Array.from({ length: count }, (_, place) => {
    const off = place - (count - 1) / 2;
    const turn = off * lean;
    return { x: off * step, y: radius * (1 - Math.cos((turn * Math.PI) / 180)), turn };
  });
}

/** The fewest rows in which each card shows at least a finger's width. */
export function rowsFor(count: number, room: number, cards: readonly number[], finger = 44): number {
  for (const [number, card] of cards.entries()) {
    const inRow = Math.ceil(count / (number + 1));
    if (inRow < 2 || (room - card) / (inRow - 1) >= finger) return number + 1;
  }
  return cards.length;
}

export interface Rows {
  card: number;
  height: number;
  inRow: number;
  spots: Spot[];
}

/** Card widths on a phone for one, two and three rows. */
const ROW_CARDS = [94, 72, 68] as const;
const ROW_STEP = [0, 54, 48] as const;

/** Lays a hand in one to three overlapping rows; x and y are of each card's left top corner. */
export function rows(count: number, room: number): Rows {
  const number = rowsFor(count, room, ROW_CARDS);
  const card = ROW_CARDS[number - 1] ?? 68;
  const step = ROW_STEP[number - 1] ?? 48;
  const inRow = Math.max(1, Math.ceil(count / number));
  const across = inRow < 2 ? 0 : Math.min(card * 0.72, (room - card) / (inRow - 1));
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / inRow);
    const held = Math.min(inRow, count - row * inRow);
    const left = (room - card - across * (held - 1)) / 2;
    return { x: left + (place % inRow) * across, y: row * step, turn: 0 };
  });
  return { card, height: card * RATIO + step * (number - 1), inRow, spots };
}

const GAP = 10;
/** The widest card of a hand that fills a phone, and how much of one must be seen: enough, and at the least. */
const [WIDEST, ENOUGH, LEAST] = [190, 0.7, 0.34] as const;

/** Fills a phone that is nothing but a hand: rows whose cards are as large as they can be while each is well seen. */
export function filled(count: number, room: Size, finger = 44): Rows {
  const plans = [1, 2, 3, 4, 5, 6].map((inRow) => {
    const card = Math.max(0, Math.min(WIDEST, (room.width - GAP * (inRow - 1)) / inRow, room.height / RATIO));
    const behind = Math.ceil(count / inRow) - 1;
    const step = behind < 1 ? 0 : Math.min(card * RATIO + GAP, (room.height - card * RATIO) / behind);
    const seen = behind < 1 ? 1 : step / (card * RATIO);
    const fits = inRow <= Math.max(1, count) && (behind < 1 || (seen >= LEAST && step >= finger));
    return { inRow, card, step, height: card * RATIO + step * behind, worth: fits ? card * Math.min(1, seen / ENOUGH) : -inRow };
  });
  const { inRow, card, step, height } = plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best));
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / inRow);
    const held = Math.min(inRow, count - row * inRow);
    const left = (room.width - card * held - GAP * (held - 1)) / 2;
    return { x: left + (place % inRow) * (card + GAP), y: row * step, turn: 0 };
  });
  return { card, height, inRow, spots };
}

/** A place in a trick: its offset from the middle in cards' widths and heights, and its side for the seat's mark. */
export interface Slot {
  x: number;
  y: number;
  turn: number;
  side: "left" | "top" | "right" | "bottom";
}

const slot = (x: number, y: number, turn: number, side: Slot["side"]): Slot => ({ x, y, turn, side });

/** The places of a trick, from the seat at the bottom on, clockwise. */
const ROUND: Record<number, Slot[]> = {
  2: [slot(0, 0.6, 0, "bottom"), slot(0, -0.6, 1, "top")],
  3: [slot(0, 0.54, 0, "bottom"), slot(-1.12, -0.2, -3, "left"), slot(1.12, -0.2, 3, "right")],
  4: [slot(0, 0.6, 0, "bottom"), slot(-1.12, 0.02, -3, "left"), slot(0, -0.6, -1.5, "top"), slot(1.12, 0.02, 3, "right")],
  5: [
    slot(0, 0.61, 0, "bottom"),
    slot(-1.6, 0.06, -3, "left"),
    slot(-0.56, -0.58, -1.5, "top"),
    slot(0.56, -0.58, 1.5, "top"),
    slot(1.6, 0.06, 3, "right"),
  ],
  6: [
    slot(0, 0.63, 0, "bottom"),
    slot(-1.13, 0.58, -2, "left"),
    slot(-1.13, -0.62, -2.5, "left"),
    slot(0, -0.57, 1, "top"),
    slot(1.13, -0.62, 2.5, "right"),
    slot(1.13, 0.58, 2, "right"),
  ],
};

/**
 * The same for a small table: one row for three or four, two rows for more, the nearer one over the farther so that the
 * cards stay large and every rank is visible. The tags with the seats' marks stand above or below.
 */
const SMALL: Record<number, Slot[]> = {
  2: [slot(-0.6, 0, 0, "bottom"), slot(0.6, 0, 1, "bottom")],
  3: [slot(0, 0.16, 0, "bottom"), slot(-1.14, 0, -3, "bottom"), slot(1.14, 0, 3, "bottom")],
  4: [slot(0.57, 0.14, 0, "bottom"), slot(-1.7, 0.02, -3, "bottom"), slot(-0.57, -0.06, -1, "bottom"), slot(1.7, 0.02, 3, "bottom")],
  5: [
    slot(0, 0.36, 0, "bottom"),
    slot(-1.13, 0.33, -2, "bottom"),
    slot(-0.57, -0.36, -1.5, "top"),
    slot(0.57, -0.36, 1.5, "top"),
    slot(1.13, 0.33, 2, "bottom"),
  ],
  6: [
    slot(0, 0.36, 0, "bottom"),
    slot(-1.13, 0.33, -2, "bottom"),
    slot(-1.13, -0.33, -2.5, "top"),
    slot(0, -0.36, 1, "top"),
    slot(1.13, -0.33, 2.5, "top"),
    slot(1.13, 0.33, 2, "bottom"),
  ],
};

export interface TrickPlan {
  card: Size;
  slots: (Spot & { side: Slot["side"] })[];
}

/** Room around a trick for marks and the winner's label. */
export interface Margins {
  across: number;
  above: number;
  below: number;
}

/** Lays a trick into a room: as large as fits, at most `most` wide; spots are the cards' middles. */
export function trickPlan(seats: number, room: Size, most: number, small: boolean, margins: Margins): TrickPlan {
  const slots = (small ? SMALL : ROUND)[seats] ?? [];
  const wide = 2 * Math.max(...slots.map((one) => Math.abs(one.x))) + 1.06;
  const top = Math.min(...slots.map((one) => one.y)) - 0.5;
  const high = Math.max(...slots.map((one) => one.y)) + 0.5 - top;
  const width = Math.max(
    34,
    Math.min(most, (room.width - 2 * margins.across) / wide, (room.height - margins.above - margins.below) / (high * RATIO)),
  );
  const card = cardSize(width);
  const spare = room.height - margins.above - margins.below - high * card.height;
  const zero = margins.above + Math.max(0, spare / 2) - top * card.height;
  return {
    card,
    slots: slots.map((one) => ({ x: room.width / 2 + one.x * width, y: zero + one.y * card.height, turn: one.turn, side: one.side })),
  };
}

export type Side = "left" | "top" | "right";

/** On which side of the table the others sit, clockwise from my left. */
export function sides(others: number): Side[] {
  const found: Record<number, Side[]> = {
    1: ["top"],
    2: ["left", "right"],
    3: ["left", "top", "right"],
    4: ["left", "top", "top", "right"],
    5: ["left", "left", "top", "right", "right"],
  };
  return found[others] ?? [];
}
