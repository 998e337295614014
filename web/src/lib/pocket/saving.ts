/** Records of tables on this device: as a file, and in a hall that others can come to. */
import { guest } from "$lib/wire/guest.svelte";
import { importRecord, recordOf } from "$lib/wire/http";
import { toServer } from "$lib/wire/line";

/** Gives the browser a file to save. */
export async function saveRecord(code: string): Promise<void> {
  const file = URL.createObjectURL(new Blob([await recordOf(code)], { type: "text/plain" }));
  const link = Object.assign(document.createElement("a"), { href: file, download: `${code}.mage` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(file), 10_000);
}

/** Takes a game to the server of this page; returns the code that it has there. */
export async function handOver(code: string): Promise<string> {
  const record = await recordOf(code);
  await guest.ensure();
  return (await importRecord(record, toServer)).table;
}
