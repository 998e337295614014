/** Carries changes out: a change is a path with the new value at its end; one past the end of a list appends. */
export type Change = readonly unknown[];

/**
 * Gives a new picture in which everything that changed is new and the rest is shared with the old one, so that
 * nothing shown earlier ever changes.
 */
export function changed<T>(picture: T, changes: readonly Change[]): T {
  let now: unknown = picture;
  for (const change of changes) now = set(now, change, 0);
  return now as T;
}

/** Gives the picture after a message of news: its changes, and those inside the view. */
export function informed<T extends { view: unknown }>(picture: T, news: { changes?: Change[]; view?: Change[] }): T {
  const now = changed(picture, news.changes ?? []);
  return news.view?.length ? { ...now, view: changed(now.view, news.view) } : now;
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
