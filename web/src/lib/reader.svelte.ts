/** The reader in front of the page: language, study and the settings of the gear, kept in this browser. */
import type { BoardSettings } from "./boards/board";
import { currentStudy, keepStudy, showStudy, type Study } from "./design/study";
import { loadWords } from "./i18n/catalogues";
import { languageOf, SOURCE, type Language } from "./i18n/languages";
import { Words } from "./i18n/words";
import { ourAddress } from "./router";

export interface Settings extends BoardSettings {
  /** 1 is the size of the browser. */
  textScale: number;
  /** Show the table as text with typed moves instead of the board. */
  spoken: boolean;
  /** How loud sounds are, from 0 to 1. */
  volume: number;
  /** Seconds after which a table goes on by itself when a round or a trick is over; 0 waits for the button. */
  goOn: GoOn;
  /** The last card of a hand, when there is no choice, plays itself. */
  lastCard: boolean;
}

export type GoOn = 0 | 3 | 6;

const LANGUAGE_KEY = "magehall-language";
const SETTINGS_KEY = "magehall-settings";
const DEFAULTS: Settings = { confirm: true, motion: true, sound: false, symbols: true, textScale: 1, spoken: false, volume: 0.6, goOn: 6, lastCard: true };

class Reader {
  language = $state<Language>(SOURCE);
  words = $state.raw(new Words("en", []));
  study = $state<Study>("dark");
  settings = $state<Settings>({ ...DEFAULTS });

  /** Reads what was kept and what the address asks for (`?lang=bg&study=light`), and fetches the words. */
  async arrive(): Promise<void> {
    const query = ourAddress().searchParams;
    const study = query.get("study");
    this.show(study === "light" || study === "dark" ? study : currentStudy());
    this.settings = { ...DEFAULTS, ...readKept() };
    this.applySettings();
    const kept = localStorage.getItem(LANGUAGE_KEY);
    await this.speak(languageOf([kept ?? "", ...navigator.languages], query.get("lang") ?? ""), { keep: false });
  }

  async speak(language: Language, { keep = true }: { keep?: boolean } = {}): Promise<void> {
    const words = await loadWords(language);
    if (keep) localStorage.setItem(LANGUAGE_KEY, language);
    this.language = language;
    this.words = words;
    document.documentElement.lang = language;
  }

  choose(study: Study): void {
    keepStudy(study);
    this.show(study);
  }

  set(change: Partial<Settings>): void {
    this.settings = { ...this.settings, ...change };
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(this.settings));
    this.applySettings();
  }

  /** What a board gets: the reader's settings, and the system's for motion. */
  get boardSettings(): BoardSettings {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const { confirm, motion, sound, symbols } = this.settings;
    return { confirm, motion: motion && !still, sound, symbols };
  }

  get goOn(): GoOn {
    return this.settings.goOn;
  }

  get lastCard(): boolean {
    return this.settings.lastCard;
  }

  get volume(): number {
    return this.settings.volume;
  }

  private show(study: Study): void {
    this.study = study;
    showStudy(study);
  }

  private applySettings(): void {
    document.documentElement.style.setProperty("--text-scale", String(this.settings.textScale));
    document.documentElement.classList.toggle("still", !this.settings.motion);
  }
}

function readKept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const reader = new Reader();
