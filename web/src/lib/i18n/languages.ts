/** The languages we have, each a folder of catalogues, and how the browser's preference is read. */
import { progress, pseudo, shownFrom, source } from "virtual:languages";

/** A tag, such as `bg`. */
export type Language = string;

/** The language that all others are translated from. */
export const SOURCE: Language = source;
/** Not a language: English with accents, and longer, for tests and pictures. */
export const PSEUDO: Language = pseudo;
/** The languages that players are offered, English first. */
export const LANGUAGES: readonly Language[] = Object.keys(progress).filter((language) => progressOf(language) >= shownFrom);

/** How much of a language is translated, in per cent. */
export function progressOf(language: Language): number {
  return language === PSEUDO ? 100 : (progress[language] ?? 0);
}

/** A language by its own name: `Čeština`. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** Tells whether players are offered a language. */
export function isLanguage(text: string): text is Language {
  return LANGUAGES.includes(text);
}

/**
 * Picks the first of the preferred tags (`bg`, `el-GR`) that we have; English otherwise. Asked for by name, a language not offered
 * yet is found too.
 */
export function languageOf(wishes: readonly string[], asked = ""): Language {
  if (asked === PSEUDO || asked in progress) return asked;
  for (const wish of [asked, ...wishes]) {
    const start = wish.replace("_", "-").split("-")[0]?.toLowerCase() ?? "";
    if (isLanguage(start)) return start;
  }
  return SOURCE;
}
