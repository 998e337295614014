"""The sequential test: play on until it is clear whether a player is stronger by a margin or not."""

from __future__ import annotations

import math
from dataclasses import dataclass

from magehall.arena.deals import Result
from magehall.arena.numbers import share_of, shares

LEAST = 8
"""No verdict before this many deals: their spread is not known yet."""


@dataclass(frozen=True)
class Sprt:
    """Weighs "better by `elo1`" against "better by no more than `elo0`", each wrong with a small chance."""

    seats: int
    elo0: float = 0.0
    elo1: float = 20.0
    alpha: float = 0.05
    beta: float = 0.05

    def bounds(self) -> tuple[float, float]:
        """Return the evidence at which the lower or the upper claim is accepted (Wald)."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def evidence(self, values: list[float]) -> float:
        """Return the log-likelihood ratio of the shares of victory, deal by deal, as if normal."""
        number = len(values)
        mean = sum(values) / number
        spread = sum((value - mean) ** 2 for value in values) / (number - 1)
        low, high = share_of(self.elo0, self.seats), share_of(self.elo1, self.seats)
        return number * (high - low) * (2 * mean - low - high) / (2 * max(spread, 1e-4))

    def end(self, results: list[Result]) -> int | None:
        """Return after how many deals, in their order, the test is decided; None if it is not."""
        values = shares(results)
        low, high = self.bounds()
        for number in range(LEAST, len(values) + 1):
            if not low < self.evidence(values[:number]) < high:
                return number
        return None

    def verdict(self, results: list[Result]) -> str:
        """Say which claim is accepted."""
        end = self.end(results)
        if end is None:
            return "open"
        return "stronger" if self.evidence(shares(results)[:end]) > 0 else "not-stronger"
