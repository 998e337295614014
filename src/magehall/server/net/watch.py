"""Checks all connections now and then, and cuts those that keep the server waiting."""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from collections.abc import Collection
from typing import Final, Protocol, cast

from magehall.server.settings import Settings

EVERY: Final = 1.0
"""Seconds between two checks."""
PACE: Final = 262_144
"""Bytes that a client with much to read must take in the time given for it."""
HURRIED: Final = 1.0
"""Seconds that an unused connection may be kept when there are too many."""
BEGUN: Final = ("head", "body")
"""The stages in which somebody may be waiting for an answer, and so gets one."""
LATE: Final = "The request did not come in time."


class Wired(Protocol):
    """A connection, whatever is spoken over it."""

    transport: asyncio.Transport


class Timed(Wired, Protocol):
    """A connection that knows what it waits for, and since when."""

    stage: str
    since: float

    def refuse(self, status: int, why: str) -> None:
        """Say why nothing more is read, and hang up."""


class Owed:
    """What a client has yet to read by a certain time."""

    def __init__(self, size: int, until: float) -> None:
        self.size = size
        self.left = min(size, PACE)
        self.until = until

    def take(self, size: int) -> None:
        """Note how much is left, and so what was read."""
        self.left -= max(0, self.size - size)
        self.size = size


class Watch:
    """Knows how long each connection may take for what."""

    def __init__(self, settings: Settings, most: int) -> None:
        self.crowd = most * 3 // 4
        """With this many connections, unused ones make room for others at once."""
        self.unread_seconds = settings.unread_seconds
        self.allowed = {
            "silent": settings.head_seconds,
            "head": settings.head_seconds,
            "body": settings.body_seconds,
            "idle": settings.idle_seconds,
        }
        self.hurried = {**self.allowed, "silent": HURRIED, "idle": HURRIED}
        self.owed: dict[Wired, Owed] = {}
        self.cut: Counter[str] = Counter()
        """How many were cut, and why."""

    def look(self, connections: Collection[Wired], now: float) -> None:
        """Cut late connections; one that is reading what was written gets the time that takes."""
        owed: dict[Wired, Owed] = {}
        is_crowded = len(connections) > self.crowd
        for connection in list(connections):
            if self._is_late(connection, now, self.hurried if is_crowded else self.allowed):
                continue
            size = connection.transport.get_write_buffer_size()
            if size:
                self._hold_to_account(connection, size, now, owed)
        self.owed = owed

    def _is_late(self, connection: Wired, now: float, allowed: dict[str, float]) -> bool:
        """Tell whether a request should have been here long ago; if so, say so and hang up."""
        if not hasattr(connection, "stage"):
            return False
        timed = cast(Timed, connection)
        if now - timed.since <= allowed.get(timed.stage, math.inf) or timed.transport.is_closing():
            return False
        self.cut[timed.stage] += 1
        if timed.stage in BEGUN:
            timed.refuse(408, LATE)
        else:
            timed.transport.close()
        return True

    def _hold_to_account(self, connection: Wired, size: int, now: float, owed: dict[Wired, Owed]) -> None:
        """Cut off a client that does not read, whatever is still unread."""
        debt = self.owed.get(connection)
        if debt is not None:
            debt.take(size)
        if debt is None or debt.left <= 0:
            debt = Owed(size, now + self.unread_seconds)
        if now < debt.until:
            owed[connection] = debt
        else:
            self.cut["unread"] += 1
            connection.transport.abort()
