"""Many rounds of Rummikub between bots of all levels: no move may be refused, and points sum to zero.

    python bench/rummikub_rounds.py [--rounds 10000] [--seats 2,3,4]

Seats take turns being easy, medium and hard; in every fourth round all are easy, and the bank runs out. The
exit code is 1 if a move was refused or a round did not sum to zero.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from time import process_time
from typing import NamedTuple

from magehall import CHANCE, Rng, game
from magehall.bots import bot

RUMMIKUB = game("rummikub")
LEVELS = ("easy", "medium", "hard")


class Tally(NamedTuple):
    """What happened in the rounds of one seat count."""

    endings: Counter[str]
    turns: int
    refusals: int
    not_zero: int
    seconds: float


def level_of(number: int, seat: int) -> str:
    """Give a seat its level in a round."""
    return "easy" if number % 4 == 3 else LEVELS[(number + seat) % len(LEVELS)]


def play(seats: int, number: int, counts: Counter[str]) -> tuple[str, int]:
    """Play one round; return its ending and the sum of its points."""
    state, nature = RUMMIKUB.start(seats), Rng(f"rounds/{seats}/{number}")
    players = [bot("rummikub", level_of(number, seat)) for seat in range(seats)]
    while acting := state.acting():
        seat = acting[0]
        if seat == CHANCE:
            state.play(seat, state.draw(nature))
            continue
        move = players[seat].choose(state.view(seat), [], nature)
        counts["turns"] += 1
        if state.refuse(seat, move) is not None:
            counts["refusals"] += 1
            move = state.moves(seat)[0]
        state.apply(seat, move)
    outcome = state.outcome()
    assert outcome is not None, "a round without an acting seat is over"
    return outcome.reason, sum(outcome.scores)


def rounds(seats: int, number: int) -> Tally:
    """Play rounds at a table of this size."""
    began, counts, endings = process_time(), Counter[str](), Counter[str]()
    for index in range(number):
        ending, total = play(seats, index, counts)
        endings[ending] += 1
        counts["not zero"] += total != 0
    return Tally(endings, counts["turns"], counts["refusals"], counts["not zero"], process_time() - began)


def main() -> int:
    """Play, print, and fail if something went wrong."""
    parser = argparse.ArgumentParser(description="Many rounds of Rummikub between bots, every move judged.")
    parser.add_argument("--rounds", type=int, default=10_000, help="rounds for each number of seats")
    parser.add_argument("--seats", default="2,3,4", help="comma-separated numbers of seats")
    chosen = parser.parse_args()
    wrong = 0
    for seats in map(int, chosen.seats.split(",")):
        tally = rounds(seats, chosen.rounds)
        endings = ", ".join(f"{ending} {count}" for ending, count in sorted(tally.endings.items()))
        print(
            f"{seats} seats: {chosen.rounds} rounds, {tally.turns / chosen.rounds:.1f} turns each, "
            f"{endings}; {tally.refusals} refused, {tally.not_zero} not zero, {tally.seconds:.0f} s CPU",
            flush=True,
        )
        wrong += tally.refusals + tally.not_zero
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
