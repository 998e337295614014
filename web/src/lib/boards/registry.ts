/** Finds a board or a cover by the key of its game; each is loaded when first asked for. */
import type { Component } from "svelte";
import { gameSchema } from "$lib/wire/http";
import { api } from "$lib/wire/line";
import { others } from "$lib/wire/others.svelte";
import type { BoardModule } from "./board";
import { GAMES, isGame, type GameKey } from "./games";

const modules = import.meta.glob<BoardModule>("./*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

export { GAMES, isGame, type GameKey };

export function loadBoard(game: GameKey | "any"): Promise<BoardModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return load();
}

export async function loadCover(game: GameKey | "any"): Promise<Component> {
  const load = covers[`./${game}/Cover.svelte`];
  if (!load) throw new Error(`there is no cover for ${game}`);
  return (await load()).default;
}

/** The board of any game: ours, the one a third-party game brings, or the one made for all of them. */
export async function boardFor(game: string): Promise<BoardModule> {
  if (isGame(game)) return loadBoard(game);
  const [plain, line] = await Promise.all([loadBoard("any"), others.line(game).catch(() => undefined), declared(game)]);
  return line?.board ? broughtBoard(game, plain) : plain;
}

/** Fetches what a game declares about its view; without that the plain board shows no list by player. */
async function declared(game: string): Promise<void> {
  try {
    const [{ keepShape }, schema] = await Promise.all([import("./any/shape"), gameSchema(game)]);
    keepShape(game, schema);
  } catch (error) {
    console.warn(`what ${game} declares is not known`, error);
  }
}

/** Fetches the board that a game brings; if it cannot be used, the plain one stays. */
async function broughtBoard(game: string, plain: BoardModule): Promise<BoardModule> {
  try {
    const [{ isBroughtBoard, withBrought }, found] = await Promise.all([import("./any/brought"), import(/* @vite-ignore */ api(`games/${game}/board.js`)) as Promise<object>]);
    return isBroughtBoard(found) ? withBrought(plain, game, found) : plain;
  } catch (error) {
    console.warn(`the board of ${game} cannot be used`, error);
    return plain;
  }
}
