/** What Carcassonne declares (src/magehall/games/carcassonne/view.py), and what its short texts mean. */
import type { CarcassonneView, Figure, Kind, Role } from "./shapes";

export type { CarcassonneView, Figure, Kind, Role } from "./shapes";
export const FIGURES: readonly Figure[] = ["mage", "witch"];

/** A cell of the landscape: steps east and steps south of the start tile. */
export interface Cell {
  x: number;
  y: number;
}

/** A tile in the landscape, turned clockwise by some quarters. */
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

/** The cell as people read it, with a true minus sign. */
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

const ROLES: Readonly<Record<Kind, Role>> = { city: "knight", road: "robber", field: "farmer", monastery: "monk" };

export function kindOf(segment: string): Kind {
  return segment.split(".")[0] as Kind;
}

export function roleOn(segment: string): Role {
  return ROLES[kindOf(segment)];
}
