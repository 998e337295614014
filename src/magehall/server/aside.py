"""Runs beside the event loop what takes longer than a move: replays, checks, solvers, pages of words."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from magehall.server.refused import Refused

AT_ONCE: Final = 2
"""Threads; more would not be faster, and would take turns from the event loop."""
MOST: Final = 64
"""This many may be running or waiting."""
MOST_OF_ONE: Final = 16
"""This many of one network."""

Made = TypeVar("Made")


class Aside:
    """A few threads, and a bounded number of callers waiting for them."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "aside")
        self.waiting: Counter[str] = Counter()

    async def do(self, who: str, work: Callable[[], Made]) -> Made:
        """Do something for a caller, or refuse if they, or all together, are waiting for too much already."""
        if self.waiting[who] >= MOST_OF_ONE or self.waiting.total() >= MOST:
            raise Refused("too-many")
        self.waiting[who] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self.threads, work)
        finally:
            self.waiting[who] -= 1
            self.waiting += Counter()  # forgets those who wait for nothing

    def close(self) -> None:
        """Begin nothing more; what is running finishes."""
        self.threads.shutdown(wait=False, cancel_futures=True)
