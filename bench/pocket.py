"""How long bots think in the hall in a browser; for its packed Python under Node:

    cd web && node scripts/inside.mjs ../bench/pocket.py GAME SEATS LEVEL DECISIONS [SEED]

The decisions that are timed are spread over games that medium bots play on in between; where there is one
move only, nobody has to think. Searches may take as long as in the browser.
"""

from __future__ import annotations

import sys
import time

from magehall.bots.search.budget import BRAKE
from magehall.core import CHANCE, Rng, State, game
from magehall.pocket.browser import SLACK
from magehall.server.bots.thinking import answer
from magehall.server.wire.thoughts import Question

STRIDE = {"wizard": 5, "rummikub": 1, "carcassonne": 1, "witchstone": 2}
"""Of a game's decisions, one in so many is timed."""


def choice(state: State, key: str, seat: int, level: str, number: int) -> tuple[str, float]:
    """Ask a bot as the hall does; return its move and the milliseconds that took."""
    asked = Question(
        game=key, level=level, seat=seat, view=state.view(seat).bytes(), seed=f"decision/{number}"
    )
    began = time.perf_counter()
    found = answer(asked)
    assert found.move, found.error
    return found.move, 1000 * (time.perf_counter() - began)


def timed(key: str, seats: int, level: str, most: int, seed: str) -> list[float]:
    """Play games until enough decisions were timed."""
    spent: list[float] = []
    number, rng = 0, Rng(0, seed)
    state = game(key).start(seats)
    while len(spent) < most:
        (seat, *_) = state.acting() or (None,)
        if seat is None:
            state = game(key).start(seats)
        elif seat == CHANCE:
            state.play(CHANCE, state.draw(rng))
        elif len(moves := state.moves(seat)) == 1:
            state.play(seat, moves[0])
        else:
            number += 1
            is_timed = number % STRIDE[key] == 0
            move, milliseconds = choice(state, key, seat, level if is_timed else "medium", number)
            if is_timed:
                spent.append(milliseconds)
            state.play(seat, game(key).read(move))
    return spent


if __name__ == "__main__":
    key, seats, level, most = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
    BRAKE.slack = SLACK
    spent = timed(key, seats, level, most, "".join(sys.argv[5:]) or "pocket")
    average, spent = sum(spent) / most, sorted(spent)
    print(f"{key} {seats} {level}: {most} decisions, mean {average:.0f} ms", end="")
    print(f", p90 {spent[most * 9 // 10]:.0f}, max {spent[-1]:.0f}")
