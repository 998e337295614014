"""How a language's words are compared: one way of writing each sound, without endings, letter by letter.

Its data are the messages of `house-asked.ftl` in the folder of the language; one without them is compared as
it is written. The browser's twin is `tongue.ts`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Final

_APOSTROPHES: Final = re.compile("['’ʼ`´]")
_MARKS: Final = re.compile("[\u0300-\u036f]")
_TWICE: Final = re.compile(r"([^\W\d_])\1+")
_WORDS: Final = re.compile(r"[^\W_]+")
_LEAST: Final = 3
"""Letters that stay when an ending is cut off."""
SIZES: Final = (3, 4)
"""How many letters of a word are compared at a time."""


class Tongue:
    """The words of one language."""

    def __init__(self, lines: Mapping[str, Sequence[str]]) -> None:
        pairs = [pair.split() for line in lines.get("house-letters", ()) for pair in line.split(",")]
        self.letters = {bare(pair[0]): "".join(pair[1:]) for pair in pairs if pair}
        longest = sorted(self.letters, key=len, reverse=True)
        self.sounds = re.compile("|".join(map(re.escape, longest)) or "(?!)")
        endings = {self.fold(word) for line in lines.get("house-endings", ()) for word in line.split()}
        self.endings = sorted(endings - {""}, key=lambda ending: (-len(ending), ending))
        self.empty = {word for line in lines.get("house-empty", ()) for word in self.words(line)}

    def fold(self, text: str) -> str:
        """Write a text without capitals, accents and doubled letters, each sound in one way."""
        sounded = self.sounds.sub(lambda found: self.letters[found[0]], bare(text))
        return _TWICE.sub(r"\1", sounded)

    def words(self, text: str) -> list[str]:
        """Take a text apart into folded words and numbers."""
        return _WORDS.findall(self.fold(text))

    def stem(self, word: str) -> str:
        """Cut off a word's ending, if enough of it is left."""
        for ending in self.endings:
            if word.endswith(ending) and len(word) - len(ending) >= _LEAST:
                return word[: -len(ending)]
        return word


def bare(text: str) -> str:
    """Write a text in small letters without accents and apostrophes."""
    return _MARKS.sub("", unicodedata.normalize("NFD", _APOSTROPHES.sub("", text.lower())))


def grams(word: str, sizes: Sequence[int] = SIZES) -> list[str]:
    """Return the letters of a word, a few at a time, with its beginning and its end."""
    whole = f"_{word}_"
    return [whole[at : at + size] for size in sizes for at in range(len(whole) - size + 1)]
