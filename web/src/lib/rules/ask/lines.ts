/** Reads the questions that clauses answer: `<game>-asked.ftl`, a message a clause, a question a line. */

/** The lines of each message. */
export type Lines = Readonly<Record<string, readonly string[]>>;

/** Reads such a catalogue; of two messages with the same name the first counts. */
export function readLines(text: string): Lines {
  const found: Record<string, string[]> = {};
  for (const [, key = "", said = ""] of text.matchAll(/^([a-z][\w-]*) *=(.*(?:\n[ \t]+\S.*|\n[ \t]*(?=\n))*)/gm)) {
    found[key] ??= said.split("\n").map((line) => line.trim()).filter(Boolean);
  }
  return found;
}
