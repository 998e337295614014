"""Checks the questions that clauses answer: each belongs to a clause there is, and to one alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from magehall.core import clauses_of, game
from magehall.core.registry import house_keys
from magehall.locales.asked import HOUSE_KEYS, Lines, asked, unread
from magehall.locales.catalogues import asked_catalogue, asked_names
from magehall.locales.checks.fault import Fault

SHARED: Final = "house"


def wrong_questions(language: str) -> Iterator[Fault]:
    """Name clauses without questions in a game that has some, unknown clauses, and what is asked twice."""
    keys = house_keys()
    for name in asked_names(language):
        if name not in (SHARED, *keys):
            yield Fault("unused", f"{name}-asked.ftl")
            continue
        yield from (Fault("broken", "", line) for line in unread(asked_catalogue(name, language)))
        lines, known = asked(name, language), HOUSE_KEYS if name == SHARED else _keys(name)
        yield from (Fault("unused", key) for key in lines if key not in known)
        yield from (Fault("missing", key) for key in known if not lines.get(key))
        yield from _twice(lines)


def _keys(key: str) -> list[str]:
    return [f"{key}-alike", *(f"{clause.key}-asked" for clause in clauses_of(game(key)))]


def _twice(lines: Lines) -> Iterator[Fault]:
    """Name questions that two clauses claim."""
    first: dict[str, str] = {}
    for key, questions in lines.items():
        if key.endswith("-asked"):
            for question in questions:
                if first.setdefault(question.casefold(), key) != key:
                    yield Fault("twice", key, question)
