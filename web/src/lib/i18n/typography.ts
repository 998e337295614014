/** Writes a catalogue's text as the language is printed: the twin of magehall.locales.typography. */
type Rules = readonly (readonly [RegExp, string])[];

const NO_BREAK = "\u00a0";
const ALL: Rules = [
  [/(?<=[\p{L}\p{N}_])'(?=[\p{L}\p{N}_])/gu, "’"],
  [/\.\.\./g, "…"],
];
const LEAN: Rules = [[/(?<=[\d}])[ \u00a0]%/g, "%"]];
const SPACED: Rules = [[/(?<=[\d}]) ?%/g, `${NO_BREAK}%`]];
const OWN: Readonly<Record<string, Rules>> = {
  en: LEAN,
  el: [...LEAN, [/(?<=[\d}])\u0384/g, "′"]],
  bg: SPACED,
  uk: [...SPACED, [/(?<=\s)–(?=\s)/g, "—"]],
  // Lines do not end with a word of one letter; after a number an s is a second.
  cs: [...SPACED, [/(?<![\p{L}\p{N}_$.-])(?!(?<=[\d}] )s)([ksvzouai]) (?=[\p{L}\p{N}_{„(])/giu, `$1${NO_BREAK}`]],
  de: SPACED,
};

export function typeset(catalogue: string, language: string): string {
  const rules = [...ALL, ...(OWN[language.split("-")[0] ?? ""] ?? [])];
  return rules.reduce((text, [pattern, written]) => text.replace(pattern, written), catalogue);
}
