/** The position in which the two turns of a line part, and how moves are named there. */
import type { BoardModule } from "$lib/boards/board";
import type { Words } from "$lib/i18n/words";
import type { History } from "$lib/table/history";
import type { ReviewLine } from "$lib/wire/types";
import type { Label } from "./hinting";
import { parting } from "./losses";

/** The view before the first move that differs. */
export function partingView(line: ReviewLine, history: History | null, viewer: number): unknown {
  return history?.view(line.ply + parting(line), viewer);
}

/** Names the moves of a line as the board does in that view, in the list as well as beside the board. */
export function labelOf(line: ReviewLine, board: BoardModule, words: Words, history: History | null, viewer: number): Label {
  const view = partingView(line, history, viewer);
  return (move) => board.moveName?.(move, words, view, true) || move;
}
