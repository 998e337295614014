"""What one viewer sees of a table, as numbered messages: a pure function of the log and the viewer."""

from __future__ import annotations

from typing import Any

import msgspec

from magehall.core import Seat, seat_text
from magehall.server.store import Row
from magehall.server.tables.changes import changes
from magehall.server.tables.clocks import deadline
from magehall.server.tables.fold import fold
from magehall.server.tables.table import Table, Viewer, letters
from magehall.server.wire.entries import AnyEntry
from magehall.server.wire.messages import Chair, News, Picture, Sync

encode = msgspec.json.Encoder().encode


def picture(table: Table, viewer: Viewer) -> Picture:
    """Draw all that a viewer may see."""
    return Picture(
        terms=table.terms,
        host=table.host,
        status=table.status,
        seats=[chair_at(table, seat) for seat in range(len(table.seats))],
        acting=letters(table.acting()),
        view=None if table.playing is None else table.playing.view(viewer).data(),
        commitment=table.commitment,
        takeback=table.asking,
        outcome=None if table.finish is None else table.finish.outcome,
        rematch=table.rematch,
    )


def chair_at(table: Table, seat: Seat) -> Chair:
    """Draw a seat with its clock."""
    chair = table.seats[seat]
    if table.terms.clock.mode == "none":
        return chair
    bank = table.left[seat] if table.terms.clock.mode == "bank" else None
    return msgspec.structs.replace(chair, left=bank, deadline=deadline(table, seat) or None)


class Stream:
    """Follows a table for one viewer and remembers what was shown last."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self.shown = plain(picture(table, viewer))

    @property
    def seat(self) -> str | None:
        """The viewer's seat, as messages name it."""
        return None if self.viewer is None else seat_text(self.viewer)

    def sync(self) -> bytes:
        """Show the whole picture."""
        table = self.table
        shown = picture(table, self.viewer)
        return encode(Sync(table=table.code, seat=self.seat, n=table.n, at=table.at, picture=shown))

    def news(self, entry: AnyEntry) -> News:
        """Tell the entry that the table took in just now, and what it changed."""
        table = self.table
        now = plain(picture(table, self.viewer))
        message = News(
            table=table.code,
            seat=self.seat,
            n=table.n,
            at=table.at,
            entry=entry.shown(),  # type: ignore[arg-type]
            events=[event.data() for event in table.told if event.is_for(self.viewer)],
            changes=changes(self.shown, now),
        )
        self.shown = now
        return message


def plain(shown: Picture) -> dict[str, Any]:
    """Give a picture as the plain data that its viewer has."""
    data: dict[str, Any] = msgspec.to_builtins(shown)
    return data


def told_after(code: str, seed: str, rows: list[Row], viewer: Viewer, after: int) -> list[News]:
    """Give the messages of a viewer after number `after`, from the log alone."""
    table = Table(code, seed)
    stream: Stream | None = None
    messages: list[News] = []
    for row in rows:
        if row.n > max(after, 1) and stream is None:
            stream = Stream(table, viewer)
        entry = fold(table, row)
        if stream is not None:
            messages.append(stream.news(entry))
    return messages
