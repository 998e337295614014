/** The JSON of `View.data()` of Wizard (src/magehall/games/wizard/view.py). */
export interface WizardView {
  game: "wizard";
  acting: string[];
  [key: string]: unknown;
}
