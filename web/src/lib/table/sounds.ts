/** Short sounds of wood and paper, made when they are needed; off unless the reader wants them. */
import type { GameEvent } from "$lib/i18n/words";
import type { BoardModule, PieceSound } from "$lib/boards/board";
import { reader } from "$lib/reader.svelte";

export type Sound = PieceSound | "turn" | "refuse" | "win" | "end";

/** A piece of wood that is struck: pitch in Hz, start and length in seconds. */
type Stroke = readonly [pitch: number, at: number, length: number];

const STROKES: Record<Exclude<Sound, "card">, readonly Stroke[]> = {
  tile: [[900, 0, 0.03], [320, 0.012, 0.07]],
  turn: [[420, 0, 0.08], [560, 0.11, 0.1]],
  refuse: [[150, 0, 0.12]],
  score: [[480, 0, 0.06], [600, 0.07, 0.06], [760, 0.14, 0.1]],
  win: [[380, 0, 0.1], [480, 0.1, 0.1], [570, 0.2, 0.1], [760, 0.32, 0.35]],
  end: [[480, 0, 0.12], [380, 0.16, 0.3]],
};

/** A turn is called out when the pieces before it lie. */
const AFTER_PIECES = 0.2;

let context: AudioContext | null = null;

/** Plays a sound as loud as the gear says. */
export function play(sound: Sound): void {
  if (reader.volume <= 0) return;
  try {
    const audio = awake();
    if (!audio) return;
    const start = audio.currentTime + (sound === "turn" ? AFTER_PIECES : 0);
    if (sound === "card") rustle(audio, start);
    else for (const [pitch, at, length] of STROKES[sound]) strike(audio, pitch, start + at, length);
  } catch {
    // Without sound nothing is lost.
  }
}

/** What events sound like, all together: points are heard above pieces. A board that says nothing of it has tiles. */
export function soundOf(events: readonly GameEvent[], { sounds }: Pick<BoardModule, "sounds">): PieceSound | null {
  if (!sounds) return events.length > 0 ? "tile" : null;
  const heard = events.map(({ event }) => sounds[event]);
  return heard.find((sound) => sound === "score") ?? heard.find((sound) => sound !== undefined) ?? null;
}

/** Before the first touch nothing may sound: what is made then stays mute. What the system has silenced since is woken. */
function awake(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state !== "running") void context.resume().catch(() => undefined);
  return context;
}

/** A tone that falls off at once, with a little of its overtone. */
function strike(audio: AudioContext, pitch: number, at: number, length: number): void {
  for (const [factor, loudness] of [[1, 0.36], [2.76, 0.12]] as const) {
    const tone = audio.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch * factor;
    tone.connect(fading(audio, loudness, at, length)).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}

/** A card that is put on others: a breath of noise. */
function rustle(audio: AudioContext, at: number): void {
  const length = 0.09;
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1;
  const paper = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  paper.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = 2600;
  paper.connect(band).connect(fading(audio, 0.5, at, length)).connect(audio.destination);
  paper.start(at);
}

function fading(audio: AudioContext, loudness: number, at: number, length: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness * reader.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  return gain;
}
