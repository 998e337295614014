import { beforeEach, expect, test, vi } from "vitest";
import { Refused, Unreachable } from "./http";
import { Socket, type Follower } from "./socket";
import type { Fault, News, Sync } from "./types";

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
}

class Notes implements Follower {
  n = 0;
  heard: string[] = [];
  sync(message: Sync) {
    this.n = message.n;
    this.heard.push(`sync ${message.n}`);
  }
  news(message: News) {
    this.n = message.n;
    this.heard.push(`news ${message.n}`);
  }
  refused(fault: Fault) {
    this.heard.push(`refused ${fault.code}`);
  }
}

const socket = () => new Socket(() => new Fake() as unknown as WebSocket);
const welcome = { type: "welcome", player: "p", name: "Mira", version: "0", at: Date.now() };

beforeEach(() => vi.useFakeTimers());

test("a command waits for its own answer", async () => {
  const line = socket();
  line.connect();
  Fake.last.say(welcome);
  const done = line.ask({ do: "play", table: "K7QXM2", seat: "A", move: "bid 1" });
  const denied = line.ask({ do: "undo", table: "K7QXM2", seat: "A" });
  Fake.last.say({ type: "denied", id: 2, error: { code: "nothing-to-undo", message: "No." } });
  Fake.last.say({ type: "done", id: 1, n: 8, table: "K7QXM2" });
  await expect(done).resolves.toMatchObject({ n: 8 });
  await expect(denied).rejects.toBeInstanceOf(Refused);
});

test("the welcome alone tells the server's time: other messages tell of the past", () => {
  const line = socket();
  line.connect();
  line.follow("K7QXM2", "A", new Notes());
  Fake.last.say({ ...welcome, at: Date.now() + 5000 });
  Fake.last.say({ type: "sync", table: "K7QXM2", seat: "A", n: 5, at: Date.now() - 90_000, picture: {}, view: null, moves: [] });
  expect(line.skew).toBe(5000);
});

test("who may not look, or no longer, is told so", async () => {
  const line = socket();
  const notes = new Notes();
  line.connect();
  line.follow("K7QXM2", null, notes);
  Fake.last.say(welcome);
  Fake.last.say({ type: "denied", id: 1, error: { code: "no-watching", message: "No." } });
  await vi.advanceTimersByTimeAsync(0);
  expect(notes.heard).toEqual(["refused no-watching"]);
});

test("after a break the follower goes on after the last number it saw", () => {
  const line = socket();
  const notes = new Notes();
  line.connect();
  line.follow("K7QXM2", "A", notes);
  Fake.last.say(welcome);
  expect(Fake.last.sent).toEqual([{ do: "follow", table: "K7QXM2", seat: "A", after: null, id: 1 }]);
  Fake.last.say({ type: "sync", table: "K7QXM2", seat: "A", n: 5, at: 0, picture: {}, view: null, moves: [] });
  Fake.last.say({ type: "news", table: "K7QXM2", seat: "A", n: 6, at: 0, entry: {} });
  Fake.last.say({ type: "news", table: "K7QXM2", seat: "B", n: 7, at: 0, entry: {} });
  const first = Fake.last;
  first.close();
  expect(line.line).toBe("broken");
  vi.advanceTimersByTime(400);
  expect(Fake.last).not.toBe(first);
  Fake.last.say(welcome);
  expect(Fake.last.sent[0]).toMatchObject({ do: "follow", after: 6 });
  expect(notes.heard).toEqual(["sync 5", "news 6"]);
});

test("what was asked before a break is answered with an error, never left open", async () => {
  const line = socket();
  line.connect();
  Fake.last.say(welcome);
  const asked = line.ask({ do: "hint", table: "K7QXM2", seat: "A" });
  Fake.last.close();
  await expect(asked).rejects.toBeInstanceOf(Unreachable);
  await expect(line.ask({ do: "hint", table: "K7QXM2", seat: "A" })).rejects.toBeInstanceOf(Unreachable);
});

test("what is tapped before the line is open is sent when it is, after the following", async () => {
  const line = socket();
  line.connect();
  line.follow("K7QXM2", "A", new Notes());
  const begun = line.ask({ do: "start", table: "K7QXM2" });
  expect(Fake.last.sent).toEqual([]);
  Fake.last.say(welcome);
  expect(Fake.last.sent.map((command) => command["do"])).toEqual(["follow", "start"]);
  Fake.last.say({ type: "done", id: 1, n: 4, table: "K7QXM2" });
  await expect(begun).resolves.toMatchObject({ n: 4 });
});

test("what was tapped on a line that never opened is refused, and not sent later", async () => {
  const line = socket();
  line.connect();
  const begun = line.ask({ do: "start", table: "K7QXM2" });
  Fake.last.close();
  await expect(begun).rejects.toBeInstanceOf(Unreachable);
  vi.advanceTimersByTime(400);
  Fake.last.say(welcome);
  expect(Fake.last.sent).toEqual([]);
});

test("what is not answered ends, and a line on which nothing is heard is given up", async () => {
  const line = socket();
  line.connect();
  const first = Fake.last;
  first.say(welcome);
  const asked = line.ask({ do: "hint", table: "K7QXM2", seat: "A" });
  const ended = expect(asked).rejects.toBeInstanceOf(Unreachable);
  vi.advanceTimersByTime(30_000);
  await ended;
  expect(line.line).toBe("broken");
  vi.advanceTimersByTime(400);
  expect(Fake.last).not.toBe(first);
});

test("one slow answer does not break a line on which others come", async () => {
  const line = socket();
  line.connect();
  const first = Fake.last;
  first.say(welcome);
  const asked = line.ask({ do: "hint", table: "K7QXM2", seat: "A" });
  const ended = expect(asked).rejects.toBeInstanceOf(Unreachable);
  first.say({ type: "news", table: "K7QXM2", seat: "A", n: 6, at: 0, entry: {} });
  vi.advanceTimersByTime(30_000);
  await ended;
  expect(line.line).toBe("open");
});

test("a server that never says welcome is called again", () => {
  const line = socket();
  line.connect();
  const first = Fake.last;
  vi.advanceTimersByTime(30_400);
  expect(Fake.last).not.toBe(first);
});

test("a line that ends before anything was heard is told of: perhaps we are let in no longer", () => {
  const line = socket();
  let refused = 0;
  line.onRefused = () => refused++;
  line.connect();
  Fake.last.say(welcome);
  Fake.last.close();
  expect(refused, "that line was open").toBe(0);
  vi.advanceTimersByTime(400);
  Fake.last.close();
  expect(refused).toBe(1);
});

test("a closed socket stays closed", () => {
  const line = socket();
  line.connect();
  const first = Fake.last;
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(Fake.last).toBe(first);
});

test("a device that says it is offline gives the line up, and is back when it can", () => {
  const line = socket();
  const told: string[] = [];
  line.onLine = (state) => told.push(state);
  line.connect();
  Fake.last.say(welcome);
  const before = Fake.last;
  line.doubt();
  expect(told.at(-1)).toBe("broken");
  line.hurry();
  expect(Fake.last).not.toBe(before);
  Fake.last.say(welcome);
  expect(told.at(-1)).toBe("open");
});

test("a line that died while the device slept is noticed when it wakes, though nobody asks for anything", () => {
  const line = socket();
  line.connect();
  const first = Fake.last;
  line.follow("K7QXM2", "A", new Notes());
  first.say(welcome);
  first.say({ type: "done", id: 1, n: 5, table: "K7QXM2" });
  line.hurry();
  expect(first.sent.at(-1)).toMatchObject({ do: "history", table: "K7QXM2", seat: "A", before: 1, limit: 1 });
  vi.advanceTimersByTime(5000);
  expect(Fake.last).not.toBe(first);
});

test("a line that answers after waking is kept", async () => {
  const line = socket();
  line.connect();
  const first = Fake.last;
  line.follow("K7QXM2", "A", new Notes());
  first.say(welcome);
  line.hurry();
  first.say({ type: "history", id: first.sent.at(-1)?.["id"], table: "K7QXM2", seat: "A", news: [] });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(line.line).toBe("open");
  expect(Fake.last).toBe(first);
});

test("the line can be called anew at once, and goes on where it was", () => {
  const line = socket();
  const notes = new Notes();
  line.connect();
  line.follow("K7QXM2", "A", notes);
  Fake.last.say(welcome);
  Fake.last.say({ type: "sync", table: "K7QXM2", seat: "A", n: 5, at: 0, picture: {}, view: null, moves: [] });
  const first = Fake.last;
  line.renew();
  expect(Fake.last).not.toBe(first);
  Fake.last.say(welcome);
  expect(Fake.last.sent[0]).toMatchObject({ do: "follow", after: 5 });
});

test("after a restart not all come back at the same moment", () => {
  const pauses = [0, 0.9].map((luck) => {
    vi.spyOn(Math, "random").mockReturnValue(luck);
    socket().connect();
    const first = Fake.last;
    const begin = Date.now();
    first.close();
    while (Fake.last === first) vi.advanceTimersByTime(10);
    return Date.now() - begin;
  });
  vi.restoreAllMocks();
  expect(pauses).toEqual([300, 170]);
});
