export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Rail, default as Standing } from "./Rail.svelte";
export { default as Told } from "./Told.svelte";
export { moveLabel, moveName } from "./labels";
export { joined, places, retold } from "./log";
export { categories, progress, scores, spoken, status, stretch } from "./told";
export const sounds = {
  "tile-placed": "tile", "meeple-placed": "tile", "figure-moved": "tile",
  "road-scored": "score", "city-scored": "score", "monastery-scored": "score", "field-scored": "score",
} as const;
/** All lies on the table. */
export const isOpen = () => true;
/** Hints speak of the map. */
export const hintsBelow = true;
