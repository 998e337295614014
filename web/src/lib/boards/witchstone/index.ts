export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Rail } from "./Rail.svelte";
export { moveLabel, retold } from "./labels";
export { categories, progress, scores, spoken, status, stretch } from "./told";
/** Hints speak of the boards, not of the hand. */
export const hintsBelow = true;
