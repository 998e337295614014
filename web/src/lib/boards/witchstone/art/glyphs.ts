/** The signs of the game, each in a box from −12 to 12: paper shapes with one ink line. */
import type { ChipFace, Sign } from "../view";

/** The ground of a symbol. */
export const GROUND: Readonly<Record<ChipFace | "any", string>> = {
  energy: "#c75a2c",
  witch: "#7a5aa8",
  pentagram: "#ad3654",
  crystal: "#2c7fae",
  wand: "#47854a",
  scroll: "#8f7a4f",
  vp3: "#5c4719",
  any: "#4a5563",
};

export const PAPER = "#f7eedb";
export const INK = "#1a150e";

export interface Drawing {
  /** Filled with paper and outlined. */
  shapes: readonly string[];
  /** Only lines. */
  lines?: string;
  /** Filled with ink. */
  dark?: string;
}

function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, number) => {
    const angle = (Math.PI * number) / points - Math.PI / 2;
    const reach = number % 2 === 0 ? outer : inner;
    return `${(reach * Math.cos(angle)).toFixed(2)} ${(reach * Math.sin(angle)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

function spark(x: number, y: number, r: number): string {
  const c = r * 0.16;
  const e = r * 0.34;
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(2)} ${(y + dy).toFixed(2)}`;
  const side = (a: [number, number], b: [number, number], to: [number, number]) => `C${at(...a)} ${at(...b)} ${at(...to)}`;
  return `M${at(0, -r)}${side([c, -e], [e, -c], [r, 0])}${side([e, c], [c, e], [0, r])}${side([-c, e], [-e, c], [-r, 0])}${side([-e, -c], [-c, -e], [0, -r])}Z`;
}

function ring(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

const SIGNS: Readonly<Record<Sign, Drawing>> = {
  energy: { shapes: [spark(-1.4, 1.4, 10.2), spark(7.8, -7.6, 4.1)] },
  witch: {
    shapes: ["M-11.4 7C-8.6 5.2-6 4.5-4.9 4.2C-4-1.6-1.6-7.6 3.9-9.9C6.2-10.8 8-9.4 7.5-7.8C5.9-7.8 4.9-6.6 5.1-4.3C5.3-1.2 5.6 1.9 6 4.2C7.8 4.6 9.8 5.5 11.4 7C6.4 10.6-6.4 10.6-11.4 7Z"],
    lines: "M-4.9 4.2C-2.2 6.1 3.4 6.1 6 4.2",
  },
  pentagram: { shapes: [star(5, 11.2, 4.6)] },
  crystal: {
    shapes: ["M-3.4-10.6L4.6-8.6L7.2-1L3.4 9.4L-3.6 10.8L-7 2.6Z"],
    lines: "M-3.4-10.6L0-3.8L7.2-1M0-3.8L-1.6 4.6L-3.6 10.8M-1.6 4.6L-7 2.6",
  },
  wand: {
    shapes: ["M-10.6 7.9L1.6-4.3L4.3-1.6L-7.9 10.6A1.9 1.9 0 0 1-10.6 7.9Z", ring(5, -5, 4)],
    lines: "M5-11.4V-10.4M11.4-5H10.4M9.6-9.6L9-9M0.6-9.4L1.4-8.6M9.4-0.6L8.6-1.4",
  },
  scroll: {
    shapes: ["M-5.8-6H5.8V6H-5.8Z", "M-7.6-10.2H7.6A2.1 2.1 0 0 1 7.6-6H-7.6A2.1 2.1 0 0 1-7.6-10.2Z", "M-7.6 6H7.6A2.1 2.1 0 0 1 7.6 10.2H-7.6A2.1 2.1 0 0 1-7.6 6Z"],
    lines: "M-2.8-2.2H2.8M-2.8 2H2.8",
  },
};

export const GLYPHS = {
  ...SIGNS,
  village: { shapes: ["M0.6 8.6V-3.4L5.4-9L10.2-3.4V8.6Z", "M-10.4 8.6V0.4L-4.9-5.4L0.6 0.4V8.6Z"], lines: "M-6.4 8.4V4.4H-3.4V8.4M4.6 8.4V3.8H7.2V8.4M5.4-3.2V-2.6" },
  forest: { shapes: ["M-6.8-3L-2.4 6.2H-11.2Z", "M6.8-3L11.2 6.2H2.4Z", "M0-10.6L3.6-3.4H2L5.6 4.8H-5.6L-2-3.4H-3.6Z"], lines: "M0 4.8V9.4M-6.8 6.2V9.2M6.8 6.2V9.2" },
  castle: { shapes: ["M-10.4 9.4V-8.4H-7.9V-5.8H-5.6V-8.4H-3.2V-2.2H-1.4V-4.2H1.4V-2.2H3.2V-8.4H5.6V-5.8H7.9V-8.4H10.4V9.4Z"], lines: "M-2.5 9.2V5.2A2.5 2.5 0 0 1 2.5 5.2V9.2M-6.8-1.4V0.8M6.8-1.4V0.8" },
  tower: { shapes: ["M-4.4 10V-2.6H-6.2V-10H-3.4V-7.6H-1.4V-10H1.4V-7.6H3.4V-10H6.2V-2.6H4.4V10Z"], lines: "M0-0.6V3.2M-6.2-2.6H6.2M-1.8 9.8V7.6A1.8 1.8 0 0 1 1.8 7.6V9.8" },
  witchstone: { shapes: ["M-7 10V-2.6C-7-7.8-3.4-11 1.4-10.5C5.8-10 7.2-6.4 7.2-2V10Z"], lines: "M-0.8 6.8V-5.4L3.6-1.2L-0.8 2.6" },
  chain: { shapes: ["M-7.4-4.2H-3.4A4.2 4.2 0 0 1-3.4 4.2H-7.4A4.2 4.2 0 0 1-7.4-4.2Z", "M3.4-4.2H7.4A4.2 4.2 0 0 1 7.4 4.2H3.4A4.2 4.2 0 0 1 3.4-4.2Z"], lines: "M-4.6 0H4.6" },
  chip: { shapes: [ring(0, 0, 9.6)], lines: `${ring(0, 0, 5)}M0-9.6V-6.6M0 6.6V9.6M-9.6 0H-6.6M6.6 0H9.6` },
  special: { shapes: ["M0-10.6L9.2-5.3V5.3L0 10.6L-9.2 5.3V-5.3Z"], lines: "M-4.6 7.9L4.6-7.9" },
  owl: { shapes: ["M-8.6-10L-4.4-7.2H4.4L8.6-10V2.6C8.6 7.4 4.4 10.4 0 10.4C-4.4 10.4-8.6 7.4-8.6 2.6Z"], dark: `${ring(-3.7, -1.4, 2.7)}${ring(3.7, -1.4, 2.7)}M0 2.2L1.9 4.4L0 7.4L-1.9 4.4Z` },
  prophecy: { shapes: ["M-11.2 0C-7-7.4 7-7.4 11.2 0C7 7.4-7 7.4-11.2 0Z"], dark: ring(0, 0, 3.3) },
  any: { shapes: [], lines: "M-4.4-4.6C-4.4-10.4 5-10.4 5-4.4C5-0.6 0.2-0.8 0.2 3.6M0.2 8.4V8.8" },
  hand: { shapes: ["M-9.8-2.4L-4.9-5.2L0-2.4L4.9-5.2L9.8-2.4V3.4L4.9 6.2L0 3.4L-4.9 6.2L-9.8 3.4Z"], lines: "M0-2.4V3.4" },
  bag: { shapes: ["M-3.4-6.4C-9-2-9.8 3-8 6.6C-6.4 10 6.4 10 8 6.6C9.8 3 9-2 3.4-6.4Z", "M-4.6-10H4.6L3.4-6.4H-3.4Z"] },
  energies: { shapes: ["M-8.4-3.6H8.4A3.6 3.6 0 0 1 8.4 3.6H-8.4A3.6 3.6 0 0 1-8.4-3.6Z"], dark: ring(0, 0, 1.6) },
  figure: { shapes: ["M-4.4 10L-2.6 1.6H2.6L4.4 10Z", "M-6.4 2.4C-4.4 1-3 .6-2.6 .4C-2.2-4-.8-8.6 2.2-10.6C3.6-10.4 3.2-9 2.6-8.2C1.8-6.6 2.4-2.6 2.6 .4C3 .6 4.4 1 6.4 2.4C3.4 4.2-3.4 4.2-6.4 2.4Z"] },
} as const satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof GLYPHS;
