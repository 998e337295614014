/** Turns a heading into a key, as `slug` in words.py does: `Before the first round` is `before-the-first-round`. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(/\s+/)
    .join("-");
}
