// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { guest } from "$lib/wire/guest.svelte";
import type { Picture } from "$lib/wire/types";
import { TableSession } from "./session.svelte";

const CODE = "K7QXM2";

class Fake {
  static last: Fake;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Fake.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.onclose?.();
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  /** What was asked last of a kind. */
  asked(kind: string) {
    return this.sent.findLast((command) => command["do"] === kind);
  }
}

/** A table that is gathering; the players by their seats. */
function pictured(...players: (string | null)[]): Picture {
  return { status: "gathering", host: "p2", acting: [], terms: { game: "wizard", seats: players.length }, seats: players.map((player) => ({ player, name: player })) } as unknown as Picture;
}
const sync = (n: number, seat: string | null, picture: Picture) => Fake.last.say({ type: "sync", table: CODE, seat, n, at: 0, picture, view: null, moves: [] });
const welcome = () => Fake.last.say({ type: "welcome", player: "p1", name: "Mira", version: "0", at: Date.now() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Fake);
  guest.me = { id: "p1", name: "Mira" } as typeof guest.me;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  guest.me = null;
});

/** Comes to a table as somebody with a seat, or none. */
async function arrived(picture: Picture, watches = false): Promise<TableSession> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ picture }))));
  vi.spyOn(guest, "ensure").mockResolvedValue(guest.me as NonNullable<typeof guest.me>);
  const session = new TableSession(CODE, watches);
  await session.arrive();
  welcome();
  return session;
}

test("who sits down is told what was said before", async () => {
  const session = await arrived(pictured(null, "p2"));
  sync(5, null, pictured(null, "p2"));
  Fake.last.say({ type: "news", table: CODE, seat: null, n: 6, at: 0, entry: { kind: "sat", seat: "A", player: "p1", name: "Mira" }, changes: [["seats", 0, { player: "p1", name: "Mira" }]] });
  expect(session.me).toBe("A");
  sync(6, "A", pictured("p1", "p2"));
  expect(Fake.last.asked("history")).toMatchObject({ seat: "A", before: 7 });
});

test("a television has no seat, whatever this browser holds or takes elsewhere", async () => {
  const session = await arrived(pictured("p1", null), true);
  sync(5, null, pictured("p1", null));
  Fake.last.say({ type: "news", table: CODE, seat: null, n: 6, at: 0, entry: { kind: "sat", seat: "B", player: "p1", name: "Mira" }, changes: [["seats", 1, { player: "p1", name: "Mira" }]] });
  expect([session.me, session.mine]).toEqual([null, []]);
  expect(Fake.last.sent.filter((command) => command["do"] !== "follow").map((command) => command["do"])).not.toContain("promise");
  expect(new Set(Fake.last.sent.filter((command) => command["do"] === "follow").map((command) => command["seat"]))).toEqual(new Set([null]));
});

test("who loses the seat while the line is broken looks on, and sees the table as it is", async () => {
  const session = await arrived(pictured("p1", "p2"));
  sync(5, "A", pictured("p1", "p2"));
  expect(session.mine).toEqual(["A"]);
  Fake.last.close();
  expect(session.isCut).toBe(true);
  vi.advanceTimersByTime(400);
  expect(session.isCut, "while it is tried again, too").toBe(true);
  welcome();
  expect(session.isCut).toBe(false);
  const { id } = Fake.last.asked("follow") ?? {};
  Fake.last.say({ type: "denied", id, error: { code: "not-your-seat", message: "No." } });
  await vi.advanceTimersByTimeAsync(0);
  expect(Fake.last.asked("follow")).toMatchObject({ seat: null, after: null });
  sync(7, null, pictured(null, "p2"));
  expect([session.me, session.mine, session.failure]).toEqual([null, [], null]);
});

test("who was signed out elsewhere is told so; who comes back by a new cookie, or finds the server away, is not", async () => {
  const session = await arrived(pictured("p1", "p2"));
  const refused = async (answer: () => Promise<Response>) => {
    vi.stubGlobal("fetch", answer);
    Fake.last.close();
    await vi.advanceTimersByTimeAsync(10_000);
    return session.isSignedOut;
  };
  Fake.last.close();
  vi.advanceTimersByTime(400);
  expect(await refused(() => Promise.reject(new TypeError("away")))).toBe(false);
  expect(await refused(() => Promise.resolve(new Response(JSON.stringify({ id: "p1", name: "Mira" }))))).toBe(false);
  const nobody = JSON.stringify({ error: { code: "not-signed-in", message: "Who?" } });
  expect(await refused(() => Promise.resolve(new Response(nobody, { status: 401 })))).toBe(true);
});

test("what is refused for other reasons takes no seat away", async () => {
  const session = await arrived(pictured("p1", "p2"));
  const { id } = Fake.last.asked("follow") ?? {};
  Fake.last.say({ type: "denied", id, error: { code: "too-many", message: "Slower." } });
  await vi.advanceTimersByTimeAsync(0);
  expect(session.me).toBe("A");
});

test("a draft says whether it was heard: not on a broken line, nor where the same may be heard later", async () => {
  const session = await arrived(pictured("p1", "p2"));
  sync(5, "A", pictured("p1", "p2"));
  const answered = async (answer: (id: unknown) => object) => {
    const heard = session.draft("A", "table [K1 K2 K3]");
    Fake.last.say(answer(Fake.last.asked("draft")?.["id"]));
    return heard;
  };
  const denied = (code: string) => answered((id) => ({ type: "denied", id, error: { code, message: "No." } }));
  expect(await answered((id) => ({ type: "done", id, n: 5, table: CODE }))).toBe(true);
  expect(await denied("not-your-turn")).toBe(true);
  expect(await denied("too-many")).toBe(false);
  expect(await denied("stale")).toBe(false);
  const lost = session.draft("A", null);
  Fake.last.close();
  expect(await lost).toBe(false);
  expect(await session.draft("A", null)).toBe(false);
});
