"""What a move costs, and how much memory is needed, as tables increase while few are played at."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter
from typing import NamedTuple

import httpx

from bench.load.processes import cpu_seconds, megabytes
from bench.load.tables import Guests, Table
from tests.server.harness import Served

ACTIVE = 200
"""The most tables that are played at the same time."""
FOLLOWED = 500
"""The most tables that are followed while memory is measured."""
SECONDS = 8.0
SETTLE = 120.0
"""Seconds that unfollowed tables are given to leave memory."""
BACK = 200
"""The most tables that are asked for after they have left."""


class Grown(NamedTuple):
    """What was found at one number of tables."""

    tables: int
    cpu_ms: float
    moves: int
    followed: int
    in_memory: int
    megabytes: float
    back_p50: float
    back_p99: float


async def grow(server: Served, number: int) -> Grown:
    """Open tables, wait until unfollowed ones have left, play at some, fetch others back."""
    guests = Guests([server.url])
    await guests.introduce()
    tables = await guests.open(number)
    followed, others = tables[:FOLLOWED], tables[FOLLOWED:]
    await guests.sit(followed)
    in_memory = await settled(server, len(followed))
    size = megabytes(server.process.pid)
    spent, moves = await played(server, followed[:ACTIVE])
    times = await fetched(guests, random.Random(number).sample(others, min(BACK, len(others))))
    for table in tables:
        table.close()
    await guests.close()
    return Grown(
        tables=number,
        cpu_ms=1000 * spent / moves,
        moves=moves,
        followed=len(followed),
        in_memory=in_memory,
        megabytes=size,
        back_p50=1000 * times[len(times) // 2],
        back_p99=1000 * times[len(times) * 99 // 100],
    )


async def played(server: Served, tables: list[Table]) -> tuple[float, int]:
    """Play as fast as possible; return the CPU time it took, and the number of moves."""
    before = cpu_seconds(server.process.pid)
    for table in tables:
        table.go_on()
    await asyncio.sleep(SECONDS)
    moves = sum(table.made for table in tables)
    spent = cpu_seconds(server.process.pid) - before
    for table in tables:
        table.is_stopped = True
    return spent, moves


async def fetched(guests: Guests, tables: list[Table]) -> list[float]:
    """Follow tables one after another; return the seconds until each has its picture, in order of length."""
    times = []
    for table in tables:
        begin = perf_counter()
        await guests.sit_one(table.seats[0])
        times.append(perf_counter() - begin)
    return sorted(times) or [0.0]


async def settled(server: Served, wanted: int) -> int:
    """Wait until only the followed tables are in memory; return how many there are."""
    until = perf_counter() + SETTLE
    async with httpx.AsyncClient(timeout=SETTLE) as client:
        while True:
            text = (await client.get(f"{server.url}/metrics")).text
            shown = [line for line in text.splitlines() if line.startswith("magehall_tables ")]
            number = int(float(shown[0].split()[1]))
            if number <= wanted or perf_counter() > until:
                return number
            await asyncio.sleep(1)
