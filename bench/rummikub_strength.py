"""Strength of the Rummikub bots: one level against another in rounds for two, each bank drawn in both seats.

python bench/rummikub_strength.py hard easy [--pairs 500]
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import Counter
from time import process_time

from magehall import CHANCE, Rng, game
from magehall.bots import bot, levels

RUMMIKUB = game("rummikub")


class Duel:
    """Rounds of one level against another."""

    def __init__(self, one: str, other: str) -> None:
        self.one = one
        self.other = other
        self.wins: list[float] = []
        self.points: list[float] = []
        self.times: dict[str, list[float]] = {one: [], other: []}
        self.endings = Counter[str]()

    def play_pair(self, number: int) -> None:
        """Play a round twice with the same draws and the seats exchanged; note the mean of both."""
        results = [self._play(seat, str(number)) for seat in (0, 1)]
        self.wins.append(sum(won for won, _ in results) / 2)
        self.points.append(sum(points for _, points in results) / 2)

    def _play(self, own: int, seed: str) -> tuple[float, int]:
        """Play a round with the first level on a seat; give its share of the win and its points."""
        state, nature = RUMMIKUB.start(2), Rng(seed, "nature")
        names = [self.one, self.other] if own == 0 else [self.other, self.one]
        streams = [Rng(seed, f"bot/{seat}") for seat in (0, 1)]
        while acting := state.acting():
            seat = acting[0]
            if seat == CHANCE:
                state.apply(seat, state.draw(nature))
                continue
            view, moves = state.view(seat), state.moves(seat) if names[seat] == "random" else []
            began = process_time()
            move = bot("rummikub", names[seat]).choose(view, moves, streams[seat])
            self.times[names[seat]].append(1000 * (process_time() - began))
            state.play(seat, move)
        outcome = state.outcome()
        assert outcome is not None, "a round without an acting seat is over"
        self.endings[outcome.reason] += 1
        return (own in outcome.winners) / len(outcome.winners), outcome.scores[own]


def with_interval(numbers: list[float]) -> tuple[float, float]:
    """Give the mean and half the width of its 95 % interval."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, 1.96 * math.sqrt(spread / len(numbers))


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description="One level of the Rummikub bots against another.")
    parser.add_argument("one", choices=levels("rummikub"))
    parser.add_argument("other", choices=levels("rummikub"))
    parser.add_argument("--pairs", type=int, default=500, help="rounds, each played twice")
    chosen = parser.parse_args()
    duel = Duel(chosen.one, chosen.other)
    for number in range(chosen.pairs):
        duel.play_pair(number)
    (wins, wins_width), (points, points_width) = with_interval(duel.wins), with_interval(duel.points)
    print(f"{chosen.one} against {chosen.other}: {2 * chosen.pairs} rounds, {dict(duel.endings)}")
    print(f"  wins {100 * wins:.1f} ± {100 * wins_width:.1f} %", end=", ")
    print(f"points a round {points:+.1f} ± {points_width:.1f}")
    for level, times in duel.times.items():
        times.sort()
        at = [times[int(share * (len(times) - 1))] for share in (0.5, 0.99, 1.0)]
        print(f"  {level}: median {at[0]:.2f}, p99 {at[1]:.2f}, max {at[2]:.2f} ms CPU a move")
    return 0


if __name__ == "__main__":
    sys.exit(main())
