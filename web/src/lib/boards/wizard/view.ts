/** What Wizard declares (src/magehall/games/wizard/view.py), by the names the board uses. */
import type { WizardView } from "./shapes";

export type { PadRow, People, Phase, Trick, WizardOptions, WizardView } from "./shapes";
/** A bid: not yet made, written but not shown, or revealed. */
export type Bid = WizardView["bids"][number];
