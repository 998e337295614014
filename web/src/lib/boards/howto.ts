/** How each game is played in two minutes: lib/boards/<game>/howto.ts, ten sentences with pictures and clauses. */
import type { Component } from "svelte";

export interface Step {
  /** The message that says it, of `<game>-howto.ftl`. */
  say: string;
  /** The clause that says it in full. */
  clause: string;
  picture: Component;
}

const files = import.meta.glob<{ howto: readonly Step[] }>("./*/howto.ts");

export async function loadHowTo(game: string): Promise<readonly Step[]> {
  const load = files[`./${game}/howto.ts`];
  return load ? (await load()).howto : [];
}
