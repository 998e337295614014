/** Finders for our games, made from the clauses and the questions they answer when somebody asks. */
import { isGame } from "$lib/boards/games";
import type { Words } from "$lib/i18n/words";
import { PSEUDO, SOURCE } from "$lib/i18n/languages";
import { askRules } from "$lib/wire/http";
import { loadSections, type Section } from "../clauses";
import type { AnswerLine } from "$lib/wire/types";
import { Finder, type Passage } from "./finder";
import { readLines, type Lines } from "./lines";
import { Tongue } from "./tongue";

/** So many clauses answer a question at most. */
export const MOST = 10;

/** Answers a question with clauses, best first. */
export type Asking = (question: string) => Promise<readonly AnswerLine[]>;

const files = import.meta.glob<string>("../../../../../src/magehall/locales/*/*-asked.ftl", { query: "?raw", import: "default" });

async function linesOf(name: string, language: string): Promise<Lines> {
  const load = files[`../../../../../src/magehall/locales/${language === PSEUDO ? SOURCE : language}/${name}-asked.ftl`];
  return load ? readLines(await load()) : {};
}

const cache = new Map<string, Promise<Finder>>();

/** How questions about a game are answered: here for our games, by the server for those of others. The words must hold the rules. */
export function asking(game: string, words: Words): Asking {
  if (!isGame(game)) return (question) => askRules(game, question, words.language);
  return async (question) => (await finderOf(game, words)).ask(question, MOST);
}

/** Prepares the rules of one of our games for questions in a language. */
export function finderOf(game: string, words: Words): Promise<Finder> {
  const key = `${game} ${words.language}`;
  let finder = cache.get(key);
  if (!finder) {
    finder = prepare(game, words);
    cache.set(key, finder);
    finder.catch(() => cache.delete(key)); // what could not be fetched is fetched again when it is wanted
  }
  return finder;
}

async function prepare(game: string, words: Words): Promise<Finder> {
  const [sections, own, house] = await Promise.all([loadSections(game, words), linesOf(game, words.language), linesOf("house", words.language)]);
  const alike = [...(own[`${game}-alike`] ?? []), ...(house["house-alike"] ?? [])];
  return new Finder(passagesOf(sections, own), new Tongue(house), alike);
}

function passagesOf(sections: readonly Section[], own: Lines): Passage[] {
  return sections.flatMap(({ heading, clauses }) =>
    clauses.map(({ key, text, notes }) => ({ clause: key, text, heading, notes: notes.map((note) => note.text), asked: own[`${key}-asked`] ?? [] })),
  );
}
