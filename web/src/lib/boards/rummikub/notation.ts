/** Reads and writes tables in the library's notation. */

export interface WrittenSet {
  /** Kinds. */
  tiles: string[];
  /** Said to be a group: one tile with two jokers. */
  marked: boolean;
}

/** Reads a set without brackets: "K3 K4 K5", "group K7 J J". */
export function readSet(text: string): WrittenSet {
  const words = text.split(" ").filter((word) => word !== "");
  const marked = words[0] === "group";
  return { tiles: marked ? words.slice(1) : words, marked };
}

/** Writes a set without brackets. */
export function writeSet({ tiles, marked }: { tiles: readonly string[]; marked: boolean }): string {
  return (marked ? ["group", ...tiles] : tiles).join(" ");
}

/** Reads the table of a move; null if the move leaves the table as it is. */
export function readMove(move: string | null): WrittenSet[] | null {
  if (!move?.startsWith("table ")) return null;
  return [...move.matchAll(/\[([^\]]*)\]/g)].map((found) => readSet(found[1] ?? ""));
}

/** Writes a whole turn. */
export function writeMove(sets: readonly { tiles: readonly string[]; marked: boolean }[]): string {
  return ["table", ...sets.map((laid) => `[${writeSet(laid)}]`)].join(" ");
}

/** Splits a sentence where it names tiles, so that they can be drawn: odd pieces are kinds. */
export function cutAtTiles(sentence: string): string[] {
  return sentence.replace(/[[\]]/g, "").split(/(?<![\p{L}\p{N}])([KRGB](?:1[0-3]|[1-9])|J)(?![\p{L}\p{N}])/u);
}
