/** Finds the helper of a game, for people who play with the box: lib/helper/<game>/Helper.svelte. */
import type { Component } from "svelte";
import type { GameKey } from "$lib/boards/registry";
import type { Words } from "$lib/i18n/words";

const files = import.meta.glob<{ default: Component<{ words: Words }> }>("./*/Helper.svelte");

export function hasHelper(game: GameKey): boolean {
  return `./${game}/Helper.svelte` in files;
}

export async function loadHelper(game: GameKey): Promise<Component<{ words: Words }>> {
  const load = files[`./${game}/Helper.svelte`];
  if (!load) throw new Error(`there is no helper for ${game}`);
  return (await load()).default;
}
