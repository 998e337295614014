"""Tunes the numbers of the Witchstone evaluation with CMA-ES and writes them to `weights.json`.

    PYTHONPATH=src python tools/tune_witchstone.py 2 --generations 60 --seed tune-1

A table is named as in the file: 2, or 3-4. It starts from the file's numbers, or from another table (`--start
hand`). Every candidate of a generation plays the same deals, once in each seat, by the quick player of the
roll-outs against a field of equals: three deals in four against the mean of the search as of the last
refresh, one against the numbers it started from. Its value is its lead over the best of the others at the
end, in points, with very large leads counted less. The result is kept only if the quick player wins more than
its share of fresh deals with it, by the lower end of the interval; how a beam does with it is measured too.
The log goes to `tools/tune_witchstone.log`. Use the compiled modules: interpreted it takes fifty times as
long.
"""

from __future__ import annotations

import argparse
import math
import time
import warnings
from multiprocessing import Pool
from pathlib import Path

from magehall.bots.numbers import grouped, write_table
from magehall.bots.witchstone import weights as w
from magehall.bots.witchstone.beam import Beam
from magehall.bots.witchstone.fate import Fate
from magehall.bots.witchstone.quick import Quick
from magehall.bots.witchstone.weights import Weights
from magehall.core.chance import Rng
from magehall.core.seat import CHANCE
from magehall.games.witchstone import GAME, flow, prompts, setup
from magehall.games.witchstone.state import WitchstoneState

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it misses its plotting library
    import cma

ROOT = Path(__file__).parent.parent
WEIGHTS = ROOT / "src" / "magehall" / "bots" / "witchstone" / "weights.json"
LOG = ROOT / "tools" / "tune_witchstone.log"
REFRESH = 10
ROOTS = 4
LARGE = 40.0
"""Leads count as this times the hyperbolic tangent of their share of it."""


class Player:
    """Plays turns by numbers of its own: as the quick player, or by a beam."""

    def __init__(self, numbers: list[float], like: WitchstoneState, width: int) -> None:
        self.quick = Quick(Weights(numbers), ROOTS, like)
        self.beam = Beam(Weights(numbers), width, 24, Rng(0))
        self.fate = Fate()
        self.width = width

    def play(self, state: WitchstoneState, rng: Rng) -> None:
        """Play the current turn to its end."""
        if self.width == 1:
            self.fate.begin(state, rng)
            self.quick.play(state, self.fate)
            return
        self.beam.rng = rng
        self.beam.spare.clear()
        state.become(self.beam.plan(state).state)


def dealt(seats: int, rng: Rng) -> WitchstoneState:
    """Set a table."""
    state = GAME.begin(seats, GAME.settle(seats, {}))
    assert isinstance(state, WitchstoneState), "a game of Witchstone"
    state.apply(CHANCE, state.draw(rng))
    return state


def leads(player: Player, field: Player, name: str, seats: int) -> list[float]:
    """Play a deal once in each seat and return the leads over the best of the others."""
    found = []
    for seat in range(seats):
        rng = Rng(name, "deal")
        state = dealt(seats, rng)
        while prompts.top(state) != prompts.OVER:
            if prompts.top(state) < prompts.DRAWING:
                (player if state.turn == seat else field).play(state, rng)
            else:
                flow.carry_out(state, setup.drawn(state, rng))
        scores = state.scores()
        found.append(float(scores[seat] - max(scores[:seat] + scores[seat + 1 :])))
    return found


class Judge:
    """Plays candidates against the field; created in every worker process."""

    def __init__(self, table: str, seed: str, deals: int) -> None:
        self.table, self.seed, self.deals = table, seed, deals

    def seats(self, deal: int) -> int:
        """Return the size of a table: of the sizes that share one, each in turn."""
        sizes = w.SIZES[self.table]
        return sizes[deal % len(sizes)]

    def value(self, generation: int, candidate: list[float], mean: list[float], start: list[float]) -> float:
        """Return a candidate's mean lead over the deals of a generation."""
        total, games = 0.0, 0
        for deal in range(self.deals):
            seats = self.seats(deal)
            like = dealt(seats, Rng(0))
            field = Player(start if deal % 4 == 3 else mean, like, 1)
            for lead in leads(Player(candidate, like, 1), field, f"{self.seed}/{generation}/{deal}", seats):
                total += LARGE * math.tanh(lead / LARGE)
                games += 1
        return total / games


JUDGE: Judge


def hire(table: str, seed: str, deals: int) -> None:
    """Set up a worker process."""
    global JUDGE
    JUDGE = Judge(table, seed, deals)


def judge(task: tuple[int, list[float], list[float], list[float]]) -> float:
    """Value one candidate in a worker process."""
    return JUDGE.value(*task)


def sensible(numbers: list[float]) -> list[float]:
    """Nothing is worth less than nothing."""
    return [max(float(number), 0.0) for number in numbers]


def tune(table: str, start: list[float], arguments: argparse.Namespace) -> list[float]:
    """Search from a start and return the mean of the search at its end."""
    scales = [max(number, 0.2) for number in start]
    options = {"popsize": 16, "seed": 1 + sum(arguments.seed.encode()), "CMA_stds": scales, "verbose": -9}
    search = cma.CMAEvolutionStrategy(start, arguments.step, options)
    mean = start
    with Pool(arguments.workers, hire, (table, arguments.seed, arguments.deals)) as pool:
        for generation in range(arguments.generations):
            if generation % REFRESH == 0:
                mean = sensible(list(search.mean))
            asked = search.ask()
            tasks = [(generation, sensible(list(one)), mean, start) for one in asked]
            values = pool.map(judge, tasks, chunksize=1)
            search.tell(asked, [-value for value in values])
            if generation % REFRESH == REFRESH - 1:
                say(f"{table} generation {generation + 1}: {sum(values) / len(values):.2f}")
    return [round(number, 3) for number in sensible(list(search.mean))]


def say(line: str) -> None:
    """Print a line and keep it in the log."""
    print(line, flush=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(line + "\n")


def compare(table: str, new: list[float], old: list[float], deals: int, width: int) -> bool:
    """Measure the new numbers on deals the search has not seen; tell whether they are certainly better."""
    better = True
    for seats in w.SIZES[table]:
        like = dealt(seats, Rng(0))
        one, other = Player(new, like, width), Player(old, like, width)
        shares, margins = [], []
        for deal in range(deals):
            found = leads(one, other, f"check/{deal}", seats)
            shares.append(sum(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in found) / seats)
            margins += found
        mean = sum(shares) / deals
        error = 1.96 * math.sqrt(sum((share - mean) ** 2 for share in shares) / (deals - 1) / deals)
        say(
            f"{table} new among old, {seats} players, width {width}: "
            f"wins {100 * mean:.1f} ± {100 * error:.1f} % of {deals * seats} games, "
            f"lead {sum(margins) / len(margins):+.1f}"
        )
        better = better and mean - error > 1 / seats
    return better


def main() -> None:
    """Read the command, tune, compare, write what is better."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("table", choices=sorted(w.SIZES))
    parser.add_argument("--start", choices=sorted(w.TABLES), help="begin from this table instead")
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--deals", type=int, default=48, help="deals of each candidate, played in each seat")
    parser.add_argument("--step", type=float, default=0.15)
    parser.add_argument("--check", type=int, default=400, help="fresh deals of the comparison")
    parser.add_argument("--seed", default="tune-1")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    began = time.monotonic()
    start = list(w.TABLES[arguments.start or arguments.table])
    say(f"{arguments.table} {vars(arguments)}")
    found = tune(arguments.table, start, arguments)
    better = compare(arguments.table, found, start, arguments.check, 1)
    compare(arguments.table, found, start, arguments.check, 10)
    if better:
        write_table(WEIGHTS, arguments.table, grouped(found, w.GROUPS))
    say(f"{arguments.table} {'kept' if better else 'not kept'}: {found}")
    say(f"{arguments.table} took {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
