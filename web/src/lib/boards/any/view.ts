/** What every view says, whatever its game is; the rest is the game's own. */
export interface AnyView {
  readonly game: string;
  readonly [key: string]: unknown;
}
