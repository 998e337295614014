/** What is agreed at a table, said in a few words. */
import type { Words } from "$lib/i18n/words";
import type { Clock, GameLine, Terms } from "$lib/wire/types";

/** The options that differ from a game's defaults, and the clock. */
export function termsLines(terms: Terms, words: Words): string[] {
  const lines = Object.entries(terms.options ?? {}).map(([name, value]) => optionText(terms.game, name, value, words));
  const clock = terms.clock;
  if (clock && (clock.mode ?? "none") !== "none") lines.push(clockText(clock, words));
  return lines;
}

/** An option with its value: "Plus/minus one: on". */
export function optionText(game: string, name: string, value: string, words: Words): string {
  return `${words.say(`${game}-option-${name}`)}: ${valueText(game, name, value, words)}`;
}

/** A value in words; numbers and seats stand for themselves. */
export function valueText(game: string, name: string, value: string, words: Words): string {
  const key = `${game}-option-${name}-${value}`;
  return words.has(key) ? words.say(key) : value;
}

export function clockText(clock: Clock, words: Words): string {
  const seconds = clock.seconds ?? 0;
  return words.say(`web-clock-${clock.mode ?? "none"}`, { minutes: Math.round(seconds / 60), days: Math.round(seconds / 86_400), increment: clock.increment ?? 0 });
}

/** Which of a game's variants the options amount to. */
export function chosenVariants(line: GameLine, options: Readonly<Record<string, string>>): string[] {
  return Object.entries(line.variants)
    .filter(([, sets]) => Object.entries(sets).every(([name, value]) => (options[name] ?? defaultOf(line, name)) === value))
    .map(([key]) => key);
}

export function defaultOf(line: GameLine, name: string): string {
  return line.options.find((option) => option.name === name)?.values[0] ?? "";
}

/** Leaves only what differs from the defaults. */
export function withoutDefaults(line: GameLine, options: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => value !== defaultOf(line, name)));
}
