/** The clauses of a game, ready to be asked: the browser's twin of magehall.ask.index. */
import type { AnswerLine } from "$lib/wire/types";
import { Reading } from "./reading";
import { deciding } from "./sentences";
import { Space } from "./space";
import type { Tongue } from "./tongue";

/** How much the question that comes nearest counts; the rest is all that belongs to the clause. */
const QUESTION = 0.3;
/** How much letters count; the rest are words. */
const LETTERS = 0.45;
/** Clauses with a lower score do not answer. */
const LEAST = 0.08;
/** So many letters of a question are read. */
const LONGEST = 300;

/** One clause with everything by which it is found. */
export interface Passage {
  clause: string;
  text: string;
  heading: string;
  notes: readonly string[];
  /** The questions it answers. */
  asked: readonly string[];
}

interface Found {
  passage: Passage;
  score: number;
  asked: string;
}

export class Finder {
  private readonly reading: Reading;
  private readonly words: Space;
  private readonly letters: Space;
  private readonly asked: readonly { place: number; line: string }[];

  constructor(
    private readonly passages: readonly Passage[],
    tongue: Tongue,
    alike: readonly string[],
  ) {
    this.reading = new Reading(tongue, alike);
    this.asked = passages.flatMap(({ asked }, place) => asked.map((line) => ({ place, line })));
    // a clause's own text counts twice
    const wholes = passages.map(({ text, heading, notes, asked }) => [text, text, heading, ...notes, ...asked].join("\n"));
    const texts = [...wholes, ...this.asked.map(({ line }) => line)];
    this.reading.learn(wholes);
    this.words = new Space(texts.map((text) => this.reading.words(text)), passages.length);
    this.letters = new Space(texts.map((text) => this.reading.letters(text)), passages.length);
  }

  /** The clauses that answer a question, best first; of equal ones the earlier first. */
  ask(question: string, most: number): AnswerLine[] {
    const read = [...question].slice(0, LONGEST).join("");
    const letters = this.letters.match(this.reading.letters(read));
    const alike = this.words.match(this.reading.guessed(read)).map((one, place) => (1 - LETTERS) * one + LETTERS * (letters[place] ?? 0));
    const found = this.scored(alike).sort((one, two) => two.score - one.score);
    return found.slice(0, most).filter(({ score }) => score >= LEAST).map((each) => this.answer(each, read));
  }

  private scored(alike: readonly number[]): Found[] {
    const best = this.passages.map(() => ({ score: 0, line: "" }));
    for (const [at, { place, line }] of this.asked.entries()) {
      const score = alike[this.passages.length + at] ?? 0;
      if (score > (best[place]?.score ?? 0)) best[place] = { score, line };
    }
    return this.passages.map((passage, place) => {
      const near = best[place] ?? { score: 0, line: "" };
      return { passage, score: (1 - QUESTION) * (alike[place] ?? 0) + QUESTION * near.score, asked: near.line };
    });
  }

  private answer({ passage: { clause, heading, text }, score, asked }: Found, question: string): AnswerLine {
    return { clause, heading, text, sentence: deciding(text, question, asked, this.reading), score: Math.round(score * 1e4) / 1e4 };
  }
}
