/** A small router; the base is where the built files lie, so a sub-path just works. */

/** The folder of index.html: built scripts lie in `<base>/assets/`, development serves from the root. */
export const BASE = import.meta.env.PROD ? new URL(/* @vite-ignore */ "../", import.meta.url).pathname : "/";

/** Begins the addresses of the hall in this browser. */
const POCKET = "pocket";
/** Pages of which every hall has its own. */
const OF_A_HALL = /^(new|tables|table|replay|review|helper)(?![^/?#])/;

/**
 * Where an address leads: path, query and place on the page, as if the base were the root. A plain file server finds nothing
 * but index.html, so on a static site all of it stands behind a hash.
 */
export function placeOf(address: string, { base = BASE, hashed = __SITE__ } = {}): URL {
  const { origin, pathname, search, hash } = new URL(address);
  if (hashed) return new URL(hash.startsWith("#/") ? hash.slice(1) : `/${hash}`, origin);
  const below = pathname.startsWith(base) ? pathname.slice(base.length) : pathname.slice(1);
  return new URL(`/${below}${search}${hash}`, origin);
}

/** Where the reader is. */
export function ourAddress(): URL {
  return placeOf(location.href);
}

/** The path below the base: "" for home, "rules/wizard". */
export function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/^\/|\/$/g, "").replace(/^index\.html$/, "");
}

/** Tells whether a path belongs to the hall in this browser; a static site has no other. */
export function isPocket(path: string): boolean {
  return __SITE__ || path === POCKET || path.startsWith(`${POCKET}/`);
}

/** Tells whether the page that is shown belongs to the hall in this browser. */
export function inPocket(): boolean {
  return isPocket(pathOf(ourAddress()));
}

/** The path of a page in the hall in this browser. */
export function pocketPath(path: string): string {
  return `${POCKET}/${path}`;
}

/** The address of a page of ours; pages of which every hall has its own are those of the hall we are in. */
export function link(path: string): string {
  const inside = inPocket() && OF_A_HALL.test(path) ? pocketPath(path) : path;
  return BASE + (__SITE__ ? `#/${inside}` : inside);
}

/** Where a link leads, if that is a page of ours; a place on the page that is shown counts as one. */
export function leadsTo({ origin, pathname, hash, href }: HTMLAnchorElement): URL | null {
  if (origin !== location.origin || !pathname.startsWith(BASE) || pathname.startsWith(`${BASE}api/`)) return null;
  return __SITE__ && hash && !hash.startsWith("#/") ? new URL(hash, ourAddress()) : placeOf(href);
}

/** Goes to a place on the page that is shown, where the browser does not do it by itself. */
export function jump({ pathname, search, hash }: URL): void {
  history.pushState(null, "", `${BASE}#${pathname}${search}${hash}`);
  const place = document.getElementById(hash.slice(1));
  place?.scrollIntoView();
  place?.focus({ preventScroll: true });
  dispatchEvent(new HashChangeEvent("hashchange"));
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
    const piece = decoded(given[place] ?? "");
    if (part.startsWith(":")) {
      if (!piece) return null;
      found[part.slice(1)] = piece;
    } else if (part !== piece) return null;
  }
  return found;
}

/** A part of an address as text; null if it cannot be read, as "%zz". */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
