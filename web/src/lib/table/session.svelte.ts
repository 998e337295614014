/** A table as this page follows it: the picture, the log, the chat, and everything you can do or ask there. */
import type { Letter, Seat, Why } from "$lib/boards/board";
import { LETTERS, makeSeats, recordedPlayer } from "$lib/boards/seats";
import type { GameEvent } from "$lib/i18n/words";
import { guest } from "$lib/wire/guest.svelte";
import { openSocket } from "$lib/wire/hall";
import { heard, type Held } from "$lib/wire/held";
import { Refused, showTable, Unreachable, type Questions, type Verbs } from "$lib/wire/http";
import type { Follower, Line, Socket } from "$lib/wire/socket";
import type { Advice, Chair, Done, Fault, HistoryPage, Judged, Meanwhile, News, Picture, Possible, Sync } from "$lib/wire/types";
import { namingOf, type Person } from "./company/people";
import type { Talk } from "./desk";
import { Shuffle } from "./shuffle";
import { Story } from "./story.svelte";

/** Refusals that say that the seat is no longer ours. */
const LOST: ReadonlySet<string> = new Set(["not-your-seat", "no-such-seat", "no-such-table", "removed-here"]);

/** Refusals of a draft that pass: we sent too often, or have not yet heard what came before. */
const PASSING: ReadonlySet<string> = new Set(["too-many", "stale"]);

/** This many entries of the log are requested at once; the server returns no more. */
const FIRST_PAGE = 100;

export class TableSession implements Follower {
  readonly code: string;
  line = $state<Line>("connecting");
  /** Picture, view and moves, which only ever change together. */
  private held = $state.raw<Held | null>(null);
  /** The seat we look from; null as a watcher. */
  me = $state<Letter | null>(null);
  /** What the newest message brought, for animation. */
  events = $state.raw<readonly GameEvent[]>([]);
  /** Called with every message that comes while we watch, each once, however many come at the same moment. */
  onNews: (message: News) => void = () => undefined;
  /** The log and the chat. */
  readonly story = new Story(
    (before) => this.question("history", { seat: this.me, before }),
    (player) => this.seatOf(player),
  );
  /** Why we are not at the table: no such table, no watching. */
  failure = $state<Fault | null>(null);
  /** The server no longer knows us: we were signed out elsewhere. */
  isSignedOut = $state(false);
  /** How the last seat of ours became free, as far as we heard: given up, perhaps in another tab, or freed by the host. */
  leftBy: "stood" | "kicked" | null = null;
  /** The server's clock minus ours, in milliseconds. */
  skew = $state(0);

  private readonly socket: Socket;
  private readonly shuffle = new Shuffle({
    promise: (seat, promise) => this.act("promise", { seat, promise }),
    share: (seat, share) => this.act("share", { seat, share }),
  });

  /** Who only `watches` has no seat here, whatever seats this browser holds elsewhere on the page of the table. */
  constructor(
    code: string,
    private readonly watches = false,
  ) {
    this.code = code;
    this.socket = openSocket(code);
    this.socket.onLine = (line) => {
      this.line = line;
      this.skew = this.socket.skew;
      if (line === "open") void this.story.mend();
    };
    this.socket.onRefused = () => void this.lookAgain().catch(() => undefined);
  }

  /** The number of the last message from where we look. */
  get n(): number {
    return this.held?.n ?? 0;
  }

  get picture(): Picture | null {
    return this.held?.picture ?? null;
  }

  /** What we may know of the game; null before it begins, and until it is shown to us. */
  get view(): unknown {
    return this.held?.view ?? null;
  }

  get moves(): readonly string[] {
    return this.held?.moves ?? [];
  }

  /** Comes to the table: on a seat of ours if we have one, else as a watcher. */
  async arrive(): Promise<void> {
    try {
      await guest.ensure();
      this.socket.connect();
      this.unseen((await showTable(this.code)).picture);
      this.lookFrom(this.bestSeat());
    } catch (error) {
      if (error instanceof Refused) this.failure = error.fault;
      else throw error;
    }
  }

  /** Finds out whether we are no longer let in, or the server is only away. */
  private async lookAgain(): Promise<void> {
    if ((await guest.lookAgain()) !== null) return;
    this.isSignedOut = true;
    this.leave();
  }

  leave(): void {
    this.socket.close();
  }

  hurry(): void {
    this.socket.hurry();
  }

  /** The server speaks the language it was called in: after another was chosen we connect again. */
  renew(): void {
    this.socket.renew();
  }

  /** The connection broke and is not back yet; before the first picture there was none. */
  get isCut(): boolean {
    return this.line !== "open" && this.n > 0;
  }

  /** The device says that it is offline. */
  doubt(): void {
    this.socket.doubt();
  }

  /** Our seats at this table: several when people share a device, none where the host removed us. */
  get mine(): Letter[] {
    const own = this.watches ? undefined : guest.me?.id;
    return this.chairs.flatMap((chair, place) => (own !== undefined && chair.player === own && !chair.removed ? [LETTERS[place] as Letter] : []));
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
        if (chair.player == null && chair.bot == null) return recordedPlayer(chair.name ?? ""); // of an imported game
        const bot = chair.bot ?? chair.deputy ?? null;
        return { name: chair.name ?? "", bot, away: bot === null && chair.gone === true };
      }),
    );
  }

  /** What was said, for a chat to show. */
  get talk(): Pick<Talk, "lines" | "known" | "earlier"> {
    const { story } = this;
    return {
      lines: story.chat,
      known: story.arrived,
      earlier: story.whole ? undefined : () => story.earlierTalk(),
    };
  }

  /** The seat of ours that must act, else the first; none while a game is played by several at this device: nobody has said who looks. */
  bestSeat(): Letter | null {
    if (this.mine.length > 1 && this.picture?.status === "playing") return null;
    return this.mine.find((letter) => this.acting.includes(letter)) ?? this.mine[0] ?? null;
  }

  /** Looks at the table from another place; where nothing is secret, what is shown may stay until the answer comes. */
  lookFrom(seat: Letter | null, keeps = false): void {
    this.socket.unfollow(this);
    this.me = seat;
    if (this.held && keeps) this.held = { ...this.held, n: 0, moves: [] };
    else {
      if (this.picture) this.unseen(this.picture);
      this.story.forget();
    }
    this.socket.follow(this.code, seat, this);
  }

  /** Keeps what everyone may see, until we are shown the game from where we look now. */
  private unseen(picture: Picture): void {
    this.held = { n: 0, picture, view: null, moves: [] };
  }

  sync(message: Sync): void {
    this.show(message, []);
    void this.story.reach(message.n);
  }

  news(message: News): void {
    if (this.n === 0 || message.n <= this.n) return;
    const { entry } = message;
    if (entry.kind === "stood" || entry.kind === "kicked") this.leftBy = this.mine.includes(entry.seat as Letter) ? entry.kind : null;
    this.show(message, (message.events ?? []) as GameEvent[]);
    if (this.n > 0) this.story.add(message); // someone who now looks from elsewhere fetches the story from there
    this.onNews(message);
    if (message.entry.kind === "started" && this.me === null && this.picture?.terms.watching === false) this.lookFrom(null);
  }

  /** A game that nobody may watch, or a seat we lost while disconnected: then we watch. */
  refused(fault: Fault): void {
    if (this.me === null) this.failure = fault;
    else if (LOST.has(fault.code)) this.lookFrom(null);
  }

  private show(message: Sync | News, events: readonly GameEvent[]): void {
    const now = heard(this.held, message);
    if (now === null) return this.lookFrom(this.me);
    const before = this.mine.join();
    this.held = now;
    this.events = events;
    const seated = this.me === null && this.mine.join() !== before && now.picture.status !== "finished";
    const unseated = this.me !== null && !this.mine.includes(this.me);
    this.shuffle.follow(now.picture, this.mine);
    if (seated || unseated) this.lookFrom(this.bestSeat());
  }

  /** The number of the entry by which somebody here got their name; names are given before the game, so it is among the first. */
  async namingOf(person: Person): Promise<number | null> {
    let found = namingOf(this.story.known, person);
    for (let before = FIRST_PAGE + 1; !found && before <= this.n + FIRST_PAGE; before += FIRST_PAGE) {
      found = namingOf((await this.question("history", { seat: this.me, before, limit: FIRST_PAGE })).news, person);
    }
    return found?.n ?? null;
  }

  seatOf(id: string): Letter | null {
    const place = this.chairs.findIndex((chair) => chair.player === id);
    return place < 0 ? null : (LETTERS[place] as Letter);
  }

  /** Does something at the table; refusals are thrown. */
  act<V extends keyof Verbs>(verb: V, body: Verbs[V]): Promise<Done> {
    return this.socket.ask<Done>({ do: verb, table: this.code, ...body });
  }

  question<Q extends keyof Questions>(kind: Q, body: Questions[Q][0]): Promise<Questions[Q][1]> {
    type Answer = Possible | Judged | Advice | Meanwhile | HistoryPage;
    return this.socket.ask<Answer>({ do: kind, table: this.code, ...body }) as Promise<Questions[Q][1]>;
  }

  async play(move: string): Promise<void> {
    if (this.me === null) return;
    await this.act("play", { seat: this.me, move, n: this.n });
  }

  /**
   * Keeps the move being composed for when the clock runs out; it is only a help, so a failure is not reported. Returns
   * false if the same may be heard when sent again.
   */
  async draft(seat: Letter, move: string | null): Promise<boolean> {
    try {
      await this.act("draft", { seat, move, n: this.n });
      return true;
    } catch (error) {
      return error instanceof Refused && !PASSING.has(error.fault.code);
    }
  }

  async why(move: string): Promise<Why | null> {
    if (this.me === null) return null;
    try {
      const judged = await this.question("why", { seat: this.me, move });
      return judged.error ? reasonOf(judged.error) : null;
    } catch (error) {
      if (error instanceof Refused) return reasonOf(error.fault);
      if (error instanceof Unreachable) return null;
      throw error;
    }
  }
}

function reasonOf(fault: Fault): Why {
  return { sentence: fault.message, clause: fault.clause ?? "", fault };
}
