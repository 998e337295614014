"""Streams of lines for programs: what happens at their tables, and each table by itself."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from magehall.core import Seat, seat_text
from magehall.server import wallclock
from magehall.server.access.identity import Admission
from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.clocks import deadline
from magehall.server.tables.room import Room
from magehall.server.tables.shuffle import missing_shares
from magehall.server.tables.streams import encode, sync
from magehall.server.tables.table import FINISHED, GATHERING, PLAYING, Table, letters
from magehall.server.wire.lines import Invited, TableCalled, TableFinished, TableStarted, YourTurn
from magehall.server.wire.messages import Message

if TYPE_CHECKING:
    from magehall.server.app import House

ALIVE: Final = 6.0
"""Seconds after which an empty line says that the stream is still there."""
LOOK: Final = 1.0
"""Seconds between two looks at the tables of a program."""
YOUNG: Final = 86_400_000
"""Milliseconds during which an invitation is announced."""
MOST: Final = 100
"""Tables of a program that are looked at, the latest."""


class Lines:
    """One stream: follows tables, and keeps what was not taken yet, up to a bound."""

    def __init__(self, admission: Admission, most: int) -> None:
        self.who = admission.who
        self.player = admission.who.id
        self.key = admission.key
        self.most = most
        self.queue: deque[bytes] = deque()
        self.something = asyncio.Event()
        self.is_closed = False

    def show(self, message: bytes) -> None:
        """Queue a line; a stream that falls too far behind ends, to be opened again."""
        if len(self.queue) >= self.most:
            self.dismiss()
        elif not self.is_closed:
            self.queue.append(message)
            self.something.set()

    def dismiss(self) -> None:
        """End the stream."""
        self.is_closed = True
        self.queue.clear()
        self.something.set()

    def shut_out(self) -> None:
        """End the stream of a program no longer let in."""
        self.dismiss()

    async def wait(self, seconds: float) -> None:
        """Wait for a line, or for the end, but no longer than this."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self.something.wait(), seconds)
        self.something.clear()

    def taken(self) -> bytes:
        """Take all waiting lines; an empty line if there are none."""
        lines = [*self.queue] or [b""]
        self.queue.clear()
        return b"\n".join([*lines, b""])


def decision(table: Table, seat: Seat) -> YourTurn | None:
    """Put the decision a seat faces into one line; None if it faces none."""
    if table.status != PLAYING or seat not in table.acting() or table.bot_on(seat) is not None:
        return None
    return YourTurn(
        table=table.code,
        seat=seat_text(seat),
        n=table.n,
        game=table.terms.game,
        view=table.state.view(seat),
        moves=[str(move) for move in table.state.moves(seat)],
        complete=table.game.lists_all_moves,
        deadline=deadline(table, seat) or None,
    )


async def _faced(house: House, table: Table, seat: Seat) -> YourTurn | None:
    """Put a decision into a line; a busy solver is asked again later."""
    if table.game.lists_all_moves:
        return decision(table, seat)
    try:
        return await house.aside.do(f"{table.code}/{seat}", lambda: decision(table, seat))
    except Refused:
        return None


async def table_lines(house: House, by: Admission, room: Room, seat: Seat) -> AsyncIterator[bytes]:
    """Report a table from a seat until the game is over: the picture, the news, and each decision to make."""
    who = by.who
    lines = Lines(by, house.settings.socket_queue)
    house.gatekeeper.let_in(lines)
    faced = 0
    try:
        async with room.lock:
            room.follow(lines, seat)
            lines.show(encode(sync(room.table, seat)))
        await house.presence.came(room, who.id)
        while not lines.is_closed:
            yield lines.taken()
            async with room.lock:  # whatever is folded has been stored and shown
                table, is_quiet = room.table, not lines.queue
                if table.seats[seat].player != who.id or table.seats[seat].removed:
                    return
                is_new = is_quiet and table.since[seat] != faced
                turn = await _faced(house, table, seat) if is_new else None
            if turn is not None:
                faced = table.since[seat]
                yield encode(turn) + b"\n"
            elif is_quiet and table.status == FINISHED:
                return
            elif is_quiet:
                await lines.wait(ALIVE)
    finally:
        house.hub.discard(lines)
        room.unfollow(lines, seat)
        house.presence.went(room, who.id)


async def event_lines(house: House, by: Admission) -> AsyncIterator[bytes]:
    """Report a program's tables to it: invited, asked for a share, started, over."""
    lines = Lines(by, house.settings.socket_queue)
    house.gatekeeper.let_in(lines)
    watch = Watch(house, by.who)
    spoken = 0.0
    try:
        while not lines.is_closed:
            for message in await watch.news():
                lines.show(encode(message))
            if lines.queue or wallclock.ticks() - spoken > ALIVE:
                spoken = wallclock.ticks()
                yield lines.taken()
            await lines.wait(LOOK)
    finally:
        house.hub.discard(lines)


class Watch:
    """Knows what a program was told about its tables."""

    def __init__(self, house: House, who: Person) -> None:
        self.house = house
        self.who = who
        self.asked: set[tuple[str, int]] = set()
        self.told: dict[str, str] = {}
        self.called: dict[str, int] = {}

    async def news(self) -> list[Message]:
        """List what is new since the last time."""
        return [*await self._invitations(), *await self._tables()]

    async def _invitations(self) -> list[Message]:
        found: list[Message] = []
        since = wallclock.now() - YOUNG
        for invitation in await self.house.store.invitations(self.who.id, since):
            if (invitation.table, invitation.at) not in self.asked:
                self.asked.add((invitation.table, invitation.at))
                table = await self._table(invitation.table)
                inviter = await self.house.store.player(invitation.inviter)
                if table is not None and inviter is not None and table.status == GATHERING:
                    found.append(Invited(table=table.code, by=inviter.name, terms=table.terms))
        return found

    async def _tables(self) -> list[Message]:
        found: list[Message] = []
        for line in await self.house.store.tables_of(self.who.id, MOST):
            if line.status == GATHERING:
                found += await self._called(line.table)
            before = self.told.get(line.table)
            self.told[line.table] = line.status
            is_news = line.status != before and PLAYING in (line.status, before)
            table = await self._table(line.table) if is_news else None
            if table is not None:
                found.append(self._told(table))
        return found

    async def _called(self, code: str) -> list[Message]:
        """Say once that shares of the shuffle are awaited."""
        table = await self._table(code)
        if table is None or self.called.get(code, 0) == table.called:
            return []
        self.called[code] = table.called
        seats = [seat for seat in table.seats_of(self.who.id) if seat in missing_shares(table)]
        if not table.called or not seats:
            return []
        return [TableCalled(table=code, seats=letters(tuple(seats)), until=table.called)]

    def _told(self, table: Table) -> Message:
        game = table.terms.game
        if table.finish is not None:
            return TableFinished(table=table.code, game=game, outcome=table.finish.outcome)
        seats = letters(tuple(table.seats_of(self.who.id)))
        return TableStarted(table=table.code, game=game, seats=seats)

    async def _table(self, code: str) -> Table | None:
        try:
            return (await self.house.hall.room(code)).table
        except Refused:
            return None
