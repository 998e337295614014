/** The server's HTTP routes. */
import type { Schema } from "$lib/boards/any/shape";
import { reader } from "$lib/reader.svelte";
import type { Step } from "$lib/review/hinting";
import { line, toPocket, type Line } from "./line";
import type {
  Advice, AnswerList, Fault, GameList, HistoryPage, Judged, Judgement, LessonPage, Made, Me, Meanwhile, Possible, Recovery, ReplayPage, Reported, Reporting, ReviewPage, SessionList, TableList, TablePage, Terms, TurnList, Verdict,
} from "./types";

/** What the server refused, in the reader's language. */
export class Refused extends Error {
  readonly fault: Fault;
  readonly status: number;

  constructor(fault: Fault, status = 0) {
    super(fault.message);
    this.fault = fault;
    this.status = status;
  }
}

/** The server cannot be reached at all. */
export class Unreachable extends Error {}

/** Asks the hall that the page belongs to, unless another is named. */
export async function call(method: string, path: string, body?: object, hall: Line = line()): Promise<Response> {
  const request: RequestInit = { method, headers: { "Accept-Language": reader.language } };
  if (body !== undefined) {
    request.headers = { ...request.headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await hall.ask(path, request);
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as { error?: Fault } | null;
  if (!problem?.error) throw new Unreachable();
  throw new Refused(problem.error, response.status);
}

export async function ask<T>(method: string, path: string, body?: object, hall?: Line): Promise<T> {
  return (await (await call(method, path, body, hall)).json()) as T;
}

export const games = () => ask<GameList>("GET", "games");
export const gameSchema = (game: string) => ask<Schema>("GET", `games/${game}/schema.json`);
/** A lesson played out, with refusals in the reader's language. */
export const lesson = (game: string, name: string) => ask<LessonPage>("GET", `games/${game}/lessons/${name}?lang=${reader.language}`);
export const judgeTerms = (terms: Terms) => ask<Judgement>("POST", "terms", { terms });
/** Asks the rules of a third-party game; ours are asked in the browser. */
export const askRules = async (game: string, question: string, language: string) =>
  (await ask<AnswerList>("GET", `games/${game}/ask?${new URLSearchParams({ q: question, lang: language }).toString()}`)).answers;
/** Asks a game's helper about a position with the box, in plain texts. */
export const helpOut = async (game: string, facts: Record<string, string>) => (await ask<{ facts: Record<string, unknown> }>("POST", `helpers/${game}`, { facts })).facts;
export const openTables = () => ask<TableList>("GET", "tables");
export const myTables = (hall?: Line) => ask<TableList>("GET", "me/tables", undefined, hall);
export const myTurns = () => ask<TurnList>("GET", "me/turns");
export const signIn = (login: string, password: string) => ask<Me>("POST", "sessions", { login, password });
/** Signs in by the recovery code; returns the next one. */
export const recover = async (login: string, recovery: string, password: string) => (await ask<Recovery>("POST", "sessions/recover", { login, recovery, password })).recovery;
export const signOut = () => call("DELETE", "sessions");
/** The devices on which we are signed in. */
export const mySessions = () => ask<SessionList>("GET", "me/sessions");
export const endSession = (id: string) => call("DELETE", `me/sessions/${id}`);
export const endOtherSessions = () => call("DELETE", "me/sessions");
/** Keeps our identity under a login; returns the recovery code. */
export const makeAccount = async (login: string, password: string) => (await ask<Recovery>("POST", "me/account", { login, password })).recovery;
export const changePassword = (old: string, fresh: string) => call("PUT", "me/account/password", { old, new: fresh });
export const introduce = (name: string) => ask<Me>("PUT", "me", { name });
export const makeTable = (terms: Terms, sit = true) => ask<Made>("POST", "tables", { terms, sit });
export const showTable = (code: string) => ask<TablePage>("GET", `tables/${code}`);
export const replay = (code: string, seat: string | null) => ask<ReplayPage>("GET", `tables/${code}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const verify = (code: string) => ask<Verdict>("GET", `tables/${code}/verify`);
/** A seat's decisions in a finished game, judged; polled until it is done. */
export const review = (code: string, seat: string) => ask<ReviewPage>("GET", `tables/${code}/review?seat=${seat}`);
/** Tells the keepers of the house about an entry of a table's log: what was said, or a name. */
export const report = (code: string, n: number, why: Reporting["why"], words: string) => ask<Reported>("POST", `tables/${code}/reports`, { n, why, words });
export const branch = (code: string, ply: number) => ask<Made>("POST", `tables/${code}/branch`, { ply });
export const importRecord = (record: string, hall?: Line) => ask<Made>("POST", "records", { record }, hall);
/** The record of a table in this browser, also of a game under way. */
export const recordOf = async (code: string) => (await call("GET", `tables/${code}/record?now=1`, undefined, toPocket)).text();
/** Forgets a table of the hall in this browser; no other hall does that. */
export const removeTable = (code: string) => call("DELETE", `tables/${code}`, undefined, toPocket);

/** What can be done at a table, by the names of its verbs. */
export interface Verbs {
  sit: { seat?: string; name?: string };
  seat: { seat: string; bot: string };
  stand: { seat: string };
  kick: { seat: string };
  mute: { seat: string; yes: boolean };
  remove: { seat: string };
  admit: { player: string };
  agree: { terms: Terms };
  rename: { seat: string; name: string };
  leave: object;
  start: { fill?: string };
  promise: { seat: string; promise: string };
  share: { seat: string; share: string };
  play: { seat: string; move: string; n?: number };
  draft: { seat: string; move: string | null; n?: number };
  undo: { seat: string; n?: number };
  takeback: { seat: string };
  end: object;
  answer: { yes: boolean };
  resign: { seat: string };
  replace: { seat: string };
  return: object;
  say: { text?: string; phrase?: string };
  rematch: object;
}

/** What can be asked about a table, with its answer. */
export interface Questions {
  moves: [{ seat: string }, Possible];
  why: [{ seat: string; move: string }, Judged];
  hint: [{ seat: string; step?: Step }, Advice];
  since: [{ seat: string }, Meanwhile];
  history: [{ seat: string | null; before?: number; limit?: number }, HistoryPage];
}

export function act<V extends keyof Verbs>(code: string, verb: V, body: Verbs[V]): Promise<Made> {
  return ask<Made>("POST", `tables/${code}/${verb}`, { do: verb, ...body });
}

export function question<Q extends keyof Questions>(code: string, kind: Q, body: Questions[Q][0]): Promise<Questions[Q][1]> {
  return ask("POST", `tables/${code}/${kind}`, { do: kind, ...body });
}

/** Who the server takes us for; null for a stranger. */
export async function me(): Promise<Me | null> {
  try {
    return await ask<Me>("GET", "me");
  } catch (error) {
    if (error instanceof Refused && error.status === 401) return null;
    throw error;
  }
}
