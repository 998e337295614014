/** Witchstone's words with marks where there are pictures: for the log, hints and reviews. */
import type { Pictures, Words } from "$lib/i18n/words";

/** The kind of a picture and what it shows; `$shape` and `$owner` come with the events of the log. */
const PICTURES: Pictures = {
  "witchstone-tile": "{ $shape } { $symbol_a }/{ $symbol_b }",
  "witchstone-each-tiles": "tile { $symbol_a }/{ $symbol_b }",
  "witchstone-symbol": "sign { $symbol }",
  "witchstone-action": "sign { $action }",
  "witchstone-chip": "sign { $chip }",
  "witchstone-shelf": "sign { $shelf }",
  "witchstone-crystal": "{ $crystal } { $owner }",
  "witchstone-scroll": "scroll { $scroll }",
  "witchstone-x-of-action": "sign { $action }",
  "witchstone-x-of-symbol": "sign { $symbol }",
  "witchstone-x-action-genitive": "sign { $action }",
  "witchstone-x-symbol-genitive": "sign { $symbol }",
};

const made = new WeakMap<Words, Words>();

export function drawn(words: Words): Words {
  const known = made.get(words) ?? words.withPictures(PICTURES);
  made.set(words, known);
  return known;
}
