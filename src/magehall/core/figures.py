"""Figures: what can be counted in a finished game, seat by seat, from what happened in it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, final

from magehall.core.facts import Fact
from magehall.core.seat import read_seat


class Figure(NamedTuple):
    """A total, and what it was counted over: one game, or a number of its rounds."""

    total: int
    of: int = 1


Figures = dict[str, Figure]
"""The figures of one seat by name; the words for them are in the locales (`<game>-figure-…`)."""


@final
class Tally:
    """Adds up counts for each seat; every name is there from the start, at zero."""

    def __init__(self, seats: int, names: Iterable[str]) -> None:
        self.counts: list[dict[str, int]] = [dict.fromkeys(names, 0) for _ in range(seats)]

    def add(self, seat: Fact, name: str, count: Fact = 1) -> None:
        """Add to a seat's count, with the seat and the amount as an event gives them."""
        assert isinstance(seat, str), "an event tells a seat by its letter"
        assert isinstance(count, int), "an event tells a number"
        self.counts[read_seat(seat)][name] += count

    def figures(self, of: int = 1) -> list[Figures]:
        """Return what was counted, over this many games or rounds."""
        return [{name: Figure(count, of) for name, count in counts.items()} for counts in self.counts]
