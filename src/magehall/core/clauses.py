"""The numbered clauses of a game's RULES.md."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from magehall.core.game import Game

_CLAUSE: Final = re.compile(r"- \*\*([a-z][a-z-]*-\d+)\*\* (\S.*)")


class Clause(NamedTuple):
    """One rule in plain English, under the heading of its section."""

    key: str
    section: str
    text: str


def clauses_of(game: Game) -> list[Clause]:
    """Return the clauses of a game in order."""
    return read_clauses(game.key, game.text("RULES.md"))


def read_clauses(key: str, rules: str) -> list[Clause]:
    """Read the clauses from the text of a RULES.md: numbered from 1 without gaps, below headings."""
    found: list[Clause] = []
    section = ""
    for line in rules.splitlines():
        if line.startswith("## "):
            section = line[3:].strip()
        match = _CLAUSE.fullmatch(line)
        if match is not None:
            assert match[1] == f"{key}-{len(found) + 1}", (
                f"{match[1]} stands where {key}-{len(found) + 1} should"
            )
            found.append(Clause(match[1], section, match[2]))
    return found
