/** Reads a text as what it is compared by: its words, and their letters a few at a time; the twin of magehall.ask.reading. */
import { add, type Bag } from "./space";
import { grams, type Tongue } from "./tongue";

/** How much a word counts that says little. */
const EMPTY = 0.3;
/** How much it counts what a word means, beside the word itself. */
const ALIKE = 1;
/** How many letters at a time say whether two words look alike. */
const SPELLED = [2];
/** How alike a word must be to a known one to be taken for it, if nobody has written it. */
const GUESSED = 0.5;

export class Reading {
  /** What means the same, by phrases without endings. */
  private readonly groups = new Map<string, string[]>();
  private longest = 0;
  /** Known words without endings, with their letters. */
  private readonly spelled = new Map<string, Set<string>>();

  constructor(
    private readonly tongue: Tongue,
    alike: readonly string[],
  ) {
    for (const [number, group] of alike.entries()) for (const phrase of group.split(",")) this.group(phrase, `=${number}`);
  }

  private group(phrase: string, name: string): void {
    const stems = this.stems(phrase);
    if (stems.length === 0) return;
    this.longest = Math.max(this.longest, stems.length);
    const same = this.groups.get(stems.join(" ")) ?? [];
    if (!same.includes(name)) this.groups.set(stems.join(" "), [...same, name]);
  }

  private stems(text: string): string[] {
    return this.tongue.words(text).map((word) => this.tongue.stem(word));
  }

  /** Takes in the words that are known. */
  learn(texts: readonly string[]): void {
    for (const text of texts) {
      for (const word of this.tongue.words(text)) {
        const stem = this.tongue.stem(word);
        if (!this.spelled.has(stem)) this.spelled.set(stem, new Set(grams(word, SPELLED)));
      }
    }
  }

  /** Reads a text by its letters. */
  letters(text: string): Bag {
    const bag: Bag = new Map();
    for (const word of this.tongue.words(text)) {
      for (const gram of grams(word)) add(bag, gram, this.weight(word));
    }
    return bag;
  }

  /** Reads a text by its words and what they mean. */
  words(text: string): Bag {
    const bag: Bag = new Map();
    for (const word of this.tongue.words(text)) add(bag, this.tongue.stem(word), this.weight(word));
    for (const group of this.meant(this.stems(text))) add(bag, group, ALIKE);
    return bag;
  }

  private weight(word: string): number {
    return this.tongue.empty.has(word) ? EMPTY : 1;
  }

  /** Reads a question by its words, those that nobody has written taken for the one that looks most like them. */
  guessed(text: string): Bag {
    const bag = this.words(text);
    for (const word of this.tongue.words(text)) {
      const stem = this.tongue.stem(word);
      if (this.spelled.has(stem) || /^\d+$/.test(stem) || this.groups.has(stem)) continue;
      const { near, share } = this.nearest(word);
      if (share < GUESSED) continue;
      add(bag, near, share);
      for (const group of this.meant([near])) add(bag, group, ALIKE * share);
    }
    return bag;
  }

  /** Names the groups of words that mean the same; of phrases that begin together, the longest counts. */
  private meant(stems: readonly string[]): string[] {
    const found: string[] = [];
    for (let at = 0; at < stems.length; at++) {
      for (let size = Math.min(this.longest, stems.length - at); size > 0; size--) {
        const groups = this.groups.get(stems.slice(at, at + size).join(" "));
        if (!groups) continue;
        found.push(...groups);
        at += size - 1;
        break;
      }
    }
    return found;
  }

  /** Finds the known word that shares most letters with this one, and how many of all they share. */
  private nearest(word: string): { near: string; share: number } {
    const own = new Set(grams(word, SPELLED));
    let best = { near: "", share: 0 };
    for (const [near, theirs] of this.spelled) {
      let common = 0;
      for (const gram of own) if (theirs.has(gram)) common++;
      const share = (2 * common) / (own.size + theirs.size);
      if (share > best.share) best = { near, share };
    }
    return best;
  }
}
