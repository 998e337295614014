export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Rail } from "./Rail.svelte";
export { default as Told } from "./Told.svelte";
export { spoken } from "./spoken";
export { categories, moveLabel, progress, scores, status, stretch } from "./status";
