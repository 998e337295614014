/** Installs the service worker in the shipped build. */
import { link } from "$lib/router";

export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register(link("sw.js"), { scope: link("") }).catch(() => undefined);
  });
}
