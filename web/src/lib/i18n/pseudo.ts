/** The pseudo-locale: English with accents and doubled vowels, for tests and pictures; the twin of magehall.locales.pseudo. */
import type { FluentResource } from "@fluent/bundle";

type Entry = FluentResource["body"][number];
type Pattern = NonNullable<Entry["value"]>;
type Part = Exclude<Pattern, string>[number];

const VOWELS: Readonly<Record<string, string>> = { a: "áá", e: "éé", i: "íí", o: "óó", u: "úú" };
const [PLAIN, ACCENTED] = ["AEIOUYCNSZyndcrstz", "ÁÉÍÓÚÝČŇŠŽýňďčřšťž"];

/** Writes a text with accents, and about a third longer. */
export function accented(text: string): string {
  return [...text].map((letter) => VOWELS[letter] ?? ACCENTED[PLAIN.indexOf(letter)] ?? letter).join("");
}

/** Writes a message or term with accents; what is filled in stays. */
export function pseudo(entry: Entry): void {
  entry.value = entry.value === null ? null : pattern(entry.value);
  for (const [name, value] of Object.entries(entry.attributes)) entry.attributes[name] = pattern(value);
}

function pattern(value: Pattern): Pattern {
  return typeof value === "string" ? accented(value) : value.map(part);
}

function part(value: Part): Part {
  if (typeof value === "string") return accented(value);
  if (value.type !== "select") return value;
  return { ...value, variants: value.variants.map((variant) => ({ ...variant, value: pattern(variant.value) })) };
}
