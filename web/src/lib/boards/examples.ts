/** Pictures for the rules, drawn with a board's own parts: lib/boards/<game>/examples.ts, keyed by clause. */
import type { Component } from "svelte";

export type Examples = Readonly<Record<string, Component>>;

const files = import.meta.glob<{ examples: Examples }>("./*/examples.ts");

export async function loadExamples(game: string): Promise<Examples> {
  const load = files[`./${game}/examples.ts`];
  return load ? (await load()).examples : {};
}
