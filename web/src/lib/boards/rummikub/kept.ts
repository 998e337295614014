/** A turn being built is kept in this browser, so that leaving or reloading the page loses nothing. */
const KEPT = "magehall-rummikub-turn:";

interface Kept {
  /** The table and the rack it was built on. */
  shown: string;
  move: string;
}

/** Keeps the turn of the table at this address as it lies; null if nothing is touched. */
export function keepTurn(address: string, shown: string, move: string | null): void {
  if (move === null) localStorage.removeItem(KEPT + address);
  else localStorage.setItem(KEPT + address, JSON.stringify({ shown, move } satisfies Kept));
}

/** The turn kept for this table and rack; none if it was built on others. */
export function keptTurn(address: string, shown: string): string | null {
  const text = localStorage.getItem(KEPT + address);
  if (text === null) return null;
  const kept = JSON.parse(text) as Kept;
  return kept.shown === shown ? kept.move : null;
}
