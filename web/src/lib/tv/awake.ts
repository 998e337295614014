/** Keeps a screen that is only looked at from going dark, where the browser can; gives what ends that. */
export function keepAwake(): () => void {
  let isOver = false;
  let held: WakeLockSentinel | null = null;

  async function hold() {
    if (isOver || document.visibilityState !== "visible") return;
    held = (await navigator.wakeLock?.request("screen").catch(() => null)) ?? null; // a low battery may refuse it
    if (isOver) void held?.release();
  }

  // A page that was hidden has lost it.
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", hold);
    void held?.release();
  };
}
