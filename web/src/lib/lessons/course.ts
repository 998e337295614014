/** The way through a lesson: which choices were made, and what the table showed after each move. */
import type { GameEvent } from "$lib/i18n/words";
import { changed } from "$lib/wire/changes";
import type { LessonPage, LessonPosition, LessonStep } from "$lib/wire/types";

/** The table after a move, with what happened. */
export interface Frame {
  view: unknown;
  events: readonly GameEvent[];
  mover: string;
}

/** What is answered to a move that does not go on. */
export interface Answer {
  /** Why the judge refuses it, and the clause; "" if it is legal. */
  sentence: string;
  clause: string;
  /** The lesson's own word for it, if there is one. */
  word: string;
}

export class Course {
  readonly page: LessonPage;
  readonly way: readonly string[];
  readonly position: LessonPosition;
  readonly step: LessonStep;
  /** Everything the table has shown on this way, the empty table first. */
  readonly frames: readonly Frame[];

  /** Follows the choices as far as the lesson knows them, from the beginning or from where another course has come to. */
  constructor(page: LessonPage, way: readonly string[] = [], from: Course | null = null) {
    const followed: string[] = [...(from?.way ?? [])];
    let position = from?.position ?? (page.positions[0] as LessonPosition);
    const frames: Frame[] = [...(from?.frames ?? [{ view: page.view, events: [], mover: "" }])];
    if (!from) play(position, frames);
    for (const choice of way) {
      const next = page.positions[position.onward[choice] ?? -1];
      if (!next) break;
      position = next;
      followed.push(choice);
      play(position, frames);
    }
    this.page = page;
    this.way = followed;
    this.position = position;
    this.step = page.steps[position.step] as LessonStep;
    this.frames = frames;
  }

  /** There is nothing to do but read. */
  get reads(): boolean {
    return "" in this.position.onward;
  }

  get isLast(): boolean {
    return Object.keys(this.position.onward).length === 0;
  }

  /** Where a choice leads; null if it leads nowhere. */
  after(choice: string): Course | null {
    return choice in this.position.onward ? new Course(this.page, [choice], this) : null;
  }

  before(): Course {
    return new Course(this.page, this.way.slice(0, -1));
  }

  /** What is said to a move that does not go on. */
  answer(move: string): Answer {
    const refusal = this.position.refused?.[move];
    return { sentence: refusal?.sentence ?? "", clause: refusal?.clause ?? "", word: this.step.tries?.[move] ?? "" };
  }

  isLegal(move: string): boolean {
    return this.position.moves?.includes(move) === true;
  }
}

function play(position: LessonPosition, frames: Frame[]): void {
  for (const { changes = [], events = [], seat } of position.plies) {
    const { views } = changed({ views: [frames.at(-1)?.view] }, changes);
    frames.push({ view: views[0], events: events as GameEvent[], mover: seat });
  }
}
