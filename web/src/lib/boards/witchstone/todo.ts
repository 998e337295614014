/** The open decisions as a row of things to do, the next one first. */
import { boardOf, type Counted } from "./boards";
import { groupAt, readLaid, readPot } from "./cauldron";
import { isSign, pairOf, playerOf, topOf, type Prompt, type Sign, type WitchstoneView } from "./view";

export interface Todo {
  kind: "action" | "special" | "empty" | "silver" | "shelf" | "chip" | "tower" | "tile";
  sign: Sign | null;
  signs?: readonly Sign[];
  counts?: Counted;
  amount: number;
  /** Still to come, not open yet: the second symbol of the tile, a space of the wand. */
  later: boolean;
}

/** The open action is used up; only what waits in it may still be added. */
export function isSpent(view: WitchstoneView): boolean {
  const top = topOf(view);
  return top !== null && isSign(top.kind) && top.amount === 0;
}

/** What is to be done, from the open decision down to what waits below it. */
export function todos(view: WitchstoneView): Todo[] {
  const prompts = [...view.stack].reverse();
  return prompts.flatMap((prompt) => fromPrompt(view, prompt));
}

function fromPrompt(view: WitchstoneView, prompt: Prompt): Todo[] {
  const { kind, amount, about } = prompt;
  // Nothing is left to do of a spent action; what waits in it stands beside the row, as something that may be added.
  if (isSign(kind)) return amount === 0 ? [] : [{ kind: "action", sign: kind, amount, later: false }];
  if (kind === "shelf") return [{ kind: "shelf", sign: about.split(" ")[0] as Sign, amount: 1, later: false }];
  if (kind === "chip") return [{ kind: "chip", sign: null, amount: 1, later: false }];
  if (kind === "special-tile") return [{ kind: "special", sign: null, signs: pairOf(about), amount: 1, later: false }];
  if (kind === "empty-space") return [{ kind: "empty", sign: null, amount, later: false }];
  if (kind === "wand-spaces") return view.wand_queue.map((space) => fromSpace(view, space));
  if (kind === "turn") return about === "second-action" ? secondAction(view) : about === "placing" ? [{ kind: "tile", sign: null, amount: 1, later: false }] : [];
  if (kind === "tower") return amount === 0 || prompt === view.stack.at(-1) ? [{ kind: "tower", sign: null, amount: 1, later: false }] : [];
  return [];
}

function fromSpace(view: WitchstoneView, space: number): Todo {
  const { wand } = boardOf(view);
  const bonus = wand.bonus[space];
  if (bonus) return { kind: "action", sign: bonus.action, amount: view.wand_double.includes(space) ? bonus.leading : bonus.amount, later: true };
  const silver = wand.silver[space];
  return { kind: "silver", sign: null, amount: silver?.points ?? 0, later: true, ...(silver ? { counts: silver.counts } : {}) };
}

/** The second symbol of the tile just laid, with its group as it lies now. */
function secondAction(view: WitchstoneView): Todo[] {
  const player = playerOf(view, view.turn);
  const text = player.tiles[view.round - 1];
  if (!text) return [];
  const { second, b } = readLaid(text);
  return [{ kind: "action", sign: second, amount: groupAt(readPot(player, boardOf(view)), b, second).length, later: true }];
}
