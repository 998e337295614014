"""Speed of the Rummikub solver: the same 200 positions for all, in one run on one core.

    python bench/rummikub.py [--quick] [--json]

The positions (`bench/rummikub_positions.txt`) have tables of 20 to 90 tiles and racks of 5 to 20; half are
made up, half come from games. Times are CPU milliseconds for a position, the best of several calls for us and
the kernel, one call for the peers. Wrong answers are counted: all must lay as many tiles and, if they report
them, as many points.

- The plain C kernel (`bench/limit/rummikub.c`, `cc -O3`) is the same dynamic programme, node for node; the
  bench checks that both gain the same and expand equally many nodes.
- *search* answers the kernel's question; *best table* also builds it; *best_play* is the public function,
  which then leaves as many old sets untouched as it can.
- The peers (SciPy; `pip install pulp rummikub-solver` for the others) are described in `rummikub_peers.py`.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from bench import rummikub_peers as others  # noqa: E402
from magehall import is_compiled  # noqa: E402
from magehall.games.rummikub.notation import read_sets, read_tiles  # noqa: E402
from magehall.games.rummikub.referee import judge  # noqa: E402
from magehall.games.rummikub.rules import Rules, rules_with  # noqa: E402
from magehall.games.rummikub.sets import TileSet  # noqa: E402
from magehall.games.rummikub.solver import best_play, lookup  # noqa: E402
from magehall.games.rummikub.solver.answer import solve, task_for  # noqa: E402
from magehall.games.rummikub.solver.search import Search  # noqa: E402
from magehall.games.rummikub.solver.task import Task  # noqa: E402
from magehall.games.rummikub.tiles import counted  # noqa: E402

KERNEL = Path(__file__).parent / "limit" / "rummikub.c"
POSITIONS = Path(__file__).parent / "rummikub_positions.txt"
REPEATS = 5
FREE, REPLACE = rules_with(joker="free"), rules_with()
LIMIT, SEARCH, TABLE, PLAY = "plain C kernel, -O3", "search", "best table", "best_play"


class Question(NamedTuple):
    """A position in our own form and as names."""

    table: list[TileSet]
    rack: list[int]
    names: others.Position

    def counts(self) -> vec[i64]:
        return counted(self.rack)


class Row(NamedTuple):
    """What was measured of one contestant: milliseconds for each position, and wrong answers."""

    times: list[float]
    wrong: int

    def at(self, share: float) -> float:
        return sorted(self.times)[min(len(self.times) - 1, int(share * len(self.times)))]


class CTask(ctypes.Structure):
    """The kernel's question."""

    _fields_ = (
        *((name, ctypes.c_int64 * size) for name, size in (("must", 52), ("may", 52), ("weight", 13))),
        ("roles", ctypes.c_int64 * 13),
        ("fixed", ctypes.c_int64 * 52),
        *((name, ctypes.c_int64) for name in ("table_jokers", "jokers", "joker_weight", "from_rack")),
    )


class Kernel:
    """The C kernel, compiled for this run and given our tables."""

    def __init__(self, folder: str) -> None:
        built = Path(folder) / "rummikub.so"
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O3", "-shared", "-fPIC", str(KERNEL), "-o", str(built)], check=True)
        library = ctypes.CDLL(str(built))
        library.set_tables(
            numbers(lookup.NEXT),
            numbers(lookup.CLIP),
            numbers(lookup.SHORT_RUNS),
            numbers(lookup.BETTER),
            ctypes.c_int64(len(lookup.BETTER)),
            numbers(lookup.BETTER_FROM),
            numbers(lookup.GROUP_TILES),
            numbers(lookup.GROUP_JOKERS),
            numbers(lookup.GROUP_ROLES),
            ctypes.c_int64(len(lookup.GROUPS)),
            numbers(lookup.PLAIN),
            ctypes.c_int64(len(lookup.PLAIN)),
        )
        self.solve = library.solve
        self.solve.restype = ctypes.c_int64
        self.steps = (ctypes.c_int64 * 14)()
        self.expanded = ctypes.c_int64()

    def task(self, task: Task) -> CTask:
        """Put a question into the kernel's form."""
        made = CTask()
        for name in ("must", "may", "weight", "roles"):
            getattr(made, name)[:] = [int(number) for number in getattr(task, name)]
        made.fixed[:] = [int(task.fixed[at % 4 * 13 + at // 4]) for at in range(52)]
        made.table_jokers, made.jokers = int(task.table_jokers), int(task.jokers)
        made.joker_weight, made.from_rack = int(task.joker_weight), int(task.from_rack)
        return made

    def run(self, task: CTask) -> int:
        """Return the best gain."""
        return int(self.solve(ctypes.byref(task), ctypes.c_int64(0), self.steps, ctypes.byref(self.expanded)))


def numbers(values: vec[i64]) -> ctypes.Array[ctypes.c_int64]:
    """Return a vector as a C array."""
    return (ctypes.c_int64 * len(values))(*[int(value) for value in values])


def questions(quick: bool) -> list[Question]:
    """Read the positions; every tenth if quick."""
    found = []
    for line in POSITIONS.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            sets, _, rack = line.partition(" | ")
            table = read_sets(sets, line, 0)
            names = [laid.text[1:-1].removeprefix("group ").split() for laid in table]
            found.append(Question(table, read_tiles(rack, line, 0), others.Position(names, rack.split())))
    return found[::10] if quick else found


def best_of(run: Callable[[], object], repeats: int) -> float:
    """Return the least CPU milliseconds of several calls."""
    least = float("inf")
    for _ in range(repeats):
        began = process_time()
        run()
        least = min(least, process_time() - began)
    return least * 1000


def searched(task: Task) -> Search:
    """Answer the kernel's question."""
    search = Search(task)
    search.run(0)
    return search


def ours(asked: list[Question], rules: Rules, kernel: Kernel) -> dict[str, Row]:
    """Time the kernel and our ways to answer, and check that all agree and the referee accepts the play."""
    times: dict[str, list[float]] = {name: [] for name in (LIMIT, SEARCH, TABLE, PLAY)}
    wrong = dict.fromkeys(times, 0)
    for one in asked:
        rack = one.counts()
        task = task_for(one.table, [], rack, rules, "tiles")
        c_task = kernel.task(task)
        times[LIMIT].append(best_of(lambda: kernel.run(c_task), REPEATS))  # noqa: B023
        times[SEARCH].append(best_of(lambda: searched(task), REPEATS))  # noqa: B023
        times[TABLE].append(best_of(lambda: solve(one.table, rack, rules, "tiles"), REPEATS))  # noqa: B023
        times[PLAY].append(best_of(lambda: best_play(one.table, rack, rules), REPEATS))  # noqa: B023
        search, play = searched(task), best_play(one.table, rack, rules)
        gain = 0 if play is None else 1000 * play.count() + play.points()
        wrong[LIMIT] += kernel.run(c_task) != search.best or kernel.expanded.value != search.expanded
        wrong[PLAY] += gain != search.best
        wrong[PLAY] += play is not None and judge(one.table, rack, play.table, True, rules) is not None
    return {name: Row(times[name], wrong[name]) for name in times}


def peer_row(asked: list[Question], peer: Callable[[others.Position], others.Answer]) -> Row:
    """Time a peer on every position, and count the answers that differ from ours."""
    times, wrong = [], 0
    for one in asked:
        play = best_play(one.table, one.counts(), FREE)
        wanted = (0, 0) if play is None else (play.count(), play.points())
        answer = peer(one.names)
        times.append(answer.seconds * 1000)
        wrong += answer.tiles != wanted[0] or answer.points not in (None, wanted[1])
    return Row(times, wrong)


def measure(quick: bool) -> dict[str, Row]:
    """Let all answer the same positions."""
    asked = questions(quick)
    rows: dict[str, Row] = {}
    with tempfile.TemporaryDirectory() as folder:
        kernel = Kernel(folder)
        for rules in (FREE, REPLACE):
            for name, row in ours(asked, rules, kernel).items():
                rows[f"{name}, joker {rules.options['joker']}"] = row
    for name, peer in others.peers().items():
        rows[name] = peer_row(asked, peer)
    return rows


def targets(rows: dict[str, Row]) -> dict[str, tuple[float, str, bool]]:
    """Compare what was measured with the targets: a number, what is wanted, and whether it is met."""
    found: dict[str, tuple[float, str, bool]] = {}
    milp = min(row.at(0.5) for name, row in rows.items() if "joker" not in name)
    for joker in ("free", "replace"):
        search, limit = rows[f"{SEARCH}, joker {joker}"], rows[f"{LIMIT}, joker {joker}"]
        play = rows[f"{PLAY}, joker {joker}"]
        ratio, faster = search.at(0.5) / limit.at(0.5), milp / play.at(0.5)
        found[f"search / C kernel, median, joker {joker}"] = (ratio, "<= 3", ratio <= 3)
        found[f"best peer / best_play, median, joker {joker}"] = (faster, ">= 20", faster >= 20)
        found[f"best_play p99 in ms, joker {joker}"] = (play.at(0.99), "< 40", play.at(0.99) < 40)
    wrong = sum(row.wrong for name, row in rows.items() if "joker" in name)
    found["wrong answers of ours"] = (wrong, "0", wrong == 0)
    return found


def main() -> int:
    """Measure, print, and fail if a target is missed."""
    parser = argparse.ArgumentParser(description="Speed of the Rummikub solver beside plain C and peers.")
    parser.add_argument("--quick", action="store_true", help="every tenth position")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if not is_compiled():
        print("the engine is interpreted; compile it first: python hatch_build.py", file=sys.stderr)
        return 2
    rows = measure(chosen.quick)
    held = targets(rows)
    if chosen.json:
        shares = {"median": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
        data = {
            "milliseconds": {
                name: {share: round(row.at(part), 3) for share, part in shares.items()} | {"wrong": row.wrong}
                for name, row in rows.items()
            },
            "targets": {
                name: {"measured": round(found, 3), "wanted": wanted, "passed": passed}
                for name, (found, wanted, passed) in held.items()
            },
            "python": platform.python_version(),
        }
        print(json.dumps(data, indent=2))
    else:
        print(f"  {'CPU milliseconds':40} {'median':>9} {'p90':>9} {'p99':>9} {'max':>9} {'wrong':>6}")
        for name, row in rows.items():
            print(f"  {name:40} {''.join(f'{row.at(s):10.3f}' for s in (0.5, 0.9, 0.99, 1.0))} {row.wrong:6}")
        print()
        for name, (found, wanted, passed) in held.items():
            print(f"  {name:48} {found:10.3g} {wanted:>8}  {'pass' if passed else 'FAIL'}")
    return 0 if all(passed for _, _, passed in held.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
