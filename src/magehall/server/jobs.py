"""What is due: a bot's turn. The fast path is a timer in memory, the row in the store is the safety net."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from magehall.core import Seat
from magehall.server import wallclock
from magehall.server.bots.turns import Thinkers, bot_moved, bots_to_move, due, pause
from magehall.server.refused import Refused
from magehall.server.tables.hall import CLAIM, Hall
from magehall.server.tables.room import Room

log = logging.getLogger("magehall.jobs")

SWEEP: Final = 2.0
"""Seconds between two looks at what others may have left undone."""


class Jobs:
    """Does what is due at tables, on time, and again if a node that had taken it on is gone."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        hall.due_of = due
        hall.changed = self.schedule

    def start(self) -> None:
        """Begin to sweep."""
        self.sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Stop; what is under way will be done by whoever comes next."""
        for timer in self.timers.values():
            timer.cancel()
        tasks = [*self.tasks.values(), *([self.sweeper] if self.sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def schedule(self, room: Room) -> None:
        """Set the timer of a table, or take it away."""
        code = room.table.code
        timer = self.timers.pop(code, None)
        if timer is not None:
            timer.cancel()
        when = due(room.table)
        if when:
            wait = max(0, when - wallclock.now()) / 1000
            self.timers[code] = asyncio.get_running_loop().call_later(wait, self.run, code)

    def run(self, code: str) -> None:
        """Do what is due at a table, unless that is under way."""
        self.timers.pop(code, None)
        if code not in self.tasks:
            task = asyncio.create_task(self._turn(code))
            self.tasks[code] = task
            task.add_done_callback(lambda _: self._done(code))

    def _done(self, code: str) -> None:
        task = self.tasks.pop(code)
        room = self.hall.rooms.get(code)
        if task.cancelled() or room is None:
            return
        if task.exception() is not None:  # the next sweep tries again
            log.error("a turn failed", exc_info=task.exception(), extra={"table": code})
        else:
            self.schedule(room)

    async def _turn(self, code: str) -> None:
        room = await self.hall.room(code)
        ready = [seat for seat in bots_to_move(room.table) if self._is_ready(room, seat)]
        if ready:
            await self._let_move(room, ready[0])

    def _is_ready(self, room: Room, seat: Seat) -> bool:
        return room.table.since_at[seat] + pause(room.table, seat) <= wallclock.now()

    async def _let_move(self, room: Room, seat: Seat) -> None:
        since, level = room.table.since[seat], room.table.bot_on(seat)
        assert level is not None, "a bot decides for this seat"
        move = await self.thinkers.choose(room.table, seat, level)
        if move is None:
            return
        try:
            await self.hall.write(room.table.code, lambda table: bot_moved(table, seat, move, since))
        except Refused as refused:
            log.warning("a bot's move came too late", extra={"table": room.table.code, "why": refused.code})

    async def _sweep(self) -> None:
        while True:
            now = wallclock.now()
            await self.hall.store.renew(self.hall.node, now + CLAIM)
            for code in await self.hall.store.claim(now, self.hall.node, now + CLAIM, 100):
                self.run(code)
            await asyncio.sleep(SWEEP)
