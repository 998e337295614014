/** The steps of a play in words; sets are named by their tiles, which are drawn. */
import type { Words } from "$lib/i18n/words";
import type { Step } from "./difference";
import { kindOf } from "./tiles";

export function stepLines(steps: readonly Step[], before: readonly (readonly string[])[], words: Words): string[] {
  return steps.map((step) => {
    const old = step.old.map((place) => named(before[place] ?? [])).join(" + ");
    const facts = { kind: old === "" && step.kind === "split" ? "other-part" : step.kind, old, set: named(step.tiles), left: named(step.left) };
    const line = words.say("rummikub-web-step", facts);
    const pieces = piecesOf(step, before, words);
    return pieces.length > 0 && step.kind !== "new" ? words.say("rummikub-step-from", { step: line, pieces: pieces.join(", ") }) : withTaken(line, step, pieces, words);
  });
}

/** A new set entirely from the rack needs no word about where it comes from. */
function withTaken(line: string, step: Step, pieces: readonly string[], words: Words): string {
  return step.taken.length > 0 ? words.say("rummikub-step-from", { step: line, pieces: pieces.join(", ") }) : line;
}

function piecesOf(step: Step, before: readonly (readonly string[])[], words: Words): string[] {
  const rack = step.rack.length > 0 ? [words.say("rummikub-piece-rack", { tiles: named(step.rack) })] : [];
  const froms = [...new Set(step.taken.map(({ from }) => from))];
  return [
    ...rack,
    ...froms.map((from) => words.say("rummikub-web-piece-set", { tiles: named(step.taken.filter((each) => each.from === from).map(({ tile }) => tile)), set: named(before[from] ?? []) })),
  ];
}

function named(tiles: readonly string[]): string {
  return tiles.map(kindOf).join(" ");
}
