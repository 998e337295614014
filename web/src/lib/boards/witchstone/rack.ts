/** What stands in the flasks of the rack. */
import type { Letter } from "../board";
import type { BoardData } from "./boards";
import type { Shelf, WitchstoneView } from "./view";

/** How many flasks a shelf has with this many players. */
export function capacity(board: BoardData, shelf: Shelf, seats: number): number {
  return (shelf === "bottom" ? board.rack.bottom : board.rack.upper)[seats - 2] ?? 0;
}

/** Flask by flask: the seat whose crystal stands there, "black", or null for an empty one. */
export function flasksOf(view: WitchstoneView, board: BoardData, shelf: Shelf): (Letter | "black" | null)[] {
  const full = view.players.flatMap((player) => [
    ...Array<Letter>(player.rack[shelf] ?? 0).fill(player.seat),
    ...(player.black_at === `shelf ${shelf}` ? (["black"] as const) : []),
  ]);
  return Array.from({ length: capacity(board, shelf, view.seats) }, (_, number) => full[number] ?? null);
}
