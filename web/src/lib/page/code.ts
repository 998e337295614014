/** Reads the code of a table from what somebody typed or pasted: the code itself, with blanks, or a whole link. */
export function readCode(text: string): string | null {
  const bare = text.trim().replace(/[\s-]+/g, "").toUpperCase();
  const found = /([2-9A-HJ-NP-Z]{6})(?:[?#].*)?$/.exec(bare)?.[1];
  const isLink = /\/(TABLE|HAND|TV)\//.test(bare);
  return found && (isLink || bare.length === 6) ? found : null;
}
