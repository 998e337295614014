/** What is agreed at a table, in a few words. */
import { isLanguage, ownName } from "$lib/i18n/languages";
import type { Words } from "$lib/i18n/words";
import { inPocket } from "$lib/router";
import type { Clock, GameLine, Terms } from "$lib/wire/types";

export type Pace = "slow" | "normal" | "fast" | "none";
export const PACES: readonly Pace[] = ["slow", "normal", "fast"];

/** Everything agreed, one sentence or phrase each: how the rules differ, the clock, what happens around the board. */
export function termsLines(terms: Terms, words: Words): string[] {
  const rules = ruleLines(terms, words);
  return [
    ...(rules.length > 0 ? rules : [words.say("web-terms-plain")]),
    clockText(terms.clock ?? {}, words),
    ...(inPocket() ? [] : [words.say("web-terms-away", { expiry: terms.clock?.expiry ?? "deputy" })]),
    ...mannerLines(terms, words),
  ];
}

/** The most important parts of it on one line. */
export function briefLine(terms: Terms, words: Words): string {
  const rules = ruleLines(terms, words);
  return [
    ...(rules.length > 0 ? rules : [words.say("web-terms-plain")]),
    clockText(terms.clock ?? {}, words),
    ...(inPocket() ? [] : [words.say("web-expiry", { expiry: terms.clock?.expiry ?? "deputy" })]),
    words.say("web-terms-hints", { on: terms.hints === false ? "no" : "yes" }),
  ].join(" · ");
}

/** The printed edition and the options that differ from a game's defaults. */
export function ruleLines({ game, edition, options }: Terms, words: Words): string[] {
  const chosen = Object.entries(options ?? {}).map(([name, value]) => optionText(game, name, value, words));
  return edition ? [editionText(game, edition, words), ...chosen] : chosen;
}

function mannerLines(terms: Terms, words: Words): string[] {
  const pace = paceOf(terms);
  return [
    words.say(terms.rated ? "web-terms-rated" : "web-terms-hints", { on: terms.hints === false ? "no" : "yes" }),
    ...(terms.chat && terms.chat !== "free" ? [`${words.say("web-new-chat")}: ${words.say(`web-chat-mode-${terms.chat}`)}`] : []),
    ...(terms.watching === false ? [words.say("web-terms-no-watching")] : []),
    ...(pace === "normal" ? [] : [`${words.say("web-new-pace")}: ${words.say("web-pace", { pace })}`]),
    ...(languageText(terms) && !inPocket() ? [`${words.say("web-new-language")}: ${languageText(terms)}`] : []),
    ...(inPocket() ? [] : [words.say("web-terms-door", { door: terms.visibility ?? "link" })]),
  ];
}

/** The language spoken at a table, by its own name; "" if nothing is set. */
export function languageText({ language = "" }: Terms): string {
  return isLanguage(language) ? ownName(language) : language;
}

/** An edition by its name in the reader's language, or else by the one it was printed under. */
export function editionText(game: string, key: string, words: Words, printed = ""): string {
  const own = `${game}-edition-${key}-title`;
  return words.has(own) ? words.say(own) : printed || `${words.say("web-new-edition")} ${key}`;
}

/** How fast bots play; the wire has true for the usual pause and false for none. */
export function paceOf({ pause = true }: Terms): Pace {
  return pause === true ? "normal" : pause === false ? "none" : pause;
}

export function pauseOf(pace: Pace): NonNullable<Terms["pause"]> {
  return pace === "normal" ? true : pace === "none" ? false : pace;
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
  if (clock.mode === "turn" && seconds % 60 > 0) return words.say("web-clock-turn-seconds", { seconds });
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
