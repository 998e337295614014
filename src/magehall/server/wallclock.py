"""The only place that reads the time of day, and the house's own clock, which no wrong time of day can move.

It runs on a clock that is never set, and follows the time of day by a hundredth at most: one of its seconds
is never shorter than 0.99 seconds nor longer than 1.01, whatever the machine is told about the date.
"""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

MILLISECOND: Final = 1_000_000
SLOWLY: Final = 100
"""The part of the passing time by which the clock may catch up, or wait."""


def _unset() -> int:
    """Find a clock that nobody sets and that goes on while the machine sleeps; a browser only names it."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        with suppress(AttributeError, OSError):
            clock: int = getattr(time, name)
            time.clock_gettime_ns(clock)
            return clock
    raise AssertionError("there is a clock that only goes forward")


UNSET: Final = _unset()


def _passed() -> int:
    """Return nanoseconds that only ever go forward."""
    return time.clock_gettime_ns(UNSET)


class Clock:
    """The house's own clock."""

    def __init__(self) -> None:
        self.looked = _passed()
        self.ahead = self.goal = time.time_ns() - self.looked
        """What is added to the time that passed, and what should be."""

    def now(self) -> int:
        """Return the time in milliseconds, closer to where it should be than before."""
        passed = _passed()
        most = (passed - self.looked) // SLOWLY
        self.ahead += max(-most, min(most, self.goal - self.ahead))
        self.looked = passed
        return (passed + self.ahead) // MILLISECOND

    def follow(self, told: int) -> None:
        """Go slowly to where somebody who knows the time of day says it is."""
        self.goal = told * MILLISECOND - _passed()

    def set_to(self, told: int) -> None:
        """Begin at a time at once."""
        self.follow(told)
        self.ahead, self.looked = self.goal, _passed()


clock: Final = Clock()


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return clock.now()


def stamp() -> str:
    """Return the time as people write it, sortable and in UTC: 20261118-031500."""
    return time.strftime("%Y%m%d-%H%M%S", time.gmtime())


def ticks() -> float:
    """Return seconds that only ever go forward, for measuring."""
    return time.monotonic()
