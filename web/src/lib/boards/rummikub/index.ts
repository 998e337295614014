export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Rail, default as Standing } from "./Rail.svelte";
export { default as Told } from "./Told.svelte";
export { joined, retold } from "./log";
export { categories, moveLabel, moveName, progress, scores, spoken, status, stretch, tellsHint } from "./told";
/** A turn is tried out on the board before it is played. */
export const composes = true;
export const sounds = { "tiles-laid": "tile", "tile-drawn": "tile", "penalty-taken": "tile", "rummikub-called": "score", "round-blocked": "score" } as const;
