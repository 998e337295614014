/** What every view says, whatever the game; the rest depends on the game. */
export interface AnyView {
  readonly game: string;
  readonly [key: string]: unknown;
}
