"""Many games stepped by one call, as NumPy arrays; Wizard's run inside the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from magehall.adapters.rows import Rows
from magehall.core import BadInput, Move, Seat, State, game, part


class Batch(Protocol):
    """What steps many games; its arrays are buffers of words."""

    actions: int

    def step(self, actions: bytes) -> None:
        """Take an action in every game."""


class VectorEnv:
    """Games that start over when they end. The arrays change with every step: copy what you keep.

    `observations` (games × bytes) and `masks` (games × actions) are those of the seat in `acting`; `rewards`
    (games × seats) are the points the last step gained each seat; `ended` says where it ended a game, so that
    the rest already belongs to the next one.

    If a seat is yours (`own`), nothing starts over by itself: a finished game is shown as that seat sees it,
    and `begin` starts it again; the moves of the other seats are made by `play`.
    """

    def __init__(
        self,
        key: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
        own: Seat = -1,
    ) -> None:
        found = game(key)
        if games < 1:
            raise BadInput(f"{games} games cannot be stepped: at least one")
        self.seats = seats if seats is not None else found.seats[0]
        self.games = games
        settled = found.settle(self.seats, options or {})
        brought = part(key, "magehall.adapters.{}.batch", "batch")
        maker = brought.Batch if brought is not None else _rows(key)
        self.batch: Any = maker(self.seats, settled, games, str(seed), own)
        self.observations = self._bytes(self.batch.observations)
        self.masks = self._bytes(self.batch.masks)[:, : self.batch.actions]
        self.acting = self._words(self.batch.acting)
        self.ended = self._words(self.batch.ended)
        self.rewards = self._words(self.batch.rewards).reshape(games, self.seats)

    def _bytes(self, words: object) -> npt.NDArray[np.uint8]:
        return np.frombuffer(cast("bytes", words), np.uint8).reshape(self.games, -1)

    @staticmethod
    def _words(words: object) -> npt.NDArray[np.int64]:
        return np.frombuffer(cast("bytes", words), np.int64)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Take one action in every game, or `WAIT`; if one is illegal, nothing happens but `BadInput`."""
        self.batch.step(np.ascontiguousarray(actions, np.int64).tobytes())

    def state(self, number: int) -> State:
        """Return the position of a game, for bots and drawings."""
        return cast("State", self.batch.state(number))

    def play(self, number: int, move: Move) -> None:
        """Make the move of the seat that is asked in a game; what it gains is added to the rewards."""
        self.batch.play(number, move)

    def play_at_random(self) -> bool:
        """Let random players move until your seat is asked; tell whether the engine has any."""
        if not hasattr(self.batch, "others"):
            return False
        self.batch.others()
        return True

    def begin(self, number: int) -> None:
        """Start a game over."""
        self.batch.begin(number)

    def __reduce__(self) -> str:
        raise TypeError("many games live in the engine's own memory and are not copied")

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.games} games, {self.seats} seats>"


def _rows(key: str) -> Any:
    def made(seats: int, options: Mapping[str, str], games: int, seed: str, own: Seat) -> Rows:
        return Rows(key, seats, options, games, seed, own)

    return made
