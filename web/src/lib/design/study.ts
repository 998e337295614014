/** Light study or dark hall: the reader's choice, else the system's. */
export type Study = "dark" | "light";
const KEY = "magehall-study";

export function currentStudy(): Study {
  const kept = localStorage.getItem(KEY);
  if (kept === "dark" || kept === "light") return kept;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

export function showStudy(study: Study): void {
  document.documentElement.dataset["study"] = study;
}

export function chooseStudy(study: Study): void {
  localStorage.setItem(KEY, study);
  showStudy(study);
}
