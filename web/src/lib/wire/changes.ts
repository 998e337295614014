/**
 * Applies changes: a change is a path with the new value at its end; one past the end of a list appends, and without a
 * path it is the whole value.
 */
export type Change = readonly unknown[];

/**
 * Returns a value after changes, in which everything that changed is new and the rest is shared with the old one, so
 * that nothing shown earlier ever changes.
 */
export function changed<T>(old: T, changes: readonly Change[]): T {
  let now: unknown = old;
  for (const change of changes) now = set(now, change, 0);
  return now as T;
}

function set(place: unknown, change: Change, depth: number): unknown {
  if (depth === change.length - 1) return change[depth];
  const key = change[depth];
  if (Array.isArray(place)) {
    const copy = [...(place as unknown[])];
    copy[key as number] = set(copy[key as number], change, depth + 1);
    return copy;
  }
  const copy = { ...(place as Record<string, unknown>) };
  copy[key as string] = set(copy[key as string], change, depth + 1);
  return copy;
}
