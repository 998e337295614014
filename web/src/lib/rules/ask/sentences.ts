/** The sentences of a clause, of which one answers best: the twin of magehall.ask.sentences. */
import type { Reading } from "./reading";
import { Space, type Bag } from "./space";

/** Between two sentences, or two parts of one that stand alone: no single letter, no number begins them. */
const ENDS = /(?<=[.!?;·:])\s+(?=\p{L}{2}|[«„“(])/u;
/** How much more the question itself counts than the one by which the clause was found. */
const OWN = 2;

/** The sentence of a clause that has most in common with the question; of equal ones the first. */
export function deciding(text: string, question: string, asked: string, reading: Reading): string {
  const parts = text.split(ENDS);
  if (parts.length === 1) return text;
  const [mine, found] = [common(parts, question, reading), common(parts, asked, reading)];
  const scores = parts.map((_, place) => OWN * (mine[place] ?? 0) + (found[place] ?? 0));
  return parts[scores.indexOf(Math.max(...scores))] ?? text;
}

function common(parts: readonly string[], question: string, reading: Reading): number[] {
  const by = (read: (text: string) => Bag) => new Space(parts.map(read), parts.length).match(read(question));
  const letters = by((text) => reading.letters(text));
  return by((text) => reading.words(text)).map((one, place) => one + (letters[place] ?? 0));
}
