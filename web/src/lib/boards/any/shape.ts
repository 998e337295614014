/** What a game declares of its view, read from its JSON Schema: what goes by seat, what names a seat, what is one's own. */
import type { AnyView } from "./view";

export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly "x-by"?: string;
  readonly "x-audience"?: string;
}

type Defs = Readonly<Record<string, Schema>>;

/** The declarations that write a seat as a letter. */
const SEATS = new Set(["#/$defs/Letter", "#/$defs/Actor"]);

/** What is declared about one place in a view: everything that may be there; nothing if nothing is known about it. */
export class Shape {
  private readonly found: readonly Schema[];

  constructor(
    private readonly defs: Defs,
    declared: readonly Schema[],
  ) {
    this.found = declared.flatMap((one) => alternatives(one, defs));
  }

  /** A list with one item per player. */
  get isBySeat(): boolean {
    return this.found.some((one) => one["x-by"] === "seat");
  }

  /** What this seat may see differently from the others. */
  get isOwn(): boolean {
    return this.found.some((one) => one["x-audience"] === "own");
  }

  /** A player, written as the letter of the seat. */
  get isSeat(): boolean {
    return this.found.some(({ $ref }) => $ref !== undefined && SEATS.has($ref));
  }

  field(key: string): Shape {
    return this.inside(({ properties, additionalProperties }) => properties?.[key] ?? additionalProperties);
  }

  get each(): Shape {
    return this.inside(({ items }) => items);
  }

  private inside(part: (one: Schema) => Schema | boolean | undefined): Shape {
    return new Shape(
      this.defs,
      this.found.map(part).filter((one) => typeof one === "object"),
    );
  }
}

/** A declaration, what it refers to, and each alternative it allows, with all their marks. */
function alternatives(schema: Schema, defs: Defs): readonly Schema[] {
  const named = schema.$ref === undefined ? undefined : defs[schema.$ref.replace("#/$defs/", "")];
  return [schema, ...[...(named ? [named] : []), ...(schema.anyOf ?? [])].flatMap((one) => alternatives(one, defs))];
}

/** What declares that not everybody is told alike; the one in every view is the viewer's own seat. */
const AUDIENCE = '"x-audience"';
const open = new Set<string>();

const NOTHING = new Shape({}, []);
const shapes = new Map<string, Shape>();

/** Keeps what a game declares, so that it can be found by its views. */
export function keepShape(game: string, { $defs = {} }: Schema): void {
  if (JSON.stringify($defs).split(AUDIENCE).length <= 2) open.add(game);
  shapes.set(game, new Shape($defs, [{ $ref: "#/$defs/View" }]));
}

export function shapeOf(game: string): Shape {
  return shapes.get(game) ?? NOTHING;
}

/** Nothing that the game declares is for some eyes alone. */
export function isOpen({ game }: AnyView): boolean {
  return open.has(game);
}
