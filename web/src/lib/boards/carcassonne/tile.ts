/** The kinds of tiles as they are printed; tiles.json is written by tools/carcassonne_web.py from the engine's tables. */
import table from "./tiles.json";
import type { CarcassonneView } from "./view";

export interface Tile {
  count: number;
  /** N E S W of the unturned tile: c city, r road, f field. */
  edges: string;
  cities: string[];
  shields: number[];
  roads: string[];
  /** The half-edges each field joins, clockwise NL NR EL ER SL SR WL WR. */
  fields: string[][];
  /** For each field the cities of the tile that it touches. */
  touches: number[][];
  monastery: boolean;
  symbol?: string;
  /** The option that adds the tile; none for the base game. */
  option?: string;
}

export const TILES: Readonly<Record<string, Tile>> = table;
export const TILE_NAMES: readonly string[] = Object.keys(table);
export const DIRECTIONS = "NESW";
export const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] as const;
/** The steps N E S W. */
export const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

export function tileOf(name: string): Tile {
  const tile = TILES[name];
  if (!tile) throw new Error(`there is no tile ${name}`);
  return tile;
}

/** The names of a tile's segments: cities, roads, fields, monastery. */
export function segmentsOf(name: string): string[] {
  const tile = tileOf(name);
  return [
    ...tile.cities.map((_, place) => `city.${place}`),
    ...tile.roads.map((_, place) => `road.${place}`),
    ...tile.fields.map((_, place) => `field.${place}`),
    ...(tile.monastery ? ["monastery.0"] : []),
  ];
}

/** The terrain at an edge (0 N … 3 W) of a turned tile. */
export function edgeOf(name: string, turns: number, edge: number): string {
  return tileOf(name).edges[(edge - turns + 4) % 4] ?? "f";
}

/** The segment in the middle of an edge of a turned tile. */
export function segmentAtEdge(name: string, turns: number, edge: number): string {
  const tile = tileOf(name);
  const own = DIRECTIONS[(edge - turns + 4) % 4] ?? "N";
  const city = tile.cities.findIndex((ends) => ends.includes(own));
  if (city >= 0) return `city.${city}`;
  const road = tile.roads.findIndex((ends) => ends.includes(own));
  return road >= 0 ? `road.${road}` : fieldAtHalf(name, turns, 2 * edge);
}

/** The field at a half-edge (0 NL … 7 WR) of a turned tile. */
export function fieldAtHalf(name: string, turns: number, half: number): string {
  const own = HALVES[(half - 2 * turns + 8) % 8] ?? "NL";
  return `field.${tileOf(name).fields.findIndex((halves) => halves.includes(own))}`;
}

/** Tells whether a tile is in the box of a game: by its options, or because the expansion lists its tiles. */
export function isInBox(name: string, { options, expansions }: { options: Partial<CarcassonneView["options"]>; expansions: CarcassonneView["expansions"] }): boolean {
  const { option } = tileOf(name);
  if (option === undefined) return true;
  if (option === "mage-witch") return options[option] === "on";
  return (expansions["crop-circles"]?.tiles ?? []).some((circle) => circle === name);
}
