/** Finds a board or a cover by the key of its game; each is fetched when it is first asked for. */
import type { Component } from "svelte";
import type { BoardModule } from "./board";

const modules = import.meta.glob<BoardModule>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

/** The games of the house in the order they are shown. */
export const GAMES = ["wizard", "rummikub", "carcassonne", "witchstone"] as const;
export type GameKey = (typeof GAMES)[number];

export function isGame(text: string): text is GameKey {
  return (GAMES as readonly string[]).includes(text);
}

export function loadBoard(game: GameKey): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return load();
}

export async function loadCover(game: GameKey): Promise<Component> {
  const load = covers[`./${game}/Cover.svelte`];
  if (!load) throw new Error(`there is no cover for ${game}`);
  return (await load()).default;
}
