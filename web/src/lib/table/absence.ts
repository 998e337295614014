/** Who is there and who is not, read from a picture: what is asked of whom, and whom the table waits for. */
import type { Letter } from "$lib/boards/board";
import { LETTERS, place as placeOf } from "$lib/boards/seats";
import type { Words } from "$lib/i18n/words";
import type { Chair, Picture, Terms } from "$lib/wire/types";
import type { Missing, Request } from "./desk";

/** If the clock counts days, people come and go: nobody is missed for that. */
function isMissed(chair: Chair, picture: Picture): boolean {
  return chair.gone === true && picture.terms.clock?.mode !== "days";
}

/** Seats of others for which a bot can be called, and why. */
export function missingSeats(picture: Picture, player: string | undefined): Missing[] {
  if (picture.status !== "playing") return [];
  return picture.seats.flatMap((chair, place) => {
    const why = isMissed(chair, picture) ? "gone" : chair.late ? "late" : null;
    const isOther = chair.player != null && chair.player !== player;
    return why && isOther && !chair.deputy ? [{ letter: LETTERS[place] as Letter, name: chair.name ?? "", why } as const] : [];
  });
}

/** The one among them that the table waits for. */
export function awaited(picture: Picture, player: string | undefined): Missing | null {
  return missingSeats(picture, player).find(({ letter }) => picture.acting.includes(letter)) ?? null;
}

/** Who is asked for a decision, as we see it: nobody once the game is over, and no seat of ours while a bot plays for it. */
export function askedSeats(picture: Picture, mine: readonly Letter[]): Letter[] {
  if (picture.status !== "playing") return [];
  return (picture.acting as Letter[]).filter((letter) => !mine.includes(letter) || !picture.seats[placeOf(letter)]?.deputy);
}

/** Says whom the table waits for, and what happens if nobody comes. */
export function awayText({ name, why }: Missing, terms: Terms, words: Words): string {
  const waits = words.say("web-absent", { name, why });
  return why === "late" ? waits : `${waits} ${words.say("web-absent-then", { then: steppingIn(terms), time: timeText(terms.absence ?? 0, words) })}`;
}

/** What a bot does for somebody who stays away. */
function steppingIn({ absence = 0, clock }: Terms): "deputy" | "move" | "wait" {
  const expiry = clock?.expiry ?? "deputy";
  return absence === 0 ? "wait" : expiry === "rule" ? "move" : expiry;
}

function timeText(seconds: number, words: Words): string {
  const isMinutes = seconds % 60 === 0;
  return words.say("web-absent-time", { number: isMinutes ? seconds / 60 : seconds, unit: isMinutes ? "minutes" : "seconds" });
}

/** Whether anybody else would have to agree to end the game. */
export function mustAskOthers(picture: Picture, player: string): boolean {
  return picture.seats.some((chair) => {
    if (chair.player == null || chair.player === player) return false;
    return picture.terms.rated ? !chair.resigned : !chair.deputy && !isMissed(chair, picture);
  });
}

/** What awaits an answer, as a player sees it. */
export function requestFor(picture: Picture, player: string | undefined, answer: Request["answer"]): Request | null {
  const { asking, seats } = picture;
  if (!asking) return null;
  const asker = seats[LETTERS.indexOf(asking.seat as Letter)];
  const missing = asking.missing.map((id) => seats.find((chair) => chair.player === id)?.name ?? "");
  return {
    what: asking.what,
    name: asker?.name ?? "",
    isMine: player !== undefined && asker?.player === player,
    asksMe: player !== undefined && asking.missing.includes(player),
    missing,
    until: asking.until,
    answer,
  };
}
