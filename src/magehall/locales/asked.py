"""Reads the questions that clauses answer: `locales/<language>/<game>-asked.ftl`, a question a line.

They are kept apart from the other catalogues: nobody says them, and they are only fetched to find a clause.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from magehall.locales.catalogues import HOUSE, asked_catalogue
from magehall.locales.languages import PSEUDO, SOURCE

HOUSE_KEYS: Final = ("house-empty", "house-endings", "house-letters")
"""What all games share in a language: `house-asked.ftl`."""

Lines = dict[str, list[str]]
"""The lines of each message."""

_ENTRIES: Final = re.compile(r"(?m)^([a-z][\w-]*) *=(.*(?:\n[ \t]+\S.*|\n[ \t]*(?=\n))*)")


def read_lines(text: str) -> Lines:
    """Read such a catalogue; of two messages with the same name the first counts."""
    found: Lines = {}
    for key, said in _ENTRIES.findall(text):
        found.setdefault(key, [line.strip() for line in said.splitlines() if line.strip()])
    return found


def unread(text: str) -> list[str]:
    """Return the lines that belong to no message and are no comments."""
    rest = _ENTRIES.sub("", text)
    return [line for line in rest.splitlines() if line.strip() and not line.startswith("#")]


@cache
def asked(key: str, language: str, package: str = HOUSE) -> Lines:
    """Return the lines by message for a game, or `house` for what all games share; there may be none."""
    return read_lines(asked_catalogue(key, SOURCE if language == PSEUDO else language, package))
