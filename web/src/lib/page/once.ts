/** Makes something that is under way not begin again: a second tap does nothing. */
export function once(run: () => Promise<void>): () => Promise<void> {
  let under: Promise<void> | null = null;
  return () => (under ??= run().finally(() => (under = null)));
}
