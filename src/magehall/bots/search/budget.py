"""How long a search may think: a number of roll-outs, and never longer than a number of core seconds."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final, final

SPENT: Final[Callable[[], float]] = getattr(time, "thread_time", time.perf_counter)
"""Tells the processor time of this thread; a browser knows only the time that has passed."""


@final
class Brake:
    """Applies to all searches; taken off when answers are compared, so that roll-outs alone decide."""

    def __init__(self) -> None:
        self.is_off = False
        self.slack = 1.0
        """How many times as long as usual a search may take, where everything is slow."""


BRAKE: Final = Brake()


@final
class Budget:
    """Roll-outs first, so that results can be repeated; the time is a brake for slow machines.

    Processor time is measured, so that other load on the machine changes no move. Only when somebody is
    waiting for the answer, `patience` says how long that may take, on a busy machine too.
    """

    def __init__(self, roll_outs: int, seconds: float = 1.0, patience: float = math.inf) -> None:
        assert roll_outs > 0, "a search tries at least something"
        self.roll_outs = roll_outs
        self.seconds = seconds
        self.patience = patience

    def clock(self) -> Clock:
        """Begin to measure."""
        return Clock(self.seconds, self.patience)


@final
class Clock:
    """Tells when time is up: asked before every step, it expects none longer than the longest so far."""

    def __init__(self, seconds: float, patience: float = math.inf) -> None:
        self.end = SPENT() + seconds * BRAKE.slack
        self.waited = time.perf_counter() + patience
        self.asked = self.end
        self.longest = 0.0

    def is_up(self) -> bool:
        """Tell whether the time is up, or would be after another step as long as the longest so far."""
        if BRAKE.is_off:
            return False
        now = SPENT()
        self.longest = max(self.longest, now - self.asked)
        self.asked = now
        return now + self.longest >= self.end or time.perf_counter() + self.longest >= self.waited
