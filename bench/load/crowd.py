"""Thousands of sockets on one process: held for minutes, then all at once at the door after a restart."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import NamedTuple

from bench.load.processes import cpu_seconds, megabytes
from bench.load.tables import SEATS, Guests, Table
from tests.server.harness import Served

MINUTE = 60.0


class Crowded(NamedTuple):
    """What was found."""

    sockets: int
    seconds: float
    """Until all had their picture the first time."""
    megabytes: list[float]
    """At the beginning and after each minute."""
    idle_cpu: float
    """The share of a core used by sockets on which nothing happens."""
    lost: int
    storm: float
    """Seconds until all had their picture again after a new process opened its doors."""


async def hold(server: Served, sockets: int, seconds: float) -> Crowded:
    """Hold sockets open, four per table; then stop the server, start it again, and let all come at once."""
    guests = Guests([server.url])
    await guests.introduce()
    tables = await guests.open(sockets // len(SEATS))
    took = await guests.sit(tables)
    sizes, spent = [megabytes(server.process.pid)], cpu_seconds(server.process.pid)
    begin = perf_counter()
    while (left := begin + seconds - perf_counter()) > 0:
        await asyncio.sleep(min(MINUTE, left))
        sizes.append(megabytes(server.process.pid))
    idle = (cpu_seconds(server.process.pid) - spent) / (perf_counter() - begin)
    lost = sum(is_lost(table) for table in tables)
    for table in tables:
        table.close()
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    guests.urls = [server.url]
    storm = await guests.sit(tables)
    for table in tables:
        table.close()
    await guests.close()
    return Crowded(sockets, took, sizes, idle, lost, storm)


def is_lost(table: Table) -> int:
    """Count the sockets of a table that are closed."""
    lines = [seat.socket.transport for seat in table.seats if seat.socket is not None]
    return sum(line is None or line.is_closing() for line in lines)
