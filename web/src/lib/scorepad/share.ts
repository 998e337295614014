/** A pad as a small table: the one form that is shown as text and drawn as a picture. */
import type { Shape } from "$lib/boards/board";
import { SHAPES } from "$lib/boards/seats";
import { minus } from "$lib/i18n/words";

export interface Row {
  label: string;
  cells: readonly string[];
}

export interface Result {
  title: string;
  /** Date, rounds played. */
  line: string;
  names: readonly string[];
  rows: readonly Row[];
  totalLabel: string;
  totals: readonly number[];
  /** Places of those who lead or have won. */
  winners: readonly number[];
}

/** Places with the highest number. */
export function leaders(totals: readonly number[]): number[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, place) => (total === best ? [place] : []));
}

/** A table in plain letters, to be pasted into a chat. */
export function asText(result: Result): string {
  const ranking = result.names
    .map((name, place) => ({ name, total: result.totals[place] ?? 0, won: result.winners.includes(place) }))
    .sort((one, two) => Number(two.won) - Number(one.won) || two.total - one.total);
  const lines = ranking.map(({ name, total, won }) => `${won ? "★ " : "   "}${minus(total)}  ${name}`);
  const rows = result.rows.map((row) => `${row.label}: ${row.cells.join(" · ")}`);
  return [result.title, result.line, "", ...lines, "", result.names.join(" · "), ...rows].join("\n");
}

const PAPER = "#f6eedd";
const BAND = "#ebe1ca";
const INK = "#2a2419";
const SOFT = "#6b614c";
const LINE = "#cdbf9f";
const BRASS = "#97691a";
const TINTS: Record<Shape, string> = {
  circle: "#b35f45", square: "#2c7a75", triangle: "#6b55a6", diamond: "#7d6c10", pentagon: "#3a68a6", star: "#a5487a",
};

/** Draws the table on paper; the shapes come as paths in a box of 24. */
export async function asPicture(result: Result, shapes: Readonly<Record<Shape, string>>): Promise<Blob> {
  const measures = measure(result);
  const canvas = document.createElement("canvas");
  canvas.width = measures.width * 2;
  canvas.height = measures.height * 2;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser cannot draw");
  pen.scale(2, 2);
  // Only a canvas in the page takes the lining figures of its style.
  canvas.style.cssText = 'position: fixed; left: -200vw; font-feature-settings: "lnum"';
  document.body.append(canvas);
  await lettersOf(result);
  draw(pen, result, measures, shapes);
  canvas.remove();
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Fetches the fonts the picture needs and the page may not have shown yet. */
async function lettersOf(result: Result): Promise<void> {
  const text = JSON.stringify(result);
  const fonts = ["700 28px 'Alegreya SC'", "400 15px Vollkorn", "400 16px Ysabeau", "600 16px Ysabeau", "700 24px Ysabeau"];
  await Promise.all(fonts.map((font) => document.fonts.load(font, `${text} Magehall`).catch(() => [])));
}

interface Measures {
  width: number;
  height: number;
  label: number;
  column: number;
}

const ROW = 30;
const TOP = 150;

function measure(result: Result): Measures {
  const longest = Math.max(...result.rows.map((row) => row.label.length), result.totalLabel.length);
  const label = Math.max(70, Math.min(210, longest * 8.4 + 20));
  const column = Math.max(86, Math.min(130, 24 + Math.max(...result.names.map((name) => name.length)) * 9));
  const width = Math.max(420, 64 + label + column * result.names.length);
  return { width, height: TOP + ROW * result.rows.length + 110, label, column };
}

function draw(pen: CanvasRenderingContext2D, result: Result, measures: Measures, shapes: Readonly<Record<Shape, string>>): void {
  const { width, height, label, column } = measures;
  const x = (place: number) => 32 + label + column * (place + 0.5);
  const write = (text: string, at: number, y: number, font: string, colour: string, align: CanvasTextAlign = "center", room = width) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, at, y, room);
  };
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = LINE;
  pen.lineWidth = 2;
  pen.strokeRect(10, 10, width - 20, height - 20);
  write(result.title, 32, 52, "700 28px 'Alegreya SC'", INK, "left", width - 64);
  write(result.line, 32, 78, "400 15px Vollkorn", SOFT, "left", width - 64);
  for (const [place, name] of result.names.entries()) {
    const shape = SHAPES[place % SHAPES.length] as Shape;
    pen.save();
    pen.translate(x(place) - 9, 98);
    pen.scale(0.75, 0.75);
    pen.fillStyle = TINTS[shape];
    pen.fill(new Path2D(shapes[shape]));
    pen.restore();
    write(name, x(place), 136, "600 16px Ysabeau", INK, "center", column - 8);
  }
  for (const [number, row] of result.rows.entries()) {
    const y = TOP + ROW * number;
    if (number % 2 === 0) {
      pen.fillStyle = BAND;
      pen.fillRect(22, y, width - 44, ROW);
    }
    write(row.label, 32, y + 21, "400 15px Ysabeau", SOFT, "left", label);
    for (const [place, cell] of row.cells.entries()) write(cell, x(place), y + 21, "400 16px Ysabeau", INK, "center", column - 8);
  }
  const foot = TOP + ROW * result.rows.length;
  pen.fillStyle = INK;
  pen.fillRect(22, foot + 6, width - 44, 1.5);
  write(result.totalLabel, 32, foot + 42, "700 17px Ysabeau", INK, "left", label);
  for (const [place, total] of result.totals.entries()) {
    const won = result.winners.includes(place);
    write(minus(total), x(place), foot + 43, `${won ? 700 : 600} 24px Ysabeau`, won ? BRASS : INK);
    if (won) {
      pen.fillStyle = BRASS;
      pen.fillRect(x(place) - 20, foot + 50, 40, 3);
    }
  }
  write("Magehall", width - 32, height - 26, "700 15px 'Alegreya SC'", SOFT, "right");
}
