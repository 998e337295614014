"""Tables that nobody follows leave memory, and nothing is lost by it."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from magehall.server import wallclock
from magehall.server.app import House
from magehall.server.jobs import Jobs
from magehall.server.settings import Settings
from magehall.server.store import Person
from magehall.server.tables.room import LINGER, SOON, Room
from magehall.server.tables.streams import encode, sync
from magehall.server.tables.table import Table
from magehall.server.wire import commands
from magehall.server.wire.plain import Clock, Terms
from tests.server.crowd import Quick

ANN, BOB = Person("ann", "Ann"), Person("bob", "Bob")
DAYS = Clock(mode="days", seconds=86_400)


class Time:
    """The time of day, as the test says."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000


class Listener:
    """Somebody who follows."""

    player = ANN.id

    def show(self, message: bytes) -> None:
        """Take a message."""

    def dismiss(self) -> None:
        """Go."""


async def bots_have_played(room: Room) -> None:
    """Wait until a person is to decide, and all that was written is shown."""
    while room.lock.locked() or any(room.table.bot_on(seat) for seat in room.table.acting()):
        await asyncio.sleep(0)


def at_a_game(
    folder: Path,
    patch: pytest.MonkeyPatch,
    clock: Clock,
    telling: Callable[[House, Room, Time], Awaitable[None]],
) -> None:
    """Let two people and a bot begin a game in a house whose sweeper the test is."""
    time = Time()
    patch.setattr(wallclock, "now", lambda: time.now)

    async def live() -> None:
        house = House(Settings(data_dir=str(folder), rate_limits=0))
        house.workers = Quick()  # type: ignore[assignment]
        await house.open()
        assert house.jobs.sweeper is not None
        house.jobs.sweeper.cancel()
        try:
            room = await house.hall.open(ANN, Terms(game="wizard", seats=3, clock=clock, pause=False))
            await house.hall.do(BOB, commands.Sit(table=room.table.code))
            await house.hall.do(ANN, commands.Start(table=room.table.code, fill="random"))
            await bots_have_played(room)
            await telling(house, room, time)
        finally:
            await house.close()

    asyncio.run(live())


def test_a_table_that_nobody_follows_leaves_and_comes_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def telling(house: House, room: Room, time: Time) -> None:
        hall, code = house.hall, room.table.code
        follower = Listener()
        room.follow(follower, 0)
        time.now += LINGER
        hall.let_leave()
        assert code in hall.rooms, "somebody follows"
        room.unfollow(follower, 0)
        hall.let_leave()
        assert code in hall.rooms, "who went may come back"
        time.now += LINGER
        hall.let_leave()
        assert code not in hall.rooms
        back = await hall.room(code)
        assert back is not room
        for viewer in (None, 0, 1, 2):
            assert encode(sync(back.table, viewer)) == encode(sync(room.table, viewer))
        hall.let_leave()
        assert hall.rooms[code] is back, "somebody has just asked for it"

    at_a_game(tmp_path, monkeypatch, Clock(), telling)


def is_in_memory(code: str) -> bool:
    return any(isinstance(one, Table) and one.code == code for one in gc.get_objects())


def test_a_table_that_has_left_is_freed_without_the_collector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visited(house: House) -> str:
        room = await house.hall.open(BOB, Terms(game="wizard", seats=3, clock=DAYS, pause=False))
        code, follower = room.table.code, Listener()
        await house.hall.do(BOB, commands.Start(table=code, fill="random"))
        room.follow(follower, 0)
        await house.hall.do(BOB, commands.Say(table=code, text="hello"))
        await bots_have_played(room)
        room.unfollow(follower, 0)
        return code

    async def telling(house: House, room: Room, time: Time) -> None:
        gc.collect()
        gc.disable()
        try:
            code = await visited(house)
            time.now += LINGER
            house.hall.let_leave()
            assert code not in house.hall.rooms
            async with asyncio.timeout(10):  # what is being written still holds it; what waits must not
                while is_in_memory(code):
                    await asyncio.sleep(0.01)
        finally:
            gc.enable()

    at_a_game(tmp_path, monkeypatch, DAYS, telling)


def test_what_is_due_soon_keeps_a_table_and_what_is_due_later_is_done_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def telling(house: House, room: Room, time: Time) -> None:
        hall, code = house.hall, room.table.code
        assert room.due > time.now + LINGER + SOON
        time.now = room.due - SOON
        hall.let_leave()
        assert code in hall.rooms, "a clock ends soon"
        time.now = room.due - SOON - 1
        hall.let_leave()
        assert code not in hall.rooms
        assert code not in house.jobs.timers, "nothing of it is left in memory"
        time.now = room.due
        await sweep(house.jobs, code)
        kinds = [row.kind for row in await house.store.rows(code)]
        assert kinds.count("timed-out") == 1, "the clock has ended, found in the store"

    at_a_game(tmp_path, monkeypatch, DAYS, telling)


def test_whoever_waits_for_a_table_that_leaves_is_not_left_with_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def telling(house: House, room: Room, time: Time) -> None:
        hall, code = house.hall, room.table.code
        async with room.lock:
            saying = asyncio.create_task(hall.do(ANN, commands.Say(table=code, text="here")))
            await asyncio.sleep(0)
            hall._leave(room)
            new = await hall.room(code)
        n = await saying
        assert (hall.rooms[code], new.table.n) == (new, n), "it was written where others look"

    at_a_game(tmp_path, monkeypatch, Clock(), telling)


async def sweep(jobs: Jobs, code: str) -> None:
    """Look for what is due, and wait until it is done."""
    await jobs._look()
    assert code in jobs.tasks
    await jobs.tasks[code]
