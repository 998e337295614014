"""Measures the strength of the Wizard bots through their views: points, exact predictions, wins, time a move.

    PYTHONPATH=src python bench/wizard_strength.py --seats 4 --deals 400 medium easy
    PYTHONPATH=src python bench/wizard_strength.py --deals 400 medium medium --option plus-minus-one=on

The first bot plays every deal once in every seat against a field of the second. Intervals are 95 %,
over deals (all games of a deal count as one), not over games.
"""

from __future__ import annotations

import argparse
import math
import time
from typing import NamedTuple

from magehall.bots import Bot, bot
from magehall.core import CHANCE, Rng, is_compiled
from magehall.core.chance import nature
from magehall.games.wizard import GAME
from magehall.games.wizard.rules import hand_sizes


class Result(NamedTuple):
    """What one game brought to each seat, and how long each bot thought."""

    points: list[int]
    exact: list[float]
    wins: list[float]
    seconds: list[float]
    moves: list[int]


def play(seats: int, options: dict[str, str], bots: list[Bot], seed: str) -> Result:
    """Play one game, every bot asked through its view."""
    state = GAME.start(seats, options)
    streams = [Rng(seed, f"bot/{seat}") for seat in range(seats)]
    seconds, moves, draws = [0.0] * seats, [0] * seats, 0
    while acting := state.acting():
        seat = acting[0]
        if seat == CHANCE:
            state.play(CHANCE, state.draw(nature(seed, draws)))
            draws += 1
            continue
        view, legal = state.view(seat), state.moves(seat)
        began = time.perf_counter()
        move = bots[seat].choose(view, legal, streams[seat])
        seconds[seat] += time.perf_counter() - began
        moves[seat] += 1
        state.play(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    pad = state.view(None).data()["pad"]
    assert isinstance(pad, list)
    exact = [sum(row["bids"][seat] == row["won"][seat] for row in pad) / len(pad) for seat in range(seats)]
    best = max(outcome.scores)
    shared = sum(score == best for score in outcome.scores)
    wins = [(score == best) / shared for score in outcome.scores]
    return Result(list(outcome.scores), exact, wins, seconds, moves)


def interval(values: list[float]) -> str:
    """Write a mean with its 95 % interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1) / len(values))
    return f"{mean:6.2f} ± {1.96 * spread:.2f}"


def measure(seats: int, options: dict[str, str], tested: str, field: str, deals: int, seed: str) -> None:
    """Play the deals and print a line."""
    rounds = len(hand_sizes(seats, GAME.settle(seats, options)))
    points: list[float] = []
    others: list[float] = []
    exact: list[float] = []
    wins: list[float] = []
    seconds, moves = 0.0, 0
    for deal in range(deals):
        games = []
        for seat in range(seats):
            bots = [bot("wizard", field) for _ in range(seats)]
            bots[seat] = bot("wizard", tested)
            games.append((seat, play(seats, options, bots, f"{seed}/{deal}")))
        points.append(sum(game.points[seat] for seat, game in games) / seats / rounds)
        total = sum(sum(game.points) - game.points[seat] for seat, game in games)
        others.append(total / seats / (seats - 1) / rounds)
        exact.append(100 * sum(game.exact[seat] for seat, game in games) / seats)
        wins.append(100 * sum(game.wins[seat] for seat, game in games) / seats)
        seconds += sum(game.seconds[seat] for seat, game in games)
        moves += sum(game.moves[seat] for seat, game in games)
    print(
        f"{seats} seats {options or ''} {tested} among {field}, {deals * seats} games: points a round "
        f"{interval(points)} (others {interval(others)}), "
        f"exact {interval(exact)} %, wins {interval(wins)} %, "
        f"{1000 * seconds / moves:.3f} ms a move {'compiled' if is_compiled() else 'interpreted'}",
        flush=True,
    )


def main() -> None:
    """Read the command and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tested")
    parser.add_argument("field")
    parser.add_argument("--seats", type=int, nargs="+", default=[4])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--option", action="append", default=[])
    arguments = parser.parse_args()
    options = dict(option.split("=", 1) for option in arguments.option)
    for seats in arguments.seats:
        measure(seats, options, arguments.tested, arguments.field, arguments.deals, arguments.seed)


if __name__ == "__main__":
    main()
