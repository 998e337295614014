"""Load on the server: four seats per table, each with its own socket and hidden hand, real rules of Wizard.

    python bench/server.py [--quick] [--json] [--no-peer] [--no-postgres]
    python bench/server.py --growth 10,1000,10000          CPU a move, memory and coming back, by tables
    python bench/server.py --sockets 10000 --minutes 10    held open; then the server starts anew

One server process on one core, one process of load on another, over loopback. Every move is stored (SQLite,
full sync) before anybody sees it. What is measured:

- ceiling: 100 tables, each making the next move as soon as the last one is seen, until the first game ends;
- pace: 500 tables with one move a second each, from sending a move to seeing it;
- 1,000 sockets: from the first connect until all have their whole picture;
- bytes of one seat's message about a card that was played; memory after all that;
- the same ceiling and pace with two processes on one PostgreSQL, seats of each table spread over both;
- the same with a bare referee (`bench/limit/referee.py`), which is the best this language allows.

CPU per move is the server's own time: on a busy machine it says more than the clock does; 1 second divided by
it is what an otherwise idle core would carry. boardgame.io plays the same game with the same seats, sockets
and phases (`bench/peers/boardgame-io`), with its store in memory and in files, if node and npm are available.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

import uvloop

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from bench.load.crowd import Crowded, hold  # noqa: E402 (the path is set above)
from bench.load.growth import Grown, grow  # noqa: E402
from bench.load.processes import Referee, cpu_seconds, megabytes  # noqa: E402
from bench.load.tables import Guests, Strangers, Table  # noqa: E402
from magehall import is_compiled  # noqa: E402
from tests.server.harness import Served  # noqa: E402
from tests.server.postgres import database, postgres  # noqa: E402

PEER = ROOT / "bench" / "peers" / "boardgame-io"
BARE = "bare referee, SQLite, full sync"
NEW_LOOP = uvloop.new_event_loop
"""The load also uses the fast event loop, so that it is not what is measured."""
CORES = sorted(os.sched_getaffinity(0))
Figures = dict[str, float]
Process = Served | Referee
T = TypeVar("T")


class Plan(NamedTuple):
    """How much is done."""

    ceiling_tables: int = 100
    ceiling_seconds: float = 8
    pace_tables: int = 500
    pace_seconds: float = 15
    sockets: int = 1000


QUICK = Plan(20, 3, 50, 5, 100)

TARGETS: dict[str, tuple[str, float]] = {
    "moves per second": ("at least", 6500),
    "paced p50 ms": ("at most", 5),
    "paced p99 ms": ("at most", 25),
    "seconds for 1000 sockets": ("at most", 2),
    "MB": ("at most", 200),
    "bytes per card and seat": ("at most", 400),
}


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """Keep what is started here on one core."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {CORES[core % len(CORES)]})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


async def measure(servers: list[Served], plan: Plan) -> Figures:
    """Run all phases against one or more nodes."""
    guests = Guests([server.url for server in servers])
    await guests.introduce()
    number = len(servers)
    figures = await measure_ceiling(guests, servers, plan, number)
    figures |= await measure_pace(guests, plan, number)
    tables = await guests.open(plan.sockets // 4)
    figures[f"seconds for {plan.sockets} sockets"] = await guests.sit(
        tables, lambda table, place: place % number
    )
    figures["MB"] = sum(megabytes(server.process.pid) for server in servers)
    await leave(tables)
    await guests.close()
    return figures


async def measure_bare(referee: Referee, plan: Plan) -> Figures:
    """Run the phases that a bare referee supports."""
    guests = Strangers([referee.url])
    figures = await measure_ceiling(guests, [referee], plan, 1)
    figures |= await measure_pace(guests, plan, 1)
    figures["MB"] = megabytes(referee.process.pid)
    await guests.close()
    return figures


async def measure_ceiling(guests: Guests, servers: Sequence[Process], plan: Plan, nodes: int) -> Figures:
    tables = await guests.open(plan.ceiling_tables)
    await guests.sit(tables, lambda table, place: place % nodes)
    begin, before = perf_counter(), sum(cpu_seconds(server.process.pid) for server in servers)
    for table in tables:
        table.go_on()
    while perf_counter() - begin < plan.ceiling_seconds and not any(table.is_over for table in tables):
        await asyncio.sleep(0.1)
    made = sum(table.made for table in tables)
    spent = sum(cpu_seconds(server.process.pid) for server in servers) - before
    seconds = perf_counter() - begin
    sizes = [size for table in tables for size in table.sizes]
    await leave(tables)
    return {
        "moves per second": made / seconds,
        "CPU ms per move": 1000 * spent / made,
        "moves per CPU second": made / spent,
        "bytes per card and seat": statistics.fmean(sizes),
    }


async def measure_pace(guests: Guests, plan: Plan, nodes: int) -> Figures:
    tables = await guests.open(plan.pace_tables)
    await guests.sit(tables, lambda table, place: place % nodes)
    pacing = [
        asyncio.create_task(table.keep_pace(number / len(tables), 1.0)) for number, table in enumerate(tables)
    ]
    await asyncio.sleep(plan.pace_seconds)
    times = sorted(1000 * seconds for table in tables for seconds in table.times)
    await leave(tables)
    for task in pacing:
        task.cancel()
    return {
        "paced moves per second": len(times) / plan.pace_seconds,
        "paced p50 ms": times[len(times) // 2],
        "paced p99 ms": times[len(times) * 99 // 100],
    }


async def leave(tables: list[Table]) -> None:
    for table in tables:
        table.close()
    await asyncio.sleep(0.5)


def served_by(nodes: int, plan: Plan, url: str) -> Figures:
    """Measure this many nodes of ours, each on its core."""
    with tempfile.TemporaryDirectory() as folder:
        servers = []
        try:
            for node in range(nodes):
                own = Path(folder) / str(node)
                own.mkdir()
                with on_core(node):
                    servers.append(Served(own, database_url=url, rate_limits="0", log_level="warning"))
            with on_core(1 if nodes == 1 else nodes), asyncio.Runner(loop_factory=NEW_LOOP) as runner:
                return runner.run(measure(servers, plan))
        finally:
            for server in servers:
                server.stop()


def bare(plan: Plan) -> Figures:
    """Measure the bare referee, on one core."""
    with tempfile.TemporaryDirectory() as folder:
        with on_core(0):
            referee = Referee(Path(folder))
        try:
            with on_core(1), asyncio.Runner(loop_factory=NEW_LOOP) as runner:
                return runner.run(measure_bare(referee, plan))
        finally:
            referee.stop()


def alone(run: Callable[[Served], Coroutine[Any, Any, T]]) -> T:
    """Run something with one process of ours on one core, and the load on another."""
    with tempfile.TemporaryDirectory() as folder:
        with on_core(0):
            server = Served(Path(folder), rate_limits="0", log_level="warning")
        try:
            with on_core(1), asyncio.Runner(loop_factory=NEW_LOOP) as runner:
                return runner.run(run(server))
        finally:
            server.stop()


def peer(plan: Plan, store: str) -> Figures:
    """Measure boardgame.io, its server on one core and its load on another."""
    environment = {**os.environ, "PORT": "0", "STORE": store}
    with tempfile.TemporaryDirectory() as folder:
        with on_core(0):
            server = subprocess.Popen(
                ["node", "server.js"],
                cwd=PEER,
                env={**environment, "FOLDER": folder},
                stdout=subprocess.PIPE,
                text=True,
            )
        try:
            assert server.stdout is not None
            port = server.stdout.readline().strip().rpartition(" ")[2]
            asked = json.dumps({**plan._asdict(), "port": int(port), "pid": server.pid})
            with on_core(1):
                done = subprocess.run(
                    ["node", "load.js", asked], cwd=PEER, check=True, capture_output=True, text=True
                )
            found: Figures = json.loads(done.stdout)
            return found
        finally:
            server.kill()
            server.wait()


def has_peer() -> bool:
    """Install boardgame.io in its folder if it is not there and npm is available."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    if not (PEER / "node_modules" / "boardgame.io").exists():
        asked = ["npm", "ci", "--no-audit", "--no-fund", "--silent"]
        return subprocess.run(asked, cwd=PEER, check=False).returncode == 0
    return True


def run(arguments: argparse.Namespace) -> dict[str, Figures]:
    """Measure one after another; each result is printed at once, since a run takes some minutes."""
    plan = QUICK if arguments.quick else Plan()
    found: dict[str, Figures] = {}
    for name, measured in contestants(arguments, plan):
        found[name] = measured()
        print(f"{name}: {json.dumps(found[name])}", file=sys.stderr, flush=True)
    return found


def contestants(arguments: argparse.Namespace, plan: Plan) -> Iterator[tuple[str, Callable[[], Figures]]]:
    """Name who is measured, ourselves first."""
    yield "Magehall, SQLite, full sync", lambda: served_by(1, plan, "")
    yield BARE, lambda: bare(plan)
    if not arguments.no_peer and has_peer():
        yield "boardgame.io, memory", lambda: peer(plan, "memory")
        yield "boardgame.io, files", lambda: peer(plan, "files")
    if not arguments.no_postgres:
        with postgres(durable=True) as server, database(server.url("postgres")) as url:
            yield "Magehall, two processes, PostgreSQL", lambda: served_by(2, plan, url)


def table_text(found: dict[str, Figures]) -> str:
    """Write the figures side by side."""
    names = list(next(iter(found.values())))
    lines = ["| " + " | ".join(["", *found]) + " |", "|---" * (len(found) + 1) + "|"]
    for name in names:
        told = [figures.get(name) for figures in found.values()]
        cells = ["" if figure is None else f"{figure:,.2f}" for figure in told]
        lines.append("| " + " | ".join([name, *cells]) + " |")
    return "\n".join(lines)


def verdicts(found: dict[str, Figures]) -> list[str]:
    """Compare the figures of one process with what is wanted, and with boardgame.io's of the same run."""
    ours = next(iter(found.values()))
    said = []
    for name, (how, wanted) in TARGETS.items():
        if name in ours:
            good = ours[name] >= wanted if how == "at least" else ours[name] <= wanted
            said.append(f"{'met' if good else 'MISSED'}: {name} {ours[name]:,.1f}, wanted {how} {wanted:,}")
    for other, figures in found.items():
        if other == BARE or other.startswith("boardgame.io"):
            rate = ours["moves per second"] / figures["moves per second"]
            cost = figures["CPU ms per move"] / ours["CPU ms per move"]
            said.append(f"ratio to {other}: {rate:.2f} by the clock, {cost:.2f} by CPU per move")
    return said


def show_growth(found: Iterable[Grown]) -> None:
    """Write what each number of tables costs, and how much more than the first, as soon as it is known."""
    first = 0.0
    for grown in found:
        first = first or grown.cpu_ms
        ratio = grown.cpu_ms / first
        print(
            f"{grown.tables:,} tables: {grown.cpu_ms:.3f} ms CPU per move ({ratio:.2f} of the first), "
            f"{grown.moves:,} moves, {grown.followed} followed, {grown.in_memory} in memory, "
            f"{grown.megabytes:.0f} MB; back in {grown.back_p50:.1f} ms, 99 % in {grown.back_p99:.1f} ms",
            flush=True,
        )


def show_crowd(found: Crowded) -> None:
    """Write how sockets were held, and how they came back."""
    print(f"{found.sockets:,} sockets, all with their picture after {found.seconds:.1f} s")
    print("MB, minute by minute:", *(f"{size:.0f}" for size in found.megabytes))
    print(f"idle CPU: {100 * found.idle_cpu:.1f} % of a core; lost: {found.lost}")
    print(f"after a restart all were back {found.storm:.1f} s after the doors opened")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    for flag in ("quick", "json", "no-peer", "no-postgres"):
        parser.add_argument(f"--{flag}", action="store_true")
    parser.add_argument("--growth", metavar="TABLES", help="numbers of tables, as 10,1000,10000")
    parser.add_argument("--sockets", type=int, metavar="NUMBER", help="hold this many open")
    parser.add_argument("--minutes", type=float, default=10)
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if arguments.growth:
        numbers = [int(number) for number in arguments.growth.split(",")]
        show_growth(alone(partial(grow, number=number)) for number in numbers)
        return
    if arguments.sockets:
        show_crowd(alone(lambda server: hold(server, arguments.sockets, 60 * arguments.minutes)))
        return
    load = os.getloadavg()[0]
    found = run(arguments)
    about: dict[str, Any] = {
        "python": platform.python_version(),
        "cores": len(CORES),
        "load": load,
        "compiled": is_compiled(),
    }
    if arguments.json:
        print(json.dumps({"about": about, "figures": found, "verdicts": verdicts(found)}))
        return
    print(
        f"Python {about['python']}, {about['cores']} cores, load {load:.1f}, compiled: {about['compiled']}\n"
    )
    print(table_text(found), *verdicts(found), sep="\n")


if __name__ == "__main__":
    main()
