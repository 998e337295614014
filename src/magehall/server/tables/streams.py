"""What viewers see of a table, as numbered messages: a pure function of the log and the viewer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from magehall.core import Event, Seat, View, seat_text
from magehall.server.tables.changes import Changes, changes
from magehall.server.tables.clocks import deadline
from magehall.server.tables.moves import moves_of, moves_to_choose
from magehall.server.tables.seen import Seen, draw_own
from magehall.server.tables.table import Table, Viewer, letters
from magehall.server.wire.entries import AnyEntry, Played
from magehall.server.wire.messages import Barred, Chair, News, Outcast, Picture, Sync
from magehall.server.wire.plain import Data

encode = msgspec.json.Encoder().encode
NO_MOVES: Final[list[str]] = []


def picture(table: Table) -> Picture:
    """Draw what everyone sees alike: everything except the view of the game."""
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
        closed=table.company.closed,
        muted=sorted(table.company.muted),
        removed=[Outcast(player=player, name=name) for player, name in table.company.removed.items()],
        barred=None
        if table.barred is None
        else Barred(code=table.barred.code, facts=dict(table.barred.facts)),
    )


def view_of(table: Table, viewer: Viewer) -> View | None:
    """Return what a viewer may know of the game, once there is one."""
    return None if table.begun is None else table.begun.state.view(viewer)


def public_view(table: Table, before: View | None) -> View | None:
    """Return what a watcher sees of the game, perhaps continuing what was seen before."""
    return None if table.begun is None else table.begun.state.public(before)


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
    """Write a viewer's seat as messages do."""
    return encode(letter_of(viewer))


def sync(table: Table, viewer: Viewer) -> Sync:
    """Show everything a viewer may see."""
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

    A seat's view is remembered as what a watcher sees, which all viewers share, plus the seat's own keys.
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
        self.own |= self._own_of([viewer])
        moves = moves_of(self.table, viewer)
        if moves:
            self.moves[viewer] = moves

    def drop(self, viewer: Viewer) -> None:
        """End a stream."""
        self.own.pop(viewer, None)
        self.moves.pop(viewer, None)

    def _own_of(self, viewers: Iterable[Viewer]) -> dict[Viewer, Data]:
        """Draw what each viewer knows that a watcher does not."""
        if self.public is None or self.table.begun is None:
            return {viewer: {} for viewer in viewers}
        return draw_own(self.table.begun.state, self.public, viewers)

    def _picture_changes(self, entry: AnyEntry) -> Changes:
        """Draw the picture again, or only who acts, if a move can have changed nothing else."""
        old = self.picture
        if self.is_quiet and isinstance(entry, Played):
            had, old["acting"] = old["acting"], letters(self.table.acting())
            return changes(had, old["acting"], ["acting"])
        self.is_quiet = is_quiet(self.table)
        self.picture = plain(picture(self.table))
        return changes(old, self.picture, [])

    def told(self, entry: AnyEntry) -> list[tuple[Viewer, bytes]]:
        """Write the news for every viewer: the entry the table has just taken in, and what it changed."""
        table, before, had = self.table, self.public, self.own
        common = self._picture_changes(entry)
        self.public = public_view(table, before if isinstance(entry, Played) else None)
        self.own = self._own_of(had)
        seen = Seen(before, self.public)
        moves = self._new_moves()
        letter = Letter(table, common)
        return [
            (viewer, letter.to(viewer, seen.told(had[viewer], own), moves.get(viewer)))
            for viewer, own in self.own.items()
        ]

    def _new_moves(self) -> dict[Viewer, list[str]]:
        """List the moves of those whose moves have changed; only a new position can change them."""
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
    """Return what differs whenever a seat's moves may differ: the moves made, and who acts."""
    return 0 if table.begun is None else len(table.begun.record.plies), table.acting()


def is_quiet(table: Table) -> bool:
    """Tell whether the next move can change nothing in the picture except who acts."""
    return table.is_plain and table.asking is None


class Letter:
    """The news of an entry; what all are told alike is written once."""

    def __init__(self, table: Table, common: Changes) -> None:
        self.told = table.ear.told
        heard: Any = self._heard(None)
        self.is_secret = len(heard) < len(self.told)
        shown: Any = table.shown
        self.news = News(
            table=table.code, seat="", n=table.n, at=table.at, entry=shown, events=heard, changes=common
        )
        self.alike = around_seat(self.news)

    def to(self, viewer: Viewer, view: bytes, moves: list[str] | None) -> bytes:
        """Write to a viewer; view and moves come last and are appended to the common part."""
        start, end = self._secret(viewer) if self.is_secret else self.alike
        chosen = b"" if moves is None else b',"moves":%b' % encode(moves)
        return b"".join((start, seat_told(viewer), end, view, chosen, b"}"))

    def _secret(self, viewer: Viewer) -> list[bytes]:
        return around_seat(replace(self.news, events=self._heard(viewer)))

    def _heard(self, viewer: Viewer) -> list[Raw]:
        """Return what happened, as far as a viewer may know of it."""
        return [written for event, written in self.told if event.to == "all" or may_hear(event, viewer)]


def around_seat(news: News) -> list[bytes]:
    """Write what comes before and after the seat, which is left empty here."""
    return encode(news)[:-1].split(b'""', 1)


def plain(shown: Picture) -> Data:
    """Return a picture as the plain data that its viewers have."""
    data: Data = msgspec.to_builtins(shown)
    return data
