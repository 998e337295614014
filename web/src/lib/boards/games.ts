/** Our own games in the order they are shown. */
export const GAMES = ["wizard", "rummikub", "carcassonne", "witchstone"] as const;
export type GameKey = (typeof GAMES)[number];

export function isGame(text: string): text is GameKey {
  return (GAMES as readonly string[]).includes(text);
}
