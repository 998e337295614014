"""Does what is due at tables. The fast path is a timer in memory; the row in the store is the safety net."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from magehall.core import Move, Seat
from magehall.server import wallclock
from magehall.server.bots.turns import Thinkers, judge_bot_move
from magehall.server.refused import Refused
from magehall.server.store.trouble import StoreTrouble
from magehall.server.tables.absence import deputy_level
from magehall.server.tables.asking import let_lapse
from magehall.server.tables.duties import ABSENCE, BOT, CALL, CLOCK, Duty, due, duties
from magehall.server.tables.hall import CLAIM, Hall
from magehall.server.tables.room import SOON, Room
from magehall.server.tables.shuffle import end_call
from magehall.server.tables.table import Table
from magehall.server.tables.timeouts import (
    end_clock,
    end_patience,
    follows_rule,
    needs_bot,
    pause_clocks,
    plays_once,
)

log = logging.getLogger("magehall.jobs")

SWEEP: Final = 2.0
"""Seconds between two looks at what others may have left undone."""

DOWN: Final = 3_000
"""Milliseconds without a sign of life from any node after which clocks get the time back."""
TOGETHER: Final = 100
"""Tables that are given time back by one write."""
FAR: Final = 30 * 86_400_000
"""Milliseconds by which a sign of life may lie ahead; anything further was written with a wrong date."""


class Jobs:
    """Does what is due at tables, on time, and again if a node that had taken it on is gone."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall = hall
        self.thinkers = thinkers
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.sweeper: asyncio.Task[None] | None = None
        self.is_stopped = False
        self.beaten = wallclock.ticks()
        """When the store last accepted this node's sign of life."""
        hall.due_of = due
        hall.changed.append(self.schedule)
        hall.overtaken.append(self.leave)
        hall.left.append(self.rest)

    async def start(self) -> None:
        """Give clocks back the time in which no node was alive, then begin to sweep."""
        told, last = await self.hall.store.clock()
        is_believed = last - told < FAR
        wallclock.clock.set_to(max(told, last) if is_believed else told)  # what was written lies in the past
        now = wallclock.now()
        await self.hall.store.beat(now)
        if last and now - last > (0 if self.hall.is_alone else DOWN):
            codes = await self.hall.store.watched()
            for first in range(0, len(codes), TOGETHER):
                some = codes[first : first + TOGETHER]
                await asyncio.gather(*(self._give_back(code, last, now) for code in some))
        self.sweeper = asyncio.create_task(self._sweep())

    async def _give_back(self, code: str, since: int, until: int) -> None:
        """Give a table's clocks the time back; one that cannot be read does not keep a house from opening."""
        try:
            await self.hall.write(code, lambda table: pause_clocks(table, since, until))
        except Exception as error:
            log.error("could not give time back", exc_info=error, extra={"table": code})

    async def stop(self) -> None:
        """Stop; what is unfinished will be done by whoever comes next."""
        self.is_stopped = True
        for timer in self.timers.values():
            timer.cancel()
        tasks = [*self.tasks.values(), *([self.sweeper] if self.sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(Exception):  # without a store the claims lapse by themselves
            await self.hall.store.beat(wallclock.now())
            await self.hall.store.release(self.hall.node)

    def schedule(self, room: Room) -> None:
        """Set the timer of a table, or remove it."""
        self.leave(room)
        code = room.table.code
        if room.due and not self.is_stopped:
            wait = max(0, room.due - wallclock.now()) / 1000
            self.timers[code] = asyncio.get_running_loop().call_later(wait, self.run, code)

    def leave(self, room: Room) -> None:
        """Remove the timer of a table: nothing is due, or the node that wrote last will do it."""
        timer = self.timers.pop(room.table.code, None)
        if timer is not None:
            timer.cancel()

    def rest(self, room: Room) -> None:
        """Leave what is due at a table that has left memory to the next sweeps, unless it is due soon."""
        if room.due > wallclock.now() + SOON:
            self.leave(room)

    def run(self, code: str) -> None:
        """Do what is due at a table, unless that is being done."""
        self.timers.pop(code, None)
        if code not in self.tasks and not self.is_stopped:
            task = asyncio.create_task(self._turn(code))
            self.tasks[code] = task
            task.add_done_callback(lambda _: self._done(code))

    def _done(self, code: str) -> None:
        task = self.tasks.pop(code)
        if task.cancelled():
            return
        failure, room = task.exception(), self.hall.rooms.get(code)
        if failure is None:
            if room is not None:
                self.schedule(room)
        elif not isinstance(failure, StoreTrouble):  # the next sweep tries again
            log.error("a turn failed", exc_info=failure, extra={"table": code})

    async def _turn(self, code: str) -> None:
        room = await self.hall.room(code)
        found = duties(room.table)
        if not found or found[0].at > wallclock.now():
            return
        try:
            await self._do(room, found[0])
        except StoreTrouble:
            raise
        except Refused as refused:
            log.warning("a duty came too late", extra={"table": code, "why": refused.code})

    async def _do(self, room: Room, duty: Duty) -> None:
        if duty.kind == BOT:
            await self._let_bot_move(room, duty)
        elif duty.kind == CLOCK:
            await self._stop_clock(room, duty)
        elif duty.kind == CALL:
            await self.hall.write(room.table.code, end_call)
        elif duty.kind == ABSENCE:
            await self._end_patience(room, duty)
        else:
            await self.hall.write(room.table.code, let_lapse)

    async def _let_bot_move(self, room: Room, duty: Duty) -> None:
        since, level = room.table.since[duty.seat], room.table.bot_on(duty.seat)
        assert level is not None, "a bot decides for this seat"
        move = await self.thinkers.choose(room.table, duty.seat, level)
        if move is not None:
            await self.hall.write(
                room.table.code, lambda table: judge_bot_move(table, duty.seat, move, since)
            )

    async def _stop_clock(self, room: Room, duty: Duty) -> None:
        table = room.table
        once = needs_bot(table)
        move = await self.thinkers.choose(table, duty.seat, deputy_level(table)) if once else None
        draft = await self._draft(table, duty.seat) if follows_rule(table) else None
        await self.hall.write(table.code, lambda table: end_clock(table, duty.seat, move, draft))

    async def _end_patience(self, room: Room, duty: Duty) -> None:
        table = room.table
        once = plays_once(table)
        move = await self.thinkers.choose(table, duty.seat, deputy_level(table)) if once else None
        if move is not None or not once:
            await self.hall.write(table.code, lambda table: end_patience(table, duty.seat, move))

    async def _draft(self, table: Table, seat: Seat) -> Move | None:
        """Read what the player was composing."""
        text = await self.hall.store.draft(table.code, seat, table.since[seat])
        return table.game.read(text) if text else None

    async def _sweep(self) -> None:
        while True:
            try:
                await self._look()
            except StoreTrouble:  # it will be asked again
                pass
            except Exception as error:
                log.error("could not look for what is due", extra={"error": str(error)})
            self.hall.let_leave()
            await asyncio.sleep(SWEEP)

    async def _look(self) -> None:
        now, store = wallclock.now(), self.hall.store
        await store.beat(now)
        self.beaten = wallclock.ticks()
        told, _ = await store.clock()
        wallclock.clock.follow(told)
        if not self.hall.is_alone:  # nobody else could claim what is ours
            await store.renew(self.hall.node, now + CLAIM)
        for code in await store.claim(now, self.hall.node, now + CLAIM, 100):
            self.run(code)
