import { beforeEach, expect, test, vi } from "vitest";
import { Refused, Unreachable } from "./http";
import { Socket, type Follower } from "./socket";
import type { News, Sync } from "./types";

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
}

const socket = () => new Socket(() => new Fake() as unknown as WebSocket);
const welcome = { type: "welcome", player: "p", name: "Mira", version: "0" };

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

test("after a break the follower goes on after the last number it saw", () => {
  const line = socket();
  const notes = new Notes();
  line.connect();
  line.follow("K7QXM2", "A", notes);
  Fake.last.say(welcome);
  expect(Fake.last.sent).toEqual([{ do: "follow", table: "K7QXM2", seat: "A", after: null, id: 1 }]);
  Fake.last.say({ type: "sync", table: "K7QXM2", seat: "A", n: 5, at: 0, picture: {} });
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

test("a closed socket stays closed", () => {
  const line = socket();
  line.connect();
  const first = Fake.last;
  line.close();
  vi.advanceTimersByTime(60_000);
  expect(Fake.last).toBe(first);
});
