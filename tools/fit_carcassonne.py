"""Fits the learned leaf of the Carcassonne search to games among equals and writes it to `leaf.json`.

    PYTHONPATH=src python tools/fit_carcassonne.py --games 600 --seed fit-1

Two quick players (the roll-out policy) play each other; now and then one makes a random turn, so that
positions differ. Some positions of a game are counted, the first seat less the second, and ridge regression
finds what the final difference is likely to be. The fit is checked on games it has not seen. Use the compiled
modules. The log goes to `tools/fit_carcassonne.log`.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from magehall.bots.carcassonne.leaf import COUNTS, NUMBER, WEIGHTS, counted
from magehall.bots.carcassonne.outlook import outlook
from magehall.bots.carcassonne.quick import quick_turn
from magehall.core.chance import Rng
from magehall.games.carcassonne import GAME, draw, meeple, place
from magehall.games.carcassonne.phase import ASKING, DRAWING, MEEPLE, OVER, PLACING
from magehall.games.carcassonne.state import CarcassonneState

Numbers = npt.NDArray[np.float64]
ROOT = Path(__file__).parent.parent
LEAF = ROOT / "src" / "magehall" / "bots" / "carcassonne" / "leaf.json"
LOG = ROOT / "tools" / "fit_carcassonne.log"
ASTRAY = 12
"""One turn in so many is made at random."""
EVERY = 3
"""One position in so many is counted."""


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


def row(state: CarcassonneState) -> list[float]:
    """Give the counts of the first seat less those of the second, then the same times what is left."""
    found = counted(state)
    ahead = [found[number] - found[NUMBER + number] for number in range(NUMBER)]
    rest = int(state.stack) / int(state.box.total)
    return [*ahead, *(rest * number for number in ahead)]


def watch(seed: str, options: dict[str, str]) -> tuple[list[list[float]], list[float], float]:
    """Play a game; give what was counted, what the outlook said, and the final difference."""
    state, rng = GAME.start(2, options), Rng(seed, "fit")
    assert isinstance(state, CarcassonneState)
    rows, outlooks = [], []
    while state.phase != OVER:
        if state.phase == DRAWING:
            if rng.below(EVERY) == 0:
                rows.append(row(state))
                outlooks.append(outlook(state, 0))
            draw.draw(state, draw.any_tile(state, rng))
        elif rng.below(ASTRAY) == 0:
            random_turn(state, rng)
        else:
            quick_turn(state)
    return rows, outlooks, float(state.points[0] - state.points[1])


def gather(games: int, seed: str, options: dict[str, str]) -> tuple[Numbers, Numbers, Numbers]:
    """Watch many games."""
    rows, outlooks, ends = [], [], []
    for number in range(games):
        counts, looked, end = watch(f"{seed}/{number}", options)
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
    """Give the root of the mean square error."""
    return float(np.sqrt(np.mean((told - ends) ** 2)))


def main() -> None:
    """Read the command, play, fit, check, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--ridge", type=float, default=300.0)
    parser.add_argument("--seed", default="fit-1")
    parser.add_argument("--option", action="append", default=[])
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)
    began = time.monotonic()
    rows, _, ends = gather(arguments.games, arguments.seed, options)
    prior = np.array([1.0] * 5 + [0.0] * (2 * NUMBER - 5))
    scale = arguments.ridge * np.maximum(rows.std(axis=0) ** 2, 1e-6)
    found = prior + np.linalg.solve(rows.T @ rows + np.diag(scale), rows.T @ (ends - rows @ prior))
    seen, looked, truth = gather(arguments.games // 4, f"{arguments.seed}/check", options)
    say(f"{vars(arguments)}: {len(rows)} positions, {time.monotonic() - began:.0f} s")
    say(
        f"error on unseen games: fitted {error(seen @ found, truth):.2f}, "
        f"before {error(seen @ np.array(list(WEIGHTS)), truth):.2f}, outlook {error(looked, truth):.2f}, "
        f"points as they stand {error(seen @ prior, truth):.2f}"
    )
    pairs = [[round(float(found[part * NUMBER + place]), 3) for part in range(2)] for place in range(NUMBER)]
    lines = [f"  {json.dumps(name)}: {json.dumps(pair)}" for name, pair in zip(COUNTS, pairs, strict=True)]
    LEAF.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
