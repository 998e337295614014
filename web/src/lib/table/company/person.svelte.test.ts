// @vitest-environment happy-dom
/** What you do about somebody at the table: each step is asked for, a refusal is read, and what was hidden stays hidden. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Words } from "$lib/i18n/words";
import { Refused } from "$lib/wire/http";
import Chat from "../Chat.svelte";
import type { Talk } from "../desk";
import { Company, type Deeds } from "./company.svelte";
import { hidden } from "./hidden.svelte";
import type { Person } from "./people";
import PersonDialog from "./PersonDialog.svelte";

const words = new Words("en", ["web-is-hidden = hidden by you"]);
const kalin: Person = { player: "k", name: "Kalin", seat: "B", isHost: false, isMuted: false };
const line = (n: number, player: string, text: string) => ({ n, player, name: player, text, phrase: "" });
const lines = [line(1, "k", "Turnips"), line(2, "k", "All of you"), line(3, "m", "Please"), line(4, "k", "Turnips!")];
let leave: (() => unknown)[] = [];
let deeds: Deeds;

beforeEach(() => {
  deeds = { report: vi.fn(async () => undefined), mute: vi.fn(async () => undefined), remove: vi.fn(async () => undefined) };
});
afterEach(() => {
  for (const each of leave) each();
  leave = [];
  hidden.set("k", false);
});

function company(isHost = true): Company {
  const found = new Company(() => ({ me: "m", people: [kalin], isHost }), deeds);
  const page = mount(PersonDialog, { target: document.body, props: { company: found, words } });
  leave.push(() => unmount(page));
  flushSync();
  return found;
}
function press(selector: string) {
  document.querySelector<HTMLElement>(selector)?.click();
  flushSync();
}
const isThere = (selector: string) => document.querySelector(selector) !== null;

test("nobody is removed by one tap, and a refusal is read where it was asked for", async () => {
  const found = company();
  deeds.remove = vi.fn(async () => Promise.reject(new Refused({ code: "rated-removal", message: "The game is rated." })));
  found.open(kalin);
  flushSync();
  press("[data-ask=remove]");
  expect(deeds.remove).not.toHaveBeenCalled();
  press("[data-do=remove]");
  await vi.waitFor(() => expect(document.querySelector("[role=alert]")?.textContent).toBe("The game is rated."));
  expect(found.about).not.toBeNull();
});

test("only the host mutes and removes, and nobody who has left", () => {
  const found = company(false);
  found.open(kalin);
  flushSync();
  expect([isThere("[data-ask=report]"), isThere("[data-do=mute]"), isThere("[data-ask=remove]")]).toEqual([true, false, false]);
  const host = company();
  found.about = null;
  host.open({ ...kalin, player: "gone", seat: null });
  flushSync();
  expect([isThere("[data-ask=report]"), isThere("[data-do=mute]")]).toEqual([true, false]);
});

test("a report is sent once it says why, with the line that it is about", async () => {
  const found = company();
  found.open(kalin, lines[0] ?? null);
  flushSync();
  press("[data-ask=report]");
  const form = document.querySelector("form");
  form?.dispatchEvent(new Event("submit", { cancelable: true }));
  expect(deeds.report).not.toHaveBeenCalled();
  press("input[value=rude]");
  form?.dispatchEvent(new Event("submit", { cancelable: true }));
  await vi.waitFor(() => expect(deeds.report).toHaveBeenCalledWith({ person: kalin, line: lines[0] }, "rude", ""));
});

test("of what is hidden one line is left as the way back, and it is remembered in this browser", () => {
  const talk: Talk = { lines, known: 0, mode: "free", say: vi.fn(), phrase: vi.fn() };
  const page = mount(Chat, { target: document.body, props: { game: "wizard", onclause: () => undefined, talk, words, company: company() } });
  leave.push(() => unmount(page));
  flushSync();
  const said = () => [...document.querySelectorAll("[data-said]")].map((each) => each.textContent?.replaceAll(/\s+/g, " ").trim());
  expect(said()).toHaveLength(4);
  expect(document.querySelectorAll("[data-about]"), "nothing about oneself").toHaveLength(3);
  hidden.set("k", true);
  flushSync();
  expect(said()).toEqual(["k hidden by you", "m Please", "k hidden by you"]);
  expect(JSON.parse(localStorage.getItem("magehall-hidden") ?? "")).toEqual(["k"]);
});

test("who is refused to speak keeps what was written and reads why; who may not speak has no field", async () => {
  const given = $state<{ game: string; onclause: () => void; talk: Talk; words: Words }>({ game: "wizard", onclause: () => undefined, talk: { lines, known: 0, mode: "free", say: vi.fn(async () => Promise.reject(new Refused({ code: "muted", message: "You have been muted here." }))), phrase: vi.fn() }, words });
  const page = mount(Chat, { target: document.body, props: given });
  leave.push(() => unmount(page));
  flushSync();
  const field = document.querySelector<HTMLInputElement>("input[type=text]") as HTMLInputElement;
  field.value = "Turnips";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  document.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  await vi.waitFor(() => expect(document.querySelector(".problem")?.textContent).toBe("You have been muted here."));
  expect(field.value).toBe("Turnips");
  given.talk = { ...given.talk, silenced: "The host has muted you." };
  flushSync();
  expect([isThere("form"), document.querySelector(".silenced")?.textContent]).toEqual([false, "The host has muted you."]);
});
