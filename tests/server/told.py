"""The messages of a viewer, written from a log alone: what a live stream is compared with."""

from __future__ import annotations

from msgspec.json import decode

from magehall.server.store import Row
from magehall.server.tables.fold import fold
from magehall.server.tables.streams import Streams
from magehall.server.tables.table import Table, Viewer
from magehall.server.wire.messages import News


def told_after(code: str, seed: str, rows: list[Row], viewer: Viewer, after: int) -> list[News]:
    """Give the messages of a viewer after number `after`, from the log alone."""
    table = Table(code, seed)
    streams: Streams | None = None
    messages: list[News] = []
    for row in rows:
        if row.n > max(after, 1) and streams is None:
            streams = Streams(table)
            streams.add(viewer)
        entry = fold(table, row)
        if streams is not None:
            messages += [decode(message, type=News) for _, message in streams.told(entry)]
    return messages
