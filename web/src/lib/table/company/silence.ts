/** Why somebody may say nothing at a table. */
import type { Words } from "$lib/i18n/words";
import type { Me, Picture } from "$lib/wire/types";

/** A sentence, or "" if you may speak. */
export function silenced(picture: Picture, me: Me | null, words: Words, now = Date.now()): string {
  const hush = me?.muted;
  if (hush && (hush.until === 0 || hush.until > now)) {
    const until = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(hush.until);
    const sentence = words.say("web-silenced", { end: hush.until === 0 ? "never" : "then", until });
    return hush.why ? `${sentence} ${words.say("web-silenced-why", { why: hush.why })}` : sentence;
  }
  return me && picture.muted?.includes(me.id) ? words.say("web-silenced-here") : "";
}
