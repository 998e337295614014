/** Says things in a language: the browser's twin of magehall.locales.words, on the same catalogues. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { PSEUDO, SOURCE } from "./languages";
import { BETWEEN, CLOSE, OPEN } from "./marks";
import { pseudo } from "./pseudo";
import { typeset } from "./typography";

export type Fact = string | number | readonly string[] | readonly number[];
export type Facts = Readonly<Record<string, Fact>>;

/** What happened, as the library tells it: `event` is its kind, the rest are its facts. */
export interface GameEvent {
  event: string;
  [fact: string]: Fact;
}

/** The names of pictures by the messages that say what is drawn, as Fluent patterns: `chip { $chip }`. */
export type Pictures = Readonly<Record<string, string>>;

type Pattern = FluentResource["body"][number]["value"];

const LETTERS = "ABCDEFGH";
const FRACTION = /^-?\d+\.\d$/;
/** A piece by its sign: a card such as `R8`. */
const PIECE = /^([A-Z])(\d*)$/;
const HYPHEN = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;

export class Words {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly catalogues: readonly string[];
  private readonly others: readonly string[];
  private readonly ids = new Set<string>();
  private readonly english: Words | null;

  /**
   * `others` are the third-party games: what they have no words for is shown by its key, made as readable as possible. `english`
   * are the words that stand in for untranslated ones.
   */
  constructor(language: string, catalogues: readonly string[], pictures: Pictures = {}, others: readonly string[] = [], english: readonly string[] = []) {
    this.language = language;
    this.catalogues = catalogues;
    this.others = others;
    this.bundle = new FluentBundle(language === PSEUDO ? SOURCE : language, { useIsolating: false });
    for (const text of catalogues) {
      for (const id of this.add(typeset(text, language), pictures)) this.ids.add(id);
    }
    this.english = english.length > 0 ? new Words(SOURCE, english, pictures, others) : null;
    for (const text of english) this.add(typeset(text, SOURCE), pictures); // for messages that speak of them
  }

  /** Takes in a catalogue, and names what is in it; of two messages with the same name the first counts. */
  private add(text: string, pictures: Pictures): string[] {
    const resource = new FluentResource(text);
    for (const entry of resource.body) {
      if (this.language === PSEUDO) pseudo(entry);
      entry.value = marked(entry.value, pictures[entry.id]);
    }
    this.bundle.addResource(resource);
    return resource.body.map((entry) => entry.id);
  }

  /** The same words, with a mark of its picture around what each of these messages says. */
  withPictures(pictures: Pictures): Words {
    return new Words(this.language, this.catalogues, pictures, this.others, this.english?.catalogues);
  }

  /** Tells whether there is a message. */
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** Lists the messages whose key starts with this. */
  keys(start: string): string[] {
    return [...new Set([...this.ids, ...(this.english?.ids ?? [])])].filter((id) => id.startsWith(start));
  }

  /** Says a message with its facts filled in; a missing one of ours shows its key, so that it is noticed. `missing` takes the facts it lacks. */
  say(key: string, facts: Facts = {}, missing?: Error[]): string {
    if (this.english?.has(key) && !this.ids.has(key)) return this.english.say(key, facts, missing);
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.format(pattern, facts, missing) : readable(this.ownKey(key) ?? "") || key;
  }

  /** What a key of a third-party game is about: `stone-taken` for `nim-event-stone-taken`; null for all other keys. */
  private ownKey(key: string): string | null {
    const game = this.others.find((one) => key.startsWith(`${one}-`));
    return game === undefined ? null : key.slice(game.length + 1).replace(/^[a-z]+-/, "");
  }

  /** Says an attribute of a message, such as the help of an option; "" if there is none. */
  attribute(key: string, name: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(key)?.attributes[name];
    if (!pattern && this.english) return this.english.attribute(key, name, facts);
    return pattern ? this.format(pattern, facts) : "";
  }

  private format(pattern: Parameters<FluentBundle["formatPattern"]>[0], facts: Facts, missing?: Error[]): string {
    const errors: Error[] = missing ?? [];
    const plain: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) plain[name] = isList(fact) ? fact.join(" ") : fact;
    const text = this.bundle.formatPattern(pattern, plain, errors);
    if (errors.length > 0 && !missing) console.warn(`${this.language}: ${errors[0]?.message}`);
    return text.replace(HYPHEN, "−");
  }

  /** Tells an event in one sentence. */
  event(game: string, event: GameEvent, names: readonly string[], reader: string | null = null): string {
    const { event: kind, ...facts } = event;
    return this.tell(`${game}-event-${kind}`, facts, this.withNames(game, facts, names), reader);
  }

  /** Says what happened to a seat; there are other words (`…-own`) for the player on it. */
  tell(key: string, raw: Facts, facts: Facts, reader: string | null): string {
    const { seat, seats } = raw;
    const own = reader !== null && (seat === reader || (seat === undefined && isList(seats ?? "") && String(seats) === reader));
    if (own && this.has(`${key}-own`)) return this.say(`${key}-own`, facts);
    const named = this.has(key) ? null : this.ownKey(key);
    return named === null ? this.say(key, facts) : plainly(named, Object.keys(raw), facts);
  }

  /** Says why a move is refused; "" if the game has no words for it, or a picture in them needs to know more. */
  refusal(game: string, reason: string, facts: Facts, names: readonly string[]): string {
    const key = `${game}-refusal-${reason}`;
    const missing: Error[] = [];
    const said = this.has(key) ? this.say(key, this.withNames(game, facts, names), missing) : "";
    return missing.length > 0 ? "" : said;
  }

  /** Puts a list into words: as it is written, or each thing by the message `<game>-each-<key>` if there is one. */
  private listed(game: string, key: string, items: readonly string[]): string {
    const each = `${game}-each-${key}`;
    if (!this.has(each)) return items.join(" ");
    return items
      .map((item) => {
        const [symbol_a = "", symbol_b = ""] = item.split("/");
        const name = key.replace(/s$/, "");
        return this.say(each, { symbol_a, symbol_b, [name]: item, ...signs(name, item) });
      })
      .join(", ");
  }

  /** Joins names as the language does: `Ann, Bob and Cleo`. */
  list(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-end", { head: items.slice(0, -1).join(", "), tail: items.at(-1) ?? "" });
  }

  /** Writes a number as the language does. */
  number(value: number, digits = 0): string {
    const style = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    return new Intl.NumberFormat(this.language, style).format(value).replace("-", "−");
  }

  /** Replaces seats by players' names, and prepares lists and numbers for use in a sentence. */
  withNames(game: string, facts: Facts, names: readonly string[]): Record<string, Fact> {
    const told: Record<string, Fact> = {};
    for (const [key, fact] of Object.entries(facts)) {
      if (key === "seats" && isList(fact)) {
        told[key] = this.list(fact.map((letter) => nameOf(names, String(letter))));
      } else if (key === "seat" || key.endsWith("_seat")) {
        told[key] = nameOf(names, String(fact));
      } else if (isList(fact)) {
        told[key] = this.listed(game, key, fact.map(String));
        if (fact.length === names.length) {
          told[`${key}_named`] = names.map((name, place) => `${name} ${fact[place]}`).join(", ");
        }
      } else if (typeof fact === "string" && FRACTION.test(fact)) {
        told[key] = this.number(Number(fact), 1);
      } else {
        told[key] = fact;
        Object.assign(told, signs(key, fact));
      }
      if (typeof fact === "number") told[`${key}_signed`] = signed(fact);
    }
    return told;
  }
}

function marked(said: Pattern, picture: string | undefined): Pattern {
  if (said === null || picture === undefined) return said;
  const name = new FluentResource(`picture = ${picture}`).body[0]?.value ?? "";
  return [OPEN, name, BETWEEN, said, CLOSE].flat();
}

/** Takes a piece such as `R8` apart: its letter, and its number if it has one. */
function signs(name: string, fact: Fact): Record<string, Fact> {
  const found = typeof fact === "string" ? PIECE.exec(fact) : null;
  if (!found) return {};
  return { [`${name}_sign`]: found[1] ?? "", ...(found[2] ? { [`${name}_number`]: Number(found[2]) } : {}) };
}

function isList(fact: Fact): fact is readonly string[] | readonly number[] {
  return Array.isArray(fact);
}

function nameOf(names: readonly string[], letter: string): string {
  return names[LETTERS.indexOf(letter)] ?? letter;
}

/** Writes a key as a person would: `stone-taken` is `Stone taken`. */
export function readable(key: string): string {
  const text = key.replace(/[-_]/g, " ").trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Says something nobody has words for: `Stone taken: seat Ann, stones 3`. */
function plainly(key: string, names: readonly string[], said: Facts): string {
  const told = names.map((name) => `${name.replaceAll("_", " ")} ${String(said[name] ?? "")}`).join(", ");
  return told ? `${readable(key)}: ${told}` : readable(key);
}

/** Writes a number of points with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Writes a number with a true minus sign. */
export function minus(number: number): string {
  return String(number).replace("-", "−");
}
