/** Pictures in sentences: a mark holds the name of the picture and the word that stands for it. */
const MARK = /⟦([^|⟧]*)\|([^⟧]*)⟧/g;
/** What stands before the name of a picture, before its word and after it. */
export const [OPEN, BETWEEN, CLOSE] = ["⟦", "|", "⟧"] as const;

export interface Piece {
  text: string;
  /** The picture to be drawn in the place of the text. */
  picture: string | null;
}

export function mark(picture: string, word: string): string {
  return `${OPEN}${picture}${BETWEEN}${word}${CLOSE}`;
}

/** Splits a sentence at its marks. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const { index, 0: whole, 1: picture = "", 2: word = "" } of sentence.matchAll(MARK)) {
    found.push({ text: sentence.slice(from, index), picture: null }, { text: word, picture });
    from = index + whole.length;
  }
  return [...found, { text: sentence.slice(from), picture: null }];
}

/**
 * Groups what no line may end within: a picture with everything that touches it, every other word and space by itself.
 */
export function knots(cut: readonly Piece[]): Piece[][] {
  const parts = cut.flatMap((piece) => (piece.picture === null ? piece.text.split(/( +)/).filter(Boolean).map((text): Piece => ({ text, picture: null })) : [piece]));
  const found: Piece[][] = [];
  for (const part of parts) {
    const last = found.at(-1);
    if (last && !isSpace(part) && !last.some(isSpace)) last.push(part);
    else found.push([part]);
  }
  return found;
}

function isSpace({ text, picture }: Piece): boolean {
  return picture === null && /^ +$/.test(text);
}

/** The sentence in words alone. */
export function plain(sentence: string): string {
  return sentence.replace(MARK, "$2");
}
