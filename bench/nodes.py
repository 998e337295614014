"""Load on several nodes that share one PostgreSQL: what a move costs each node, and the database.

    python bench/nodes.py [--nodes 2] [--quick] [--json] [--only sticky|spread]

The phases of `bench/server.py`, with the seats of each table spread over all nodes (the worst a proxy can
do), and with all seats of a table on one node, as when the proxy uses the table's code (`deploy/`). CPU is
counted for every node and for PostgreSQL with all its processes: if there are more of them than cores, it
says more than the clock does.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.load.processes import cpu_seconds  # noqa: E402 (the path is set above)
from bench.load.tables import Guests, Table  # noqa: E402
from bench.server import NEW_LOOP, QUICK, Figures, Plan, leave, measure_pace  # noqa: E402
from tests.server.harness import Served  # noqa: E402
from tests.server.postgres import Postgres, database, postgres  # noqa: E402

Node = Callable[[int, int], int]
"""Says at which node a seat of a table is, by their numbers."""


class Bill(NamedTuple):
    """CPU seconds spent so far."""

    nodes: float
    database: float


def bill(servers: list[Served], running: Postgres) -> Bill:
    """Ask the kernel what everybody has spent."""
    return Bill(
        sum(cpu_seconds(server.process.pid) for server in servers), family_seconds(running.process.pid)
    )


def family_seconds(parent: int) -> float:
    """Count the CPU seconds of a process, of its living children, and of those that are gone."""
    tick = os.sysconf("SC_CLK_TCK")
    spent = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, fields = int(stat.parent.name), stat.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        if pid == parent:
            spent += sum(map(int, fields[11:15]))
        elif int(fields[1]) == parent:
            spent += int(fields[11]) + int(fields[12])
    return spent / tick


async def measure(servers: list[Served], running: Postgres, plan: Plan, node: Node) -> Figures:
    """Run the ceiling and the pace."""
    guests = Guests([server.url for server in servers])
    await guests.introduce()
    figures = await measure_ceiling(guests, servers, running, plan, node)
    figures |= await measure_pace(Placed(guests, node), plan, len(servers))
    await guests.close()
    return figures


class Placed(Guests):
    """The same people, seated where a proxy would put them."""

    def __init__(self, guests: Guests, node: Node) -> None:
        self.urls, self.people, self.node = guests.urls, guests.people, node

    async def sit(self, tables: list[Table], node: Node = lambda table, place: 0) -> float:
        return await super().sit(tables, self.node)


async def measure_ceiling(
    guests: Guests, servers: list[Served], running: Postgres, plan: Plan, node: Node
) -> Figures:
    tables = await guests.open(plan.ceiling_tables)
    await guests.sit(tables, node)
    begin, before = perf_counter(), bill(servers, running)
    for table in tables:
        table.go_on()
    await asyncio.sleep(plan.ceiling_seconds)
    made = sum(table.made for table in tables)
    after, seconds = bill(servers, running), perf_counter() - begin
    await leave(tables)
    nodes = 1000 * (after.nodes - before.nodes) / made
    return {
        "moves per second": made / seconds,
        "CPU ms per move, all nodes": nodes,
        "CPU ms per move, each node": nodes / len(servers),
        "CPU ms per move, PostgreSQL": 1000 * (after.database - before.database) / made,
    }


def served_by(number: int, plan: Plan, running: Postgres, node: Node) -> Figures:
    """Measure this many nodes on one database."""
    servers: list[Served] = []
    with tempfile.TemporaryDirectory() as folder, database(running.url("postgres")) as url:
        try:
            for each in range(number):
                own = Path(folder) / str(each)
                own.mkdir()
                servers.append(Served(own, database_url=url, rate_limits="0", log_level="warning"))
            with asyncio.Runner(loop_factory=NEW_LOOP) as runner:
                return runner.run(measure(servers, running, plan, node))
        finally:
            for server in servers:
                server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--nodes", type=int, default=2)
    parser.add_argument("--only", choices=["sticky", "spread"])
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    number = arguments.nodes
    ways: dict[str, Node] = {
        "spread": lambda table, place: (table + place) % number,
        "sticky": lambda table, place: table % number,
    }
    found: dict[str, Figures] = {}
    with postgres(durable=True) as running:
        for name, node in ways.items():
            if arguments.only in (None, name):
                found[name] = served_by(number, QUICK if arguments.quick else Plan(), running, node)
    if arguments.json:
        print(json.dumps(found))
        return
    for name, figures in found.items():
        print(f"{name}, {number} nodes: " + ", ".join(f"{key} {value:.3f}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
