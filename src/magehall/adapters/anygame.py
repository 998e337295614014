"""Numbers for any game: what is known of its views and moves is hashed into rows of one size.

A move's number is the hash of its text, so it means the same in every position; if two moves of a position
collide, the later one in the listing takes the next free number. An observation counts what the view's data
says, each thing at the place its path hashes to. Both are functions of a seat's view.

Hashing forgets the order within lists of names, and things sometimes collide. A game with an encoding of its
own tells a learner more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final
from zlib import crc32

from magehall.adapters.encoding import Encoding, Nature, Staged
from magehall.core import Move, Rng, Seat, State, View, game

ACTIONS: Final = 1024
SIZE: Final = 2048
OUTCOMES: Final = 256
DRAWS: Final = 3
"""A draw that cannot be listed is named by this many numbers below `OUTCOMES`, as a seed for it."""


class AnyEncoding(Encoding):
    """Actions and observations of a game that brings no encoding."""

    def __init__(self, key: str, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(seats, options)
        self.game = game(key)
        self.names: dict[int, str] = {}
        """The moves seen under a number, for people who read along."""

    def actions(self) -> int:
        """Return the size of the row that moves are hashed into; if there are more, the last are left out."""
        return ACTIONS

    def size(self) -> int:
        """Return the length of an observation."""
        return SIZE

    def legal(self, state: State, seat: Seat, staged: Staged) -> dict[int, Move | None]:
        """Return the listed moves by their numbers."""
        found: dict[int, Move | None] = {}
        for move in state.moves(seat)[:ACTIONS]:
            number = crc32(str(move).encode()) % ACTIONS
            while number in found:
                number = (number + 1) % ACTIONS
            found[number] = move
            self.names.setdefault(number, str(move))
        return dict(sorted(found.items()))

    def observe(self, view: View, staged: Staged) -> bytes:
        """Write everything the view says where it belongs."""
        row = bytearray(SIZE)
        for path, value in _leaves("", view.data()):
            _write(row, path, value)
        return bytes(row)

    def name(self, action: int) -> str:
        """Name an action by the move it was last seen to make."""
        return self.names.get(action, f"action {action}")

    def longest(self) -> int:
        """Bound the number of actions as the game bounds its moves."""
        return self.game.longest(self.seats, self.options)


class AnyNature(Nature):
    """Nature's moves of any game: listed ones by their place, others by a seed in three numbers."""

    def __init__(self, key: str) -> None:
        self.game = game(key)

    def most(self) -> int:
        """Bound the outcomes of a draw."""
        return OUTCOMES

    def outcomes(self, state: State, drawn: Staged) -> list[tuple[int, float]]:
        """List nature's moves with their chances, or the next number of a seed."""
        chances = state.chances()
        if 0 < len(chances) <= OUTCOMES:
            return [(number, chance.weight) for number, chance in enumerate(chances)]
        return [(number, 1 / OUTCOMES) for number in range(OUTCOMES)]

    def move(self, state: State, drawn: Staged) -> Move | None:
        """Return the listed move, or the one that follows from the whole seed."""
        chances = state.chances()
        if 0 < len(chances) <= OUTCOMES:
            return chances[drawn[0]].move
        return state.draw(Rng(" ".join(map(str, drawn)), "nature")) if len(drawn) == DRAWS else None

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the draws, as if all moves of the game were nature's."""
        return DRAWS * self.game.longest(seats, options)


def _leaves(path: str, value: object) -> Iterator[tuple[str, str | int]]:
    """Walk through a view's data: plain values with the path that leads to them.

    A list of texts is a bag, in which only how often each one occurs counts; any other list has places.
    """
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _leaves(f"{path}/{name}", inner)
    elif isinstance(value, list):
        is_heap = all(isinstance(inner, str) for inner in value)
        for place, inner in enumerate(value):
            yield from _leaves(path if is_heap else f"{path}/{place}", inner)
    elif isinstance(value, (str, int)):
        yield path, value
    elif value is not None:
        yield path, str(value)


def _write(row: bytearray, path: str, value: str | int) -> None:
    """Count a text at its own place; write a number into the two bytes of its path, its sign beside them."""
    if isinstance(value, str):
        _add(row, f"{path}={value}", 1)
        return
    if value == 0:
        _add(row, f"{path}=0", 1)
    if value < 0:
        _add(row, f"{path}<0", 1)
    low, high = abs(int(value)) % 256, min(255, abs(int(value)) // 256)
    _add(row, path, low)
    if high:
        _add(row, f"{path}>255", high)


def _add(row: bytearray, what: str, number: int) -> None:
    place = crc32(what.encode()) % SIZE
    row[place] = (row[place] + number) % 256
