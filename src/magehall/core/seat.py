"""Places at the table. A seat is a place; a player sits on it."""

from __future__ import annotations

from typing import Final, Literal

from magehall.core.errors import NotationError

Seat = int

CHANCE: Final = -1
"""Nature's seat: it deals, draws and turns up."""

Letter = Literal["A", "B", "C", "D", "E", "F", "G", "H"]
Actor = Literal["A", "B", "C", "D", "E", "F", "G", "H", "*"]

LETTERS: Final = "ABCDEFGH"
_WRITTEN: Final[tuple[Letter, ...]] = ("A", "B", "C", "D", "E", "F", "G", "H")


def letter(seat: Seat) -> Letter:
    """Write a player's seat."""
    return _WRITTEN[seat]


def seat_text(seat: Seat) -> Actor:
    """Write a seat as its letter, nature as a star."""
    return "*" if seat == CHANCE else _WRITTEN[seat]


def read_seat(text: str) -> Seat:
    """Read what `seat_text` writes."""
    if text == "*":
        return CHANCE
    if len(text) == 1 and text in LETTERS:
        return LETTERS.index(text)
    raise NotationError(
        f"{text!r} is no seat: seats are the letters A to {LETTERS[-1]}, nature is *", text, 0
    )
