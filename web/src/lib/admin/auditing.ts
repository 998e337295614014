/** What a keeper did, in a sentence. */
import type { Words } from "$lib/i18n/words";
import type { AuditLine } from "$lib/wire/types";

/** What an act says besides whom it was about. */
interface Facts {
  name?: string;
  hours?: number;
  decision?: string;
  why?: string;
  note?: string;
}

/** The sentence, and the reason that was given. */
export function auditText({ act, by, player, table, facts }: AuditLine, words: Words): { sentence: string; why: string } {
  const { name = "", hours = 0, decision = "", why = "", note = "" } = (facts ?? {}) as Facts;
  const said = {
    by: by?.name || words.say(by ? "admin-web-forgotten" : "admin-web-command-line"),
    name: player?.name || words.say("admin-web-forgotten"),
    table: table ?? "",
    after: name,
    decision,
    time: words.say("admin-web-hours", { hours }),
  };
  const key = `admin-web-did-${act}`;
  return { sentence: words.has(key) ? words.say(key, said) : words.say("admin-web-did", { ...said, act }), why: why || note };
}
