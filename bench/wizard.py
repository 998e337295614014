"""Speed of Wizard: complete random games at four seats, in one run on one core.

    python bench/wizard.py [--quick] [--json]

What is counted, for all of them, are the players' decisions: bids, cards and trump choices. Nature's deals
take time but do not count. Rates are decisions per second of CPU time, the best of several rounds in which
the contestants take turns. Our generator chooses for all.

- The plain C kernel (`bench/limit/wizard.c`, `cc -O3`) plays the same games as our engine, choice for
  choice; checksums of the final scores prove it, at 3 to 6 seats, before anything is timed.
- OpenSpiel's nearest relative is `oh_hell`: four players, 52 cards, hands of 1 to 12 tricks. A deal is one
  chance node per card, all equally likely. A second row leaves its deals out of the time.
"""

from __future__ import annotations

import argparse
import ctypes
import hashlib
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from time import process_time
from typing import NamedTuple

import pyspiel

from magehall import CHANCE, Rng, State, game, is_compiled

SEATS = 4
SEED = "bench"
KERNEL = Path(__file__).parent / "limit" / "wizard.c"
WORD = 1 << 64
OH_HELL = pyspiel.load_game("oh_hell", {"players": SEATS, "num_suits": 4, "num_cards_per_suit": 13})

PLAYOUT = "compiled playout loop"
STEPPED = "compiled, stepped from Python"
INTERPRETED = "interpreted, stepped from Python"
LIMIT = "plain C kernel, -O3"
PEER = "OpenSpiel oh_hell, stepped from Python"
PEER_DEALT = "OpenSpiel oh_hell, deals not timed"


class Lap(NamedTuple):
    """One contestant's share of a round: decisions made, and the CPU seconds they took."""

    decisions: int
    seconds: float


class Target(NamedTuple):
    """A measured number and what is wanted of it."""

    name: str
    measured: float
    wanted: float
    at_least: bool

    @property
    def passed(self) -> bool:
        """Tell whether the target is met."""
        return self.measured >= self.wanted if self.at_least else self.measured < self.wanted


class Report(NamedTuple):
    """Everything that a run found out."""

    proofs: dict[str, str]
    rates: dict[str, float]
    playouts: int
    targets: list[Target]

    def data(self) -> dict[str, object]:
        """Return the report as plain data."""
        return {
            "game": "wizard",
            "seats": SEATS,
            "processor": processor(),
            "python": platform.python_version(),
            "decisions_per_second": {name: round(rate) for name, rate in self.rates.items()},
            "targets": [{**target._asdict(), "passed": target.passed} for target in self.targets],
            "memory_playouts": self.playouts,
            "checksums": self.proofs,
        }


class Kernel:
    """The C kernel, compiled for this run."""

    def __init__(self, folder: str) -> None:
        built = Path(folder) / "wizard.so"
        compiler = os.environ.get("CC", "cc")
        subprocess.run([compiler, "-O3", "-shared", "-fPIC", str(KERNEL), "-o", str(built)], check=True)
        self.play_games = ctypes.CDLL(str(built)).play_games
        self.play_games.restype = ctypes.c_uint64
        self.play_games.argtypes = [*[ctypes.c_uint32] * 3, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]

    def play(self, seats: int, games: int) -> tuple[int, int]:
        """Play games from the stream of SEED; return the checksum of their scores and the decisions."""
        decisions = ctypes.c_uint64()
        checksum = self.play_games(*seed_words(SEED), seats, games, ctypes.byref(decisions))
        return checksum, decisions.value


def seed_words(seed: str) -> list[int]:
    """Return the three words that `Rng(seed)` starts from."""
    digest = hashlib.sha256(f"magehall/1|{seed}|".encode()).digest()
    return [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8)]


def add_scores(checksum: int, scores: tuple[int, ...]) -> int:
    """Fold the scores of a game into a checksum, as the kernel does."""
    for score in scores:
        checksum = (checksum * 1000003 + score) % WORD
    return checksum


def step(state: State, rng: Rng) -> int:
    """Play a game to its end through the public API alone; return the number of decisions."""
    decisions = 0
    while acting := state.acting():
        seat = acting[0]
        if seat == CHANCE:
            state.play(seat, state.draw(rng))
        else:
            moves = state.moves(seat)
            state.play(seat, moves[rng.below(len(moves))])
            decisions += 1
    return decisions


def checksum_of(play: Callable[[State, Rng], object], seats: int, games: int) -> int:
    """Play games from the stream of SEED and return the checksum of their scores."""
    start = game("wizard").start(seats)
    rng = Rng(SEED)
    checksum = 0
    for _ in range(games):
        state = start.copy()
        play(state, rng)
        checksum = add_scores(checksum, state.scores())
    return checksum


def playout(state: State, rng: Rng) -> None:
    state.playout(rng)


def prove(kernel: Kernel, games: int) -> dict[str, str]:
    """Check that all our ways play the kernel's games; return the checksums of the scores."""
    proofs = {}
    few = games // 40
    interpreted = run_part("check", few, MAGEHALL_INTERPRETED="1")
    for seats, stepped_slowly in zip(game("wizard").seats, interpreted, strict=True):
        checksum, _ = kernel.play(seats, games)
        expect(f"playouts at {seats} seats", checksum_of(playout, seats, games), checksum)
        checksum_of_few, _ = kernel.play(seats, few)
        expect(f"steps at {seats} seats", checksum_of(step, seats, few), checksum_of_few)
        expect(f"interpreted steps at {seats} seats", int(stepped_slowly), checksum_of_few)
        proofs[f"{seats} seats, {games} games"] = f"{checksum:016x}"
    return proofs


def expect(what: str, found: int, wanted: int) -> None:
    """Stop if a checksum is not that of the kernel: then there is nothing to compare."""
    if found != wanted:
        raise SystemExit(f"{what} are not the kernel's games: checksum {found:016x} instead of {wanted:016x}")


def time_kernel(kernel: Kernel, games: int) -> Lap:
    began = process_time()
    _, decisions = kernel.play(SEATS, games)
    return Lap(decisions, process_time() - began)


def time_playouts(games: int, decisions: int) -> Lap:
    """Time whole playouts; the kernel, which plays the same games, has counted their decisions."""
    start = game("wizard").start(SEATS)
    rng = Rng(SEED)
    began = process_time()
    for _ in range(games):
        start.copy().playout(rng)
    return Lap(decisions, process_time() - began)


def time_steps(games: int) -> Lap:
    start = game("wizard").start(SEATS)
    rng = Rng(SEED)
    decisions = 0
    began = process_time()
    for _ in range(games):
        decisions += step(start.copy(), rng)
    return Lap(decisions, process_time() - began)


def dealt_hand(rng: Rng) -> pyspiel.State:
    """Start a hand of `oh_hell`: nature says how many tricks and who deals, then deals card by card."""
    state = OH_HELL.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[rng.below(len(outcomes))][0])
    return state


def step_peer(state: pyspiel.State, rng: Rng) -> int:
    """Play a dealt hand of `oh_hell` to its end; return the number of decisions."""
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
        decisions += 1
    return decisions


def time_peer(hands: int) -> Lap:
    rng = Rng(SEED)
    decisions = 0
    began = process_time()
    for _ in range(hands):
        decisions += step_peer(dealt_hand(rng), rng)
    return Lap(decisions, process_time() - began)


def time_peer_dealt(hands: int) -> Lap:
    rng = Rng(SEED)
    states = [dealt_hand(rng) for _ in range(hands)]
    decisions = 0
    began = process_time()
    for state in states:
        decisions += step_peer(state, rng)
    return Lap(decisions, process_time() - began)


def run_part(part: str, games: int, **environment: str) -> list[str]:
    """Run a part of this file in a process of its own and return the words it prints."""
    command = [sys.executable, __file__, "--part", part, "--games", str(games)]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return done.stdout.split()


def time_interpreted(games: int) -> Lap:
    decisions, seconds = run_part("steps", games, MAGEHALL_INTERPRETED="1")
    return Lap(int(decisions), float(seconds))


def copy_nanoseconds(times: int) -> float:
    """Time `copy()` of a state in the middle of a game, including the loop around it."""
    state = game("wizard").start(SEATS)
    rng = Rng(SEED)
    for _ in range(300):
        seat = state.acting()[0]
        state.play(seat, state.draw(rng) if seat == CHANCE else state.moves(seat)[0])
    began = process_time()
    for _ in range(times):
        state.copy()
    return (process_time() - began) / times * 1e9


def peak() -> int:
    """Return this process's peak memory in KiB (`ru_maxrss` would start with that of its parent)."""
    found = system_facts("/proc/self/status").get("VmHWM", "0 kB")
    return int(found.split()[0])


def peaks(playouts: int) -> tuple[int, int]:
    """Return the peak memory after a tenth of the playouts and after all of them, in KiB."""
    time_playouts(playouts // 10, 0)
    early = peak()
    time_playouts(playouts - playouts // 10, 0)
    return early, peak()


def checks(games: int) -> list[int]:
    """Return the checksum of stepped games for each number of seats."""
    return [checksum_of(step, seats, games) for seats in game("wizard").seats]


PARTS: dict[str, Callable[[int], Iterable[object]]] = {"steps": time_steps, "memory": peaks, "check": checks}
"""What runs in a process of its own: interpreted, or to measure memory."""


def contestants(kernel: Kernel, quick: bool) -> dict[str, Callable[[], Lap]]:
    """Name the contestants, each with as many games as take about a third of a second (a tenth if quick)."""
    share = 1 if quick else 3
    games = 3000 * share
    decisions = kernel.play(SEATS, games)[1]
    return {
        LIMIT: lambda: time_kernel(kernel, 3 * games),
        PLAYOUT: lambda: time_playouts(games, decisions),
        STEPPED: lambda: time_steps(300 * share),
        PEER: lambda: time_peer(800 * share),
        PEER_DEALT: lambda: time_peer_dealt(1600 * share),
        INTERPRETED: lambda: time_interpreted(30 * share),
    }


def race(laps: dict[str, Callable[[], Lap]], rounds: int) -> dict[str, float]:
    """Let the contestants take turns; return the best rate of each in decisions per second."""
    best = dict.fromkeys(laps, 0.0)
    for _ in range(rounds):
        for name, run in laps.items():
            lap = run()
            best[name] = max(best[name], lap.decisions / lap.seconds)
    return best


def judge(rates: dict[str, float], copy: float, growth: float) -> list[Target]:
    """Compare what was measured with the targets."""
    return [
        Target("compiled playout / C kernel", rates[PLAYOUT] / rates[LIMIT], 1 / 3, True),
        Target("stepped / OpenSpiel stepped", rates[STEPPED] / rates[PEER], 3, True),
        Target("interpreted / OpenSpiel stepped", rates[INTERPRETED] / rates[PEER], 0.4, True),
        Target("copy() in nanoseconds", copy, 1000, False),
        Target("peak memory growth in KiB", growth, 1024, False),
    ]


def measure(quick: bool) -> Report:
    """Prove that the same games are played, then let all take turns."""
    rounds = 3 if quick else 7
    with tempfile.TemporaryDirectory() as folder:
        kernel = Kernel(folder)
        proofs = prove(kernel, 400 if quick else 4000)
        rates = race(contestants(kernel, quick), rounds)
    copy = min(copy_nanoseconds(100_000) for _ in range(rounds))
    playouts = 50_000 if quick else 1_000_000
    early, late = run_part("memory", playouts)
    return Report(proofs, rates, playouts, judge(rates, copy, int(late) - int(early)))


def processor() -> str:
    """Name the processor, as far as the system says."""
    return system_facts("/proc/cpuinfo").get("model name", platform.machine())


def system_facts(path: str) -> dict[str, str]:
    """Read a file of `name: value` lines that Linux keeps, or nothing elsewhere."""
    if not Path(path).exists():
        return {}
    lines = (line.partition(":") for line in Path(path).read_text().splitlines())
    return {name.strip(): value.strip() for name, _, value in lines}


def show(report: Report) -> None:
    """Print a table to read."""
    print(f"Wizard, {SEATS} seats, one core of {processor()}, Python {platform.python_version()}\n")
    for name, rate in report.rates.items():
        print(f"  {name:40} {rate / 1e6:8.3f} M decisions/s")
    print(f"\n  {'target':40} {'measured':>10} {'wanted':>10}")
    for target in report.targets:
        wanted = f"{'>=' if target.at_least else '<'} {target.wanted:.4g}"
        print(
            f"  {target.name:40} {target.measured:10.3g} {wanted:>10}  {'pass' if target.passed else 'FAIL'}"
        )
    print(f"\n  Memory over {report.playouts} playouts. Kernel, playouts and steps played the same games:")
    for games, checksum in report.proofs.items():
        print(f"  {games}: checksum {checksum}")


def main() -> int:
    """Measure, print, and fail if a target is missed."""
    parser = argparse.ArgumentParser(description="Speed of Wizard compared with plain C and OpenSpiel.")
    parser.add_argument("--quick", action="store_true", help="fewer games and rounds, about 15 seconds")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--part", choices=list(PARTS), help=argparse.SUPPRESS)
    parser.add_argument("--games", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    if chosen.part:
        print(*PARTS[chosen.part](chosen.games))
        return 0
    if not is_compiled():
        print("the engine is interpreted; compile it first: python hatch_build.py", file=sys.stderr)
        return 2
    report = measure(chosen.quick)
    if chosen.json:
        print(json.dumps(report.data(), indent=2))
    else:
        show(report)
    return 0 if all(target.passed for target in report.targets) else 1


if __name__ == "__main__":
    sys.exit(main())
