/** When something was, as the reader's language writes it. */
export function dayText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(at);
}

export function timeText(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
