/** Where the spaces of the two tracks are drawn. */
import type { BoardData } from "./boards";
import type { Point } from "./hex";

/** The wand in rows of this many spaces, back and forth. */
export function wandSpots(length: number, perRow: number, width: number, rowHeight: number, left: number, right: number): Point[] {
  const inRow = Math.min(perRow, length + 1);
  const pitch = (width - left - right) / (inRow - 1);
  return Array.from({ length: length + 1 }, (_, space) => {
    const row = Math.floor(space / inRow);
    const column = space % inRow;
    return { x: left + pitch * (row % 2 === 0 ? column : inRow - 1 - column), y: rowHeight * (row + 0.5) };
  });
}

/** The pentagram's spaces clockwise; the middle one of those that give a reward is on top. */
export function pentagramSpots(board: BoardData, reach: number): Point[] {
  const { spaces } = board.pentagram;
  const rewards = spaces.flatMap((kind, space) => (kind === "light" ? [] : [space]));
  const top = rewards[Math.floor(rewards.length / 2)] ?? 0;
  return spaces.map((_, space) => {
    const angle = (2 * Math.PI * (space - top)) / spaces.length - Math.PI / 2;
    return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
  });
}

/** The number of a space among those of its kind: the place of its stack or its special tile. */
export function rewardIndex(board: BoardData, space: number): number {
  const { spaces } = board.pentagram;
  return spaces.slice(0, space).filter((kind) => kind === spaces[space]).length;
}
