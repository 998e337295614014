/** Installs the service worker in the shipped build, once the page itself has loaded. */
import { luggage } from "$lib/pocket/luggage.svelte";
import { BASE } from "$lib/router";

export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") install();
  else addEventListener("load", install);
  addEventListener("appinstalled", () => void luggage.come());
  if (matchMedia("(display-mode: standalone)").matches) void luggage.come();
}

function install(): void {
  navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE }).catch(() => undefined);
}
