"""Speed of Witchstone: whole random games, decisions per turn, and the listing of a turn's first moves.

Run as a script it measures the compiled engine and, in a second process, the plain source, in CPU time;
`--json` prints data.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from time import process_time

from magehall import CHANCE, Rng, game, is_compiled
from magehall.core import State

SECONDS = float(os.environ.get("MAGEHALL_BENCH_SECONDS", "2"))
WITCHSTONE = game("witchstone")


def games_per_second(seats: int) -> float:
    """Play whole random games inside the engine for a while."""
    played, start = 0, process_time()
    while process_time() - start < SECONDS:
        WITCHSTONE.start(seats).playout(Rng(f"bench/{played}"))
        played += 1
    return played / (process_time() - start)


def busy_games_per_second(seats: int) -> float:
    """Play games from outside the engine in which nothing is given up or taken out by hand needlessly."""
    played, start = 0, process_time()
    while process_time() - start < SECONDS:
        busy_game(seats, f"bench/{played}")
        played += 1
    return played / (process_time() - start)


def busy_game(seats: int, seed: str) -> list[int]:
    """Play one such game and return the number of decisions in every turn."""
    state, rng = WITCHSTONE.start(seats), Rng(seed)
    turns: list[int] = []
    while acting := state.acting():
        seat = acting[0]
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        moves = state.moves(seat)
        useful = [move for move in moves if not str(move).startswith(("done", "remove"))] or moves
        move = rng.choice(useful)
        if str(move).startswith(("tile", "discard")):
            turns.append(0)
        if turns:
            turns[-1] += 1
        state.apply(seat, move)
    return turns


def decisions_a_turn(seats: int, games: int = 40) -> tuple[float, int]:
    """Return the mean and the largest number of decisions per turn in busy games."""
    turns = [number for index in range(games) for number in busy_game(seats, f"turns/{index}")]
    return sum(turns) / len(turns), max(turns)


def first_turn(seats: int) -> State:
    """Return the first decision of the first turn, when most moves are possible."""
    state, rng = WITCHSTONE.start(seats), Rng("roots")
    while state.view(None).data()["phase"] != "turn":
        seat = state.acting()[0]
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.moves(seat)[-1])
    return state


def root_listing() -> tuple[int, float]:
    """Return how many moves the first decision of a turn has, and the microseconds it takes to list them."""
    state = first_turn(2)
    seat = state.acting()[0]
    state.moves(seat)
    best = min(timed(state, seat) for _ in range(200))
    return len(state.moves(seat)), best * 1e6


def timed(state: State, seat: int) -> float:
    start = process_time()
    state.moves(seat)
    return process_time() - start


def copy_time() -> float:
    """Return the microseconds of a copy."""
    state = first_turn(4)
    start = process_time()
    for _ in range(2000):
        state.copy()
    return (process_time() - start) / 2000 * 1e6


def measure() -> dict[str, object]:
    """Measure everything in this process."""
    roots, micros = root_listing()
    found: dict[str, object] = {
        "compiled": is_compiled(),
        "root_moves": roots,
        "root_listing_us": round(micros, 1),
    }
    found["copy_us"] = round(copy_time(), 2)
    for seats in (2, 4):
        mean, most = decisions_a_turn(seats, 40 if is_compiled() else 8)
        found[f"players_{seats}"] = {
            "random_games_per_second": round(games_per_second(seats), 1),
            "busy_games_per_second": round(busy_games_per_second(seats), 1),
            "decisions_a_turn_mean": round(mean, 1),
            "decisions_a_turn_most": most,
        }
    return found


def measured_elsewhere() -> dict[str, object]:
    """Measure the plain source in a process of its own."""
    command = [sys.executable, __file__, "--one"]
    done = subprocess.run(
        command, env={**os.environ, "MAGEHALL_INTERPRETED": "1"}, capture_output=True, check=True
    )
    found: dict[str, object] = json.loads(done.stdout)
    return found


def main() -> None:
    if "--one" in sys.argv:
        print(json.dumps(measure()))
        return
    results = [measure()] if not is_compiled() else [measure(), measured_elsewhere()]
    if "--json" in sys.argv:
        print(json.dumps(results, indent=2))
        return
    for result in results:
        print("compiled" if result["compiled"] else "interpreted")
        for name, value in result.items():
            print(f"  {name}: {value}")


if __name__ == "__main__":
    main()
