/** Who else is at the table, and what can be done about them: hide, report and, as the host, mute and remove. */
import type { ChatLine } from "../story.svelte";
import type { Person } from "./people";

/** Why something is reported. */
export const WHYS = ["rude", "spoils", "cheats", "name", "other"] as const;
export type Why = (typeof WHYS)[number];

/** Whom it is about, and what they said, if it is about that. */
export interface About {
  person: Person;
  line: ChatLine | null;
}

/** What can be done about somebody; refusals are thrown. */
export interface Deeds {
  report: (about: About, why: Why, words: string) => Promise<unknown>;
  mute: (person: Person, yes: boolean) => Promise<unknown>;
  remove: (person: Person) => Promise<unknown>;
}

interface Circle {
  me: string | undefined;
  /** All others with a seat. */
  people: readonly Person[];
  isHost: boolean;
}

export class Company {
  /** Whom the dialog is about; null while it is closed. */
  about = $state.raw<About | null>(null);
  /** The list of everybody is shown. */
  listed = $state(false);
  private readonly read: () => Circle;
  readonly deeds: Deeds;

  constructor(read: () => Circle, deeds: Deeds) {
    this.read = read;
    this.deeds = deeds;
  }

  /** Who we are. */
  get me(): string | undefined {
    return this.read().me;
  }

  get people(): readonly Person[] {
    return this.read().people;
  }

  /** We may mute and remove. */
  get isHost(): boolean {
    return this.read().isHost;
  }

  personOf(player: string): Person | undefined {
    return this.people.find((person) => person.player === player);
  }

  open(person: Person, line: ChatLine | null = null): void {
    this.listed = false;
    this.about = { person, line };
  }
}
