/** Times on clocks, as text. */
import type { Letter } from "$lib/boards/board";
import { place } from "$lib/boards/seats";
import type { Asking, Chair, Clock } from "$lib/wire/types";

/** What a clock shows: it runs towards a deadline, or stands at what is left. */
export interface Time {
  deadline: number | null;
  left: number | null;
}

/** Writes what is left: "0:38", "12:05", "1:00:00", "3 d" through `days`. */
export function leftText(milliseconds: number, days: (count: number) => string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * 86_400) return days(Math.round(seconds / 86_400));
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** What a seat's clock shows; null if it has none. While a takeback waits, all but the asker's stand still. */
export function timeOf(chair: Chair, clock: Clock | undefined, asking: Asking | null, chairs: readonly Chair[]): Time | null {
  if (!clock || (clock.mode ?? "none") === "none" || !chair.player) return null;
  const full = clock.mode === "bank" ? (chair.left ?? 0) : (clock.seconds ?? 0) * 1000;
  if (chair.deputy) return { deadline: null, left: chair.deputy_why === "clock" ? 0 : full };
  if (chair.deadline == null) return { deadline: null, left: full };
  return isHeldUp(chair, asking, chairs) ? { deadline: null, left: chair.deadline - (asking?.until ?? 0) } : { deadline: chair.deadline, left: null };
}

function isHeldUp(chair: Chair, asking: Asking | null, chairs: readonly Chair[]): boolean {
  if (asking?.what !== "takeback") return false;
  return chairs[place(asking.seat as Letter)]?.player !== chair.player;
}
