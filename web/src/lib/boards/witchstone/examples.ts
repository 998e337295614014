/** Pictures for the rules reader, keyed by clause. */
import type { Component } from "svelte";
import type { Examples } from "../examples";
import Picture from "./Picture.svelte";
import { PICTURES } from "./pictures";

export const examples: Examples = Object.fromEntries(
  Object.entries(PICTURES).map(([clause, shown]) => [clause, ((internals) => Picture(internals, { shown })) as Component]),
);
