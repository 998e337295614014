"""Picks among candidates that were searched: the best, or at a temperature one that is nearly as good."""

from __future__ import annotations

import math
from typing import Final

from magehall.bots.search.arm import Arm
from magehall.core.chance import Rng

FLOOR: Final = 3.0
"""Anything worse than the best by more than this many temperatures is never chosen."""


def pick(arms: list[Arm], temperature: float, rng: Rng) -> Arm:
    """Return the first arm, or at a temperature, in points, any within reach of it."""
    if temperature <= 0.0:
        return arms[0]
    weights: list[float] = []
    for arm in arms:
        behind = max(arms[0].value() - arm.value(), 0.0)
        weights.append(math.exp(-behind / temperature) if behind <= FLOOR * temperature else 0.0)
    return arms[rng.weighted(weights)]
