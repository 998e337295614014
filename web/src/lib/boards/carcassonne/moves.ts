/** Sorts the legal moves by what they do, so that the board can show them where they happen. */
import { cellText, FIGURES, readPlaced, readSpot, type Figure, type Placed, type Spot } from "./view";

export interface Sorted {
  /** The tile that is to be placed. */
  tile: string | null;
  /** The quarter turns in which the tile in hand fits, by cell. */
  cells: Map<string, number[]>;
  /** Segments of the tile just placed. */
  meeples: string[];
  /** Where each figure may go. */
  figures: Record<Figure, Spot[]>;
  /** My meeples at a crop circle, with the move. */
  circle: { move: string; spot: Spot }[];
  /** Moves that need no picking on the map. */
  plain: string[];
}

export function sortMoves(moves: readonly string[]): Sorted {
  const sorted: Sorted = { tile: null, cells: new Map(), meeples: [], figures: { mage: [], witch: [] }, circle: [], plain: [] };
  for (const move of moves) {
    const [verb = "", ...rest] = move.split(" ");
    const text = rest.join(" ");
    if (verb === "place") {
      const { turns, tile, ...cell } = readPlaced(text);
      sorted.tile = tile;
      sorted.cells.set(cellText(cell), [...(sorted.cells.get(cellText(cell)) ?? []), turns].sort());
    } else if (verb === "meeple") sorted.meeples.push(text);
    else if (isFigure(verb) && text !== "off") sorted.figures[verb].push(readSpot(text));
    else if (verb === "add" || verb === "take") sorted.circle.push({ move, spot: readSpot(text) });
    else sorted.plain.push(move);
  }
  return sorted;
}

export function isFigure(word: string): word is Figure {
  return (FIGURES as readonly string[]).includes(word);
}

export function placeMove(placed: Placed): string {
  return `place ${placed.tile} ${cellText(placed)} r${90 * placed.turns}`;
}

/** The placement a move makes, if it is one. */
export function placementOf(move: string | undefined): Placed | null {
  return move?.startsWith("place ") ? readPlaced(move.slice(6)) : null;
}

/** The tile on trial: only if a placement is legal in what is shown now, whenever it was chosen. */
export function ghostOf(sorted: Sorted, move: string | undefined): Placed | null {
  const placed = placementOf(move);
  return placed && placed.tile === sorted.tile && sorted.cells.get(cellText(placed))?.includes(placed.turns) ? placed : null;
}

/** The turn in which the tile fits the most cells, so that a first look shows many. */
export function bestTurn(sorted: Sorted): number {
  const fits = [0, 1, 2, 3].map((turns) => [...sorted.cells.values()].filter((fitting) => fitting.includes(turns)).length);
  return fits.indexOf(Math.max(...fits));
}

/** The next quarter turn that fits, going clockwise (1) or back (-1). */
export function nextTurn(fitting: readonly number[], from: number, step: 1 | -1): number {
  for (let tried = 1; tried <= 4; tried += 1) {
    const turns = (from + step * tried + 16) % 4;
    if (fitting.includes(turns)) return turns;
  }
  return from;
}
