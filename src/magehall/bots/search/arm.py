"""A candidate on trial: what it scored in each world, and how certain that is."""

from __future__ import annotations

import math
from typing import Final, final

from magehall.bots.search.problem import Candidate

UNKNOWN: Final = math.inf


@final
class Arm:
    """The values of one candidate, world by world; arms tried equally often were tried in the same worlds."""

    def __init__(self, candidate: Candidate, weight: float) -> None:
        self.candidate = candidate
        self.weight = weight
        self.values: list[float] = []
        self.total = 0.0

    def add(self, value: float) -> None:
        """Note what the candidate scored in the next world."""
        self.values.append(value)
        self.total += value

    def value(self) -> float:
        """Return the mean, with the prior counted as the number of roll-outs it weighs."""
        number = len(self.values) + self.weight
        if number == 0.0:
            return self.candidate.prior
        return (self.total + self.weight * self.candidate.prior) / number

    def error(self) -> float:
        """Return the standard error of the mean; infinite with fewer than two worlds."""
        return standard_error(self.values)

    def lead(self, other: Arm) -> float:
        """Return how far this one is ahead on average in the worlds both were tried in."""
        ahead = self._ahead(other)
        return sum(ahead) / len(ahead) if ahead else self.value() - other.value()

    def lead_error(self, other: Arm) -> float:
        """Return the standard error of the lead."""
        return standard_error(self._ahead(other))

    def _ahead(self, other: Arm) -> list[float]:
        common = min(len(self.values), len(other.values))
        return [self.values[world] - other.values[world] for world in range(common)]


def standard_error(values: list[float]) -> float:
    """Return the standard error of the mean of some values."""
    number = len(values)
    if number < 2:
        return UNKNOWN
    mean = sum(values) / number
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return math.sqrt(squares / (number - 1) / number)
