/** Where meeples and figures stand on the map, pushed apart so that none hides another. */
import type { Letter } from "../board";
import { LETTERS } from "../seats";
import { spotOf } from "./art/ground";
import type { Land } from "./land";
import { cellText, FIGURES, figureSpot, kindOf, readSpot, type CarcassonneView, type Figure, type Spot } from "./view";

export interface Piece {
  /** The same for the same piece from view to view. */
  key: string;
  spot: string;
  x: number;
  y: number;
  seat: Letter | null;
  figure: Figure | null;
  lying: boolean;
}

const APART = 38;

/** The middle of a segment in the units of the map: 100 a tile. */
export function middleOf(land: Land, spot: Spot): { x: number; y: number } {
  const tile = land.at.get(cellText(spot));
  const [x, y] = tile ? spotOf(tile.tile, tile.turns, spot.segment) : [50, 50];
  return { x: spot.x * 100 + x, y: spot.y * 100 + y };
}

export function piecesOf(view: CarcassonneView, land: Land): Piece[] {
  const pieces: Piece[] = [];
  view.meeples.forEach((spots, seat) => {
    const letter = LETTERS[seat] as Letter;
    const alike = new Map<string, number>();
    for (const text of spots) {
      const spot = readSpot(text);
      const number = alike.get(text) ?? 0;
      alike.set(text, number + 1);
      const { x, y } = middleOf(land, spot);
      pieces.push({ key: `${letter} ${text} ${number}`, spot: text, x: x + 5 * number, y: y + 5 * number, seat: letter, figure: null, lying: kindOf(spot.segment) === "field" });
    }
  });
  for (const figure of FIGURES) {
    const spot = figureSpot(view, figure);
    if (!spot) continue;
    const { x, y } = middleOf(land, spot);
    pieces.push({ key: figure, spot: `${cellText(spot)} ${spot.segment}`, x: x + 0.5, y: y - 0.5, seat: null, figure, lying: false });
  }
  pushApart(pieces);
  return pieces.sort((a, b) => a.y - b.y || a.x - b.x);
}

export function pushApart(pieces: { x: number; y: number }[], apart = APART): void {
  for (let round = 0; round < 8; round += 1) {
    for (let i = 0; i < pieces.length; i += 1) {
      for (let j = i + 1; j < pieces.length; j += 1) {
        const [a, b] = [pieces[i], pieces[j]] as [Piece, Piece];
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const far = Math.hypot(dx, dy);
        if (far >= apart) continue;
        const push = (apart - far) / 2 / Math.max(far, 0.01);
        const [px, py] = far < 0.01 ? [apart / 2, 0] : [dx * push, dy * push];
        a.x -= px;
        a.y -= py;
        b.x += px;
        b.y += py;
      }
    }
  }
}
