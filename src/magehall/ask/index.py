"""The clauses of a game, ready to be asked: which of them answers a question, best first.

A clause is found by its own words, its heading and notes, and by the questions it answers, each by itself.
Texts are compared twice: by words (without endings, equal ones taken as one, rare ones counting more), and by
a few letters at a time, which forgives typing errors. The browser's twin is `index.ts`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from magehall.ask.reading import Reading
from magehall.ask.space import Space
from magehall.ask.tongue import Tongue

QUESTION: Final = 0.3
"""How much the question that comes nearest counts; the rest is all that belongs to the clause."""
LETTERS: Final = 0.45
"""How much letters count; the rest are words."""
LEAST: Final = 0.08
"""Clauses with a lower score do not answer."""


class Passage(NamedTuple):
    """One clause with everything by which it is found."""

    clause: str
    text: str
    heading: str = ""
    notes: Sequence[str] = ()
    """How printed editions word it."""
    asked: Sequence[str] = ()
    """The questions it answers."""


class Found(NamedTuple):
    """A clause that answers, how well, from 0 to about 1, and the question by which it was found."""

    passage: Passage
    score: float
    asked: str


class Index:
    """The passages of a game in one language."""

    def __init__(self, passages: Iterable[Passage], tongue: Tongue, alike: Sequence[str] = ()) -> None:
        self.passages = list(passages)
        self.reading = Reading(tongue, alike)
        self.asked = [(place, line) for place, one in enumerate(self.passages) for line in one.asked]
        # a clause's own text counts twice
        texts = [
            "\n".join((one.text, one.text, one.heading, *one.notes, *one.asked)) for one in self.passages
        ]
        texts += [line for _, line in self.asked]
        self.reading.learn(texts[: len(self.passages)])
        self.words = Space([self.reading.words(text) for text in texts], len(self.passages))
        self.letters = Space([self.reading.letters(text) for text in texts], len(self.passages))

    def ask(self, question: str, most: int) -> list[Found]:
        """Return the clauses that answer a question, best first; of equal ones the earlier first."""
        by_words = self.words.match(self.reading.guessed(question))
        by_letters = self.letters.match(self.reading.letters(question))
        alike = [(1 - LETTERS) * one + LETTERS * two for one, two in zip(by_words, by_letters, strict=True)]
        found = sorted(self._scored(alike), key=lambda each: -each.score)
        return [each for each in found[:most] if each.score >= LEAST]

    def _scored(self, alike: Sequence[float]) -> list[Found]:
        count = len(self.passages)
        best = [(0.0, "")] * count
        for (place, line), score in zip(self.asked, alike[count:], strict=True):
            if score > best[place][0]:
                best[place] = (score, line)
        return [
            Found(passage, (1 - QUESTION) * alike[place] + QUESTION * best[place][0], best[place][1])
            for place, passage in enumerate(self.passages)
        ]
