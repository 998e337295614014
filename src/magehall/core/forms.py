"""Forms of moves: how the text of each kind of move is written, declared once; schema and pages follow.

A game lists its own in `forms.py`. They neither read nor judge moves: `Game.read` and `State.refuse` do that.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

from magehall.core.seat import LETTERS

SEAT: Final = f"[{LETTERS[0]}-{LETTERS[-1]}]"
"""A player's seat, as it is written."""


class MoveForm(NamedTuple):
    """A kind of move: how it is written, who makes it, and what it does."""

    name: str
    """In kebab case, its verb first."""
    pattern: str
    """A regular expression for the whole text, in the syntax Python and JavaScript share: no look-around."""
    examples: tuple[str, ...]
    """Examples of such moves, at least one."""
    sentence: str
    """What it does."""
    by: Literal["seat", "nature"] = "seat"
    """Who makes it."""

    def fits(self, text: str) -> bool:
        """Tell whether a text is written in this form; the rules may still refuse it."""
        return re.fullmatch(self.pattern, text) is not None


def one_of(names: Iterable[str]) -> str:
    """Return the pattern for one of several plain words."""
    return f"(?:{'|'.join(names)})"


def number(least: int, most: int) -> str:
    """Return the pattern for a whole number in a range, with at most two digits."""
    tens = range(least // 10, most // 10 + 1)
    ends = [(max(least, 10 * ten) % 10, min(most, 10 * ten + 9) % 10) for ten in tens]
    digits = [f"[{first}-{last}]" if first < last else str(first) for first, last in ends]
    return one_of(f"{ten or ''}{digit}" for ten, digit in zip(tens, digits, strict=True))


def some(pattern: str, between: str = " ") -> str:
    """Return the pattern for one or more of a kind, with a separator between them."""
    return f"{pattern}(?:{between}{pattern})*"
