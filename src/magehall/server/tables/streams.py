"""What viewers see of a table, as numbered messages: a pure function of the log and the viewer."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from magehall.core import Event, Seat, View, seat_text
from magehall.core.shape import filled, owned
from magehall.server.tables.changes import Changes, changes
from magehall.server.tables.clocks import deadline
from magehall.server.tables.moves import moves_of, moves_to_choose
from magehall.server.tables.table import Table, Viewer, letters
from magehall.server.wire.entries import AnyEntry, Played
from magehall.server.wire.messages import Chair, News, Picture, Sync
from magehall.server.wire.plain import Data

encode = msgspec.json.Encoder().encode
NO_MOVES: Final[list[str]] = []


def picture(table: Table) -> Picture:
    """Draw what everybody sees alike: all but the view of the game."""
    return Picture(
        terms=table.terms,
        host=table.host,
        status=table.status,
        seats=[chair_at(table, seat) for seat in range(len(table.seats))],
        acting=letters(table.acting()),
        commitment=table.commitment,
        called=table.called or None,
        asking=table.asking,
        outcome=None if table.finish is None else table.finish.outcome,
        reason=None if table.finish is None else table.finish.reason,
        rematch=table.rematch,
    )


def view_of(table: Table, viewer: Viewer) -> View | None:
    """Return what a viewer may know of the game, once there is one."""
    return None if table.playing is None else table.playing.view(viewer)


def watched(table: Table, before: View | None) -> View | None:
    """Return what a watcher sees of the game, perhaps as a continuation of what was seen before."""
    return None if table.playing is None else table.playing.public(before)


def chair_at(table: Table, seat: Seat) -> Chair:
    """Draw a seat with its clock."""
    chair = table.seats[seat]
    if table.terms.clock.mode == "none":
        return chair
    bank = table.left[seat] if table.terms.clock.mode == "bank" else None
    return replace(chair, left=bank, deadline=deadline(table, seat) or None)


def may_hear(event: Event, viewer: Viewer) -> bool:
    """Tell whether a viewer may know of an event."""
    return event.is_for(viewer)


def letter_of(viewer: Viewer) -> str | None:
    """Name a viewer's seat, as messages do."""
    return None if viewer is None else seat_text(viewer)


@cache
def seat_told(viewer: Viewer) -> bytes:
    """Write a viewer's seat, as messages have it."""
    return encode(letter_of(viewer))


def sync(table: Table, viewer: Viewer) -> Sync:
    """Show all that a viewer may see."""
    return Sync(
        table=table.code,
        seat=letter_of(viewer),
        n=table.n,
        at=table.at,
        picture=picture(table),
        view=view_of(table, viewer),
        moves=moves_of(table, viewer),
    )


class Streams:
    """Follows a table for some viewers and remembers what each was shown last.

    A seat's view is remembered as what a watcher sees, which all viewers share, and the seat's own keys.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.picture = plain(picture(table))
        self.public = view_of(table, None)
        self.own: dict[Viewer, Data] = {}
        self.moves: dict[Viewer, list[str]] = {}
        """The moves of those who have any to choose from."""
        self.position = position(table)
        self.is_quiet = is_quiet(table)

    def add(self, viewer: Viewer) -> None:
        """Begin a stream."""
        self.own[viewer] = self._own(viewer)
        moves = moves_of(self.table, viewer)
        if moves:
            self.moves[viewer] = moves

    def drop(self, viewer: Viewer) -> None:
        """End a stream."""
        self.own.pop(viewer, None)
        self.moves.pop(viewer, None)

    def _own(self, viewer: Viewer) -> Data:
        """Give what a viewer knows otherwise than a watcher."""
        if viewer is None or self.public is None:
            return {}
        return owned(type(self.public), self.table.state.private(viewer, self.public))

    def _picture_changes(self, entry: AnyEntry) -> Changes:
        """Draw the picture anew, or only who acts, where a move can have changed nothing else."""
        old = self.picture
        if self.is_quiet and isinstance(entry, Played):
            self.picture = {**old, "acting": letters(self.table.acting())}
            return changes(old["acting"], self.picture["acting"], ["acting"])
        self.is_quiet = is_quiet(self.table)
        self.picture = plain(picture(self.table))
        return changes(old, self.picture, [])

    def told(self, entry: AnyEntry) -> list[tuple[Viewer, bytes]]:
        """Write the news for every viewer: the entry that the table took in just now, and what it changed."""
        table, before, had = self.table, self.public, self.own
        common = self._picture_changes(entry)
        self.public = watched(table, before if isinstance(entry, Played) else None)
        self.own = {viewer: self._own(viewer) for viewer in had}
        shared = Shared(before, self.public, changes(before, self.public, []))
        moves = self._new_moves()
        letter = Letter(table, common)
        return [
            (viewer, letter.to(viewer, shared.told(had[viewer], own), moves.get(viewer)))
            for viewer, own in self.own.items()
        ]

    def _new_moves(self) -> dict[Viewer, list[str]]:
        """List the moves of those whose moves are others than before; only a new position can change them."""
        here = position(self.table)
        if here == self.position:
            return {}
        had, self.moves, self.position = self.moves, {}, here
        told: dict[Viewer, list[str]] = dict.fromkeys(had, NO_MOVES)
        for seat in here[1]:
            if seat in self.own:
                self.moves[seat] = moves_to_choose(self.table, seat)
                if self.moves[seat] == had.get(seat, NO_MOVES):
                    told.pop(seat, None)
                else:
                    told[seat] = self.moves[seat]
        return told


def position(table: Table) -> tuple[int, tuple[Seat, ...]]:
    """Give what is another whenever a seat's moves can be others: the moves made, and who acts."""
    return 0 if table.record is None else len(table.record.plies), table.acting()


def is_quiet(table: Table) -> bool:
    """Tell whether the next move can change nothing in the picture but who acts."""
    return table.is_plain and table.asking is None


class Letter:
    """The news of an entry; what all are told alike is written once."""

    def __init__(self, table: Table, common: Changes) -> None:
        self.told = table.told
        heard: Any = self._heard(None)
        self.is_secret = len(heard) < len(table.told)
        shown: Any = table.shown
        self.news = News(
            table=table.code, seat="", n=table.n, at=table.at, entry=shown, events=heard, changes=common
        )
        self.alike = around_seat(self.news)

    def to(self, viewer: Viewer, view: bytes, moves: list[str] | None) -> bytes:
        """Write to a viewer; view and moves are the last things told, and put to the end of what is alike."""
        start, end = self._secret(viewer) if self.is_secret else self.alike
        chosen = b"" if moves is None else b',"moves":%b' % encode(moves)
        return b"".join((start, seat_told(viewer), end, view, chosen, b"}"))

    def _secret(self, viewer: Viewer) -> list[bytes]:
        return around_seat(replace(self.news, events=self._heard(viewer)))

    def _heard(self, viewer: Viewer) -> list[Raw]:
        """Give what happened, as far as a viewer may know of it."""
        return [written for event, written in self.told if may_hear(event, viewer)]


def around_seat(news: News) -> list[bytes]:
    """Write what comes before and after the seat, which is empty here."""
    return encode(news)[:-1].split(b'""', 1)


class Shared:
    """What changed in what all see alike; for viewers with the same own fields it is written once."""

    def __init__(self, before: View | None, now: View | None, found: Changes) -> None:
        self.before = before
        self.now = now
        self.found = found
        self.is_whole = is_whole(found)
        self.parts: dict[tuple[str, ...], bytes] = {}

    def told(self, had: Data, has: Data) -> bytes:
        """Write what changed in a viewer's view: in what all see alike, and in the viewer's own fields."""
        if self.now is None or self.before is None:
            whole = None if self.now is None else filled(self.now, has)
            return view_text([[whole]]) if self.is_whole else b""
        if had != has:
            return view_text(self._otherwise(self.before, self.now, had, has))
        keys = tuple(has)
        if keys not in self.parts:
            self.parts[keys] = view_text(self._without(has))
        return self.parts[keys]

    def _otherwise(self, before: View, now: View, had: Data, has: Data) -> Changes:
        """List what changed where a viewer's own fields changed too."""
        if had.keys() == has.keys():
            return [*self._without(has), *changes(had, has, [])]
        keys = {**had, **has}
        return [*self._without(keys), *changes(_part(keys, before, had), _part(keys, now, has), [])]

    def _without(self, own: Data) -> Changes:
        """Return the changes but those in a viewer's own fields."""
        return [change for change in self.found if change[0] not in own]


def view_text(found: Changes) -> bytes:
    """Write the changes of a view as news tell them, which leave out what is empty."""
    return b',"view":%b' % encode(found) if found else b""


def _part(keys: Data, public: View, own: Data) -> Data:
    """Return what a viewer with fields of their own sees in some fields."""
    return {key: own[key] if key in own else getattr(public, key) for key in keys}


def is_whole(found: Changes) -> bool:
    """Tell whether changes set a value as a whole: there was none before, or it has lost a key."""
    return len(found) == 1 and len(found[0]) == 1


def plain(shown: Picture) -> Data:
    """Give a picture as the plain data that its viewers have."""
    data: Data = msgspec.to_builtins(shown)
    return data
