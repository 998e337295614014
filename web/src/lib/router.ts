/** A small router without hashes; the base is where the built files lie, so a sub-path just works. */

/** The folder of index.html: built scripts lie in `<base>/assets/`, development serves from the root. */
export const BASE = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";

/** The path below the base: "" for home, "rules/wizard". */
export function pathOf(location: { pathname: string }): string {
  const { pathname } = location;
  const below = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname.slice(1);
  return below.replace(/\/$/, "").replace(/^index\.html$/, "");
}

/** The address of a page of ours. */
export function link(path: string): string {
  return BASE + path;
}

/** Goes to a page of ours without reloading the document. */
export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", link(path));
  dispatchEvent(new PopStateEvent("popstate"));
}

/** Matches "rules/:game" against a path and gives its parts, or null. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return null;
  const found: Record<string, string> = {};
  for (const [place, part] of wanted.entries()) {
    const piece = decodeURIComponent(given[place] ?? "");
    if (part.startsWith(":")) {
      if (piece === "") return null;
      found[part.slice(1)] = piece;
    } else if (part !== piece) return null;
  }
  return found;
}
