/** Light study or dark hall: the reader's choice, or else the system's. */
export type Study = "dark" | "light";
const KEY = "magehall-study";
const GROUND: Record<Study, string> = { dark: "#14181f", light: "#efe7d6" };

export function currentStudy(): Study {
  const kept = localStorage.getItem(KEY);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

/** Turns the lamp on or off, the browser's own frame included. */
export function showStudy(study: Study): void {
  document.documentElement.dataset["study"] = study;
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", GROUND[study]);
}

export function keepStudy(study: Study): void {
  localStorage.setItem(KEY, study);
}
