"""What viewers see of a table, as numbered messages: a pure function of the log and the viewer."""

from __future__ import annotations

from typing import Any

import msgspec

from magehall.core import Event, Seat, seat_text
from magehall.server.store import Row
from magehall.server.tables.changes import Changes, changes
from magehall.server.tables.clocks import deadline
from magehall.server.tables.fold import fold
from magehall.server.tables.table import Table, Viewer, letters
from magehall.server.wire.entries import AnyEntry, Played
from magehall.server.wire.messages import Chair, News, Picture, Sync
from magehall.server.wire.plain import Data

encode = msgspec.json.Encoder().encode


def picture(table: Table, viewer: Viewer) -> Picture:
    """Draw all that a viewer may see."""
    return msgspec.structs.replace(frame(table), view=view_of(table, viewer))


def frame(table: Table) -> Picture:
    """Draw what everybody sees alike: all but the view of the game."""
    return Picture(
        terms=table.terms,
        host=table.host,
        status=table.status,
        seats=[chair_at(table, seat) for seat in range(len(table.seats))],
        acting=letters(table.acting()),
        view=None,
        commitment=table.commitment,
        takeback=table.asking,
        outcome=None if table.finish is None else table.finish.outcome,
        rematch=table.rematch,
    )


def view_of(table: Table, viewer: Viewer) -> Data | None:
    """Give what a viewer may know of the game, once there is one."""
    return None if table.playing is None else table.playing.view(viewer).data()


def watched(table: Table, before: Data) -> Data:
    """Give what a watcher sees of the game, perhaps as a continuation of what was seen before."""
    return {} if table.playing is None else table.playing.redraw(before)


def chair_at(table: Table, seat: Seat) -> Chair:
    """Draw a seat with its clock."""
    chair = table.seats[seat]
    if table.terms.clock.mode == "none":
        return chair
    bank = table.left[seat] if table.terms.clock.mode == "bank" else None
    return msgspec.structs.replace(chair, left=bank, deadline=deadline(table, seat) or None)


def may_hear(event: Event, viewer: Viewer) -> bool:
    """Tell whether a viewer may know of an event."""
    return event.is_for(viewer)


def letter_of(viewer: Viewer) -> str | None:
    """Name a viewer's seat, as messages do."""
    return None if viewer is None else seat_text(viewer)


def sync(table: Table, viewer: Viewer) -> Sync:
    """Show the whole picture."""
    shown = picture(table, viewer)
    return Sync(table=table.code, seat=letter_of(viewer), n=table.n, at=table.at, picture=shown)


class Streams:
    """Follows a table for some viewers and remembers what each was shown last.

    A seat's view is remembered as what a watcher sees, which all viewers share, and the seat's own keys.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.frame = plain(frame(table))
        self.public: Data = view_of(table, None) or {}
        self.own: dict[Viewer, Data] = {}

    def add(self, viewer: Viewer) -> None:
        """Begin a stream."""
        self.own[viewer] = self._own(viewer)

    def drop(self, viewer: Viewer) -> None:
        """End a stream."""
        self.own.pop(viewer, None)

    def _own(self, viewer: Viewer) -> Data:
        """Give what a viewer knows otherwise than a watcher."""
        return {} if viewer is None or not self.public else self.table.state.own(viewer, self.public)

    def _framed(self, entry: AnyEntry) -> Data:
        """Draw the frame anew, or only who acts, where a move can have changed nothing else."""
        table = self.table
        if isinstance(entry, Played) and table.terms.clock.mode == "none" and "takeback" not in self.frame:
            return {**self.frame, "acting": letters(table.acting())}
        return plain(frame(table))

    def news(self, entry: AnyEntry) -> list[News]:
        """Tell every viewer the entry that the table took in just now, and what it changed."""
        table, before, had = self.table, self.public, self.own
        old, self.frame = self.frame, self._framed(entry)
        common = changes(old, self.frame, [])
        self.public = watched(table, before if isinstance(entry, Played) else {})
        self.own = {viewer: self._own(viewer) for viewer in had}
        found = changes(before, self.public, [])
        shared = None if is_new(before, found) else Shared(found)
        shown: Any = entry.shown()
        told = [(event, event.data()) for event in table.told]
        is_secret = any(not may_hear(event, None) for event, _ in told)
        heard = [data for _, data in told]
        return [
            News(
                table=table.code,
                seat=letter_of(viewer),
                n=table.n,
                at=table.at,
                entry=shown,
                events=[data for event, data in told if may_hear(event, viewer)] if is_secret else heard,
                changes=common if shared is not None else [*common, ["view", {**self.public, **own}]],
                view=[] if shared is None else self._view_changes(before, shared, had[viewer], own),
            )
            for viewer, own in self.own.items()
        ]

    def _view_changes(self, before: Data, shared: Shared, had: Data, has: Data) -> Changes:
        """List what changed in a viewer's view: in what all see alike, and in the viewer's own keys."""
        if had == has:
            return shared.without(has)
        found = [*shared.without({**had, **has})]
        for key in {**had, **has}:
            old = had[key] if key in had else before.get(key)
            found += changes(old, has[key] if key in has else self.public.get(key), [key])
        return found


class Shared:
    """What changed in what all see alike; for viewers with the same keys of their own it is one list."""

    def __init__(self, found: Changes) -> None:
        self.found = found
        self.parts: dict[tuple[str, ...], Changes] = {}

    def without(self, own: Data) -> Changes:
        """Give the changes but those in a viewer's own keys."""
        keys = tuple(own)
        if keys not in self.parts:
            self.parts[keys] = [change for change in self.found if change[0] not in own]
        return self.parts[keys]


def written(news: list[News]) -> list[bytes]:
    """Write the news of an entry; what several viewers are told alike is written once, with another seat."""
    first: dict[tuple[int, ...], tuple[bytes, bytes]] = {}
    texts = []
    for one in news:
        content = (id(one.events), id(one.changes), id(one.view))
        seat = b'"seat":"%b"' % one.seat.encode() if one.seat else b'"seat":null'
        if content not in first:
            first[content] = (encode(one), seat)
        text, its = first[content]
        texts.append(text if its is seat else text.replace(its, seat, 1))
    return texts


def is_new(before: Data, found: Changes) -> bool:
    """Tell whether a view must be told as a whole: the game has begun, or the view has lost a key."""
    return bool(found) and (not before or len(found[0]) == 1)


def plain(shown: Picture) -> Data:
    """Give a picture as the plain data that its viewer has."""
    data: Data = msgspec.to_builtins(shown)
    return data


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
            messages += streams.news(entry)
    return messages
