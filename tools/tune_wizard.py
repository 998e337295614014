"""Tunes the numbers of the Wizard heuristic with CMA-ES and writes them to `weights.json`.

    PYTHONPATH=src python tools/tune_wizard.py 4 --generations 150 --seed tune-1

A table is named as in the file: 3, 4, 5, 6, 3-one-colour, 4-one-colour. It starts from the file's numbers, or
from another table (`--start 4`). Every candidate of a generation plays the same deals, once in each seat,
against a field of equals: two deals in four against the mean of the search as of the last refresh, one
against the numbers it started from, one against the rules of thumb. Its value is its own points per round
minus a share of the others' (`--envy`). Most signs are left free: held to what looks natural (no card gets
better with more trumps about) the search ended weaker, with 42% instead of 49% wins against easy. The numbers
that only explain are then fitted to what happens in games among equals; `--generations 0` does only that. The
log goes to `tools/tune_wizard.log`. Use the compiled modules: interpreted it takes fifty times as long.
"""

from __future__ import annotations

import argparse
import time
import warnings
from multiprocessing import Pool
from pathlib import Path

import numpy as np
import numpy.typing as npt
from librt.vecs import vec

from magehall.bots.numbers import grouped, write_table
from magehall.bots.wizard import weights as w
from magehall.bots.wizard.chances import certainty, fair_features, weigh
from magehall.bots.wizard.policy import best_bid, best_card, best_trump
from magehall.bots.wizard.rounds import HEURISTIC, THUMB, Duel, Mind
from magehall.bots.wizard.sight import Sight
from magehall.core.chance import Rng
from magehall.core.seat import CHANCE
from magehall.games.wizard import GAME
from magehall.games.wizard.moves import BIDS, PLAYS, TRUMPS
from magehall.games.wizard.phase import BIDDING, PLAYING
from magehall.games.wizard.state import WizardState

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it misses its plotting library
    import cma

Numbers = npt.NDArray[np.float64]
ROOT = Path(__file__).parent.parent
WEIGHTS = ROOT / "src" / "magehall" / "bots" / "wizard" / "weights.json"
LOG = ROOT / "tools" / "tune_wizard.log"
REFRESH = 10

NOT_POSITIVE = [w.NOW_VOID]
NOT_NEGATIVE = [w.OVER, w.BID_SPREAD]
FINE = [*range(w.BID, w.BID + 4), *range(w.BID_CARDS, w.BID_CARDS + 3), w.LATER_WIZARD, w.OVER, w.MISS]
"""Numbers for which a small step is a large one."""


def sensible(numbers: list[float]) -> list[float]:
    """Bring every number into the range that makes sense."""
    found = [float(number) for number in numbers] + [0.0] * (w.LENGTH - len(numbers))
    for place in NOT_POSITIVE:
        found[place] = min(found[place], 0.0)
    for place in NOT_NEGATIVE:
        found[place] = max(found[place], 0.0)
    found[w.LATER_WIZARD] = min(found[w.LATER_WIZARD], 1.0)
    return found


class Judge:
    """Plays candidates against the field; created in every worker process."""

    def __init__(self, table: str, seed: str, deals: int, envy: float) -> None:
        seats = int(table[0])
        options = {"mode": "one-colour"} if table.endswith("one-colour") else {}
        self.state = GAME.begin(seats, GAME.settle(seats, options))
        self.seats, self.seed, self.deals, self.envy = seats, seed, deals, envy

    def value(self, generation: int, candidate: list[float], mean: list[float], start: list[float]) -> float:
        """Return a candidate's points per round minus a share of the others', over a generation's deals."""
        duel = Duel()
        mind = Mind(HEURISTIC, vec[float](candidate), Rng(0))
        for deal in range(self.deals):
            name = f"{self.seed}/{generation}/{deal}"
            if deal % 4 == 3:
                field = Mind(THUMB, mind.weights, Rng(name, "thumb"))
            else:
                field = Mind(HEURISTIC, vec[float](start if deal % 4 == 2 else mean), Rng(0))
            duel.play(self.state, mind, field, name)
        return duel.own_points() - self.envy * duel.other_points(self.seats)


JUDGE: Judge


def hire(table: str, seed: str, deals: int, envy: float) -> None:
    """Set up a worker process."""
    global JUDGE
    JUDGE = Judge(table, seed, deals, envy)


def judge(task: tuple[int, list[float], list[float], list[float]]) -> float:
    """Value one candidate in a worker process."""
    return JUDGE.value(*task)


def scales() -> list[float]:
    """Return each number the size of its first steps."""
    return [0.25 if place in FINE else 1.0 for place in range(w.TUNED)]


class Looks:
    """What a watcher of many games writes down: what was open, and what came of it."""

    def __init__(self) -> None:
        self.features: list[list[float]] = []
        self.taken: list[float] = []
        self.rests: list[list[float]] = []
        self.tricks: list[float] = []

    def watch(self, state: WizardState, weights: vec[float], rng: Rng) -> None:
        """Watch a game among equals."""
        while acting := state.acting():
            seat = acting[0]
            if seat == CHANCE:
                state.apply(seat, state.draw(rng))
            elif state.phase == PLAYING:
                self.watch_round(state, weights)
            elif state.phase == BIDDING:
                state.apply(seat, BIDS[best_bid(state, seat, weights)])
            else:
                state.apply(seat, TRUMPS[best_trump(state, weights)])

    def watch_round(self, state: WizardState, weights: vec[float]) -> None:
        """Watch the tricks of a round, then write down what each rest of a hand was worth."""
        takers: list[int] = []
        rests: list[tuple[int, int, list[float]]] = []
        while state.phase == PLAYING:
            opened: list[tuple[int, list[float]]] = []
            for _ in range(state.seats):
                seat, card = int(state.turn), best_card(state, weights)
                features, rest = look(state, card, weights)
                opened.append((seat, features))
                rests.append((len(takers), seat, rest))
                state.apply(seat, PLAYS[card])
            takers.append(int(state.winner))
            for seat, features in opened:
                if features:
                    self.features.append(features)
                    self.taken.append(float(seat == takers[-1]))
        for place, seat, rest in rests:
            self.rests.append(rest)
            self.tricks.append(float(takers[place + 1 :].count(seat)))


def look(state: WizardState, card: int, weights: vec[float]) -> tuple[list[float], list[float]]:
    """Return what is open about a card (nothing if it is certain) and about the rest of the hand."""
    sight = Sight(state, state.turn, state.trump)
    sight.for_card(state)
    weigh(sight, weights)
    features = list(fair_features(sight, card)) if certainty(sight, state, card) < 0 else []
    return features, [1.0, sight.rest - sight.chances[card], float(sight.held - 1)]


def fit(table: str, numbers: list[float], games: int) -> list[float]:
    """Fit the numbers that explain (a fair chance, a fair worth of the rest) to games among equals."""
    looks = Looks()
    for game in range(games):
        state = Judge(table, "", 0, 0.0).state
        looks.watch(state, vec[float](numbers), Rng(f"fit/{game}", "deals"))
    chance = logistic_fit(np.array(looks.features), np.array(looks.taken))
    rest = np.linalg.lstsq(np.array(looks.rests), np.array(looks.tricks), rcond=None)[0]
    say(f"{table} fitted to {len(looks.taken)} open chances and {len(looks.tricks)} hands of {games} games")
    return [*numbers[: w.TUNED], *(float(number) for number in (*chance, *rest))]


def logistic_fit(features: Numbers, taken: Numbers) -> Numbers:
    """Fit a logistic chance by Newton's method, with a breath of ridge."""
    found = np.zeros(features.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-features @ found))
        slope = features.T @ (taken - chance) - 0.1 * found
        bend = (features * (chance * (1 - chance))[:, None]).T @ features + 0.1 * np.eye(len(found))
        found += np.linalg.solve(bend, slope)
    return found


def tune(table: str, start: list[float], arguments: argparse.Namespace) -> list[float]:
    """Search from a start and return the mean of the search at its end."""
    options = {"popsize": 16, "seed": 1 + sum(arguments.seed.encode()), "CMA_stds": scales(), "verbose": -9}
    search = cma.CMAEvolutionStrategy(start[: w.TUNED], arguments.step, options)
    mean = start
    with Pool(arguments.workers, hire, (table, arguments.seed, arguments.deals, arguments.envy)) as pool:
        for generation in range(arguments.generations):
            if generation % REFRESH == 0:
                mean = sensible(list(search.mean))
            asked = search.ask()
            tasks = [(generation, sensible(list(one)), mean, start) for one in asked]
            values = pool.map(judge, tasks, chunksize=1)
            search.tell(asked, [-value for value in values])
            if generation % REFRESH == REFRESH - 1:
                say(f"{table} generation {generation + 1}: {sum(values) / len(values):.2f}")
    return sensible(list(search.mean))


def say(line: str) -> None:
    """Print a line and keep it in the log."""
    print(line, flush=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(line + "\n")


def compare(table: str, new: list[float], old: list[float], deals: int) -> None:
    """Measure the new numbers on deals the search has not seen."""
    for name, mind, field in [
        ("new among old", new, old),
        ("old among new", old, new),
        ("new among new", new, new),
    ]:
        duel = Duel()
        state = Judge(table, "", 0, 0.0).state
        for deal in range(deals):
            duel.play(
                state,
                Mind(HEURISTIC, vec[float](mind), Rng(0)),
                Mind(HEURISTIC, vec[float](field), Rng(0)),
                f"check/{deal}",
            )
        exact = 100 * int(duel.exact) / int(duel.rounds)
        others = duel.other_points(int(table[0]))
        say(
            f"{table} {name}: {duel.own_points():.2f} points a round, others {others:.2f}, "
            f"exact {exact:.1f} %, wins {100 * duel.wins / int(duel.games):.1f} % of {duel.games} games"
        )


def main() -> None:
    """Read the command, tune, compare, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("table", choices=sorted(w.TABLES))
    parser.add_argument("--start", choices=sorted(w.TABLES), help="begin from this table instead")
    parser.add_argument("--generations", type=int, default=150)
    parser.add_argument("--deals", type=int, default=80, help="games of each candidate in each seat")
    parser.add_argument("--step", type=float, default=0.2)
    parser.add_argument("--envy", type=float, default=0.25, help="weight of the others' points")
    parser.add_argument("--seed", default="tune-1")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    began = time.monotonic()
    start = sensible(list(w.TABLES[arguments.start or arguments.table]))
    say(f"{arguments.table} {vars(arguments)}")
    found = tune(arguments.table, start, arguments) if arguments.generations else start
    if arguments.generations:
        compare(arguments.table, found, start, 500)
    found = fit(arguments.table, found, 300)
    write_table(WEIGHTS, arguments.table, grouped([round(number, 3) for number in found], w.GROUPS))
    say(f"{arguments.table} took {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
