/** A hint in three steps: a nudge, the candidates with their values, the answer with its reasons. */
import type { Facts, Words } from "$lib/i18n/words";
import type { Advice, Reason } from "$lib/wire/types";

export type Step = "nudge" | "candidates" | "answer";
const STEPS: readonly Step[] = ["nudge", "candidates", "answer"];

/** Names a move as the board does. */
export type Label = (move: string) => string;

/** The step after one; after the answer the answer again. */
export function stepAfter(step: Step | null): Step {
  return STEPS[Math.min(STEPS.indexOf(step ?? "nudge") + (step === null ? 0 : 1), STEPS.length - 1)] as Step;
}

/** The steps that may still be asked for. */
export function stepsLeft(step: Step): readonly Step[] {
  return STEPS.slice(STEPS.indexOf(step) + 1);
}

/** A move or a whole turn in words. */
export function turnText(moves: readonly string[], label: Label): string {
  return moves.map(label).join(" + ");
}

/** A turn may be long: no more of it than fits in a glance. */
const GLANCE = 3;

/** The beginning of a turn in words, from a move on. */
export function glanceText(moves: readonly string[], from: number, label: Label): string {
  const own = moves.slice(from);
  return turnText(own.slice(0, GLANCE), label) + (own.length > GLANCE ? " …" : "");
}

/** A reason in words; moves it mentions are named as they are on the board. */
export function reasonText({ code, facts = {}, words: said = "" }: Reason, game: string, words: Words, names: readonly string[], label: Label): string {
  const key = [`${game}-reason-${code}`, `${game}-nudge-${code}`, `hint-${code}`].find((one) => words.has(one));
  if (!key) return said;
  const { move, moves: plan, ...rest } = facts as Facts;
  const named = {
    ...rest,
    ...(typeof move === "string" ? { move: turnText(move.split(" + "), label) } : {}),
    ...(Array.isArray(plan) ? { plan: plan.map(String).map(label).join(" → ") } : plan === undefined ? {} : { moves: plan }),
  };
  return words.say(key, words.withNames(game, named, names));
}

/** What a step of a hint says: a sentence, more below it, and separately what speaks for the second choice. */
export interface HintText {
  sentence: string;
  more: string[];
  second?: { sentence: string; more: string[] };
}

/** Puts a step of a hint into words. */
export function hintText(advice: Advice, words: Words, label: Label, tell: (reason: Reason) => string): HintText {
  const reasons = (advice.reasons ?? []).map(tell).filter(Boolean);
  if (advice.step === "nudge") return { sentence: reasons[0] ?? "", more: reasons.slice(1) };
  if (advice.step === "candidates") {
    const choices = (advice.choices ?? []).map((choice) => [turnText(choice.moves, label), choice.words].filter(Boolean).join(": "));
    return { sentence: words.say("hint-step-candidates"), more: choices };
  }
  const [second, ...more] = (advice.against ?? []).map(tell).filter(Boolean);
  const sentence = words.say("web-hint-says", { move: label(advice.move ?? "") });
  return { sentence, more: reasons, ...(second === undefined ? {} : { second: { sentence: second, more } }) };
}
