/** What Rummikub declares (src/magehall/games/rummikub/view.py), by the names the board uses. */
export type { PadRow, RummikubView } from "./shapes";
