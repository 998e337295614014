"""A table in memory with those who follow it: entries are folded, stored, and only then shown."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Set
from typing import Final, Protocol

from magehall.core import read_seat
from magehall.server.store import Line, Row
from magehall.server.tables.fold import fold, folded_aside
from magehall.server.tables.streams import Streams, encode, sync
from magehall.server.tables.table import Table, Viewer
from magehall.server.wire import entries
from magehall.server.wire.bodies import LineFacts


class Follower(Protocol):
    """Somebody who is shown a table."""

    player: str

    def show(self, message: bytes) -> None:
        """Take a message; must not wait."""

    def dismiss(self) -> None:
        """Be sent away, to come back and resume."""


FREEING = (entries.Stood, entries.Kicked)
"""Entries after which a seat is somebody else's to look from."""

Followers = Set[Follower]
Shown = list[tuple[Followers, bytes]]
"""Messages ready to be shown, and to whom."""
NOBODY: Final[Followers] = frozenset()

MOST_MISSED: Final = 50
"""So many messages are kept for those who come back; whoever has missed more gets the whole picture."""


class Recent:
    """The last messages of a stream, kept for those who come back."""

    def __init__(self) -> None:
        self.messages: deque[bytes] = deque(maxlen=MOST_MISSED)
        self.unheard = 0
        """Messages since somebody followed."""


class Room:
    """One table, one thing at a time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.streams: Streams | None = None
        self.followers: dict[Viewer, set[Follower]] = {}
        self.recent: dict[Viewer, Recent] = {}
        self.losing: set[tuple[Follower, Viewer]] = set()
        """Who may look from somewhere no more by what is ready, and is turned away once that is stored."""
        self.unsure = table.n
        """Whoever holds no more than so many messages may hold what the log, written anew, says no longer."""
        self.due = 0
        """When somebody must look at the table next, as of its last entry; 0 for never."""

    def follow(self, follower: Follower, viewer: Viewer) -> None:
        """Show a table to somebody from now on."""
        if self.streams is None:
            self.streams = Streams(self.table)
        if viewer not in self.recent:
            self.recent[viewer] = Recent()
            self.streams.add(viewer)
        self.recent[viewer].unheard = 0
        self.followers.setdefault(viewer, set()).add(follower)

    def unfollow(self, follower: Follower, viewer: Viewer) -> None:
        """Show no more; the stream goes on for a while, for who comes back."""
        those = self.followers.get(viewer, set())
        those.discard(follower)
        if not those:
            self.followers.pop(viewer, None)

    def missed(self, viewer: Viewer, after: int) -> list[bytes] | None:
        """Give a viewer's messages after number `after`, just as they were shown; None if some are gone."""
        number = self.table.n - after
        kept = self.recent[viewer].messages if viewer in self.recent else ()
        is_kept = after > self.unsure and 0 <= number <= len(kept)
        return list(kept)[len(kept) - number :] if is_kept else None

    def _told(self, streams: Streams, entry: entries.AnyEntry) -> Shown:
        """Write the messages that tell an entry, and keep them for who comes back."""
        ready: Shown = []
        for viewer, message in streams.told(entry):
            self.recent[viewer].messages.append(message)
            if viewer in self.followers:
                those = self.followers[viewer]
                ready.append((self._keeping(those, viewer) if self.losing else those, message))
            else:
                self._miss(streams, viewer)
        return ready

    def _miss(self, streams: Streams, viewer: Viewer) -> None:
        """Count what nobody heard; end a stream that nobody has come back to, or whose seat is gone."""
        self.recent[viewer].unheard += 1
        if self.recent[viewer].unheard > MOST_MISSED or not self.table.has(viewer):
            streams.drop(viewer)
            del self.recent[viewer]
        if not self.recent:
            self.streams = None

    def take(self, rows: list[Row]) -> Shown:
        """Fold entries in, and write the messages that tell them; nothing is shown yet."""
        ready: Shown = []
        for row in rows:
            entry = fold(self.table, row)
            if self.streams is not None:
                ready += self._told(self.streams, entry)
            self._note_loss(entry)
        return ready

    def _keeping(self, those: Followers, viewer: Viewer) -> Followers:
        """Give those who follow from a place and are not about to lose it."""
        return those - {follower for follower, place in self.losing if place == viewer}

    def show(self, ready: Shown) -> None:
        """Show what is stored, and no more to those who lost their place by that."""
        for those, message in ready:
            for follower in those:
                follower.show(message)
        for follower, place in self.losing:
            self.unfollow(follower, place)
        self.losing.clear()

    async def read_again(self, rows: list[Row], shown: int) -> Shown:
        """Make the table anew from its log; give what came after `shown`, the last entry that was seen."""
        code, seed = self.table.code, self.table.seed
        self.losing.clear()
        self.table = await folded_aside(code, seed, [row for row in rows if row.n <= shown])
        self.streams = Streams(self.table) if self.followers else None
        self.recent = {viewer: Recent() for viewer in self.followers}
        for viewer in self.followers:
            assert self.streams is not None, "somebody follows"
            self.streams.add(viewer)
        return self.take([row for row in rows if row.n > shown])

    def shown_anew(self) -> Shown:
        """Write to every viewer the table as it is, where what they were shown is no longer true."""
        self.unsure = self.table.n
        return [(those, encode(sync(self.table, viewer))) for viewer, those in self.followers.items()]

    def _note_loss(self, entry: entries.AnyEntry) -> None:
        """Note who follows a seat that became free, or a game nobody may watch; this is the last they see."""
        table = self.table
        if isinstance(entry, FREEING):
            seat = read_seat(entry.seat)
            self.losing |= {(follower, seat) for follower in self.followers.get(seat, NOBODY)}
        elif isinstance(entry, entries.Started) and not table.terms.watching:
            watchers = self.followers.get(None, NOBODY)
            self.losing |= {(watcher, None) for watcher in watchers if not table.seats_of(watcher.player)}

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
        [player for player in table.people() if player not in table.forgotten],
        table.at,
        encode(_facts(table)).decode(),
    )


def _facts(table: Table) -> LineFacts:
    """Gather what a list tells of a table beside its names."""
    outcome = (table.finish.outcome if table.finish is not None else None) or {}
    return LineFacts(
        terms=table.terms,
        bots=[chair.bot for chair in table.seats],
        places=outcome.get("ranks", []),
        points=outcome.get("scores", []),
    )


def rows_of(first: int, written: list[entries.Entry], at: int) -> list[Row]:
    """Number entries as they will stand in the log."""
    return [
        Row(first + place, entries.kind_of(entry), entries.written(entry), at)
        for place, entry in enumerate(written)
    ]
