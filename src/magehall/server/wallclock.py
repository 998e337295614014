"""The only place that reads the time of day."""

from __future__ import annotations

import time


def now() -> int:
    """Give the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def ticks() -> float:
    """Give seconds that only ever go forward, for measuring."""
    return time.monotonic()
