"""What happened at a table, entry by entry: kept small in memory, so that no log is folded to tell it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Raw

from magehall.core import Event, Seat
from magehall.server.tables.kept import Kept
from magehall.server.wire.messages import Happened

CHUNK: Final = 64
"""This many entries are packed together; packed ones take a small part of the space."""
QUICK: Final = 1
"""The level of packing that takes the least time."""

encode = msgspec.json.Encoder().encode


_read = msgspec.json.Decoder(list[Kept]).decode


class Story:
    """All entries of a table's log: what they say is a function of the log and the viewer."""

    def __init__(self) -> None:
        self.packed: list[bytes] = []
        self.latest: list[bytes] = []

    def add(self, n: int, at: int, entry: Raw, told: Sequence[tuple[Event, Raw]]) -> None:
        """Take in the next entry with what it caused; it is written exactly as `Kept` is read."""
        events = [(written, event.audience()) for event, written in told]
        self.latest.append(encode((n, at, entry, events)))
        if len(self.latest) == CHUNK:
            self.packed.append(zlib.compress(_joined(self.latest), QUICK))
            self.latest.clear()

    def told(self, viewer: Seat | None, after: int, before: int) -> list[Happened]:
        """Tell a viewer what happened after one entry and before another."""
        first, last = after // CHUNK, (before - 2) // CHUNK
        kept = [one for chunk in range(first, last + 1) for one in self._chunk(chunk)]
        return [_happened(one, viewer) for one in kept if after < one.n < before]

    def _chunk(self, chunk: int) -> list[Kept]:
        if chunk < len(self.packed):
            return _read(zlib.decompress(self.packed[chunk]))
        return _read(_joined(self.latest)) if chunk == len(self.packed) else []


def _joined(kept: list[bytes]) -> bytes:
    return b"[%b]" % b",".join(kept)


def _happened(kept: Kept, viewer: Seat | None) -> Happened:
    entry: Any = kept.entry
    events: Any = [told.event for told in kept.events if told.seats is None or viewer in told.seats]
    return Happened(n=kept.n, at=kept.at, entry=entry, events=events)
