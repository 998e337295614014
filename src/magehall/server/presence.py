"""Notices when players leave and return, and writes it into the logs of their tables."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from magehall.server.refused import Refused
from magehall.server.tables.absence import gone, note_return
from magehall.server.tables.bounds import has_room
from magehall.server.tables.hall import Hall, Judging
from magehall.server.tables.room import Room
from magehall.server.tables.table import PLAYING, Table
from magehall.server.wire.entries import Entry

GRACE: Final = 3.0
"""Seconds in which somebody whose socket closed can come back unnoticed."""
RETURN: Final = 30.0
"""Seconds everyone has to come to a game that began, or back after the server was away."""

Act = Callable[[], Awaitable[None]]


class Presence:
    """Knows who is here by the sockets of this node; another node that knows better says so in the log."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_stopped = False
        hall.changed.append(self.correct)
        hall.changed.append(self.begun)
        hall.overtaken.append(self.correct)
        hall.loaded.append(self.look_around)

    def is_here(self, room: Room, player: str) -> bool:
        """Tell whether a player follows the table over a socket of this node.

        Also as a watcher: a device that people pass round shows nobody's seat while it is covered.
        """
        return any(follower.player == player for those in room.followers.values() for follower in those)

    async def came(self, room: Room, player: str) -> None:
        """Note that a player is here, and give back the seats that bots kept."""
        if room.table.status == PLAYING and note_return(room.table, player):
            await self._write(room, lambda table: note_return(table, player))

    def went(self, room: Room, player: str) -> None:
        """Note after a while that a player is gone, unless another socket of theirs is open."""
        if room.table.status == PLAYING:
            self._later(GRACE, partial(self._write_gone, room.table.code, player))

    def correct(self, room: Room) -> None:
        """Correct a log that says somebody is gone who is here."""
        for player in [chair.player for chair in room.table.seats if chair.gone]:
            if player is not None and self.is_here(room, player):
                self._later(0, partial(self._contradict, room.table.code, player))

    def begun(self, room: Room) -> None:
        """Look round a game that has just begun: anyone who left before it, or never came, is noted now."""
        if not room.is_looked_after and room.table.status == PLAYING:
            self.look_around(room)

    def look_around(self, room: Room) -> None:
        """Note after a while who did not come to a game that began, or was read from the store."""
        if room.table.status == PLAYING:
            room.is_looked_after = True
            self._later(RETURN, partial(self._write_missing, room.table.code))

    async def _contradict(self, code: str, player: str) -> None:
        await self.came(await self.hall.room(code), player)

    async def _write_missing(self, code: str) -> None:
        """Note all at once who is missing; a table that has left memory is checked when it comes back."""
        room = self.hall.rooms.get(code)
        if room is None:
            return
        missing = [player for player in room.table.people() if not self.is_here(room, player)]

        def noted(table: Table) -> list[Entry]:
            notes = [note for player in missing for note in gone(table, player)]
            return [note for note in notes if has_room(table, [note])]

        if noted(room.table):
            await self._write(room, noted)

    async def _write_gone(self, code: str, player: str) -> None:
        room = await self.hall.room(code)
        if not self.is_here(room, player) and gone(room.table, player):
            await self._write(room, lambda table: gone(table, player))

    async def _write(self, room: Room, judging: Judging) -> None:
        """Write what is new, as long as the log has room for it."""

        def bounded(table: Table) -> list[Entry]:
            written = judging(table)
            return written if has_room(table, written) else []

        await self.hall.write(room.table.code, bounded)

    def _later(self, seconds: float, act: Act) -> None:
        """Do something after a while; what waits holds no table, which may leave memory meanwhile."""
        asyncio.get_running_loop().call_later(seconds, self._begin, act)

    def _begin(self, act: Act) -> None:
        if not self.is_stopped:
            task = asyncio.create_task(_tried(act))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def stop(self) -> None:
        """Write nothing more: the server is stopping, nobody has left."""
        self.is_stopped = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def _tried(act: Act) -> None:
    with suppress(Refused):
        await act()
