"""Many games stepped by one call, as NumPy arrays; Wizard's run inside the compiled engine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from magehall.adapters.rows import Rows
from magehall.core import game, part


class Hall(Protocol):
    """What steps many games; its arrays are buffers of words."""

    actions: int

    def step(self, actions: bytes) -> None:
        """Take an action in every game."""


class VectorEnv:
    """Games that begin anew when they end. The arrays change with every step: copy what you keep.

    `observations` (games × bytes) and `masks` (games × actions) are those of the seat in `acting`;
    `rewards` (games × seats) are the points the last step brought to each seat, `ended` tells where it
    ended a game, so that the rest belongs to the next one already.
    """

    def __init__(
        self,
        key: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | str = 0,
    ) -> None:
        found = game(key)
        self.seats = seats if seats is not None else found.seats[0]
        self.games = games
        settled = found.settle(self.seats, options or {})
        own = part(key, "magehall.adapters.{}.hall", "hall")
        maker = own.Hall if own is not None else _rows(key)
        self.hall: Any = maker(self.seats, settled, games, str(seed))
        self.observations = self._bytes(self.hall.observations)
        self.masks = self._bytes(self.hall.masks)[:, : self.hall.actions]
        self.acting = self._words(self.hall.acting)
        self.ended = self._words(self.hall.ended)
        self.rewards = self._words(self.hall.rewards).reshape(games, self.seats)

    def _bytes(self, words: object) -> npt.NDArray[np.uint8]:
        return np.frombuffer(cast("bytes", words), np.uint8).reshape(self.games, -1)

    @staticmethod
    def _words(words: object) -> npt.NDArray[np.int64]:
        return np.frombuffer(cast("bytes", words), np.int64)

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Take one action in every game; if one is not legal, nothing happens but `BadInput`."""
        self.hall.step(np.ascontiguousarray(actions, np.int64).tobytes())


def _rows(key: str) -> Any:
    def made(seats: int, options: Mapping[str, str], games: int, seed: str) -> Rows:
        return Rows(key, seats, options, games, seed)

    return made
