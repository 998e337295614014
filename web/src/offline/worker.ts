/**
 * The service worker: score pads and rules work without a network, and the games too where somebody has taken the luggage along.
 *
 * The build writes the files of this version into FILES (vite.config.ts). A new version waits until the last old
 * page is closed, so that no page ever loses the parts it has not fetched yet.
 */
/// <reference lib="webworker" />
export {};
declare const self: ServiceWorkerGlobalScope;

const FILES = "__FILES__" as unknown as { version: string; files: string[]; luggage: string[] };
const CACHE = `magehall-${FILES.version}`;
const KEPT = "magehall-kept";
/** Filled by the page (lib/pocket/luggage.svelte.ts). */
const LUGGAGE = "magehall-luggage";
const WANTED = "wanted";
/** How long a page waits for the network before it opens from the cache. */
const PATIENCE = 2500;

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([fill(CACHE, ["./", ...FILES.files]), packAgain()]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isLesson = /^api\/v1\/games\/[^/]+\/lessons\//.test(below(url));
  const ours = url.origin === self.location.origin && url.pathname.startsWith(scope()) && (isLesson || !below(url).startsWith("api/"));
  if (!ours || request.method !== "GET") return;
  if (isLesson) event.respondWith(fresh(request));
  else if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.luggage.includes(below(url))) event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  else if (below(url).startsWith("assets/")) event.respondWith(asset(request));
  else event.respondWith(fetch(request).catch(() => fromCache(request)));
});

async function fill(name: string, files: readonly string[]): Promise<void> {
  await (await caches.open(name)).addAll(files.map((file) => new Request(address(file), { cache: "reload" })));
}

/** Who has taken the luggage along keeps being able to play: the new version is only ready with its own. */
async function packAgain(): Promise<void> {
  if (!(await caches.has(LUGGAGE))) return;
  const cache = await caches.open(LUGGAGE);
  if (!(await cache.match(address(WANTED)))) return;
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  await fill(LUGGAGE, FILES.luggage.filter((file) => !kept.has(address(file))));
}

function scope(): string {
  return new URL(self.registration.scope).pathname;
}

function below(url: URL): string {
  return url.pathname.slice(scope().length);
}

function address(file: string): string {
  return new URL(file, self.registration.scope).href;
}

/** Pages: the network while it is fast, otherwise the shell of this version. */
async function page(request: Request): Promise<Response> {
  try {
    return await Promise.race([fetch(request), late()]);
  } catch {
    return shell();
  }
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("the network is slow")), PATIENCE));
}

/** One index.html serves every path; its relative addresses are made absolute for pages deeper down. */
async function shell(): Promise<Response> {
  const kept = await caches.match(address("./"));
  if (!kept) return Response.error();
  const html = (await kept.text()).replaceAll('="./', `="${scope()}`);
  return new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Assets never change under their name: from the cache, or else fetched once and kept (boards, fonts). */
async function asset(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(KEPT)).put(request, fetched.clone());
  return fetched;
}

/** A lesson once taken works without a network, too. */
async function fresh(request: Request): Promise<Response> {
  try {
    const fetched = await fetch(request);
    if (fetched.ok) await (await caches.open(KEPT)).put(request, fetched.clone());
    return fetched;
  } catch {
    return fromCache(request);
  }
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? Response.error();
}

async function removeOld(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("magehall-") && ![CACHE, KEPT, LUGGAGE].includes(name));
  await Promise.all([...old.map((name) => caches.delete(name)), unpackOld()]);
}

async function unpackOld(): Promise<void> {
  if (!(await caches.has(LUGGAGE))) return;
  const [cache, ours] = [await caches.open(LUGGAGE), new Set([...FILES.luggage, WANTED].map(address))];
  const old = (await cache.keys()).filter(({ url }) => !ours.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}
