"""Moves as small numbers: a verb and what it applies to. Search and random play use nothing else."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import lowest

TILE: Final = 0
DISCARD: Final = 1
REMOVE: Final = 2
ENERGY: Final = 3
LAY: Final = 4
SEND: Final = 5
PENTAGRAM: Final = 6
PLACE: Final = 7
KEEP: Final = 8
USE: Final = 9
CHOOSE: Final = 10
CRYSTAL: Final = 11
OUT: Final = 12
SHELF: Final = 13
TAKE: Final = 14
CHIP: Final = 15
WAND: Final = 16
SCROLL: Final = 17
BOOST: Final = 18
DONE: Final = 19
TOWER: Final = 20
DRAW: Final = 21
REVEAL: Final = 22
REFILL: Final = 23
VERBS: Final = 24

SPAN: Final = 8192
"""How many things one verb can apply to."""

EDGES: Final = 180
"""Pairs of neighbouring hexes, in both directions, in the largest cauldron."""

NO_CODE: Final = -1
MOST: Final = 4096
"""More moves than any position has."""
_BLANK: Final[vec[i64]] = vec[i64]([0] * MOST)
"""Copied in one go, unlike a list of that many zeros."""


def code(verb: i64, about: i64) -> i64:
    """Put a verb and what it applies to into one number."""
    return verb * SPAN + about


def verb_of(number: i64) -> i64:
    """Return the verb of a move's number."""
    return number >> 13


def about(number: i64) -> i64:
    """Return what a move's number applies to."""
    return number & 8191


@final
class Codes:
    """A list of moves as numbers, to be used again and again."""

    def __init__(self) -> None:
        self.numbers: vec[i64] = _BLANK[:]
        self.size: i64 = 0

    def add(self, verb: i64, about: i64) -> None:
        """Put a move at the end."""
        self.numbers[self.size] = verb * SPAN + about
        self.size += 1

    def each(self, verb: i64, things: i64) -> None:
        """Put a move for each thing of a set at the end."""
        while things != 0:
            self.add(verb, lowest(things))
            things &= things - 1
