"""Formats every message of a language, with every word it knows and with every kind of number."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Final

from magehall.locales.checks.fault import Fault
from magehall.locales.checks.trees import counts, kinds, messages, variables
from magehall.locales.phrasebook import phrasebook

NUMBERS: Final = (0, 1, 2, 4, 5, 11, 21, 22)
"""Numbers of every kind that our languages tell apart."""
WORD: Final = "green"
"""Stands for a word that a message does not know."""


class Saying:
    """A message formatted with some facts, and what went wrong."""

    __slots__ = ("errors", "facts", "key", "text")

    def __init__(self, key: str, facts: dict[str, str | int], text: str, errors: list[Exception]) -> None:
        self.key = key
        self.facts = facts
        self.text = text
        self.errors = errors


@cache
def sayings(language: str) -> tuple[Saying, ...]:
    """Format all messages of a language, by its own book alone."""
    return tuple(saying for key in messages(language) for saying in sayings_of(language, key))


def sayings_of(language: str, key: str) -> Iterator[Saying]:
    """Format a message with every word it knows; two of its counts go through all numbers."""
    book = phrasebook(language)
    pattern = book.message(key).value
    if pattern is None:
        yield Saying(key, {}, "", [LookupError(f"{key} has no text")])
        return
    needed = sorted(variables(language, key))
    counted = [name for name in needed if name in counts(language, key)]
    chosen = {name: [WORD, *known] for name, known in kinds(language, key).items()}
    for numbers in itertools.product(NUMBERS, repeat=min(len(counted), 2)):
        for picked in itertools.product(*chosen.values()):
            facts: dict[str, str | int] = dict.fromkeys(needed, WORD)
            facts.update(zip(chosen, picked, strict=True))
            facts.update(dict.fromkeys(counted, 3))
            facts.update(zip(counted, numbers, strict=False))
            text, errors = book.bundle.format_pattern(pattern, facts)
            yield Saying(key, facts, str(text), list(errors))


def unsayable(language: str) -> Iterator[Fault]:
    """Name messages that fail with some facts, or say nothing."""
    seen: set[str] = set()
    for saying in sayings(language):
        wrong = str(saying.errors[0]) if saying.errors else "" if saying.text else "says nothing"
        if (wrong or "{" in saying.text) and saying.key not in seen:
            seen.add(saying.key)
            yield Fault("unsayable", saying.key, wrong or saying.text)
