/** Pictures for the rules reader, keyed by clause. */
import type { Component } from "svelte";
import Picture, { type Shown } from "./Picture.svelte";

export const PICTURES: Readonly<Record<string, readonly Shown[]>> = {
  "carcassonne-7": [
    { tiles: [["D", 0, 0, 0], ["D", 1, 0, 0]], good: true },
    { tiles: [["D", 0, 0, 0], ["E", 1, 0, 0]], good: false },
  ],
  "carcassonne-12": [
    { tiles: [["D", 0, 0, 0]], pieces: [[50, 50]] },
    { tiles: [["E", 0, 0, 0]], pieces: [[50, 20]] },
    { tiles: [["B", 0, 0, 0]], pieces: [[50, 50]] },
    { tiles: [["E", 0, 0, 0]], pieces: [[50, 66, "lying"]] },
  ],
  "carcassonne-20": [{ tiles: [["E", 0, 0, 2], ["E", 0, 1, 0]], pieces: [[50, 100]], points: 4 }],
  "carcassonne-46": [{ tiles: [["MW1", 0, 0, 0], ["MW2", 1.1, 0, 0], ["MW5", 2.2, 0, 0]] }],
};

export const examples: Readonly<Record<string, Component>> = Object.fromEntries(
  Object.entries(PICTURES).map(([clause, shown]) => [clause, ((internals) => Picture(internals, { shown })) as Component]),
);
