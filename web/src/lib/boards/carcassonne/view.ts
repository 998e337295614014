/** The JSON of `View.data()` of Carcassonne (src/magehall/games/carcassonne/view.py). */
export interface CarcassonneView {
  game: "carcassonne";
  seat: string | null;
  seats: number;
  options: Readonly<Record<string, string>>;
  phase: "start" | "draw" | "place" | "meeple" | "expansion" | "over";
  turn: string;
  starter: string;
  acting: string[];
  /** The tile in the hand of the player in turn. */
  drawn: string | null;
  stack: number;
  /** How many of each kind are in the stack; null where it was agreed to hide it. */
  remaining: Readonly<Record<string, number>> | null;
  discarded: string[];
  /** In the order they were placed: `D 0,0 r0`. */
  placed: string[];
  /** For each seat the segments its meeples stand on: `1,-2 city.0`. */
  meeples: string[][];
  supply: number[];
  scores: number[];
  moment: string | null;
  asking: string | null;
  expansions: {
    "mage-witch"?: { mage: string; witch: string };
    /** `tiles` are the circles in the game, by lot where not all six are; none before it is drawn. */
    "crop-circles"?: { tiles: string[]; kind: string | null; action: string | null; due: string | null };
  };
}

export type Figure = "mage" | "witch";
export const FIGURES: readonly Figure[] = ["mage", "witch"];

/** A cell of the landscape: steps east and steps south of the start tile. */
export interface Cell {
  x: number;
  y: number;
}

/** A tile in the landscape, turned clockwise by so many quarters. */
export interface Placed extends Cell {
  tile: string;
  turns: number;
}

/** A segment of the landscape. */
export interface Spot extends Cell {
  segment: string;
}

export function cellText(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

/** The cell as people read it, with a true minus. */
export function cellName(cell: Cell): string {
  return cellText(cell).replaceAll("-", "−");
}

export function readCell(text: string): Cell {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
}

/** Reads `D 1,0 r90`. */
export function readPlaced(text: string): Placed {
  const [tile = "", cell = "", turn = "r0"] = text.split(" ");
  return { tile, ...readCell(cell), turns: Number(turn.slice(1)) / 90 };
}

/** Reads `1,-2 city.0`. */
export function readSpot(text: string): Spot {
  const [cell = "", segment = ""] = text.split(" ");
  return { ...readCell(cell), segment };
}

export function spotText(spot: Spot): string {
  return `${cellText(spot)} ${spot.segment}`;
}

/** Where a figure stands, or null while it waits beside the landscape. */
export function figureSpot(view: CarcassonneView, figure: Figure): Spot | null {
  const text = view.expansions["mage-witch"]?.[figure];
  return text === undefined || text === "beside" ? null : readSpot(text);
}

export type Kind = "city" | "road" | "field" | "monastery";
export type Role = "knight" | "robber" | "farmer" | "monk";
const ROLES: Readonly<Record<Kind, Role>> = { city: "knight", road: "robber", field: "farmer", monastery: "monk" };

export function kindOf(segment: string): Kind {
  return segment.split(".")[0] as Kind;
}

export function roleOn(segment: string): Role {
  return ROLES[kindOf(segment)];
}
