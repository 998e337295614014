/** How names stand over the columns of a table. */

/** No letter of a name in small bold type is wider than this on average, in px. */
const LETTER = 8;

/** Whether names can lie in columns of this width without a break inside a word; else they stand upright. */
export function liesFlat(names: readonly string[], room: number): boolean {
  const longest = Math.max(0, ...names.flatMap((name) => name.split(/\s+/)).map((word) => [...word].length));
  return longest * LETTER <= room;
}
