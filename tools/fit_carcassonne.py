"""Fits the learned leaf of the Carcassonne search to games among equals and writes it to `leaf.json`.

    PYTHONPATH=src python tools/fit_carcassonne.py 3 --games 6000 --seed fit-1

Quick players (the roll-out policy), here three, play each other; now and then one makes a random turn, so
that positions differ. Some positions of a game are counted, the first seat minus another, and ridge
regression finds the likely final difference. The fit is checked on games it has not seen. Use the compiled
modules. The log goes to `tools/fit_carcassonne.log`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from magehall.bots.carcassonne.leaf import GROUPS, NUMBER, WEIGHTS, counted
from magehall.bots.carcassonne.outlook import outlook
from magehall.bots.carcassonne.quick import quick_turn
from magehall.bots.numbers import grouped, write_table
from magehall.core.chance import Rng
from magehall.games.carcassonne import GAME, draw, meeple, place
from magehall.games.carcassonne.phase import ASKING, DRAWING, MEEPLE, OVER, PLACING
from magehall.games.carcassonne.state import CarcassonneState

Numbers = npt.NDArray[np.float64]
ROOT = Path(__file__).parent.parent
LEAF = ROOT / "src" / "magehall" / "bots" / "carcassonne" / "leaf.json"
LOG = ROOT / "tools" / "fit_carcassonne.log"
ASTRAY = 12
"""One turn in this many is made at random."""
EVERY = 3
"""One position in this many is counted."""
STANDING = 5
"""The first counts are points: now, and at the end as things stand."""


def random_turn(state: CarcassonneState, rng: Rng) -> None:
    """Make a turn at random."""
    if state.phase == PLACING:
        place.place_any(state, rng)
    while state.phase == ASKING:
        state.layers[state.asking].answer_any(state, rng)
    if state.phase == MEEPLE:
        meeple.claim_any(state, rng)
    while state.phase == ASKING:
        state.layers[state.asking].answer_any(state, rng)


def row(state: CarcassonneState, rival: int) -> list[float]:
    """Return each count of the first seat minus that of another, as it is and times what is left."""
    found = counted(state)
    rest = int(state.stack) / int(state.box.total)
    numbers: list[float] = []
    for number in range(NUMBER):
        ahead = found[number] - found[NUMBER * rival + number]
        numbers += [ahead, rest * ahead]
    return numbers


def watch(seats: int, seed: str, options: dict[str, str]) -> tuple[list[list[float]], list[float], float]:
    """Play a game; return what was counted, what the outlook said, and the final difference to one rival."""
    state, rng = GAME.start(seats, options), Rng(seed, "fit")
    assert isinstance(state, CarcassonneState)
    rival = 1 + rng.below(seats - 1)
    rows, outlooks = [], []
    while state.phase != OVER:
        if state.phase == DRAWING:
            if rng.below(EVERY) == 0:
                rows.append(row(state, rival))
                outlooks.append(outlook(state, 0))
            draw.draw(state, draw.any_tile(state, rng))
        elif rng.below(ASTRAY) == 0:
            random_turn(state, rng)
        else:
            quick_turn(state)
    return rows, outlooks, float(state.points[0] - state.points[rival])


def gather(seats: int, games: int, seed: str, options: dict[str, str]) -> tuple[Numbers, Numbers, Numbers]:
    """Watch many games."""
    rows, outlooks, ends = [], [], []
    for number in range(games):
        counts, looked, end = watch(seats, f"{seed}/{number}", options)
        rows += counts
        outlooks += looked
        ends += [end] * len(counts)
    return np.array(rows), np.array(outlooks), np.array(ends)


def say(line: str) -> None:
    """Print a line and keep it in the log."""
    print(line, flush=True)
    with LOG.open("a", encoding="utf-8") as log:
        log.write(line + "\n")


def error(told: Numbers, ends: Numbers) -> float:
    """Return the root mean square error."""
    return float(np.sqrt(np.mean((told - ends) ** 2)))


def main() -> None:
    """Read the command, play, fit, check, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("seats", type=int, choices=GAME.seats)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--ridge", type=float, default=300.0)
    parser.add_argument("--seed", default="fit-1")
    parser.add_argument("--option", action="append", default=[])
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)
    began = time.monotonic()
    rows, _, ends = gather(arguments.seats, arguments.games, arguments.seed, options)
    prior = np.array([1.0, 0.0] * STANDING + [0.0] * (2 * (NUMBER - STANDING)))
    scale = arguments.ridge * np.maximum(rows.std(axis=0) ** 2, 1e-6)
    found = prior + np.linalg.solve(rows.T @ rows + np.diag(scale), rows.T @ (ends - rows @ prior))
    seen, looked, truth = gather(arguments.seats, arguments.games // 4, f"{arguments.seed}/check", options)
    before = np.array(list(WEIGHTS.get(arguments.seats, WEIGHTS[2])))
    say(f"{vars(arguments)}: {len(rows)} positions, {time.monotonic() - began:.0f} s")
    say(
        f"error on unseen games: fitted {error(seen @ found, truth):.2f}, "
        f"before {error(seen @ before, truth):.2f}, outlook {error(looked, truth):.2f}, "
        f"points as they stand {error(seen @ prior, truth):.2f}"
    )
    write_table(LEAF, str(arguments.seats), grouped([round(float(number), 3) for number in found], GROUPS))


if __name__ == "__main__":
    main()
