"""A table in memory with those who follow it: entries are folded, stored, and only then shown."""

from __future__ import annotations

import asyncio
from typing import Protocol

from magehall.core import read_seat
from magehall.server.store import Line, Row
from magehall.server.tables.fold import fold, folded
from magehall.server.tables.streams import Streams, written
from magehall.server.tables.table import Table, Viewer
from magehall.server.wire import entries


class Follower(Protocol):
    """Somebody who is shown a table."""

    player: str

    def show(self, message: bytes) -> None:
        """Take a message; must not wait."""

    def dismiss(self) -> None:
        """Be sent away, to come back and resume."""


FREEING = (entries.Stood, entries.Kicked)
"""Entries after which a seat is somebody else's to look from."""

Shown = list[tuple[Viewer, bytes]]
"""Messages ready to be shown, and to whom."""


class Room:
    """One table, one thing at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.streams: Streams | None = None
        self.followers: dict[Viewer, set[Follower]] = {}
        self.due = 0
        """When somebody must look at the table next, as of its last entry; 0 for never."""

    def follow(self, follower: Follower, viewer: Viewer) -> None:
        """Show a table to somebody from now on."""
        if self.streams is None:
            self.streams = Streams(self.table)
        if viewer not in self.followers:
            self.streams.add(viewer)
        self.followers.setdefault(viewer, set()).add(follower)

    def unfollow(self, follower: Follower, viewer: Viewer) -> None:
        """Show no more."""
        those = self.followers.get(viewer, set())
        those.discard(follower)
        if not those:
            self.followers.pop(viewer, None)
            if self.streams is not None:
                self.streams.drop(viewer)
        if not self.followers:
            self.streams = None

    def take(self, rows: list[Row]) -> Shown:
        """Fold entries in, and write the messages that tell them; nothing is shown yet."""
        ready: Shown = []
        for row in rows:
            entry = fold(self.table, row)
            if self.streams is not None:
                ready += zip(self.streams.own, written(self.streams.news(entry)), strict=True)
            self._turn_away(entry)
        return ready

    def show(self, ready: Shown) -> None:
        """Show what is stored."""
        for viewer, message in ready:
            for follower in self.followers.get(viewer, ()):
                follower.show(message)

    def read_again(self, rows: list[Row], shown: int) -> Shown:
        """Make the table anew from its log; give what came after `shown`, the last entry that was seen."""
        self.table = folded(self.table.code, self.table.seed, [row for row in rows if row.n <= shown])
        self.streams = Streams(self.table) if self.followers else None
        for viewer in self.followers:
            assert self.streams is not None, "somebody follows"
            self.streams.add(viewer)
        return self.take([row for row in rows if row.n > shown])

    def _turn_away(self, entry: entries.AnyEntry) -> None:
        """Stop showing a seat to those who no longer hold it."""
        if not isinstance(entry, FREEING):
            return
        seat = read_seat(entry.seat)
        for follower in list(self.followers.get(seat, ())):
            if self.table.seats[seat].player != follower.player:
                self.unfollow(follower, seat)

    def dismiss(self) -> None:
        """Send all followers away."""
        for follower in {follower for those in self.followers.values() for follower in those}:
            follower.dismiss()

    def is_idle(self) -> bool:
        """Tell whether nobody follows and nothing is under way."""
        return not self.followers and not self.lock.locked()


def line_of(table: Table) -> Line:
    """Write the table as lists show it."""
    return Line(
        table.code,
        table.terms.game,
        table.status,
        table.terms.visibility,
        table.terms.seats,
        table.names(),
        table.people(),
        table.at,
    )


def rows_of(first: int, written: list[entries.Entry], at: int) -> list[Row]:
    """Number entries as they will stand in the log."""
    return [
        Row(first + place, entries.kind_of(entry), entries.written(entry), at)
        for place, entry in enumerate(written)
    ]
