/** What keepers do to players, tables and reports, as its dialog asks for it: nothing happens on a single tap. */
import type { IconName } from "$lib/design/Icon.svelte";
import type { Words } from "$lib/i18n/words";
import { closeTable, decide, forget, handOver, mute, remove, rename, restore, unmute } from "$lib/wire/admin";
import type { PlayerLine, ReportLine } from "$lib/wire/types";

/** What is asked before something is done. */
export type Field = "name" | "hours" | "choice" | "why" | "note";

export interface Act {
  key: string;
  icon: IconName;
  title: string;
  /** What will happen, in a sentence. */
  sentence: string;
  button: string;
  danger?: boolean;
  fields: readonly Field[];
  /** The initial content of the name field. */
  name?: string;
  choices?: readonly { key: string; label: string }[];
  run: (given: Given) => Promise<unknown>;
}

export interface Given {
  why: string;
  note: string;
  name: string;
  /** 0: for good. */
  hours: number;
  choice: string;
}

/** For how many hours somebody can be muted; 0: for good. */
export const HOURS = [1, 24, 168, 720, 0] as const;

type Bones = Pick<Act, "key" | "icon" | "run" | "danger"> & Partial<Pick<Act, "fields" | "name" | "choices">>;

/** Puts an act into words: `admin-web-<key>` on its button, `admin-web-<key>-sure` for what will happen. */
function worded(bones: Bones, subject: string, words: Words): Act {
  const button = words.say(`admin-web-${bones.key}`);
  return { fields: ["why"], ...bones, button, title: `${button}: ${subject}`, sentence: words.say(`admin-web-${bones.key}-sure`, { name: subject }) };
}

/** What can be done to a player now; other keepers are out of reach, and a program's owner answers for it. */
export function playerActs({ id, name, muted, removed, keeper, program }: PlayerLine, words: Words): Act[] {
  const all: Bones[] = [
    { key: "rename", icon: "pencil", fields: ["name", "why"], name, run: (given) => rename(id, given.name, given.why) },
    muted
      ? { key: "unmute", icon: "chat", fields: [], run: () => unmute(id) }
      : { key: "mute", icon: "mute", fields: ["hours", "why"], run: ({ hours, why }) => mute(id, hours, why) },
    removed
      ? { key: "restore", icon: "undo", fields: [], run: () => restore(id) }
      : { key: "remove", icon: "arrow-right", danger: true, run: ({ why }) => remove(id, why) },
    { key: "forget", icon: "trash", danger: true, fields: [], run: () => forget(id) },
  ];
  const possible = (key: string) => key === "rename" || (!keeper && (!program || key === "forget"));
  return all.filter(({ key }) => possible(key)).map((bones) => worded(bones, name, words));
}

export function closing(code: string, words: Words): Act {
  return worded({ key: "close", icon: "close", danger: true, run: ({ why }) => closeTable(code, why) }, code, words);
}

/** Hands a table over to one of the people who sit there. */
export function handingOver(code: string, people: readonly { id: string; name: string }[], words: Words): Act {
  const choices = people.map(({ id, name }) => ({ key: id, label: name }));
  return worded({ key: "host", icon: "people", fields: ["choice"], choices, run: ({ choice }) => handOver(code, choice) }, code, words);
}

/** The ways a report can end; someone forgotten meanwhile can be neither muted nor removed. */
export function decisions({ id, about }: ReportLine, words: Words): Act[] {
  const all: Bones[] = [
    { key: "decide-muted", icon: "mute", fields: ["hours", "why", "note"], run: ({ hours, why, note }) => decide(id, { decision: "muted", hours, why, note }) },
    { key: "decide-removed", icon: "arrow-right", danger: true, fields: ["why", "note"], run: ({ why, note }) => decide(id, { decision: "removed", why, note }) },
    { key: "decide-other", icon: "check", fields: ["note"], run: ({ note }) => decide(id, { decision: "other", note }) },
    { key: "decide-none", icon: "close", fields: ["note"], run: ({ note }) => decide(id, { decision: "none", note }) },
  ];
  const { name } = about;
  return (name ? all : all.slice(2)).map((bones) => worded(bones, name || words.say("admin-web-forgotten"), words));
}
