/* Made from docs/protocol by `npm run types`; not to be edited. */

export type Command =
  | Follow
  | Unfollow
  | Agree
  | Sit
  | Seat
  | Stand
  | Kick
  | Mute
  | Remove
  | Admit
  | Rename
  | Leave
  | Start
  | Promise
  | Share
  | Play
  | Draft
  | Undo
  | Takeback
  | End
  | Answer
  | Resign
  | Replace
  | Return
  | Say
  | Moves
  | Why
  | Hint
  | Since
  | History
  | Rematch;
export type Line = Sync | News | YourTurn | Invited | TableCalled | TableStarted | TableFinished;
export type Message = Welcome | Sync | News | Done | Denied | Possible | Judged | Advice | Meanwhile | HistoryPage;

/**
 * Everything that is described here, by name.
 */
export interface Wire {
  Absent: Absent;
  Admit: Admit;
  Admitted: Admitted;
  Advice: Advice;
  Agree: Agree;
  Agreed: Agreed;
  Answer: Answer;
  AnswerLine: AnswerLine;
  AnswerList: AnswerList;
  Answered: Answered;
  Asked: Asked;
  Asking: Asking;
  AuditLine: AuditLine;
  AuditList: AuditList;
  Back: Back;
  Barred: Barred;
  Branch: Branch;
  Called: Called;
  Chair: Chair;
  Choice: Choice;
  Clock: Clock;
  Closed: Closed;
  Closing: Closing;
  Command: Command;
  Credentials: Credentials;
  Deciding: Deciding;
  Denied: Denied;
  Done: Done;
  Draft: Draft;
  EditionLine: EditionLine;
  End: End;
  Fault: Fault;
  FigureLine: FigureLine;
  Finished: Finished;
  Follow: Follow;
  GameLine: GameLine;
  GameList: GameList;
  GameWords: GameWords;
  Gathered: Gathered;
  Gone: Gone;
  Graded: Graded;
  Handed: Handed;
  Happened: Happened;
  Hint: Hint;
  History: History;
  HistoryPage: HistoryPage;
  Hosting: Hosting;
  Hush: Hush;
  Import: Import;
  Introduction: Introduction;
  Invited: Invited;
  Inviting: Inviting;
  Judged: Judged;
  Judgement: Judgement;
  KeeperLine: KeeperLine;
  KeeperList: KeeperList;
  Keys: Keys;
  Kick: Kick;
  Kicked: Kicked;
  Lapsed: Lapsed;
  Leave: Leave;
  Left: Left;
  LessonLine: LessonLine;
  LessonPage: LessonPage;
  LessonPosition: LessonPosition;
  LessonRefusal: LessonRefusal;
  LessonStep: LessonStep;
  Line: Line;
  Made: Made;
  Me: Me;
  Meanwhile: Meanwhile;
  Message: Message;
  Moves: Moves;
  Mute: Mute;
  Muted: Muted;
  Muting: Muting;
  Named: Named;
  NewPassword: NewPassword;
  News: News;
  NodeLine: NodeLine;
  Nothing: Nothing;
  NowPage: NowPage;
  Opened: Opened;
  Opening: Opening;
  OptionLine: OptionLine;
  Outcast: Outcast;
  OwnData: OwnData;
  OwnTable: OwnTable;
  Paused: Paused;
  Picture: Picture;
  Play: Play;
  Played: Played;
  PlayerLine: PlayerLine;
  PlayerList: PlayerList;
  PlayerPage: PlayerPage;
  PorchPage: PorchPage;
  Possible: Possible;
  Problem: Problem;
  Program: Program;
  ProgramList: ProgramList;
  Promise: Promise;
  Promised: Promised;
  Proposal: Proposal;
  PushKey: PushKey;
  Puzzle: Puzzle;
  RatingLine: RatingLine;
  RatingList: RatingList;
  Reason: Reason;
  Recovering: Recovering;
  Recovery: Recovery;
  Registered: Registered;
  Registering: Registering;
  Rematch: Rematch;
  Rematched: Rematched;
  Remove: Remove;
  Removed: Removed;
  Removing: Removing;
  Rename: Rename;
  Renamed: Renamed;
  Renaming: Renaming;
  Replace: Replace;
  ReplayPage: ReplayPage;
  ReplayStep: ReplayStep;
  ReportLine: ReportLine;
  ReportList: ReportList;
  Reported: Reported;
  Reporting: Reporting;
  Resign: Resign;
  Resigned: Resigned;
  RestraintLine: RestraintLine;
  ResultLine: ResultLine;
  ResultList: ResultList;
  Return: Return;
  Returned: Returned;
  ReviewLine: ReviewLine;
  ReviewPage: ReviewPage;
  RulesSection: RulesSection;
  Said: Said;
  Sat: Sat;
  Say: Say;
  Seat: Seat;
  SessionLine: SessionLine;
  SessionList: SessionList;
  Share: Share;
  Shared: Shared;
  Since: Since;
  Sit: Sit;
  Sitter: Sitter;
  Solution: Solution;
  Stand: Stand;
  Start: Start;
  Started: Started;
  StatisticsLine: StatisticsLine;
  StatisticsPage: StatisticsPage;
  Stood: Stood;
  Subscribing: Subscribing;
  Sync: Sync;
  TableCalled: TableCalled;
  TableFinished: TableFinished;
  TableLine: TableLine;
  TableList: TableList;
  TablePage: TablePage;
  TableSheet: TableSheet;
  TableStarted: TableStarted;
  Takeback: Takeback;
  Terms: Terms;
  TimedOut: TimedOut;
  Token: Token;
  Turn: Turn;
  TurnList: TurnList;
  Undo: Undo;
  Undone: Undone;
  Unfollow: Unfollow;
  Verdict: Verdict;
  Welcome: Welcome;
  Why: Why;
  YourTurn: YourTurn;
}
/**
 * A bot stands in for a seat.
 */
export interface Absent {
  kind: "absent";
  seat: string;
  bot: string;
  why?: ("called" | "clock" | "forgotten" | "gone" | "left" | "removed") | null;
}
/**
 * As the host, readmit a removed player before the game.
 */
export interface Admit {
  do: "admit";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  player: string;
}
/**
 * The host readmitted a player who was removed.
 */
export interface Admitted {
  kind: "admitted";
  player: string;
  name: string;
}
/**
 * What a bot would play, and why: a nudge names no move, the candidates come with their values.
 */
export interface Advice {
  type: "hint";
  id: number;
  step?: string;
  move?: string;
  reasons?: Reason[];
  choices?: Choice[];
  against?: Reason[];
}
/**
 * Why a bot proposes a move: a code with facts, and words if the language has them.
 */
export interface Reason {
  code: string;
  facts?: {};
  words?: string;
}
/**
 * A move or a whole turn with what it gains, in points, its standard error, and how far behind it is.
 */
export interface Choice {
  moves: string[];
  value: number;
  error: number;
  behind?: number;
  behind_error?: number;
  words?: string;
}
/**
 * As the host, change what is agreed on before the game; the game stays, and so does every taken seat.
 */
export interface Agree {
  do: "agree";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  terms: Terms;
}
/**
 * What is agreed before the game.
 */
export interface Terms {
  /**
   * A key in kebab case
   */
  game: string;
  seats: number;
  edition?: string | null;
  options?: {
    [k: string]: string;
  };
  clock?: Clock;
  visibility?: "link" | "open";
  watching?: boolean;
  hints?: boolean;
  chat?: "free" | "off" | "phrases";
  pause?: boolean | ("fast" | "slow");
  /**
   * en, bg … or nothing
   */
  language?: string;
  absence?: number;
  rated?: boolean;
}
/**
 * How long a decision may take, and what happens when it takes longer.
 */
export interface Clock {
  mode?: "bank" | "days" | "none" | "turn";
  seconds?: number;
  increment?: number;
  expiry?: "deputy" | "move" | "rule" | "wait";
}
/**
 * The host changed what is agreed on, before the game.
 */
export interface Agreed {
  kind: "agreed";
  terms: Terms;
}
/**
 * Say yes or no to what was asked for, a takeback or the end; a no from the asker withdraws it.
 */
export interface Answer {
  do: "answer";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  yes: boolean;
}
/**
 * A clause that answers a question about the rules, as it stands there.
 */
export interface AnswerLine {
  clause: string;
  heading: string;
  text: string;
  sentence: string;
  score: number;
}
/**
 * The clauses that answer a question, best first; none if none fits.
 */
export interface AnswerList {
  answers: AnswerLine[];
}
/**
 * A player said yes or no to what was asked; the asker's no withdraws it.
 */
export interface Answered {
  kind: "answered";
  player: string;
  yes: boolean;
  what?: "end" | "takeback";
  withdrawn?: boolean;
}
/**
 * A seat asked the others to let it go back to before ply `ply`, or to end the game together.
 */
export interface Asked {
  kind: "asked";
  seat: string;
  ply?: number;
  what?: "end" | "takeback";
}
/**
 * A takeback, or the end of the game, that awaits consent.
 */
export interface Asking {
  what: "end" | "takeback";
  seat: string;
  ply: number;
  missing: string[];
  until: number;
}
/**
 * Something a keeper did.
 */
export interface AuditLine {
  id: string;
  at: number;
  by?: Named | null;
  act: string;
  player?: Named | null;
  table?: string;
  facts?: {};
}
/**
 * A player by id and name; a forgotten one has no name.
 */
export interface Named {
  id: string;
  name?: string;
}
/**
 * What keepers did, the latest first.
 */
export interface AuditList {
  acts: AuditLine[];
}
/**
 * A player is there again.
 */
export interface Back {
  kind: "back";
  player: string;
}
/**
 * Why the game of a table cannot be played here: the code of a refusal, with its facts.
 */
export interface Barred {
  code: string;
  facts?: {};
}
/**
 * The position of a finished game to continue from: after this many moves.
 */
export interface Branch {
  ply: number;
}
/**
 * The host began: the house promised its seed, and the shares are awaited for a moment.
 */
export interface Called {
  kind: "called";
  commitment: string;
  until: number;
}
/**
 * A seat and who sits on it; a free one has no name.
 */
export interface Chair {
  name?: string;
  player?: string | null;
  bot?: string | null;
  program?: boolean;
  deputy?: string | null;
  promise?: string | null;
  share?: string | null;
  deputy_at?: number | null;
  deputy_moves?: number;
  deputy_why?: ("called" | "clock" | "forgotten" | "gone" | "left" | "removed") | null;
  gone?: boolean;
  resigned?: boolean;
  removed?: boolean;
  left?: number | null;
  deadline?: number | null;
  late?: boolean;
}
/**
 * A keeper of the house closed the table; it then finishes without a result.
 */
export interface Closed {
  kind: "closed";
  why?: string;
}
/**
 * Why a table is closed: everybody at it is told.
 */
export interface Closing {
  /**
   * Why, in your own words
   */
  why?: string;
}
/**
 * Show me the table from one of my seats, or as a watcher, from now on or after message `after`.
 */
export interface Follow {
  do: "follow";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  seat?: string | null;
  after?: number | null;
}
/**
 * Stop showing me the table from there.
 */
export interface Unfollow {
  do: "unfollow";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  seat?: string | null;
}
/**
 * Take a free seat, any if none is named; a second one under another name, for somebody on my device.
 */
export interface Sit {
  do: "sit";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  seat?: string | null;
  name?: string | null;
}
/**
 * Put a bot on a free seat.
 */
export interface Seat {
  do: "seat";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  /**
   * A key in kebab case
   */
  bot: string;
}
/**
 * Free one of my seats before the game.
 */
export interface Stand {
  do: "stand";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
}
/**
 * As the host, free somebody's seat before the game.
 */
export interface Kick {
  do: "kick";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
}
/**
 * As the host, mute the player on a seat at this table, or let them speak again.
 */
export interface Mute {
  do: "mute";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  yes?: boolean;
}
/**
 * As the host, remove the player on a seat: they may not sit here again, and in the game a bot plays on.
 *
 *     In a rated game only a keeper of the house can.
 */
export interface Remove {
  do: "remove";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
}
/**
 * Take another name on one of my seats.
 */
export interface Rename {
  do: "rename";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  /**
   * A name on one line
   */
  name: string;
}
/**
 * Leave the table with all my seats; in the game bots play on for me, and I may come back.
 */
export interface Leave {
  do: "leave";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
}
/**
 * As the host, begin the game; free seats are filled with bots of a level if one is given.
 */
export interface Start {
  do: "start";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  fill?: string | null;
}
/**
 * Promise a share of the shuffle for one of my seats, before the game: the SHA-256 of what I will add.
 */
export interface Promise {
  do: "promise";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  /**
   * 64 hexadecimal digits
   */
  promise: string;
}
/**
 * Reveal the share I promised, once the host has called for the shares: the first deal depends on it.
 */
export interface Share {
  do: "share";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  /**
   * 64 hexadecimal digits
   */
  share: string;
}
/**
 * Make a move; `n` is the last message the player had seen.
 */
export interface Play {
  do: "play";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  /**
   * A move in the game's notation
   */
  move: string;
  n?: number | null;
}
/**
 * Keep the move I am composing, as it stands, for when my clock runs out; without one nothing is touched.
 *
 *     It matters if the clock's end follows the game's own rule; nobody else sees it.
 */
export interface Draft {
  do: "draft";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  move?: string | null;
  n?: number | null;
}
/**
 * Take back my last decision of this turn, up to what it revealed.
 */
export interface Undo {
  do: "undo";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  n?: number | null;
}
/**
 * Ask the others to let me go back before my last decision.
 */
export interface Takeback {
  do: "takeback";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
}
/**
 * Ask the others to end the game together, without a result; with bots alone it ends at once.
 */
export interface End {
  do: "end";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
}
/**
 * Give up the game; a bot plays on for the seat.
 */
export interface Resign {
  do: "resign";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
}
/**
 * Let a bot stand in for somebody who is gone, or whose time is over, if nothing else follows.
 */
export interface Replace {
  do: "replace";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
}
/**
 * Take my seats back from the bots that stand in for me.
 */
export interface Return {
  do: "return";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
}
/**
 * Say something to the table: a phrase, or your own words if the table allows them.
 */
export interface Say {
  do: "say";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  text?: string | null;
  phrase?:
    ("again" | "bye" | "good-luck" | "hello" | "one-moment" | "oops" | "thanks" | "well-played" | "your-turn") | null;
}
/**
 * Which moves can I make?
 */
export interface Moves {
  do: "moves";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
}
/**
 * May I make this move, and if not, why?
 */
export interface Why {
  do: "why";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  /**
   * A move in the game's notation
   */
  move: string;
}
/**
 * What would a bot play in my place, and why? In three steps; without a step, the answer at once.
 */
export interface Hint {
  do: "hint";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
  step?: ("answer" | "candidates" | "nudge") | null;
}
/**
 * What happened since my last turn?
 */
export interface Since {
  do: "since";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  /**
   * A seat: A, B, C …
   */
  seat: string;
}
/**
 * What happened before an entry, as one of my seats or a watcher may know it? By default the latest.
 */
export interface History {
  do: "history";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
  seat?: string | null;
  before?: number | null;
  limit?: number;
}
/**
 * Play again with the same people at another table.
 */
export interface Rematch {
  do: "rematch";
  /**
   * The short code of a table
   */
  table?: string;
  id?: number;
}
/**
 * How somebody signs in.
 */
export interface Credentials {
  /**
   * A login; case does not matter
   */
  login: string;
  password: string;
}
/**
 * The outcome of a report; `hours` are those of a mute, `note` is for the other keepers only.
 */
export interface Deciding {
  decision: "muted" | "none" | "other" | "removed";
  /**
   * Why, in your own words
   */
  note?: string;
  /**
   * Hours; 0 for good
   */
  hours?: number;
  /**
   * Why, in your own words
   */
  why?: string;
}
/**
 * A command was refused and changed nothing.
 */
export interface Denied {
  type: "denied";
  id: number;
  error: Fault;
}
/**
 * What was wrong, in the reader's language, with the clause of the rule if one was broken.
 */
export interface Fault {
  code: string;
  message: string;
  clause?: string | null;
  reason?: string | null;
  facts?: {};
}
/**
 * A command was carried out; the table has come to entry `n`.
 */
export interface Done {
  type: "done";
  id: number;
  n: number;
  table: string;
}
/**
 * A printed edition.
 */
export interface EditionLine {
  key: string;
  title: string;
  language: string;
  options: {
    [k: string]: string;
  };
}
/**
 * Something a game counts: `total` in all, over `of` games or rounds, with its name in words.
 */
export interface FigureLine {
  name: string;
  words: string;
  total: number;
  of: number;
}
/**
 * The game is over; its seed is revealed.
 */
export interface Finished {
  kind: "finished";
  reason: string;
  seed: string;
  outcome?: {} | null;
}
/**
 * A game of ours, or one that others have brought.
 */
export interface GameLine {
  key: string;
  least: number;
  most: number;
  options: OptionLine[];
  variants: {
    [k: string]: {
      [k: string]: string;
    };
  };
  editions: EditionLine[];
  bots: string[];
  helper: boolean;
  timeout: boolean;
  title?: string;
  summary?: string;
  board?: boolean;
  cover?: boolean;
  lessons?: LessonLine[];
}
/**
 * One thing to agree on, its default first.
 */
export interface OptionLine {
  name: string;
  values: string[];
}
/**
 * A lesson of a game: how long it takes, its steps, and what it is called in the reader's language.
 */
export interface LessonLine {
  name: string;
  minutes: number;
  steps: number;
  title: string;
  summary: string;
}
/**
 * All games that can be played here.
 */
export interface GameList {
  games: GameLine[];
}
/**
 * Everything a game says in a language; what is not translated is in English.
 */
export interface GameWords {
  title: string;
  summary: string;
  catalogue: string;
  rules: RulesSection[];
}
/**
 * A section of the rules: its clauses by their keys, in order.
 */
export interface RulesSection {
  heading: string;
  clauses: {
    [k: string]: string;
  };
}
/**
 * How many tables of a game there are, by their status.
 */
export interface Gathered {
  game: string;
  gathering?: number;
  playing?: number;
  finished?: number;
}
/**
 * A player's last socket closed.
 */
export interface Gone {
  kind: "gone";
  player: string;
}
/**
 * A seat's game in short: its grade, its slips, and the points lost by them.
 */
export interface Graded {
  grade: string;
  slips: number;
  lost: number;
}
/**
 * A keeper of the house made another player the host of the table.
 */
export interface Handed {
  kind: "handed";
  player: string;
}
/**
 * Entry `n` of the table as one viewer may know it: what its news said, without changes.
 */
export interface Happened {
  n: number;
  at: number;
  entry:
    | Opened
    | Agreed
    | Sat
    | Stood
    | Kicked
    | Muted
    | Removed
    | Admitted
    | Handed
    | Closed
    | Renamed
    | Left
    | Promised
    | Called
    | Shared
    | Started
    | Played
    | Undone
    | Asked
    | Answered
    | Lapsed
    | Resigned
    | Gone
    | Back
    | Absent
    | Returned
    | TimedOut
    | Paused
    | Said
    | Finished
    | Rematched;
  /**
   * Items: What the game declares: a view or an event of games/<game>.schema.json
   */
  events?: {}[];
}
/**
 * Somebody made the table, perhaps to continue from moves made elsewhere.
 */
export interface Opened {
  kind: "opened";
  terms: Terms;
  host: string;
  plies?: never[][];
  rules?: number;
}
/**
 * A person or a bot took a seat.
 */
export interface Sat {
  kind: "sat";
  seat: string;
  name: string;
  player?: string | null;
  bot?: string | null;
  program?: boolean;
}
/**
 * A seat became free.
 */
export interface Stood {
  kind: "stood";
  seat: string;
}
/**
 * The host freed a seat.
 */
export interface Kicked {
  kind: "kicked";
  seat: string;
}
/**
 * The host muted a player at this table, or let them speak again.
 */
export interface Muted {
  kind: "muted";
  seat: string;
  player: string;
  yes?: boolean;
}
/**
 * The host removed a player: before the game the seats became free, later a bot plays on for good.
 */
export interface Removed {
  kind: "removed";
  player: string;
  name: string;
  seats: string[];
  bot?: string | null;
}
/**
 * A player took another name.
 */
export interface Renamed {
  kind: "renamed";
  seat: string;
  name: string;
}
/**
 * A person left the table; a host is followed by the next person seated.
 */
export interface Left {
  kind: "left";
  player: string;
}
/**
 * A seat promised a share of the shuffle.
 */
export interface Promised {
  kind: "promised";
  seat: string;
  promise: string;
}
/**
 * A seat revealed its share of the shuffle.
 */
export interface Shared {
  kind: "shared";
  seat: string;
  share: string;
}
/**
 * The game began, with the promise of its seed.
 */
export interface Started {
  kind: "started";
  commitment: string;
  options?: {
    [k: string]: string;
  };
  rules?: number;
}
/**
 * A seat moved, and nature after it; or nature alone, at the start.
 */
export interface Played {
  kind: "played";
  seat: string;
  plies?: never[][];
}
/**
 * A seat went back to an earlier position, in its own turn or by everyone's consent.
 */
export interface Undone {
  kind: "undone";
  seat: string;
  ply: number;
}
/**
 * What a seat had asked for was not answered in time, or nobody was there to answer.
 */
export interface Lapsed {
  kind: "lapsed";
  seat: string;
  what?: "end" | "takeback";
}
/**
 * A seat gave up the game; a bot plays on for it.
 */
export interface Resigned {
  kind: "resigned";
  seat: string;
  bot: string;
}
/**
 * A person has the seat back.
 */
export interface Returned {
  kind: "returned";
  seat: string;
}
/**
 * A seat took longer than its clock allowed; or its player was gone too long, and one turn is played.
 */
export interface TimedOut {
  kind: "timed-out";
  seat: string;
  why?: "clock" | "gone";
}
/**
 * The server was away for a time that no clock counts.
 */
export interface Paused {
  kind: "paused";
  since: number;
  until: number;
}
/**
 * A player said something, in their own words or by a phrase.
 */
export interface Said {
  kind: "said";
  player: string;
  name: string;
  text?: string;
  phrase?: string;
}
/**
 * The same people play again at another table.
 */
export interface Rematched {
  kind: "rematched";
  table: string;
}
/**
 * A page of the log, the earliest entry first; there are earlier pages unless it begins with entry 1.
 */
export interface HistoryPage {
  type: "history";
  id: number;
  table: string;
  seat: string | null;
  news: Happened[];
}
/**
 * Who is to be the host of a table: a person who sits there.
 */
export interface Hosting {
  player: string;
}
/**
 * That somebody is muted in this house, until when, and why.
 */
export interface Hush {
  until: number;
  why?: string;
}
/**
 * A record, as text or JSON.
 */
export interface Import {
  record: string;
}
/**
 * What a guest wants to be called.
 */
export interface Introduction {
  /**
   * A name on one line
   */
  name: string;
}
/**
 * Somebody invites you to a table that is gathering players: sit down there, or leave it.
 */
export interface Invited {
  type: "invited";
  table: string;
  by: string;
  terms: Terms;
}
/**
 * The program that is invited to a table.
 */
export interface Inviting {
  bot: string;
}
/**
 * Whether a move is legal, and if not, why.
 */
export interface Judged {
  type: "why";
  id: number;
  legal: boolean;
  error?: Fault | null;
}
/**
 * Whether terms go together, and if not, why.
 */
export interface Judgement {
  error?: Fault | null;
}
/**
 * Someone with the right.
 */
export interface KeeperLine {
  id: string;
  name: string;
  login: string | null;
  at: number;
  by?: Named | null;
}
/**
 * The keepers of the house, the first one first.
 */
export interface KeeperList {
  keepers: KeeperLine[];
}
/**
 * How a message for a browser must be sealed.
 */
export interface Keys {
  p256dh: string;
  auth: string;
}
/**
 * A lesson played out to the end of each choice; changes are paths into `{"views": [view]}`.
 */
export interface LessonPage {
  game: string;
  name: string;
  minutes: number;
  seat: string;
  names: string[];
  facts: {
    [k: string]: string;
  };
  /**
   * What the game declares: a view or an event of games/<game>.schema.json
   */
  view: {};
  steps: LessonStep[];
  positions: LessonPosition[];
}
/**
 * What is said, what to look at, the clause, the move that is shown, and other moves with their words.
 */
export interface LessonStep {
  say: string;
  look: string[];
  clause: string;
  shown?: string;
  tries?: {
    [k: string]: string;
  };
}
/**
 * A step as it lies on the table: what led to it, what is legal or refused, where each choice leads.
 */
export interface LessonPosition {
  step: number;
  plies: ReplayStep[];
  moves?: string[];
  refused?: {
    [k: string]: LessonRefusal;
  };
  onward: {
    [k: string]: number;
  };
}
/**
 * One move: whose it was, what it caused, and what changed in the views.
 */
export interface ReplayStep {
  seat: string;
  move?: string;
  /**
   * Items: What the game declares: a view or an event of games/<game>.schema.json
   */
  events?: {}[];
  changes?: unknown[][];
}
/**
 * Why the judge refuses a move, in a sentence, with its clause.
 */
export interface LessonRefusal {
  clause: string;
  sentence: string;
}
/**
 * Everything one viewer sees after message `n`: the picture, the view of the game, the moves.
 */
export interface Sync {
  type: "sync";
  table: string;
  seat: string | null;
  n: number;
  at: number;
  picture: Picture;
  view: {} | null;
  moves: string[];
}
/**
 * What everyone sees alike of a table: everything except the view of the game.
 */
export interface Picture {
  terms: Terms;
  host: string;
  status: string;
  seats: Chair[];
  acting: string[];
  commitment?: string | null;
  called?: number | null;
  asking?: Asking | null;
  outcome?: {} | null;
  reason?: string | null;
  rematch?: string | null;
  closed?: string | null;
  muted?: string[];
  removed?: Outcast[];
  barred?: Barred | null;
}
/**
 * Somebody whom the host removed from the table.
 */
export interface Outcast {
  player: string;
  name: string;
}
/**
 * Entry `n` of the table as one viewer may know it.
 *
 *     A change is a path into the picture (in `view`: into the view) with the new value at its end; an index one
 *     past a list's end appends, and a change without a path is the new picture or view as a whole.
 */
export interface News {
  type: "news";
  table: string;
  seat: string | null;
  n: number;
  at: number;
  entry:
    | Opened
    | Agreed
    | Sat
    | Stood
    | Kicked
    | Muted
    | Removed
    | Admitted
    | Handed
    | Closed
    | Renamed
    | Left
    | Promised
    | Called
    | Shared
    | Started
    | Played
    | Undone
    | Asked
    | Answered
    | Lapsed
    | Resigned
    | Gone
    | Back
    | Absent
    | Returned
    | TimedOut
    | Paused
    | Said
    | Finished
    | Rematched;
  /**
   * Items: What the game declares: a view or an event of games/<game>.schema.json
   */
  events?: {}[];
  changes?: unknown[][];
  view?: unknown[][];
  moves?: string[];
}
/**
 * One of your seats must decide: everything it may know, and its moves or proposals.
 */
export interface YourTurn {
  type: "turn";
  table: string;
  seat: string;
  n: number;
  game: string;
  /**
   * What the game declares: a view or an event of games/<game>.schema.json
   */
  view: {};
  moves: string[];
  complete: boolean;
  deadline?: number | null;
}
/**
 * The shares of the shuffle that you promised are awaited.
 */
export interface TableCalled {
  type: "called";
  table: string;
  seats: string[];
  until: number;
}
/**
 * A game in which you hold seats is running.
 */
export interface TableStarted {
  type: "started";
  table: string;
  game: string;
  seats: string[];
}
/**
 * A game of yours is over.
 */
export interface TableFinished {
  type: "finished";
  table: string;
  game: string;
  outcome: {} | null;
}
/**
 * A table and how far its log has come.
 */
export interface Made {
  table: string;
  n: number;
}
/**
 * Who the server takes you for.
 */
export interface Me {
  id: string;
  name: string;
  keeper?: boolean;
  muted?: Hush | null;
}
/**
 * What happened after entry `after`, the end of a seat's last turn, as far as it may know.
 */
export interface Meanwhile {
  type: "since";
  id: number;
  after: number;
  news: Happened[];
}
/**
 * The first message on every socket; `at` is the server's time, by which a client sets its clocks.
 */
export interface Welcome {
  type: "welcome";
  player: string;
  name: string;
  version: string;
  at: number;
}
/**
 * The legal moves of a seat, or proposals where turns are composed.
 */
export interface Possible {
  type: "moves";
  id: number;
  moves: string[];
  complete: boolean;
}
/**
 * For how long a player is muted at every table, and why: they are told both.
 */
export interface Muting {
  /**
   * Hours; 0 for good
   */
  hours?: number;
  /**
   * Why, in your own words
   */
  why?: string;
}
/**
 * A new password, and the one it replaces.
 */
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * How busy the answering node is: sockets and streams, tables in memory, and what waits.
 */
export interface NodeLine {
  sockets: number;
  tables: number;
  messages: number;
  storing: number;
  bots: number;
  aside: number;
  silent: number;
}
/**
 * Nothing to say.
 */
export interface Nothing {}
/**
 * What is running.
 */
export interface NowPage {
  version: string;
  at: number;
  nodes: number;
  node?: NodeLine | null;
  store: string;
  backup?: number | null;
  tables: Gathered[];
  players: number;
  accounts: number;
  reports: number;
}
/**
 * A new table, and whether the one who makes it sits down on the first seat.
 */
export interface Opening {
  terms: Terms;
  sit?: boolean;
}
/**
 * Everything the server keeps about you.
 */
export interface OwnData {
  id: string;
  name: string;
  login: string | null;
  tokens: number;
  sessions: SessionLine[];
  notices: string[];
  bots: Program[];
  results: ResultLine[];
  ratings: RatingLine[];
  sits_at: TableLine[];
  tables: OwnTable[];
  rows: {
    [k: string]: {}[];
  };
}
/**
 * A device on which you are signed in: browser and system, since when, and when it was seen last.
 */
export interface SessionLine {
  id: string;
  device: string;
  at: number;
  seen: number;
  here?: boolean;
}
/**
 * A program that was registered as a bot.
 */
export interface Program {
  id: string;
  name: string;
}
/**
 * Somebody's outcome in one finished game.
 */
export interface ResultLine {
  table: string;
  game: string;
  seat: string;
  seats: number;
  place: number;
  points: number;
  at: number;
}
/**
 * How strong somebody is believed to be at a game with this many seats.
 */
export interface RatingLine {
  game: string;
  seats: number;
  kind: "level" | "person" | "program";
  player: string | null;
  level: string | null;
  name: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}
/**
 * A table in a list; one listed by an older server has no terms.
 */
export interface TableLine {
  table: string;
  game: string;
  status: string;
  seats: number;
  taken: number;
  names: string[];
  updated: number;
  sitters?: Sitter[];
  terms?: Terms | null;
}
/**
 * A seat of a table in a list; a free one has no name; place and points come with the end of the game.
 */
export interface Sitter {
  name?: string;
  bot?: string | null;
  place?: number | null;
  points?: number | null;
}
/**
 * What a table holds about you: what its log says about you or your seats, as everyone may see it.
 */
export interface OwnTable {
  table: string;
  entries: {}[];
  drafts?: {
    [k: string]: string;
  };
  reviews?: {
    [k: string]: {};
  };
}
/**
 * A player in a list for keepers; a guest has no login.
 */
export interface PlayerLine {
  id: string;
  name: string;
  login?: string | null;
  program?: boolean;
  at: number;
  seen: number;
  keeper?: boolean;
  muted?: boolean;
  removed?: boolean;
}
/**
 * Players, those seen last first.
 */
export interface PlayerList {
  players: PlayerLine[];
}
/**
 * What a keeper may see of a player: no hands, no secrets, no addresses.
 */
export interface PlayerPage {
  player: PlayerLine;
  owner?: Named | null;
  bots?: Program[];
  devices: number;
  tables: TableLine[];
  restraints: RestraintLine[];
  about: ReportLine[];
  by: ReportLine[];
}
/**
 * What a player may not do in this house: speak (`muted`), or be here at all (`removed`).
 */
export interface RestraintLine {
  kind: "muted" | "removed";
  until: number;
  at: number;
  by?: Named | null;
  why?: string;
}
/**
 * A report with the entry of the log as it was; `decision` is empty while it is open.
 */
export interface ReportLine {
  id: string;
  table: string;
  n: number;
  at: number;
  reporter: Named;
  about: Named;
  why: "cheats" | "name" | "other" | "rude" | "spoils";
  words?: string;
  entry: {};
  decision?: "" | "muted" | "none" | "other" | "removed";
  decided_by?: Named | null;
  decided_at?: number;
  note?: string;
}
/**
 * Whether phones in the same home may join.
 */
export interface PorchPage {
  offered: boolean;
  addresses?: string[];
}
/**
 * The one form of every error.
 */
export interface Problem {
  error: Fault;
}
/**
 * Your programs.
 */
export interface ProgramList {
  bots: Program[];
}
/**
 * What a new table would agree on, to be judged before it is made.
 */
export interface Proposal {
  terms: Terms;
}
/**
 * The public key of the server (`applicationServerKey`).
 */
export interface PushKey {
  key: string;
}
/**
 * A position in a game with the box, in plain texts.
 */
export interface Puzzle {
  facts: {
    [k: string]: string;
  };
}
/**
 * A ladder, the strongest first.
 */
export interface RatingList {
  ratings: RatingLine[];
}
/**
 * How somebody who has forgotten the password signs in.
 */
export interface Recovering {
  /**
   * A login; case does not matter
   */
  login: string;
  recovery: string;
  password: string;
}
/**
 * The code that helps if the password is lost; it is shown once.
 */
export interface Recovery {
  recovery: string;
}
/**
 * A program with its bearer token, which is shown once.
 */
export interface Registered {
  id: string;
  name: string;
  token: string;
}
/**
 * What a program wants to be called.
 */
export interface Registering {
  /**
   * A name on one line
   */
  name: string;
}
/**
 * Why a player is removed from the house: they are told.
 */
export interface Removing {
  /**
   * Why, in your own words
   */
  why?: string;
}
/**
 * Another name for a player.
 */
export interface Renaming {
  /**
   * A name on one line
   */
  name: string;
  /**
   * Why, in your own words
   */
  why?: string;
}
/**
 * A game step by step; changes are paths into `{"views": …}`.
 */
export interface ReplayPage {
  game: string;
  names: string[];
  viewers: (string | null)[];
  /**
   * Items: What the game declares: a view or an event of games/<game>.schema.json
   */
  views: {}[];
  steps: ReplayStep[];
}
/**
 * Reports, the latest first; `open` counts all that await a decision.
 */
export interface ReportList {
  reports: ReportLine[];
  open: number;
}
/**
 * A report that was taken down.
 */
export interface Reported {
  id: string;
}
/**
 * What somebody reports: the number of an entry of the log, something said or a name at a seat.
 */
export interface Reporting {
  n: number;
  why: "cheats" | "name" | "other" | "rude" | "spoils";
  /**
   * Why, in your own words
   */
  words?: string;
}
/**
 * Results, the latest first.
 */
export interface ResultList {
  results: ResultLine[];
}
/**
 * A decision before ply `ply`: what was played, what was better, what that cost in points.
 */
export interface ReviewLine {
  ply: number;
  played: string[];
  best: string[];
  loss: number;
  error: number;
  marked: boolean;
  reasons?: Reason[];
  against?: Reason[];
}
/**
 * A review and its progress: `done` of the `of` decisions looked at, of `had` in all.
 */
export interface ReviewPage {
  seat: string;
  status: "done" | "failed" | "working";
  done: number;
  of: number;
  had: number;
  judgements: ReviewLine[];
  grades?: {
    [k: string]: Graded;
  };
}
/**
 * Where you are signed in, the device seen last first.
 */
export interface SessionList {
  login: string | null;
  sessions: SessionLine[];
}
/**
 * What a helper found.
 */
export interface Solution {
  facts: {};
}
/**
 * How somebody did at a game with this many seats.
 */
export interface StatisticsLine {
  game: string;
  seats: number;
  played: number;
  won: number;
  mean_place: number;
  mean_points: number;
  best: number;
  figures: FigureLine[];
  rating?: RatingLine | null;
}
/**
 * Somebody's statistics, game by game.
 */
export interface StatisticsPage {
  statistics: StatisticsLine[];
}
/**
 * A browser's subscription, as `PushSubscription.toJSON()` returns it.
 */
export interface Subscribing {
  endpoint: string;
  keys: Keys;
  expirationTime?: number | null;
}
/**
 * Tables, the latest first.
 */
export interface TableList {
  tables: TableLine[];
}
/**
 * A table as one viewer sees it.
 */
export interface TablePage {
  table: string;
  seat: string | null;
  n: number;
  at: number;
  picture: Picture;
  view: {} | null;
  moves: string[];
}
/**
 * A table as keepers see it: who sits there and what was agreed, nothing of the game.
 */
export interface TableSheet {
  table: string;
  n: number;
  at: number;
  picture: Picture;
}
/**
 * A bearer token, shown once.
 */
export interface Token {
  token: string;
}
/**
 * A game waiting for you.
 */
export interface Turn {
  table: string;
  seat: string;
  game: string;
  since: number;
  deadline?: number | null;
}
/**
 * The games waiting for you, the most urgent first.
 */
export interface TurnList {
  turns: Turn[];
}
/**
 * Whether every draw follows from the promised seed.
 */
export interface Verdict {
  verified: boolean;
  draws: number;
  commitment?: string | null;
  seed?: string | null;
  promises?: {
    [k: string]: string;
  };
  shares?: {
    [k: string]: string;
  };
  withheld?: string[];
  reason?: string | null;
  ply?: number | null;
}
