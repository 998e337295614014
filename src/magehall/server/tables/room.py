"""A table in memory with those who follow it: entries are folded, stored, and only then shown."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Set
from typing import Final, Protocol

from magehall.core import read_seat
from magehall.server import wallclock
from magehall.server.store import Line, Row
from magehall.server.tables.fold import fold, fold_log_aside
from magehall.server.tables.streams import Streams, encode, sync
from magehall.server.tables.table import Table, Viewer
from magehall.server.wire import entries
from magehall.server.wire.bodies import LineFacts


class Follower(Protocol):
    """Someone who is shown a table."""

    player: str

    def show(self, message: bytes) -> None:
        """Take a message; must not wait."""

    def dismiss(self) -> None:
        """Be disconnected, to come back and resume."""


FREEING = (entries.Stood, entries.Kicked)
"""Entries after which somebody else may look from a seat."""

Followers = Set[Follower]
Shown = list[tuple[Followers, bytes]]
"""Messages ready to be shown, and to whom."""
NOBODY: Final[Followers] = frozenset()

LINGER: Final = 40_000
"""Milliseconds for which a table that nobody follows stays in memory: time to come back."""
SOON: Final = 300_000
"""Milliseconds: if something is due by then, a table stays; anything later is found in the store."""

MOST_MISSED: Final = 50
"""This many messages are kept for those who come back; anyone who missed more gets the whole picture."""


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
        """Who may no longer look from where they do, and is turned away once that is stored."""
        self.unsure = table.n
        """A holder of no more than this many messages may hold what the rewritten log no longer says."""
        self.due = 0
        """When somebody must look at the table next, as of its last entry; 0 for never."""
        self.is_looked_after = False
        """Whether anyone has looked who came to the game, since it began or was read from the store."""
        self.used = wallclock.now()
        """When somebody last asked for the table, or left."""

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
        """Show no more; the stream goes on for a while, for whoever comes back."""
        those = self.followers.get(viewer, set())
        those.discard(follower)
        if not those:
            self.followers.pop(viewer, None)
            self.used = wallclock.now()

    def missed(self, viewer: Viewer, after: int) -> list[bytes] | None:
        """Return a viewer's messages after number `after`, as they were shown; None if some are gone."""
        number = self.table.n - after
        kept = self.recent[viewer].messages if viewer in self.recent else ()
        is_kept = after > self.unsure and 0 <= number <= len(kept)
        return list(kept)[len(kept) - number :] if is_kept else None

    def _told(self, streams: Streams, entry: entries.AnyEntry) -> Shown:
        """Write the messages that report an entry, and keep them for whoever comes back."""
        ready: Shown = []
        recent, followers, losing = self.recent, self.followers, self.losing
        for viewer, message in streams.told(entry):
            recent[viewer].messages.append(message)
            those = followers.get(viewer)
            if those is None:
                self._miss(streams, viewer)
            else:
                ready.append((self._keeping(those, viewer) if losing else those, message))
        return ready

    def _miss(self, streams: Streams, viewer: Viewer) -> None:
        """Count what nobody heard; end a stream that nobody has come back to, or whose seat is gone."""
        self.recent[viewer].unheard += 1
        if self.recent[viewer].unheard > MOST_MISSED or not self.table.has(viewer):
            streams.drop(viewer)
            del self.recent[viewer]
        if not self.recent:
            self.streams = None

    def take(self, rows: list[Row], move: entries.Played | None = None) -> Shown:
        """Fold entries in, and write the messages that report them; nothing is shown yet.

        A move that was judged just now, and is all that the rows hold, can be passed as it is.
        """
        ready: Shown = []
        for row in rows:
            entry = fold(self.table, row, move)
            if self.streams is not None:
                ready += self._told(self.streams, entry)
            self._note_loss(entry)
        return ready

    def _keeping(self, those: Followers, viewer: Viewer) -> Followers:
        """Return those who follow from a place and are not about to lose it."""
        return those - {follower for follower, place in self.losing if place == viewer}

    def show(self, ready: Shown) -> None:
        """Show what is stored, and no more to those who thereby lost their place."""
        for those, message in ready:
            for follower in those:
                follower.show(message)
        for follower, place in self.losing:
            self.unfollow(follower, place)
        self.losing.clear()

    async def read_again(self, rows: list[Row], shown: int) -> Shown:
        """Rebuild the table from its log; return what came after `shown`, the last entry that was seen."""
        code, seed = self.table.code, self.table.seed
        self.losing.clear()
        self.table = await fold_log_aside(code, seed, [row for row in rows if row.n <= shown])
        self.streams = Streams(self.table) if self.followers else None
        self.recent = {viewer: Recent() for viewer in self.followers}
        for viewer in self.followers:
            assert self.streams is not None, "somebody follows"
            self.streams.add(viewer)
        return self.take([row for row in rows if row.n > shown])

    def shown_anew(self) -> Shown:
        """Write the table as it is to every viewer who was shown something no longer true."""
        self.unsure = self.table.n
        return [(those, encode(sync(self.table, viewer))) for viewer, those in self.followers.items()]

    def _note_loss(self, entry: entries.AnyEntry) -> None:
        """Note who follows a seat that became free, or a game nobody may watch; this is the last they see."""
        table = self.table
        if isinstance(entry, FREEING):
            self._note_lost(entry.seat)
        elif isinstance(entry, entries.Removed):
            self._note_removed(entry)
        elif isinstance(entry, entries.Started) and not table.terms.watching:
            watchers = self.followers.get(None, NOBODY)
            self.losing |= {(watcher, None) for watcher in watchers if not table.seats_of(watcher.player)}

    def _note_lost(self, letter: str) -> None:
        seat = read_seat(letter)
        self.losing |= {(follower, seat) for follower in self.followers.get(seat, NOBODY)}

    def _note_removed(self, entry: entries.Removed) -> None:
        """Note that somebody no longer looks from their seats, nor watches a table that is not open."""
        for letter in entry.seats:
            self._note_lost(letter)
        terms = self.table.terms
        if not (terms.visibility == "open" and terms.watching):
            watchers = self.followers.get(None, NOBODY)
            self.losing |= {(watcher, None) for watcher in watchers if watcher.player == entry.player}

    def dismiss(self) -> None:
        """Disconnect all followers."""
        for follower in {follower for those in self.followers.values() for follower in those}:
            follower.dismiss()

    def is_idle(self) -> bool:
        """Tell whether nobody follows and nothing is under way."""
        return not self.followers and not self.lock.locked()

    def may_leave(self, now: int) -> bool:
        """Tell whether the table is not needed in memory: idle for a while, and nothing due soon."""
        if self.followers or now - max(self.used, self.table.at) < LINGER:
            return False
        return self.is_idle() and (not self.due or self.due > now + SOON)


def line_of(table: Table) -> Line:
    """Write the table as lists show it."""
    return Line(
        table.code,
        table.terms.game,
        table.status,
        table.terms.visibility,
        table.terms.seats,
        table.names(),
        [player for player in table.people() if player not in table.company.forgotten],
        table.at,
        encode(_facts(table)).decode(),
    )


def _facts(table: Table) -> LineFacts:
    """Gather what a list says about a table besides its names."""
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
        Row(first + place, entries.kind_of(entry), entries.encode(entry), at)
        for place, entry in enumerate(written)
    ]
