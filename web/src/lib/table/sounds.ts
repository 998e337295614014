/** Five short wooden sounds, made when they are needed; off unless the reader wants them. */
import { reader } from "$lib/reader.svelte";

export type Sound = "place" | "turn" | "refuse" | "score" | "end";

/** For each sound its strokes: pitch in Hz, start and length in seconds. */
const STROKES: Record<Sound, [pitch: number, at: number, length: number][]> = {
  place: [[320, 0, 0.07]],
  turn: [[420, 0, 0.08], [560, 0.11, 0.1]],
  refuse: [[150, 0, 0.12]],
  score: [[480, 0, 0.06], [600, 0.07, 0.06], [760, 0.14, 0.1]],
  end: [[380, 0, 0.12], [480, 0.14, 0.12], [570, 0.28, 0.3]],
};

let context: AudioContext | null = null;

/** Plays a sound as loud as the gear says. */
export function play(sound: Sound): void {
  if (reader.volume <= 0) return;
  try {
    context ??= new AudioContext();
    for (const [pitch, at, length] of STROKES[sound]) strike(context, pitch, context.currentTime + at, length);
  } catch {
    // Without sound nothing is lost.
  }
}

/** A struck piece of wood: a tone that falls off at once, with a little of its overtone. */
function strike(audio: AudioContext, pitch: number, at: number, length: number): void {
  for (const [factor, loudness] of [[1, 0.36], [2.76, 0.12]] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = "triangle";
    tone.frequency.value = pitch * factor;
    gain.gain.setValueAtTime(loudness * reader.volume, at);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
