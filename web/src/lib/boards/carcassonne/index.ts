export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Rail, default as Standing } from "./Rail.svelte";
export { default as Told } from "./Told.svelte";
export { moveLabel, moveName } from "./labels";
export { joined, places, retold } from "./log";
export { categories, progress, scores, spoken, status, stretch } from "./told";
/** Hints speak of the map. */
export const hintsBelow = true;
