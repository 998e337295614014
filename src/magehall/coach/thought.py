"""What is known about a decision after thinking: choices with their values, and reasons."""

from __future__ import annotations

import math
from typing import NamedTuple

from magehall.bots import Reason

NOISE = 2.0
"""A difference of fewer standard errors may be chance."""
TRIFLE = 0.5
"""This many points are not worth a word, however certain they are."""


class Option(NamedTuple):
    """A choice, a move or a whole turn, with what it gains in points and how certain that is."""

    moves: list[str]
    value: float
    error: float
    behind: float = 0.0
    """How much less it gains than the best, in the same worlds."""
    behind_error: float = 0.0

    def is_worse(self) -> bool:
        """Tell whether more than chance or a trifle separates it from the best."""
        return self.behind > max(TRIFLE, NOISE * self.behind_error)


class Thought(NamedTuple):
    """Choices, the best first, why the first and why not the second, and what to look at to find it."""

    options: list[Option]
    reasons: list[Reason]
    against: list[Reason]
    nudge: list[Reason]

    def best(self) -> Option:
        """Return the best choice."""
        return self.options[0]


def finite(error: float) -> float:
    """Return an error that can be written down: none if nothing was tried."""
    return error if math.isfinite(error) else 0.0
