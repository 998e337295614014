/** One socket to the server: commands with answers, numbered news, and reconnecting after a break without a gap. */
import type { Command, Done, Fault, Message, News, Sync } from "./types";
import type { Wire } from "$lib/pocket/pocket";
import { Refused, Unreachable } from "./http";

/** What a table sends to whoever follows it. */
export interface Follower {
  /** The last number seen; 0 before the first sync. */
  readonly n: number;
  sync(message: Sync): void;
  news(message: News): void;
  /** The table is not shown to us, or no longer. */
  refused(fault: Fault): void;
}

export type Line = "connecting" | "open" | "broken";

interface Following {
  table: string;
  seat: string | null;
  follower: Follower;
}

interface Waiting {
  resolve: (message: Message) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
}

/** A command without what the socket itself adds. */
export type Asked = { do: Command["do"]; table: string } & Record<string, unknown>;

/**
 * The longest pause between two attempts, in milliseconds; each is shortened by up to a half, so that not all come at once after a
 * restart.
 */
const SLOWEST = 8000;
/** How long an answer is awaited, in milliseconds; a bot thinking about a hint needs part of it. */
const PATIENCE = 30_000;
/** How long a sign of life is awaited, on a connection that may have died while the device slept. */
const SIGN = 4000;

export class Socket {
  line: Line = "connecting";
  /** The server's clock minus ours, in milliseconds; other messages say when something happened, which may be long ago. */
  skew = 0;
  /** Called whenever the connection opens or breaks. */
  onLine: (line: Line) => void = () => undefined;
  /** Called when a connection ends before anything was heard over it: the server is away, or no longer lets us in. */
  onRefused: () => void = () => undefined;

  private ws: Wire | null = null;
  private readonly waiting = new Map<number, Waiting>();
  /** Requested before the connection was open: a page is drawn, and tapped, earlier than that. */
  private unsent: string[] = [];
  private readonly followings: Following[] = [];
  private number = 0;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** How many messages came over the current connection. */
  private heard = 0;
  private readonly make: () => Wire;

  constructor(make: () => Wire) {
    this.make = make;
  }

  connect(): void {
    if (this.closed || this.ws) return;
    this.say("connecting");
    const ws = this.make();
    this.ws = ws;
    this.heard = 0;
    ws.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as Message);
    ws.onclose = () => this.broke(ws);
    this.timer = setTimeout(() => this.hangUp(ws), PATIENCE);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.ws?.close();
    this.ws = null;
    this.fail();
  }

  /** Follows a table from now on, also after every break. */
  follow(table: string, seat: string | null, follower: Follower): void {
    const following = { table, seat, follower };
    this.followings.push(following);
    if (this.line === "open") this.begin(following);
  }

  unfollow(follower: Follower): void {
    const place = this.followings.findIndex((following) => following.follower === follower);
    const [gone] = place < 0 ? [] : this.followings.splice(place, 1);
    if (gone && this.line === "open") void this.ask({ do: "unfollow", table: gone.table, seat: gone.seat }).catch(() => undefined);
  }

  /** Sends a command, as soon as the connection is open, and waits for its answer; refusals are thrown. */
  ask<M extends Message = Done>(command: Asked, patience = PATIENCE): Promise<M> {
    if (!this.ws) return Promise.reject(new Unreachable());
    const id = ++this.number;
    const [ws, heard] = [this.ws, this.heard];
    const text = JSON.stringify({ ...command, id });
    if (this.line === "open") ws.send(text);
    else this.unsent.push(text);
    return new Promise<M>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        reject(new Unreachable());
        if (this.heard === heard) this.hangUp(ws);
      }, patience);
      this.waiting.set(id, { resolve: resolve as (message: Message) => void, reject, timer });
    });
  }

  /** Tries again at once, for instance when the device woke up; a connection that seems open is checked. */
  hurry(): void {
    if (this.line === "open") return this.probe();
    if (this.line !== "broken") return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Connects again, for instance because the language has changed. */
  renew(): void {
    this.doubt();
    this.hurry();
  }

  /** Gives up the connection, because the device says that it has none; attempts continue anyway. */
  doubt(): void {
    if (this.ws) this.hangUp(this.ws);
  }

  private hear(message: Message): void {
    this.heard++;
    switch (message.type) {
      case "welcome":
        this.tries = 0;
        this.skew = message.at - Date.now();
        clearTimeout(this.timer);
        this.say("open");
        for (const following of this.followings) this.begin(following);
        for (const text of this.unsent.splice(0)) this.ws?.send(text);
        break;
      case "sync":
        this.followersOf(message).forEach((follower) => follower.sync(message));
        break;
      case "news":
        this.followersOf(message).forEach((follower) => follower.news(message));
        break;
      default:
        this.answer(message);
    }
  }

  private answer(message: Exclude<Message, { type: "welcome" | "sync" | "news" }>): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    clearTimeout(waiting?.timer);
    if (message.type === "denied") waiting?.reject(new Refused(message.error));
    else waiting?.resolve(message);
  }

  private begin({ table, seat, follower }: Following): void {
    const after = follower.n > 0 ? follower.n : null;
    void this.ask({ do: "follow", table, seat, after }).catch((error: unknown) => {
      if (error instanceof Refused) follower.refused(error.fault);
    });
  }

  private followersOf({ table, seat }: Sync | News): Follower[] {
    const wanted = seat ?? null;
    return this.followings.filter((following) => following.table === table && following.seat === wanted).map(({ follower }) => follower);
  }

  /** A page that only listens would never learn that nothing comes any more: an empty page of the log is requested. */
  private probe(): void {
    const [following] = this.followings;
    if (following) void this.ask({ do: "history", table: following.table, seat: following.seat, before: 1, limit: 1 }, SIGN).catch(() => undefined);
  }

  /** Gives up a connection on which nothing is heard. */
  private hangUp(ws: Wire): void {
    this.broke(ws);
    ws.close();
  }

  private broke(ws: Wire): void {
    if (this.ws !== ws) return;
    this.ws = null;
    clearTimeout(this.timer);
    this.fail();
    if (this.closed) return;
    this.say("broken");
    if (this.heard === 0) this.onRefused();
    const pause = Math.min(SLOWEST, 300 * 2 ** this.tries++);
    this.timer = setTimeout(() => this.connect(), pause * (1 - Math.random() / 2));
  }

  private fail(): void {
    this.unsent = [];
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new Unreachable());
    }
    this.waiting.clear();
  }

  private say(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.onLine(line);
  }
}
