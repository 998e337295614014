"""Places at the table. A seat is a place; a player sits on it."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from magehall.core.errors import BadInput, NotationError

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


def actor(seat: Seat) -> Actor:
    """Write a seat, nature as a star."""
    return "*" if seat == CHANCE else _WRITTEN[seat]


def seat_text(seat: Seat) -> str:
    """Write a seat as its letter, nature as a star."""
    return "*" if seat == CHANCE else LETTERS[seat]


def read_seat(text: str) -> Seat:
    """Read what `seat_text` writes."""
    if text == "*":
        return CHANCE
    if len(text) == 1 and text in LETTERS:
        return LETTERS.index(text)
    raise NotationError(
        f"{text!r} is no seat: seats are the letters A to {LETTERS[-1]}, nature is *", text, 0
    )


def check_seat(seat: i64, seats: i64) -> None:
    """Raise if a seat is neither nature's nor at a table of this size."""
    if seat < CHANCE or seat >= seats:
        raise _no_seat(int(seat), int(seats))


def check_viewer(seat: Seat | None, seats: i64) -> None:
    """Raise if a viewer is not a seat at a table of this size; None is a watcher."""
    if seat is not None and not 0 <= seat < seats:
        raise _no_seat(seat, int(seats))


def _no_seat(seat: Seat, seats: int) -> BadInput:
    return BadInput(f"there is no seat {seat!r} at this table of {seats}: seats are 0 to {seats - 1}")
