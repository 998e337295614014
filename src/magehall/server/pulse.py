"""The pulse of the event loop: how late it does what is due, which is how long everyone waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from magehall.server import wallclock

BEAT: Final = 0.25
"""Seconds between two looks."""


class Pulse:
    """Sleeps for a moment again and again, and reports by how much it overslept."""

    def __init__(self, tell: Callable[[float], None]) -> None:
        self.tell = tell
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to measure."""
        self.task = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        """Stop measuring."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            due = wallclock.ticks() + BEAT
            await asyncio.sleep(BEAT)
            self.tell(max(0.0, wallclock.ticks() - due))
