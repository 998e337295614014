/** The JSON of `View.data()` of Rummikub (src/magehall/games/rummikub/view.py). */
export interface RummikubView {
  game: "rummikub";
  acting: string[];
  [key: string]: unknown;
}
