/** Reads what somebody types at the spoken table. */

/** Puts a typed line into the notation as far as that is safe: outer blanks, doubled blanks. */
export function tidy(line: string): string {
  return line.trim().replace(/\s+/g, " ");
}

/**
 * Finds the moves a typed line can mean: the one written exactly like that, or else those that begin with it, ignoring
 * case.
 */
export function meant(line: string, moves: readonly string[]): string[] {
  const wanted = tidy(line);
  if (wanted === "") return [];
  if (moves.includes(wanted)) return [wanted];
  const low = wanted.toLowerCase();
  const same = moves.filter((move) => move.toLowerCase() === low);
  return same.length > 0 ? same : moves.filter((move) => move.toLowerCase().startsWith(low));
}

/** Groups moves by their first word, in the order they come. */
export function byVerb(moves: readonly string[]): { verb: string; moves: string[] }[] {
  const found = new Map<string, string[]>();
  for (const move of moves) {
    const verb = move.split(" ")[0] ?? "";
    found.set(verb, [...(found.get(verb) ?? []), move]);
  }
  return [...found].map(([verb, grouped]) => ({ verb, moves: grouped }));
}
