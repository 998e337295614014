/** In a review two moves are shown on one position: the better one and the one played. */

export type Compared = "better" | "played";

export interface Pair {
  better: string;
  played: string;
}

/** The two moves a board is to show; null if it is not a review, or if they are the same. */
export function pairOf(hint: string | null, played: string | null | undefined): Pair | null {
  return hint !== null && played && hint !== played ? { better: hint, played } : null;
}

/** Which of two moves leads to something on the board, to be written there as `data-mark`; the better one if both do. */
export function markOf(pair: Pair | null, leads: (move: string) => boolean): Compared | undefined {
  if (pair === null) return undefined;
  return leads(pair.better) ? "better" : leads(pair.played) ? "played" : undefined;
}
