"""How a game is presented to programs that want numbers: a fixed list of actions, and a view as bytes."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, cast, final

from mypy_extensions import mypyc_attr

from magehall.core.errors import BadInput
from magehall.core.game import State
from magehall.core.move import Move
from magehall.core.parts import part
from magehall.core.registry import is_known
from magehall.core.seat import Seat
from magehall.core.shape import View

GROUP: Final = "magehall.adapters"
ANY_GAME: Final = "magehall.adapters.anygame"
"""What serves games that bring no encoding: found by name, since it builds on this module."""

VERSION: Final = 0
"""Goes up when an action or a byte of an observation comes to mean something else."""
OVER: Final = -2
"""Who is asked when the game is over."""
WAIT: Final = -1
"""The action that leaves one of many games as it is."""

_found: dict[str, Any] = {}

Staged = tuple[int, ...]
"""The actions of a turn that is still being composed; empty where every action is a whole move."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(metaclass=ABCMeta):
    """One game, for a number of seats with these options, as numbers."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)

    @abstractmethod
    def actions(self) -> int:
        """Say how many actions there are, the same number in every position."""

    @abstractmethod
    def size(self) -> int:
        """Say how many bytes an observation has."""

    @abstractmethod
    def legal(self, state: State, seat: Seat, staged: Staged) -> dict[int, Move | None]:
        """Return the legal actions in rising order with the moves they make; None continues the turn."""

    @abstractmethod
    def observe(self, view: View, staged: Staged) -> bytes:
        """Write what a view knows, and what its seat has staged, as bytes; the viewer's seat comes first."""

    def see(self, state: State, seat: Seat, staged: Staged) -> bytes:
        """Write what a seat sees; an encoding that is quicker without a view must write the same."""
        return self.observe(state.view(seat), staged)

    def mask(self, state: State, seat: Seat, staged: Staged) -> bytes:
        """Write a one for each legal action, a zero for each other."""
        row = bytearray(self.actions())
        for action in self.legal(state, seat, staged):
            row[action] = 1
        return bytes(row)

    @abstractmethod
    def name(self, action: int) -> str:
        """Name an action."""

    def path(self, state: State, seat: Seat, move: Move) -> list[int]:
        """Return the actions that make a move."""
        return [action for action, made in self.legal(state, seat, ()).items() if made == move]

    @abstractmethod
    def longest(self) -> int:
        """Bound the number of actions in a game, not counting nature's."""


@final
class Pen:
    """Writes an observation, byte by byte."""

    def __init__(self) -> None:
        self.out = bytearray()

    def number(self, value: int) -> None:
        """Write a number from 0 to 255."""
        assert 0 <= value < 256, "a number of one byte"
        self.out.append(value)

    def numbers(self, values: list[int]) -> None:
        """Write numbers from 0 to 255, one byte each."""
        self.out += bytes(values)

    def wide(self, value: int) -> None:
        """Write a number of either sign in two bytes, the high one first, with 32,768 added."""
        self.out += (value + 32768).to_bytes(2, "big")

    def one_of(self, place: int, size: int) -> None:
        """Write a one at a place in a row of zeros; nowhere if the place is below zero."""
        row = bytearray(size)
        if place >= 0:
            row[place] = 1
        self.out += row

    def each_of(self, places: list[int], size: int) -> None:
        """Count how often each place of a row occurs."""
        row = bytearray(size)
        for place in places:
            row[place] += 1
        self.out += row


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature(metaclass=ABCMeta):
    """Nature's moves as a row of single draws, so that each of them can be listed with its chance."""

    @abstractmethod
    def most(self) -> int:
        """Say how many outcomes a draw may have at most; outcomes are numbers below it."""

    @abstractmethod
    def outcomes(self, state: State, drawn: Staged) -> list[tuple[int, float]]:
        """List what the next draw may be, with the probabilities."""

    @abstractmethod
    def move(self, state: State, drawn: Staged) -> Move | None:
        """Return the move that the draws make, or None while more are to come."""

    @abstractmethod
    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the number of draws in a game."""


def encoding(key: str, seats: int, options: Mapping[str, str]) -> Encoding:
    """Make a game's encoding for a table: `ENCODING` in its module here, else one that fits any game."""
    made = getattr(_module(key), "ENCODING", None)
    if made is None:
        return cast("Encoding", _any_game().AnyEncoding(key, seats, options))
    return cast("Encoding", made(seats, options))


def nature(key: str) -> Nature:
    """Find how a game's draws are told one by one: `NATURE` in its module here, else as for any game."""
    made = getattr(_module(key), "NATURE", None)
    return cast("Nature", _any_game().AnyNature(key) if made is None else made)


def _any_game() -> Any:
    return import_module(ANY_GAME)


def _module(key: str) -> Any:
    """Find a game's module once: `magehall.adapters.<game>`, or `encoding` in a third-party package.

    It may also be named by an entry point.
    """
    if key not in _found:
        if not is_known(key):
            raise BadInput(f"{key} has no encoding: there is no such game")
        others = [point for point in entry_points(group=GROUP) if point.name == key]
        _found[key] = others[0].load() if others else part(key, f"{GROUP}.{{}}", "encoding")
    return _found[key]
