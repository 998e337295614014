/** The porch: whether phones in the same home may join. Only a page on the machine that runs the hall asks. */
import { link } from "$lib/router";
import { api, ask } from "$lib/wire/http";
import type { PorchPage } from "$lib/wire/types";

/** The names of a machine for itself. */
const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

class Porch {
  private page = $state.raw<PorchPage>({ offered: false });
  /** Whether the reader may open and close it. */
  readonly offered = $derived(this.page.offered);
  /** Where the hall is found from the home, the likeliest first; none while it is closed. */
  readonly addresses = $derived(this.page.addresses ?? []);

  /** Asks how it is; a server that is away, or is none of ours, has none. */
  async look(): Promise<void> {
    if (OWN.test(location.hostname)) await this.keep("GET").catch(() => undefined);
  }

  open = () => this.keep("PUT");
  close = () => this.keep("DELETE");

  private async keep(method: string): Promise<void> {
    this.page = await ask<PorchPage>(method, "porch");
  }
}

export const porch = new Porch();

/** The address under which others open a page of ours. */
export function outward(path: string): string {
  return new URL(link(path), porch.addresses[0] ?? location.href).href;
}

/** The picture of a table's link, under the address that works for others. */
export function qrOf(code: string, page: "table" | "hand" | "tv"): string {
  return api(`tables/${code}/qr.svg?page=${page}${porch.addresses[0] ? "&from=porch" : ""}`);
}
