/** QR codes without a server, for what is printed: a text as bytes, correction M (15 %), versions 1 to 10, mask 0. */

/** By version: codewords of the text with its head, codewords of correction in each block, blocks. */
const SIZES: readonly (readonly [data: number, correction: number, blocks: number])[] = [
  [16, 10, 1], [28, 16, 1], [44, 26, 1], [64, 18, 2], [86, 24, 2], [108, 16, 4], [124, 18, 4], [154, 22, 4], [182, 22, 5], [216, 26, 5],
];
/** The second centre of the alignment marks, and from version 7 on the third. */
const CENTRES: readonly (readonly number[])[] = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];

type Module = boolean | null;

/** The dark modules, row by row; null where the text is too long. */
export function qrOf(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = SIZES.findIndex(([data], place) => bytes.length + headOf(place + 1) <= data) + 1;
  if (version === 0) return null;
  const grid = marked(version);
  fill(grid, codewords(bytes, version));
  return grid.map((row) => row.map((dark) => dark === true));
}

/** Codewords that the mode and the count take, the half at the end included. */
function headOf(version: number): number {
  return version < 10 ? 2 : 3;
}

/** The text with its head, padded, with its correction, in the order in which blocks are interleaved. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [data, correction, count] = SIZES[version - 1] as (typeof SIZES)[number];
  const bits = [0b0100, ...(version < 10 ? [] : [bytes.length >> 12, (bytes.length >> 8) & 15]), (bytes.length >> 4) & 15, bytes.length & 15];
  const halves = [...bits, ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const words = Array.from({ length: halves.length / 2 }, (_, place) => ((halves[2 * place] ?? 0) << 4) | (halves[2 * place + 1] ?? 0));
  for (let pad = 0; words.length < data; pad++) words.push(pad % 2 === 0 ? 0xec : 0x11);
  const short = count - (data % count);
  let from = 0;
  const blocks = Array.from({ length: count }, (_, block) => words.slice(from, (from += Math.floor(data / count) + (block < short ? 0 : 1))));
  return [...woven(blocks), ...woven(blocks.map((block) => remainder(block, correction)))];
}

function woven(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block.slice(place, place + 1))).flat();
}

/** Multiplies in the field of 256 elements (x⁸ + x⁴ + x³ + x² + 1). */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one);
  return product;
}

/** Reed-Solomon: what is left of a block after division. */
function remainder(block: readonly number[], length: number): number[] {
  let divisor = [...Array<number>(length - 1).fill(0), 1];
  for (let root = 1, n = 0; n < length; n++, root = times(root, 2)) divisor = divisor.map((factor, place) => times(factor, root) ^ (divisor[place + 1] ?? 0));
  let rest = Array<number>(length).fill(0);
  for (const word of block) {
    const factor = word ^ (rest[0] ?? 0);
    rest = divisor.map((each, place) => (rest[place + 1] ?? 0) ^ times(each, factor));
  }
  return rest;
}

/** The grid with all that is no text: marks, timing, format and version; null where text comes. */
function marked(version: number): Module[][] {
  const size = 17 + 4 * version;
  const grid: Module[][] = Array.from({ length: size }, () => Array<Module>(size).fill(null));
  const set = (row: number, column: number, dark: boolean) => {
    const line = grid[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const ring = (row: number, column: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let down = -reach; down <= reach; down++) for (let across = -reach; across <= reach; across++) set(row + down, column + across, isDark(Math.max(Math.abs(down), Math.abs(across))));
  };
  for (let place = 0; place < size; place++) [set(6, place, place % 2 === 0), set(place, 6, place % 2 === 0)];
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) ring(row, column, 4, (distance) => distance !== 2 && distance !== 4);
  const centres = version === 1 ? [] : [6, ...(CENTRES[version - 1] ?? [])];
  for (const row of centres) for (const column of centres) if (!isCorner(row, column, size)) ring(row, column, 2, (distance) => distance !== 1);
  writeFormat(set, size);
  if (version >= 7) writeVersion(set, size, version);
  return grid;
}

function isCorner(row: number, column: number, size: number): boolean {
  return (row === 6 && (column === 6 || column === size - 7)) || (row === size - 7 && column === 6);
}

/** Correction M and mask 0, which are all noughts before they are masked themselves. */
const FORMAT = 0x5412;

function writeFormat(set: (row: number, column: number, dark: boolean) => void, size: number): void {
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((FORMAT >> bit) & 1) === 1;
    set(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    set(8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark);
  }
  set(size - 8, 8, true);
}

function writeVersion(set: (row: number, column: number, dark: boolean) => void, size: number, version: number): void {
  let rest = version;
  for (let n = 0; n < 12; n++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** Lays the codewords in pairs of columns, from the right, up and down in turns; mask 0 turns every other module. */
function fill(grid: Module[][], words: readonly number[]): void {
  const size = grid.length;
  let bit = 0;
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp) {
    for (let step = 0; step < size; step++) {
      const row = isUp ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = grid[row];
        if (!line || line[column] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        line[column] = dark !== ((row + column) % 2 === 0);
        bit++;
      }
    }
  }
}
