"""Many games stepped one after the other: the plain form of a hall, for games without one of their own."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from magehall.adapters.stepper import OVER, Stepper
from magehall.core import BadInput


class Rows:
    """Games that begin anew when they end, over steppers."""

    def __init__(self, key: str, seats: int, options: Mapping[str, str], games: int, seed: str) -> None:
        self.steppers = [Stepper(key, seats, options) for _ in range(games)]
        encoding = self.steppers[0].encoding
        self.seed = seed
        self.actions = encoding.actions()
        self.observations = np.zeros((games, encoding.size()), np.uint8)
        self.masks = np.zeros((games, self.actions), np.uint8)
        self.rewards = np.zeros((games, seats), np.int64)
        self.acting = np.zeros(games, np.int64)
        self.ended = np.zeros(games, np.int64)
        self.begun = [0] * games
        for number in range(games):
            self._begin(number)
            self._show(number)

    def _begin(self, number: int) -> None:
        self.steppers[number].reset(f"{self.seed}/{number}/{self.begun[number]}")
        self.begun[number] += 1

    def step(self, actions: bytes) -> None:
        """Take one action in every game, given as 64-bit numbers."""
        chosen = np.frombuffer(actions, np.int64).tolist()
        for number, stepper in enumerate(self.steppers):
            if chosen[number] not in stepper.legal():
                raise BadInput(f"action {chosen[number]} is not legal in game {number}")
        for number, stepper in enumerate(self.steppers):
            self._act(number, stepper, chosen[number])
            self._show(number)

    def _act(self, number: int, stepper: Stepper, action: int) -> None:
        before = stepper.state.scores()
        stepper.act(action)
        stepper.advance()
        self.rewards[number] = np.subtract(stepper.state.scores(), before)
        self.ended[number] = stepper.asked() == OVER
        if self.ended[number]:
            self._begin(number)

    def _show(self, number: int) -> None:
        stepper = self.steppers[number]
        seat = stepper.asked()
        self.acting[number] = seat
        self.observations[number] = stepper.observe(seat)
        self.masks[number] = stepper.mask(seat)
