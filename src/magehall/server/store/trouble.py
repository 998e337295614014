"""Trouble with a store: away, full or damaged. It is logged when it begins and when it is over."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

from magehall.server import wallclock
from magehall.server.refused import Refused

log = logging.getLogger("magehall.store")

AWAY, FULL, DAMAGED = "store-away", "store-full", "store-damaged"
"""It does not answer; it cannot be written to, as when the disk is full; what it holds cannot be read."""
CALM: Final = 5.0
"""Seconds without trouble after which it is over, so that what comes and goes is one trouble."""


class StoreTrouble(Refused):
    """The store cannot do its work now; the request may be repeated."""

    def __init__(self, kind: str) -> None:
        super().__init__("store-away")
        self.kind = kind


class Trouble:
    """What a store suffers from, if anything."""

    def __init__(self) -> None:
        self.kind: str | None = None
        self.since = self.last = 0.0
        self.failures = 0
        self.unread: Sequence[Any] | None = None
        """The query whose answer was damaged: the trouble is not over until it is answered."""

    def note(self, kind: str, error: Exception, asked: Sequence[Any] | None = None) -> StoreTrouble:
        """Note a failure; return what the asker is told."""
        self.last = wallclock.ticks()
        if self.kind is None:
            self.since, self.failures = self.last, 0
            why = " ".join(f"{type(error).__name__}: {error}".split())[:300]
            log.error("trouble with the store", extra={"kind": kind, "error": why})
        self.kind = kind
        self.failures += 1
        if kind == DAMAGED and asked is not None:
            self.unread = asked
        return StoreTrouble(kind)

    def lasts(self) -> str | None:
        """Say what may still be wrong, although something was written just now."""
        return None if self.kind == AWAY else self.kind

    def ease(self, asked: Sequence[Any] | None = None) -> None:
        """Note that something was written, or a query answered: it may be the one."""
        if asked is not None and asked != self.unread:
            return
        if asked is not None:
            self.unread = None
        if self.unread is None and wallclock.ticks() - self.last > CALM:
            seconds = round(wallclock.ticks() - self.since)
            log.warning("the store is well again", extra={"failures": self.failures, "seconds": seconds})
            self.kind = None
