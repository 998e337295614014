/** The JSON of `View.data()` of Carcassonne (src/magehall/games/carcassonne/view.py). */
export interface CarcassonneView {
  game: "carcassonne";
  acting: string[];
  [key: string]: unknown;
}
