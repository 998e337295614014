export { default } from "./Board.svelte";
export { default as Cover } from "./Cover.svelte";
export { default as Rail } from "./Rail.svelte";
export { default as Told } from "./Told.svelte";
export { drawn, joined, retold } from "./log";
export { moments, momentText } from "./moments";
export const sounds = { "card-played": "card", "card-turned": "card", "round-scored": "score" } as const;
export { spoken } from "./spoken";
export { categories, moveLabel, moveName, progress, scores, status, stretch } from "./status";
