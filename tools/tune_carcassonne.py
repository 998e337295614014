"""Tunes the numbers of the Carcassonne outlook with CMA-ES and writes them to `weights.json`.

    PYTHONPATH=src python tools/tune_carcassonne.py 2 --generations 30 --seed tune-1

A table is named as in the file: 2, or 3+ (tuned at three players). It starts from the file's numbers. Every
candidate of a generation plays the same deals, once in each seat, with Mage & Witch in every other deal, all
seats by the quick policy of the roll-outs: half of the deals against the mean of the search, half against the
numbers it started from. Its value is the mean of tanh(lead / 30), the lead being that over the best rival at
the end. Afterwards the medium player with the new numbers meets the medium player with the old ones on fresh
deals; the file is written only if the lower bound of the 95% interval of its share is above parity. The log
goes to `tools/tune_carcassonne.log`. Use the compiled modules.
"""

from __future__ import annotations

import argparse
import json
import math
import time
import warnings
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import numpy.typing as npt
from librt.vecs import vec

from magehall.bots.carcassonne import weights as w
from magehall.bots.carcassonne.quick import quick_turn_by
from magehall.bots.carcassonne.turns import weigh_by
from magehall.bots.numbers import grouped, write_table
from magehall.core.chance import Rng
from magehall.games.carcassonne import GAME, draw
from magehall.games.carcassonne.phase import DRAWING, OVER
from magehall.games.carcassonne.state import CarcassonneState

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it misses its plotting library
    import cma

Numbers = npt.NDArray[np.float64]
ROOT = Path(__file__).parent.parent
WEIGHTS = ROOT / "src" / "magehall" / "bots" / "carcassonne" / "weights.json"
LOG = ROOT / "tools" / "tune_carcassonne.log"

TUNED = [
    *range(w.SUPPLY + 1, w.SUPPLY + 8),
    *range(w.CITY_CHANCE, w.CITY_CHANCE + 5),
    *range(w.ROAD_CHANCE, w.ROAD_CHANCE + 3),
    *range(w.MONASTERY_FADE, w.LENGTH),
]
"""The numbers that are tuned; the others have never been anything but zero."""


def scale(place: int) -> float:
    """Return the size of a number's first steps."""
    if place < w.CITY_CHANCE or place in (w.HOME, w.HURRY):
        return 1.0
    return 0.1 if place == w.MONASTERY_FADE else 0.3


def spread(point: Numbers, start: list[float]) -> list[float]:
    """Make a table from a point of the search; chances and worths are not negative."""
    found = list(start)
    for step, place in zip(point, TUNED, strict=True):
        found[place] = max(0.0, start[place] + scale(place) * float(step))
    return found


def seats_of(table: str) -> int:
    """Return the number of players a table is tuned at."""
    return int(table[0])


def deal_of(deal: int) -> dict[str, str]:
    """Play every other deal with Mage & Witch."""
    return {"mage-witch": "on" if deal % 2 else "off"}


def turn_by(state: CarcassonneState, weights: vec[float], careful: bool) -> None:
    """Let the seat that must act move as the medium player would, or make a whole quick turn."""
    if not careful:
        quick_turn_by(state, weights)
        return
    seat = state.acting()[0]
    state.apply(seat, weigh_by(state, seat, weights)[0][1])


def play(seed: str, options: dict[str, str], tables: list[vec[float]], careful: bool) -> tuple[int, ...]:
    """Play a game, each seat by its table, and return the points."""
    state, rng = GAME.start(len(tables), options), Rng(seed, "tune")
    assert isinstance(state, CarcassonneState)
    while state.phase != OVER:
        if state.phase == DRAWING:
            draw.draw(state, draw.any_tile(state, rng))
        else:
            turn_by(state, tables[state.acting()[0]], careful)
    return state.scores()


def leads(seed: str, deal: int, own: vec[float], field: vec[float], seats: int, careful: bool) -> list[int]:
    """Play a deal with the given table in each seat and return the lead over the best rival each time."""
    found = []
    for seat in range(seats):
        tables = [own if other == seat else field for other in range(seats)]
        points = play(f"{seed}/{deal}", deal_of(deal), tables, careful)
        found.append(points[seat] - max(points[:seat] + points[seat + 1 :]))
    return found


def judge(task: tuple[str, int, int, list[float], list[float], list[float]]) -> float:
    """Value one candidate over the deals of a generation."""
    seed, seats, deals, candidate, mean, start = task
    own, fields = vec[float](candidate), [vec[float](mean), vec[float](start)]
    found = [
        math.tanh(lead / 30)
        for deal in range(deals)
        for lead in leads(seed, deal, own, fields[deal // 2 % 2], seats, False)
    ]
    return sum(found) / len(found)


def say(line: str) -> None:
    """Print a line and keep it in the log."""
    print(line, flush=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(line + "\n")


def tune(table: str, start: list[float], arguments: argparse.Namespace) -> list[float]:
    """Search for better numbers and return the mean of the last generation."""
    seed = sum(arguments.seed.encode())
    strategy = cma.CMAEvolutionStrategy(
        [0.0] * len(TUNED), arguments.step, {"seed": seed, "verbose": -9, "popsize": arguments.population}
    )
    with Pool(arguments.workers) as pool:
        for generation in range(1, arguments.generations + 1):
            points = strategy.ask()
            mean = spread(strategy.mean, start)
            name = f"{arguments.seed}/{generation}"
            tasks = [
                (name, seats_of(table), arguments.deals, spread(point, start), mean, start)
                for point in points
            ]
            values = pool.map(judge, tasks)
            strategy.tell(points, [-value for value in values])
            if generation % 5 == 0:
                say(f"{table} generation {generation}: {sum(values) / len(values):.3f}")
    return spread(strategy.mean, start)


def check(task: tuple[str, int, int, list[float], list[float]]) -> tuple[float, float]:
    """Let medium with new numbers meet medium with old ones in a deal; return its share of wins and lead."""
    seed, deal, seats, new, old = task
    found = leads(seed, deal, vec[float](new), vec[float](old), seats, True)
    won = [1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in found]
    return sum(won) / seats, sum(found) / seats


def compare(table: str, new: list[float], old: list[float], arguments: argparse.Namespace) -> bool:
    """Tell whether the medium player is certainly stronger with the new numbers, on fresh deals."""
    seats = seats_of(table)
    tasks = [(f"{arguments.seed}/check", deal, seats, new, old) for deal in range(arguments.check)]
    with Pool(arguments.workers) as pool:
        found = np.array(pool.map(check, tasks, chunksize=8))
    share, lead = found.mean(axis=0)
    errors = 1.96 * found.std(axis=0, ddof=1) / math.sqrt(len(found))
    wins = f"{100 * share:.1f} ± {100 * errors[0]:.1f} % of {seats * len(found)} games"
    say(f"{table} medium, new among old: wins {wins}, lead {lead:+.2f} ± {errors[1]:.2f} points")
    return bool(share - errors[0] > 1 / seats)


def main() -> None:
    """Read the command, tune, compare, and write what is better."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("table", choices=sorted(w.TABLES))
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--population", type=int, default=12)
    parser.add_argument("--deals", type=int, default=40, help="deals of each candidate in each seat")
    parser.add_argument("--check", type=int, default=400, help="fresh deals for the comparison")
    parser.add_argument("--step", type=float, default=0.4)
    parser.add_argument("--seed", default="tune-1")
    parser.add_argument("--workers", type=int, default=1)
    arguments = parser.parse_args()
    began = time.monotonic()
    start = list(w.TABLES[arguments.table])
    say(f"{arguments.table} {vars(arguments)}")
    found = [round(number, 3) for number in tune(arguments.table, start, arguments)]
    say(f"{arguments.table} found {json.dumps(grouped(found, w.GROUPS))}")
    is_better = compare(arguments.table, found, start, arguments)
    if is_better:
        write_table(WEIGHTS, arguments.table, grouped(found, w.GROUPS))
    done = "written" if is_better else "not surely better, so the old numbers stay"
    say(f"{arguments.table} {done}; took {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
