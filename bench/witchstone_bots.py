"""Strength and speed of the bots of Witchstone: matches with rotated seats, in processor time.

python bench/witchstone_bots.py medium,easy 100
"""

from __future__ import annotations

import sys
from time import process_time

from magehall import CHANCE, Outcome, Rng, game, is_compiled
from magehall.bots import bot


def play(names: list[str], seed: str, spent: list[float]) -> Outcome:
    """Play one game and add up what every seat's bot spends."""
    state, nature = game("witchstone").start(len(names)), Rng(seed)
    bots = [bot("witchstone", name) for name in names]
    streams = [Rng(seed, f"bot/{seat}") for seat in range(len(names))]
    while acting := state.acting():
        seat = acting[0]
        if seat == CHANCE:
            state.apply(seat, state.draw(nature))
            continue
        view, moves = state.view(seat), state.moves(seat)
        start = process_time()
        move = bots[seat].choose(view, moves, streams[seat])
        spent[seat] += process_time() - start
        state.play(seat, move)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


def match(names: list[str], games: int) -> list[dict[str, object]]:
    """Play games with the seats rotated and give each bot's mean, share of wins and time a turn."""
    seats = len(names)
    points, wins, spent = [0.0] * seats, [0.0] * seats, [0.0] * seats
    for number in range(games):
        turned = number % seats
        used = [0.0] * seats
        outcome = play(names[turned:] + names[:turned], f"match/{number}", used)
        for seat in range(seats):
            own = (seat + turned) % seats
            points[own] += outcome.scores[seat] / games
            spent[own] += used[seat] / games
            wins[own] += (seat in outcome.winners) / len(outcome.winners) / games
    return [
        {
            "bot": name,
            "mean": round(points[own], 1),
            "wins": round(wins[own], 3),
            "ms_a_turn": round(spent[own] / 11 * 1000, 1),
        }
        for own, name in enumerate(names)
    ]


def main() -> None:
    names = sys.argv[1].split(",") if len(sys.argv) > 1 else ["medium", "easy"]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    print("compiled" if is_compiled() else "interpreted", f"{games} games")
    for row in match(names, games):
        print("  ", row)


if __name__ == "__main__":
    main()
