"""Many games stepped one after another: the plain form of a batch, for games without one of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import numpy as np

from magehall.adapters.encoding import OVER, WAIT
from magehall.adapters.stepper import Stepper
from magehall.core import BadInput, Move, Seat, State


class Rows:
    """Games that start over when they end, on top of steppers.

    If a seat is yours (`own`), a finished game stays, as that seat sees it, until it is begun again.
    """

    def __init__(
        self, key: str, seats: int, options: Mapping[str, str], games: int, seed: str, own: Seat = -1
    ) -> None:
        self.steppers = [Stepper(key, seats, options) for _ in range(games)]
        encoding = self.steppers[0].encoding
        self.seed = seed
        self.own = own
        self.actions = encoding.actions()
        self.observations = np.zeros((games, encoding.size()), np.uint8)
        self.masks = np.zeros((games, self.actions), np.uint8)
        self.rewards = np.zeros((games, seats), np.int64)
        self.acting = np.zeros(games, np.int64)
        self.ended = np.zeros(games, np.int64)
        self.begun = [0] * games
        for number in range(games):
            self.begin(number)

    def begin(self, number: int) -> None:
        """Start a game over."""
        self.steppers[number].reset(f"{self.seed}/{number}/{self.begun[number]}")
        self.begun[number] += 1
        self._show(number)

    def state(self, number: int) -> State:
        """Return the position of a game, for bots and drawings."""
        return self.steppers[number].state

    def step(self, actions: bytes) -> None:
        """Take one action in every game, given as 64-bit numbers, or `WAIT`."""
        chosen = np.frombuffer(actions, np.int64).tolist()
        for number, stepper in enumerate(self.steppers):
            if chosen[number] != WAIT and chosen[number] not in stepper.legal():
                raise BadInput(f"action {chosen[number]} is not legal in game {number}")
        self.rewards[:] = 0
        self.ended[:] = 0
        for number, stepper in enumerate(self.steppers):
            if chosen[number] != WAIT:
                self._after(number, partial(stepper.act, chosen[number]))

    def play(self, number: int, move: Move) -> None:
        """Make a bot's move; what it gains is added to the rewards of the step."""
        stepper = self.steppers[number]
        self._after(number, partial(stepper.apply, stepper.asked(), move))

    def _after(self, number: int, act: Callable[[], None]) -> None:
        stepper = self.steppers[number]
        before = stepper.state.scores()
        act()
        stepper.advance()
        self.rewards[number] += np.subtract(stepper.state.scores(), before)
        self.ended[number] = stepper.asked() == OVER
        if self.ended[number] and self.own < 0:
            self.begin(number)
        else:
            self._show(number)

    def _show(self, number: int) -> None:
        stepper = self.steppers[number]
        asked = stepper.asked()
        seat = self.own if asked == OVER else asked
        self.acting[number] = asked
        self.observations[number] = stepper.observe(seat)
        self.masks[number] = stepper.mask(seat)
