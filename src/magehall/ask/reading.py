"""Reads a text as what it is compared by: its words, and their letters a few at a time."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from magehall.ask.space import Bag
from magehall.ask.tongue import Tongue, grams

EMPTY: Final = 0.3
"""How much a word counts that says little."""
ALIKE: Final = 1.0
"""How much it counts what a word means, beside the word itself."""
SPELLED: Final = (2,)
"""How many letters at a time say whether two words look alike."""
GUESSED: Final = 0.5
"""How alike a word must be to a known one to be taken for it, if nobody has written it."""


class Reading:
    """How the texts of one game in one language are read."""

    def __init__(self, tongue: Tongue, alike: Sequence[str]) -> None:
        self.tongue = tongue
        self.groups: dict[tuple[str, ...], list[str]] = {}
        for number, group in enumerate(alike):
            for phrase in group.split(","):
                stems = tuple(map(tongue.stem, tongue.words(phrase)))
                same = self.groups.setdefault(stems, []) if stems else []
                if (name := f"={number}") not in same:
                    same.append(name)
        self.longest = max(map(len, self.groups), default=0)
        self.spelled: dict[str, set[str]] = {}
        """Known words without endings, with their letters."""

    def learn(self, texts: Iterable[str]) -> None:
        """Take in the words that are known."""
        for text in texts:
            for word in self.tongue.words(text):
                self.spelled.setdefault(self.tongue.stem(word), set(grams(word, SPELLED)))

    def letters(self, text: str) -> Bag:
        """Read a text by its letters."""
        bag: Bag = {}
        for word in self.tongue.words(text):
            weight = EMPTY if word in self.tongue.empty else 1.0
            for gram in grams(word):
                bag[gram] = bag.get(gram, 0.0) + weight
        return bag

    def words(self, text: str) -> Bag:
        """Read a text by its words and what they mean."""
        bag: Bag = {}
        words = [(word, self.tongue.stem(word)) for word in self.tongue.words(text)]
        for word, stem in words:
            _add(bag, stem, EMPTY if word in self.tongue.empty else 1.0)
        for group in self._meant([stem for _, stem in words]):
            _add(bag, group, ALIKE)
        return bag

    def guessed(self, text: str) -> Bag:
        """Read a question by its words; unknown ones are taken for those that look most like them."""
        bag = self.words(text)
        for word in self.tongue.words(text):
            stem = self.tongue.stem(word)
            if stem in self.spelled or stem.isdigit() or (stem,) in self.groups:
                continue
            near, share = self._nearest(word)
            if share >= GUESSED:
                _add(bag, near, share)
                for group in self._meant([near]):
                    _add(bag, group, ALIKE * share)
        return bag

    def _meant(self, stems: Sequence[str]) -> list[str]:
        """Name the groups of words that mean the same; of phrases that begin together, the longest counts."""
        found: list[str] = []
        at = 0
        while at < len(stems):
            for size in range(min(self.longest, len(stems) - at), 0, -1):
                groups = self.groups.get(tuple(stems[at : at + size]))
                if groups is not None:
                    found += groups
                    at += size - 1
                    break
            at += 1
        return found

    def _nearest(self, word: str) -> tuple[str, float]:
        """Find the known word that shares most letters with this one, and how many of all they share."""
        own, best = set(grams(word, SPELLED)), ("", 0.0)
        for stem, theirs in self.spelled.items():
            share = 2 * len(own & theirs) / (len(own) + len(theirs))
            if share > best[1]:
                best = (stem, share)
        return best


def _add(bag: Bag, feature: str, weight: float) -> None:
    bag[feature] = bag.get(feature, 0.0) + weight
