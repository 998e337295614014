"""The sentences of a clause, of which one answers best. The browser's twin is `sentences.ts`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from magehall.ask.reading import Reading
from magehall.ask.space import Space

_ENDS: Final = re.compile(r"(?<=[.!?;·:])\s+(?=[^\W\d_]{2}|[«„“(])")
"""Between two sentences, or two parts of one that stand alone: no single letter, no number begins them."""
OWN: Final = 2.0
"""How much more the question itself counts than the one by which the clause was found."""


def sentences(text: str) -> list[str]:
    """Take a clause apart into what can be marked by itself."""
    return _ENDS.split(text)


def deciding(text: str, question: str, asked: str, reading: Reading) -> str:
    """Return the sentence of a clause that has most in common with the question; of equal ones the first."""
    parts = sentences(text)
    if len(parts) == 1:
        return text
    scores = [
        OWN * mine + found
        for mine, found in zip(_common(parts, question, reading), _common(parts, asked, reading), strict=True)
    ]
    return parts[max(range(len(parts)), key=lambda place: (scores[place], -place))]


def _common(parts: Sequence[str], question: str, reading: Reading) -> list[float]:
    words = Space([reading.words(part) for part in parts], len(parts)).match(reading.words(question))
    letters = Space([reading.letters(part) for part in parts], len(parts)).match(reading.letters(question))
    return [one + two for one, two in zip(words, letters, strict=True)]
