/** Whether this tab plays in the hall in this browser: chosen once, it stays so until it is left, also after a reload. */
import { speakTo } from "$lib/wire/line";

const KEY = "magehall-pocket";

export function isChosen(): boolean {
  return sessionStorage.getItem(KEY) !== null;
}

/** Opens the hall in this browser and sends everything there; throws `NotOpened`. */
export async function enter(onprogress: (loaded: number, total: number) => void = () => undefined): Promise<void> {
  const { openPocket } = await import("./pocket");
  speakTo(await openPocket(onprogress));
  sessionStorage.setItem(KEY, "1");
}

/** Back to the server: the page is loaded anew, so that nothing of the other hall is left. */
export function leave(): void {
  sessionStorage.removeItem(KEY);
  location.reload();
}
