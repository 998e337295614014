/** Who we are on this server: a guest with a name, made when first needed. */
import { reader } from "$lib/reader.svelte";
import { inPocket } from "$lib/router";
import { introduce, me, Refused } from "./http";
import type { Fault, Me } from "./types";

const KEY = "magehall-name";

class Guest {
  me = $state.raw<Me | null>(null);
  /** Why a keeper has removed us from the house; null if none has. */
  removed = $state.raw<Fault | null>(null);
  private madeUp = "";
  private asked: Promise<Me | null> | null = null;
  /** Whether it was the hall in this browser that was asked: each knows us by itself. */
  private isHere = inPocket();

  /**
   * Who the server takes us for, or null for a stranger; a stranger who never gave a name here need not be asked for.
   */
  known(): Promise<Me | null> {
    if (this.isHere !== inPocket()) this.move();
    if (localStorage.getItem(KEY) === null) return Promise.resolve(null);
    return this.asked ?? this.lookAgain();
  }

  /** Asks the server again who we are; someone removed from the house is nobody to it. */
  lookAgain(): Promise<Me | null> {
    this.asked = me().then(
      (found) => {
        this.removed = null;
        return (this.me = found);
      },
      (error: unknown) => {
        this.asked = null;
        if (!(error instanceof Refused && error.fault.code === "removed")) throw error;
        this.removed = error.fault;
        return (this.me = null);
      },
    );
    return this.asked;
  }

  /** Gives us a name on the server if we have none yet. */
  async ensure(): Promise<Me> {
    const found = await this.known();
    return found ?? this.rename(this.name);
  }

  private move(): void {
    this.isHere = inPocket();
    this.asked = null;
    this.removed = null;
    this.me = null;
  }

  async rename(name: string): Promise<Me> {
    return this.become(await introduce(name));
  }

  /** Remembers on this device who the server takes us for. */
  become(found: Me): Me {
    localStorage.setItem(KEY, found.name);
    this.asked = Promise.resolve(found);
    this.removed = null;
    this.me = found;
    return found;
  }

  /** Forgets who we were on this device. */
  forget(): void {
    localStorage.removeItem(KEY);
    this.asked = null;
    this.removed = null;
    this.me = null;
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
