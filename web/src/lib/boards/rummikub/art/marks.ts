/** The inks of the tiles and the mark of each colour, drawn around 0 0. */
import type { Colour } from "../tiles";

export const INK: Readonly<Record<Colour, string>> = { black: "#23262b", red: "#b3302a", green: "#22743f", blue: "#2455a4" };

export const MARKS: Readonly<Record<Colour, string>> = {
  black: "M0-7a7 7 0 1 1 0 14a7 7 0 1 1 0-14z",
  red: "M0-8.500l7.500 8.500-7.500 8.500-7.500-8.500z",
  green: "M0-7.500l8 14h-16z",
  blue: "M-6.500-6.500h13v13h-13z",
};

/** The sun's rays. */
export const RAYS = rays(14, 23, 15.500);

function rays(count: number, far: number, near: number): string {
  const points = Array.from({ length: count * 2 }, (_, step) => {
    const [radius, angle] = [step % 2 === 0 ? far : near, (step * Math.PI) / count];
    return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}
