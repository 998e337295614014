/** The JSON of `View.data()` of Witchstone (src/magehall/games/witchstone/view.py). */
export interface WitchstoneView {
  game: "witchstone";
  acting: string[];
  [key: string]: unknown;
}
