import { expect, test } from "vitest";
import { loadWords } from "$lib/i18n/catalogues";
import { LANGUAGES } from "$lib/i18n/languages";
import type { Happened, Me, Picture } from "$lib/wire/types";
import { isRemoved, namingOf, otherPeople, type Person } from "./people";
import { silenced } from "./silence";

const picture = {
  host: "m",
  seats: [{ player: "m", name: "Mira" }, { player: "k", name: "Kalin" }, { player: "k", name: "Kalin's son" }, { bot: "easy", name: "Toma" }, { player: "o", name: "Out", removed: true }, {}],
  muted: ["k"],
  removed: [{ player: "o", name: "Out" }],
} as unknown as Picture;
const me = (muted?: Me["muted"]): Me => ({ id: "k", name: "Kalin", ...(muted ? { muted } : {}) });

test("everybody else is listed once, without bots and those who were removed", () => {
  expect(otherPeople(picture, "m")).toEqual([{ player: "k", name: "Kalin", seat: "B", isHost: false, isMuted: true }]);
  expect(otherPeople(picture, "k").map(({ name, isHost }) => [name, isHost])).toEqual([["Mira", true]]);
  expect(otherPeople(picture, undefined).map(({ name }) => name)).toEqual(["Mira", "Kalin"]);
  expect([isRemoved(picture, "o"), isRemoved(picture, "k"), isRemoved(picture, undefined)]).toEqual([true, false, false]);
});

test("a name is reported by the entry that gave it, the last one", () => {
  const kalin: Person = { player: "k", name: "Kalin", seat: "B", isHost: false, isMuted: false };
  const entries = [
    { kind: "sat", seat: "A", player: "m" }, { kind: "sat", seat: "B", player: "k" }, { kind: "sat", seat: "C", player: "k" }, { kind: "renamed", seat: "A" }, { kind: "said", player: "k" },
  ].map((entry, place) => ({ n: place + 1, at: 0, entry })) as unknown as Happened[];
  expect(namingOf(entries, kalin)?.n).toBe(2);
  expect(namingOf([...entries, { n: 6, at: 0, entry: { kind: "renamed", seat: "B" } } as unknown as Happened], kalin)?.n).toBe(6);
  expect(namingOf(entries.slice(3), kalin)).toBeUndefined();
});

test("who may say nothing reads why, and who may again reads nothing", async () => {
  const words = await loadWords("en");
  expect(silenced(picture, me(), words)).toBe("The host has muted you at this table. You can play on.");
  expect(silenced(picture, { id: "m", name: "Mira" }, words)).toBe("");
  expect(silenced(picture, me({ until: 0, why: "Be kind." }), words)).toBe("The admins of this hall have muted you. You can play on. The reason: Be kind.");
  expect(silenced(picture, me({ until: 2000, why: "" }), words, 1000)).toMatch(/muted you \(until .+\)\. You can play on\.$/);
  expect(silenced({ ...picture, muted: [] }, me({ until: 2000, why: "" }), words, 3000), "the time is over").toBe("");
});

test.each([...LANGUAGES])("a time is told without a second full stop: %s", async (language) => {
  expect(silenced(picture, me({ until: 1e12, why: "" }), await loadWords(language), 0)).not.toContain("..");
});
