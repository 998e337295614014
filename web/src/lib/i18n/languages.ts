/** The five languages of the house and how the browser's wish is read. */
export const LANGUAGES = ["en", "bg", "el", "uk", "cs"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  bg: "Български",
  el: "Ελληνικά",
  uk: "Українська",
  cs: "Čeština",
};

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** Picks the first of the wished tags (`bg`, `el-GR`) that we speak; English otherwise. */
export function languageOf(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const start = wish.replace("_", "-").split("-")[0]?.toLowerCase() ?? "";
    if (isLanguage(start)) return start;
  }
  return "en";
}
