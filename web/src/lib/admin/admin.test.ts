import { expect, test, vi } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import type { AuditLine, PlayerLine, ReportLine } from "$lib/wire/types";
import { decisions, playerActs } from "./acts";
import { auditText } from "./auditing";
import { Paged, pageOf } from "./paged.svelte";
import { readPlace } from "./place";

const player: PlayerLine = { id: "k", name: "Kalin", at: 0, seen: 0 };
const words = await loadWords("en", [], { admin: true });

test("what can be done to a player depends on what holds; admins are out of reach, programs have an owner", () => {
  const keys = (more: Partial<PlayerLine>) => playerActs({ ...player, ...more }, words).map(({ key }) => key);
  expect(keys({})).toEqual(["rename", "mute", "remove", "forget"]);
  expect(keys({ muted: true, removed: true })).toEqual(["rename", "unmute", "restore", "forget"]);
  expect(keys({ keeper: true })).toEqual(["rename"]);
  expect(keys({ program: true })).toEqual(["rename", "forget"]);
});

test("a report about somebody who was forgotten can only be closed", () => {
  const report = { id: "r", about: { id: "", name: "" } } as ReportLine;
  expect(decisions(report, words).map(({ key }) => key)).toEqual(["decide-other", "decide-none"]);
});

test.each([...LANGUAGES])("every act says what will happen: %s", async (language) => {
  const spoken = await loadWords(language, [], { admin: true });
  const acts = [{}, { muted: true, removed: true }].flatMap((more) => playerActs({ ...player, ...more }, spoken));
  for (const { sentence, button } of [...acts, ...decisions({ id: "r", about: { id: "k", name: "Kalin" } } as ReportLine, spoken)]) {
    expect(sentence).toContain("Kalin");
    expect(`${sentence} ${button}`).not.toContain("admin-web");
  }
});

test("the journal is told in sentences, also what was done on the command line or to somebody forgotten", () => {
  const told = (line: Partial<AuditLine>) => auditText({ id: "1", at: 0, act: "mute", ...line }, words);
  const by = { id: "a", name: "Ada" };
  expect(told({ by, player: { id: "k", name: "Kalin" }, facts: { hours: 24, why: "Be kind." } })).toEqual({ sentence: "Ada muted Kalin: One day.", why: "Be kind." });
  expect(told({ act: "remove", player: { id: "" } }).sentence).toBe("The command line removed somebody forgotten from the hall.");
  expect(told({ by, act: "close", table: "ABC234" }).sentence).toBe("Ada closed table ABC234.");
  expect(told({ by, act: "dance" }).sentence, "what a later server may do").toBe("dance (Ada)");
});

test("pages follow each other, and an answer that comes too late is not shown", async () => {
  const answers: ((ids: string[]) => void)[] = [];
  const asked = vi.fn((_: string | null) => new Promise<string[]>((resolve) => answers.push(resolve)));
  const list = new Paged(async (before) => pageOf((await asked(before)).map((id) => ({ id })), 2));
  const first = list.again();
  const second = list.again();
  answers[1]?.(["c", "b"]);
  answers[0]?.(["x"]);
  await Promise.all([first, second]);
  expect(list.items.map(({ id }) => id)).toEqual(["c", "b"]);
  const third = list.more();
  answers[2]?.(["a"]);
  await third;
  expect([asked.mock.calls.at(-1), list.items.map(({ id }) => id), list.hasMore]).toEqual([["b"], ["c", "b", "a"], false]);
});

test("an address that makes no sense is the first tab", () => {
  expect(readPlace("?tab=players&player=k")).toEqual({ tab: "players", player: "k" });
  expect(readPlace("?tab=nothing&player=k")).toEqual({ tab: "now", player: "" });
});
