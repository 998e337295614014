/** Keeps something that is under way from starting again: a second tap does nothing. */
export function once(run: () => Promise<void>): () => Promise<void> {
  let under: Promise<void> | null = null;
  return () => (under ??= run().finally(() => (under = null)));
}
