/** Reads any view: each field as something that can be drawn or put into words, with the words the game has for it. */
import { minus, type Words } from "$lib/i18n/words";
import type { Letter, Seat } from "../board";
import { place } from "../seats";
import { shapeOf, type Shape } from "./shape";
import type { AnyView } from "./view";

/** Something a view says, in the form it is shown in. */
export type Content =
  | { kind: "text"; text: string }
  /** Cards, tiles, names: things in a row. */
  | { kind: "things"; things: readonly string[] }
  /** One thing per player. */
  | { kind: "seats"; each: readonly Content[] }
  /** Things in rows and columns, as on a board. */
  | { kind: "grid"; rows: readonly (readonly string[])[] }
  /** Rounds, tricks: the same facts for each. */
  | { kind: "table"; heads: readonly string[]; rows: readonly (readonly Content[])[] }
  | { kind: "facts"; facts: readonly Field[] };

export interface Field {
  key: string;
  label: string;
  /** What the others do not see, or see differently. */
  isOwn: boolean;
  content: Content;
}

/** The frame already shows these: the title, the players with their points, whose turn it is, what is agreed. */
const ELSEWHERE = new Set(["game", "seat", "seats", "options", "acting", "phase", "scores", "totals"]);
export const NOTHING = "–";

/** Reads the values of one view. */
class Reading {
  private readonly game: string;

  constructor(
    view: AnyView,
    private readonly words: Words,
    private readonly seats: readonly Seat[],
  ) {
    this.game = view.game;
  }

  field(key: string, value: unknown, shape: Shape): Field {
    return { key, label: labelOf(this.game, key, this.words), isOwn: shape.isOwn && !shape.isBySeat, content: this.content(value, shape) };
  }

  private content(value: unknown, shape: Shape): Content {
    if (Array.isArray(value)) return value.length === 0 ? text(NOTHING) : this.list(value, shape);
    if (isObject(value)) return this.facts(Object.entries(value), shape);
    return text(this.plain(value, shape));
  }

  private facts(entries: readonly [string, unknown][], shape: Shape): Content {
    if (entries.length === 0) return text(NOTHING);
    return { kind: "facts", facts: entries.map(([key, one]) => this.field(key, one, shape.field(key))) };
  }

  private list(values: readonly unknown[], shape: Shape): Content {
    const { each } = shape;
    if (shape.isBySeat) return { kind: "seats", each: values.map((one) => this.content(one, each)) };
    if (values.every(isObject)) return this.table(values, each);
    if (isGrid(values)) return { kind: "grid", rows: values.map((row) => row.map((one) => this.plain(one, each.each))) };
    return { kind: "things", things: values.map((one) => this.said(one, each)) };
  }

  private table(values: readonly Record<string, unknown>[], shape: Shape): Content {
    const keys = [...new Set(values.flatMap((one) => Object.keys(one)))];
    return {
      kind: "table",
      heads: keys.map((key) => labelOf(this.game, key, this.words)),
      rows: values.map((one) => keys.map((key) => this.content(one[key] ?? null, shape.field(key)))),
    };
  }

  /** Something of any depth on one line. */
  private said(value: unknown, shape: Shape): string {
    return told(this.content(value, shape), this.seats);
  }

  private plain(value: unknown, shape: Shape): string {
    if (value === null || value === undefined || value === "") return NOTHING;
    if (typeof value === "boolean") return value ? "✓" : "✗";
    if (typeof value === "number") return minus(value);
    const seat = shape.isSeat ? this.seats[place(value as Letter)] : undefined;
    return seat?.name ?? String(value);
  }
}

/** The fields of a view: my own first, long tables last, the rest in the order the game declares. */
export function fieldsOf(view: AnyView, words: Words, seats: readonly Seat[]): Field[] {
  const reading = new Reading(view, words, seats);
  const shape = shapeOf(view.game);
  const fields = Object.entries(view)
    .filter(([key]) => !ELSEWHERE.has(key))
    .map(([key, value]) => reading.field(key, value, shape.field(key)));
  return fields.sort((one, two) => rank(one) - rank(two));
}

function rank({ isOwn, content }: Field): number {
  if (isOwn) return 0;
  return content.kind === "table" ? 2 : 1;
}

/** The name of a field: the game's word for it, or else its key made readable. */
export function labelOf(game: string, key: string, words: Words): string {
  return words.say(`${game}-label-${key}`);
}

/** Something in one line, for screen readers. */
export function told(content: Content, seats: readonly Seat[]): string {
  if (content.kind === "text") return content.text;
  if (content.kind === "things") return content.things.join(", ");
  if (content.kind === "seats") return content.each.map((one, at) => `${seats[at]?.name ?? at + 1}: ${told(one, seats)}`).join("; ");
  if (content.kind === "facts") return content.facts.map((fact) => `${fact.label} ${told(fact.content, seats)}`).join(", ");
  return tellsLines(content, seats).join("; ");
}

/** Something on one line per part. */
export function tellsLines(content: Content, seats: readonly Seat[]): string[] {
  if (content.kind === "seats") return content.each.map((one, at) => `${seats[at]?.name ?? at + 1}: ${told(one, seats)}`);
  if (content.kind === "facts") return content.facts.map((fact) => `${fact.label}: ${told(fact.content, seats)}`);
  if (content.kind === "grid") return content.rows.map((row) => row.join(" "));
  if (content.kind !== "table") return [told(content, seats)];
  return content.rows.map((row, at) => `${at + 1}. ${row.map((one, column) => `${content.heads[column]}: ${told(one, seats)}`).join(", ")}`);
}

function isGrid(values: readonly unknown[]): values is readonly (readonly unknown[])[] {
  const [first] = values;
  if (!Array.isArray(first) || first.length < 2) return false;
  return values.every((row) => Array.isArray(row) && row.length === first.length && row.every((one) => typeof one !== "object" || one === null));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(said: string): Content {
  return { kind: "text", text: said };
}
