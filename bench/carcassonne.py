"""Complete games of Carcassonne per second, one core, random play: compiled, interpreted, peers, in one run.

    python bench/carcassonne.py [--seconds 3] [--rounds 3] [--json]

Each side plays in a process of its own, the sides take turns, and the best round of each counts, so that a
busy machine affects all alike. `games` are whole playouts inside the engine; `stepped` are games driven move
by move from a Python loop through `moves` and `play`. Seconds are CPU time.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

SETTINGS: Final[dict[str, dict[str, str]]] = {
    "base": {"mage-witch": "off", "crop-circles": "0"},
    "mage-witch": {"mage-witch": "on", "crop-circles": "0"},
    "both": {"mage-witch": "on", "crop-circles": "6"},
}
TARGETS: Final = {"base": 3000, "both": 2000}
PEERS: Final = {"wingedsheep": "wingedsheep.carcassonne"}
"""Open Python engines by the module they install; none is in the package registry as of 2026."""


def rate(play: Callable[[int], None], seconds: float) -> float:
    """Return how often something can be done per second of CPU time."""
    for number in range(3):
        play(number)
    began, done = time.process_time(), 0
    while time.process_time() - began < seconds:
        play(done)
        done += 1
    return done / (time.process_time() - began)


def ours(setting: str, stepped: bool) -> Callable[[int], None]:
    from magehall.core import CHANCE, Rng, State, game

    carcassonne = game("carcassonne")

    def whole(number: int) -> None:
        carcassonne.start(2, SETTINGS[setting]).playout(Rng(number, "bench"))

    def step(state: State, rng: Rng) -> None:
        seat = state.acting()[0]
        move = state.draw(rng) if seat == CHANCE else rng.choice(state.moves(seat))
        state.play(seat, move)

    def by_steps(number: int) -> None:
        state, rng = carcassonne.start(2, SETTINGS[setting]), Rng(number, "bench")
        while state.acting():
            step(state, rng)

    return by_steps if stepped else whole


def wingedsheep() -> Callable[[int], None]:  # pragma: no cover
    import random

    engine = importlib.import_module("wingedsheep.carcassonne.carcassonne_game")
    rules = importlib.import_module("wingedsheep.carcassonne.tile_sets.supplementary_rules").SupplementaryRule
    sets = importlib.import_module("wingedsheep.carcassonne.tile_sets.tile_sets").TileSet

    def whole(number: int) -> None:
        random.seed(number)
        table = engine.CarcassonneGame(2, [sets.BASE], [rules.FARMERS])
        while not table.is_finished():
            table.step(table.get_current_player(), random.choice(table.get_possible_actions()))

    return whole


def side(name: str, seconds: float) -> float:
    """Measure one side, in this process."""
    if name in PEERS:
        return rate(globals()[name](), seconds)
    setting, _, how = name.partition("/")
    return rate(ours(setting, how == "stepped"), seconds)


def measured(name: str, interpreted: bool, seconds: float) -> float:
    """Measure one side in a process of its own."""
    environment = dict(os.environ)
    environment["PYTHONPATH"] = os.pathsep.join([str(Path(__file__).parents[1] / "src"), *sys.path])
    environment["MAGEHALL_INTERPRETED"] = "1" if interpreted else ""
    command = [sys.executable, __file__, "--side", name, "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout)


def compare(seconds: float, rounds: int) -> dict[str, dict[str, float]]:
    """Let all sides take turns and keep the best of each."""
    sides = [(name, slow) for name in SETTINGS for slow in (False, True)]
    sides += [("base/stepped", False), ("base/stepped", True)]
    sides += [(name, True) for name, module in PEERS.items() if _installed(module)]
    best: dict[str, dict[str, float]] = {}
    for _ in range(rounds):
        for name, slow in sides:
            found = measured(name, slow, seconds)
            row = best.setdefault(name, {})
            speed = "interpreted" if slow else "compiled"
            row[speed] = max(row.get(speed, 0.0), found)
    return best


def _installed(module: str) -> bool:
    return importlib.util.find_spec(module.partition(".")[0]) is not None


def verdict(best: dict[str, dict[str, float]]) -> list[str]:
    """Compare the figures with the targets."""
    lines = []
    for name, target in TARGETS.items():
        row = best[name]
        held = "held" if row["compiled"] >= target else "MISSED"
        lines.append(f"{name}: {row['compiled']:,.0f} games/s compiled, target {target:,}: {held}")
    base = best["base"]
    ratio = base["compiled"] / base["interpreted"]
    lines.append(f"base: compiled is {ratio:.0f} x interpreted ({base['interpreted']:,.0f} games/s)")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--side", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.side:
        print(side(asked.side, asked.seconds))
        return
    best = compare(asked.seconds, asked.rounds)
    if asked.json:
        print(json.dumps({"game": "carcassonne", "unit": "games per second", "best": best}))
        return
    for name, row in best.items():
        print(f"{name:16}" + "".join(f"{speed:>14} {found:>10,.1f}" for speed, found in row.items()))
    print(*verdict(best), sep="\n")


if __name__ == "__main__":
    main()
