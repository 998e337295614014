/**
 * Lists that were seen longer or shorter than their table has seats. They have nothing for each player, not even where
 * they happen to be as long: a hand with three cards among three. That is a trait of the game, so it is kept.
 */
const KEY = "magehall-lists";
let known: Set<string> | null = null;

export function varying(): ReadonlySet<string> {
  return (known ??= new Set(readKept()));
}

export function noteVarying(path: string): void {
  if (varying().has(path)) return;
  known?.add(path);
  localStorage.setItem(KEY, JSON.stringify([...varying()]));
}

function readKept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}
