/** The numbered clauses of a game: their order and headings from RULES.md, their words from the catalogues. */
import { wordsOf } from "$lib/i18n/brought";
import { slug } from "$lib/i18n/slug";
import type { Words } from "$lib/i18n/words";

export interface Clause {
  /** `wizard-12` */
  key: string;
  number: number;
  text: string;
  /** How printed editions word it, where they differ. */
  notes: { source: string; text: string }[];
}

export interface Section {
  slug: string;
  heading: string;
  clauses: Clause[];
}

const files = import.meta.glob<string>("../../../../src/magehall/games/*/RULES.md", { query: "?raw", import: "default" });

/** Tells whether we have the rules of a game. */
export function hasRules(game: string): boolean {
  return pathOf(game) in files;
}

function pathOf(game: string): string {
  return `../../../../src/magehall/games/${game}/RULES.md`;
}

/** Fetches the rules of a game in a language; the words must hold the rules of the game. */
export async function loadSections(game: string, words: Words): Promise<Section[]> {
  const load = files[pathOf(game)];
  return load ? readSections(game, await load(), words) : broughtSections(game, words.language);
}

/** The rules of a third-party game, as the server has them. */
async function broughtSections(game: string, language: string): Promise<Section[]> {
  const found = await wordsOf(game, language);
  return (found?.rules ?? []).map(({ heading, clauses }) => ({
    slug: slug(heading),
    heading,
    clauses: Object.entries(clauses).map(([key, text]) => ({ key, number: Number(key.slice(game.length + 1)), text, notes: [] })),
  }));
}

export function readSections(game: string, text: string, words: Words): Section[] {
  const sections: Section[] = [];
  const editions = editionsOf(game, words);
  for (const line of text.split("\n")) {
    const heading = /^## (.+)$/.exec(line)?.[1];
    const clause = /^- \*\*([a-z][a-z-]*-(\d+))\*\* (\S.*)$/.exec(line);
    if (heading) sections.push({ slug: slug(heading), heading: said(words, `${game}-section-${slug(heading)}`, heading), clauses: [] });
    const [, key, number, english] = clause ?? [];
    if (!key || !english) continue;
    sections.at(-1)?.clauses.push({
      key,
      number: Number(number),
      text: said(words, key, english),
      notes: editions.flatMap((edition) => noteOf(game, edition, number ?? "", words)),
    });
  }
  return sections.filter((section) => section.clauses.length > 0);
}

function said(words: Words, key: string, english: string): string {
  return words.has(key) ? words.say(key) : english;
}

function editionsOf(game: string, words: Words): string[] {
  const start = `${game}-edition-`;
  return words
    .keys(start)
    .filter((key) => key.endsWith("-source"))
    .map((key) => key.slice(start.length, -"-source".length));
}

function noteOf(game: string, edition: string, number: string, words: Words): { source: string; text: string }[] {
  const key = `${game}-edition-${edition}-${number}`;
  if (!words.has(key)) return [];
  return [{ source: words.say(`${game}-edition-${edition}-source`), text: words.say(key) }];
}

/** Prepares text for searching: lower case, no accents. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * The beginning that a word shares with its other forms: endings are cut off, longer ones for more inflected languages, recognised
 * by letters other than English or by accents.
 */
export function stem(word: string): string {
  const bare = plain(word);
  const inflected = /[^\u0000-\u007f]/.test(word);
  return bare.slice(0, bare.length < 5 ? bare.length : inflected ? Math.max(3, bare.length - 3) : Math.max(4, bare.length - 2));
}

function stems(query: string): string[] {
  return query.normalize("NFC").split(/\s+/).filter(Boolean).map(stem);
}

/** Keeps the clauses that contain every search word in any form, or have its number; a heading brings all its clauses. */
export function search(sections: readonly Section[], query: string): Section[] {
  const wanted = stems(query);
  if (wanted.length === 0) return [...sections];
  const holds = (heading: string, { key, number, text, notes }: Clause) => {
    const said = plain([heading, key, text, ...notes.map((note) => note.text)].join(" "));
    const words = said.match(/[\p{L}\p{N}]+/gu) ?? [];
    return wanted.every((word) => (/^\d+$/.test(word) ? number === Number(word) || numbers(said).includes(word) : said.includes(` ${word}`) || words.some((each) => each.startsWith(word))));
  };
  return sections
    .map((section) => ({ ...section, clauses: section.clauses.filter((clause) => holds(section.heading, clause)) }))
    .filter((section) => section.clauses.length > 0);
}

function numbers(text: string): string[] {
  return text.match(/\d+/g) ?? [];
}

/** Splits a text into pieces, every other one a word that the search found. */
export function hits(text: string, query: string): string[] {
  const wanted = stems(query).filter((word) => word.length > 1);
  if (wanted.length === 0) return [text];
  const letters = [...text];
  const flat = letters.map((letter) => plain(letter) || " ");
  const bare = flat.join("");
  const lit = new Array<boolean>(bare.length).fill(false);
  for (const { index, 0: word } of bare.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (wanted.some((start) => word.startsWith(start))) lit.fill(true, index, index + word.length);
  }
  return pieces(letters, flat, lit);
}

function pieces(letters: readonly string[], flat: readonly string[], lit: readonly boolean[]): string[] {
  const found: string[] = [""];
  let at = 0;
  for (const [place, letter] of letters.entries()) {
    const hit = lit[at] ?? false;
    if (hit !== (found.length % 2 === 0)) found.push("");
    found[found.length - 1] += letter;
    at += flat[place]?.length ?? 1;
  }
  return found;
}
