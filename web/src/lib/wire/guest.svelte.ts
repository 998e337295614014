/** Who we are on this server: a guest with a name, made when it is first needed. */
import { reader } from "$lib/reader.svelte";
import { introduce, me } from "./http";
import type { Me } from "./types";

const KEY = "magehall-name";

class Guest {
  me = $state.raw<Me | null>(null);
  private madeUp = "";
  private asked: Promise<Me | null> | null = null;

  /** Who the server takes us for, or null for a stranger; one who never gave a name here need not be asked for. */
  known(): Promise<Me | null> {
    if (localStorage.getItem(KEY) === null) return Promise.resolve(null);
    this.asked ??= me().then(
      (found) => (this.me = found),
      (error: unknown) => {
        this.asked = null;
        throw error;
      },
    );
    return this.asked;
  }

  /** Gives us a name on the server if we have none yet. */
  async ensure(): Promise<Me> {
    const found = await this.known();
    return found ?? this.rename(this.name);
  }

  async rename(name: string): Promise<Me> {
    const found = await introduce(name);
    localStorage.setItem(KEY, found.name);
    this.asked = Promise.resolve(found);
    this.me = found;
    return found;
  }

  /** The name we would go by; who has given none gets one that was made up. */
  get name(): string {
    return this.me?.name ?? localStorage.getItem(KEY) ?? (this.madeUp ||= madeUpName());
  }
}

function madeUpName(): string {
  const names = reader.words.say("web-nicknames").split(", ");
  return names[Math.floor(Math.random() * names.length)] ?? "";
}

export const guest = new Guest();
