"""Worlds that fit a view, the likelier ones more often."""

from __future__ import annotations

from typing import Final, final

from magehall.bots.search.problem import Problem
from magehall.core.chance import Rng
from magehall.core.game import State

BATCH: Final = 32
"""This many worlds are drawn together; the more there are, the better the likely ones stand out."""


@final
class Worlds:
    """An endless supply: of `tries` times as many as are needed, each is kept as often as it is likely."""

    def __init__(self, problem: Problem, tries: int, rng: Rng) -> None:
        self.problem = problem
        self.tries = tries
        self.rng = rng
        self.ready: list[State] = []

    def next(self) -> State:
        """Return the next world."""
        if self.tries == 1:
            return self.problem.world(self.rng)
        if not self.ready:
            self.ready = self._batch()
        return self.ready.pop()

    def _batch(self) -> list[State]:
        drawn = [self.problem.world(self.rng) for _ in range(BATCH * self.tries)]
        weights = [self.problem.likelihood(world) for world in drawn]
        kept = [drawn[place].copy() for place in comb(weights, BATCH, self.rng.unit())]
        self.rng.shuffle(kept)
        return kept


def comb(weights: list[float], number: int, start: float) -> list[int]:
    """Pick places in proportion to their weights, at even distances from a random start below 1."""
    total = sum(weights)
    if total <= 0.0:
        return [place * len(weights) // number for place in range(number)]
    step = total / number
    picked: list[int] = []
    reached = 0.0
    for place, weight in enumerate(weights):
        reached += weight
        while len(picked) < number and (start + len(picked)) * step < reached:
            picked.append(place)
    while len(picked) < number:
        picked.append(len(weights) - 1)
    return picked
