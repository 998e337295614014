/** A size as people read it: "4.8 MB". */
export function megabytes(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: "unit", unit: "megabyte", minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return format.format(bytes / 1e6);
}
