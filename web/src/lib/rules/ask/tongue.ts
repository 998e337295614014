/** How a language's words are compared: the browser's twin of magehall.ask.tongue, on the same `house-asked.ftl`. */
import type { Lines } from "./lines";

/** Letters that stay when an ending is cut off. */
const LEAST = 3;
/** How many letters of a word are compared at a time. */
const SIZES = [3, 4];

export class Tongue {
  readonly empty: ReadonlySet<string>;
  private readonly letters: ReadonlyMap<string, string>;
  private readonly sounds: RegExp;
  private readonly endings: readonly string[];

  constructor(lines: Lines) {
    const pairs = (lines["house-letters"] ?? []).flatMap((line) => line.split(",")).map((pair) => pair.trim().split(/\s+/));
    this.letters = new Map(pairs.filter(([from]) => from).map(([from = "", ...to]) => [bare(from), to.join("")]));
    const longest = [...this.letters.keys()].sort((one, two) => two.length - one.length);
    this.sounds = new RegExp(longest.join("|") || "(?!)", "g");
    const endings = new Set(wordsOf(lines["house-endings"]).map((ending) => this.fold(ending)).filter(Boolean));
    this.endings = [...endings].sort((one, two) => two.length - one.length || (one < two ? -1 : 1));
    this.empty = new Set((lines["house-empty"] ?? []).flatMap((line) => this.words(line)));
  }

  /** Writes a text without capitals, accents and doubled letters, each sound in one way. */
  fold(text: string): string {
    return bare(text)
      .replace(this.sounds, (found) => this.letters.get(found) ?? "")
      .replace(/(\p{L})\1+/gu, "$1");
  }

  /** Takes a text apart into folded words and numbers. */
  words(text: string): string[] {
    return this.fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  }

  /** Cuts off a word's ending, if enough of it is left. */
  stem(word: string): string {
    const ending = this.endings.find((each) => word.endsWith(each) && word.length - each.length >= LEAST);
    return ending ? word.slice(0, -ending.length) : word;
  }
}

function wordsOf(lines: readonly string[] = []): string[] {
  return lines.flatMap((line) => line.split(/\s+/)).filter(Boolean);
}

/** Writes a text in small letters without accents and apostrophes. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’ʼ`´]/g, "")
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

/** The letters of a word, a few at a time, with its beginning and its end. */
export function grams(word: string, sizes: readonly number[] = SIZES): string[] {
  const whole = `_${word}_`;
  return sizes.flatMap((size) => Array.from({ length: Math.max(0, whole.length - size + 1) }, (_, at) => whole.slice(at, at + size)));
}
