"""Clocks at tables go on as agreed, whatever the machine is told about the date."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from time import monotonic

import pytest

from magehall.server import wallclock
from magehall.server.wallclock import Clock
from tests.server.harness import Guest, Served, guests, run, served

HOUR = 3_600_000
DAYS = 48 * HOUR
SHORT = 3
"""Seconds of a short clock."""
WRONG = """#!{python}
import pathlib, runpy, sys, time
from magehall.server.store.sql import SqlStore
shift = pathlib.Path({shift!r})
right, told = time.time_ns, SqlStore.clock
time.time_ns = lambda: right() + int(shift.read_text()) * 1_000_000
async def clock(self):
    now, last = await told(self)
    return now + int(shift.read_text()), last
SqlStore.clock = clock
sys.argv = sys.argv[2:]
runpy.run_module("magehall", run_name="__main__", alter_sys=True)
"""
"""A server on a machine whose date is off by what a file says."""


class Stopped:
    """Time that passes when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.passed = 1_000_000_000_000
        monkeypatch.setattr(wallclock, "_passed", lambda: self.passed)

    def wait(self, milliseconds: int) -> None:
        self.passed += milliseconds * 1_000_000


@pytest.mark.parametrize("wrong", [-HOUR, DAYS, -20 * 365 * 24 * HOUR])
def test_the_houses_clock_is_never_moved_but_follows(monkeypatch: pytest.MonkeyPatch, wrong: int) -> None:
    time = Stopped(monkeypatch)
    clock = Clock()
    clock.set_to(10**12)
    clock.follow(10**12 + wrong)
    assert clock.now() == 10**12
    for _ in range(100):
        before = clock.now()
        time.wait(100)
        assert 99 <= clock.now() - before <= 101
    clock.follow(10**12 + 10_000)
    time.wait(20_000)
    assert abs(clock.now() - (10**12 + 30_000)) <= 1, "it is right again"


def test_it_goes_on_from_what_was_written(monkeypatch: pytest.MonkeyPatch) -> None:
    time = Stopped(monkeypatch)
    clock = Clock()
    clock.set_to(5000)
    time.wait(7)
    assert clock.now() == 5007


class Wrong:
    """A server whose date can be set."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.shift = folder / "shift"
        self.set(0)
        self.python = folder / "wrong-python"
        self.python.write_text(WRONG.format(python=sys.executable, shift=str(self.shift)))
        self.python.chmod(0o755)

    def set(self, milliseconds: int) -> None:
        fresh = self.shift.with_suffix(".new")
        fresh.write_text(str(milliseconds))
        fresh.replace(self.shift)


async def timed(ann: Guest, ben: Guest, seconds: int) -> str:
    """A game of two in which nobody moves, so that its clock runs out."""
    clock = {"mode": "turn", "seconds": seconds, "expiry": "deputy"}
    terms = {"game": "rummikub", "seats": 2, "clock": clock, "absence": 0}
    code = str((await ann.post("/tables", {"terms": terms}))["table"])
    await ben.do("sit", code, seat="B")
    await ann.do("follow", code, seat="A")
    await ben.do("follow", code, seat="B")
    await ann.do("start", code)
    return code


def stood_in(guest: Guest, code: str) -> bool:
    return any(chair.get("deputy") for chair in guest.picture(code, "A")["seats"])


def test_a_turn_ends_on_time_and_no_other_before(tmp_path: Path) -> None:
    machine = Wrong(tmp_path)
    with served(tmp_path, str(machine.python)) as server:

        async def story() -> None:
            async with guests(server.url, "Ann", "Ben") as (ann, ben):
                long = await timed(ann, ben, 600)
                for wrong in (-HOUR, DAYS):
                    begun = monotonic()
                    short = await timed(ann, ben, SHORT)
                    machine.set(wrong)
                    await ann.until(lambda: stood_in(ann, short))  # noqa: B023 (it is asked now)
                    assert monotonic() - begun > SHORT, "no earlier than its time is over"
                    machine.set(0)
                assert not stood_in(ann, long)

        run(story())


def test_a_restart_with_a_wrong_date_ends_no_clock_and_stops_none(tmp_path: Path) -> None:
    machine = Wrong(tmp_path)

    async def story(server: Served) -> None:
        async with guests(server.url, "Ann", "Ben") as (ann, ben):
            long = await timed(ann, ben, 600)
            for wrong in (DAYS, -HOUR):
                begun = monotonic()
                short = await timed(ann, ben, SHORT)
                await asyncio.to_thread(server.stop)
                machine.set(wrong)
                await asyncio.to_thread(server.start)
                for guest in (ann, ben):
                    await guest.come_back(server.url)
                await ann.until(lambda: stood_in(ann, short))  # noqa: B023 (it is asked now)
                assert monotonic() - begun > SHORT, "no earlier than its time is over"
            assert not stood_in(ann, long)

    with served(tmp_path, str(machine.python)) as server:
        run(story(server))
