/** A table as this page follows it: the picture, the log, the chat, and everything one can do or ask there. */
import type { Letter, Seat, Why } from "$lib/boards/board";
import { LETTERS, makeSeats } from "$lib/boards/seats";
import type { GameEvent } from "$lib/i18n/words";
import { informed } from "$lib/wire/changes";
import { guest } from "$lib/wire/guest.svelte";
import { openSocket } from "$lib/wire/hall";
import { Refused, showTable, Unreachable, type Questions, type Verbs } from "$lib/wire/http";
import type { Follower, Line, Socket } from "$lib/wire/socket";
import type { Advice, Chair, Done, Fault, Judged, Meanwhile, Message, News, Picture, Possible, Sync } from "$lib/wire/types";
import { happeningsOf, withoutUndone, type Happening } from "./log";

export interface ChatLine {
  n: number;
  player: string;
  name: string;
  text: string;
  phrase: string;
}

export class TableSession implements Follower {
  readonly code: string;
  n = 0;
  line = $state<Line>("connecting");
  picture = $state.raw<Picture | null>(null);
  /** The seat we look from; null as a watcher. */
  me = $state<Letter | null>(null);
  moves = $state.raw<readonly string[]>([]);
  /** What the newest message brought, for animation. */
  events = $state.raw<readonly GameEvent[]>([]);
  log = $state.raw<readonly Happening[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** Why we are not at the table: no such table, no watching. */
  failure = $state<Fault | null>(null);
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);

  private readonly socket: Socket;
  private heardHistory = new Set<number>();
  private asked = 0;

  constructor(code: string) {
    this.code = code;
    this.socket = openSocket();
    this.socket.onLine = (line) => {
      this.line = line;
      if (line === "open") void this.askMoves();
    };
  }

  /** Comes to the table: on a seat of ours if we have one, else as a watcher. */
  async arrive(): Promise<void> {
    try {
      await guest.ensure();
      const page = await showTable(this.code);
      this.picture = page.picture;
      this.lookFrom(this.bestSeat());
    } catch (error) {
      if (error instanceof Refused) this.failure = error.fault;
      else throw error;
    }
  }

  leave(): void {
    this.socket.close();
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** Our seats at this table: several when people share a device. */
  get mine(): Letter[] {
    const own = guest.me?.id;
    return this.chairs.flatMap((chair, place) => (own !== undefined && chair.player === own ? [LETTERS[place] as Letter] : []));
  }

  get chairs(): readonly Chair[] {
    return this.picture?.seats ?? [];
  }

  get acting(): readonly Letter[] {
    return (this.picture?.acting ?? []) as Letter[];
  }

  get isHost(): boolean {
    return this.picture !== null && this.picture.host === guest.me?.id;
  }

  get seats(): Seat[] {
    return makeSeats(
      this.chairs.map((chair) => {
        const bot = chair.bot ?? chair.deputy ?? null;
        return { name: chair.name ?? "", bot, away: bot === null && chair.gone === true };
      }),
    );
  }

  /** The seat of ours that must act, else the first. */
  bestSeat(): Letter | null {
    return this.mine.find((letter) => this.acting.includes(letter)) ?? this.mine[0] ?? null;
  }

  /** Looks at the table from another place. */
  lookFrom(seat: Letter | null): void {
    this.socket.unfollow(this);
    this.me = seat;
    this.n = 0;
    this.moves = [];
    this.heardHistory.clear();
    this.socket.follow(this.code, seat, this);
  }

  sync(message: Sync): void {
    const first = this.n === 0;
    this.n = message.n;
    this.events = [];
    this.show(message.picture, message.at);
    if (first && message.n > 1) void this.ask({ do: "follow", after: 1 });
  }

  news(message: News): void {
    if (message.n <= this.n) return this.remember(message);
    this.n = message.n;
    this.events = (message.events ?? []) as GameEvent[];
    if (this.picture) this.show(informed(this.picture, message), message.at);
    this.remember(message);
  }

  private show(picture: Picture, at: number): void {
    this.skew = at - Date.now();
    const before = this.mine.join();
    this.picture = picture;
    this.moves = [];
    if (this.mine.join() !== before && this.me === null && picture.status !== "finished") this.lookFrom(this.bestSeat());
    else void this.askMoves();
  }

  /** Writes a message into log and chat, each once and in its order, history after the newest included. */
  private remember(message: News): void {
    if (this.heardHistory.has(message.n)) return;
    this.heardHistory.add(message.n);
    const { entry } = message;
    if (entry.kind === "said") {
      const line = { n: message.n, player: entry.player, name: entry.name, text: entry.text ?? "", phrase: entry.phrase ?? "" };
      this.chat = [...this.chat.filter((other) => other.n !== message.n), line].sort((one, two) => one.n - two.n);
    }
    const told = happeningsOf(message, (id) => this.seatOf(id));
    const older = this.log.filter((one) => one.n < message.n);
    const newer = this.log.filter((one) => one.n > message.n);
    if (told.length > 0) this.log = [...(entry.kind === "undone" ? withoutUndone(older, entry.seat) : older), ...told, ...newer];
  }

  private seatOf(id: string): Letter | null {
    const place = this.chairs.findIndex((chair) => chair.player === id);
    return place < 0 ? null : (LETTERS[place] as Letter);
  }

  private async askMoves(): Promise<void> {
    const seat = this.me;
    if (seat === null || !this.acting.includes(seat) || this.picture?.status !== "playing") return;
    const turn = ++this.asked;
    try {
      const answer = await this.question("moves", { seat });
      if (turn === this.asked && this.acting.includes(seat)) this.moves = answer.moves;
    } catch {
      // The line broke: moves are asked for again when it is back.
    }
  }

  private ask<M extends Message = Done>(command: Record<string, unknown> & { do: Parameters<Socket["ask"]>[0]["do"] }): Promise<M> {
    return this.socket.ask<M>({ seat: this.me, table: this.code, ...command });
  }

  /** Does something at the table; refusals are thrown. */
  act<V extends keyof Verbs>(verb: V, body: Verbs[V]): Promise<Done> {
    return this.socket.ask<Done>({ do: verb, table: this.code, ...body });
  }

  question<Q extends keyof Questions>(kind: Q, body: Questions[Q][0]): Promise<Questions[Q][1]> {
    type Answer = Possible | Judged | Advice | Meanwhile;
    return this.socket.ask<Answer>({ do: kind, table: this.code, ...body }) as Promise<Questions[Q][1]>;
  }

  async play(move: string): Promise<void> {
    if (this.me === null) return;
    await this.act("play", { seat: this.me, move, n: this.n });
  }

  /** Keeps the move being composed for when the clock runs out; it is a help, so nobody is told where it fails. */
  async draft(seat: Letter, move: string | null): Promise<void> {
    await this.act("draft", { seat, move, n: this.n }).catch(() => undefined);
  }

  async why(move: string): Promise<Why | null> {
    if (this.me === null) return null;
    try {
      const judged = await this.question("why", { seat: this.me, move });
      return judged.error ? { sentence: judged.error.message, clause: judged.error.clause ?? "" } : null;
    } catch (error) {
      if (error instanceof Refused) return { sentence: error.message, clause: error.fault.clause ?? "" };
      if (error instanceof Unreachable) return null;
      throw error;
    }
  }
}
