"""Writes the 200 positions of the Rummikub bench: half made up, half from games of the solver.

python bench/rummikub_positions.py > bench/rummikub_positions.txt
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from magehall import CHANCE, Rng  # noqa: E402
from magehall.games.rummikub.game import GAME  # noqa: E402
from magehall.games.rummikub.moves import DRAW, PASS, Table  # noqa: E402
from magehall.games.rummikub.sets import TileSet, tally  # noqa: E402
from magehall.games.rummikub.state import RummikubState  # noqa: E402
from magehall.games.rummikub.tiles import NAMES, listed, total  # noqa: E402
from tests.games.rummikub.positions import random_position  # noqa: E402

EACH = 100


def line(table: list[TileSet], rack: list[int]) -> str:
    """Write a position: the sets, a bar, the rack."""
    return f"{' '.join(laid.text for laid in table)} | {' '.join(NAMES[kind] for kind in rack)}"


def made_up(rng: Rng) -> str:
    """Make up a table of 20 to 90 tiles and a rack of 5 to 20."""
    while True:
        position = random_position(rng, 20 + int(rng.below(70)), 5 + int(rng.below(13)))
        size = sum(len(laid.tiles) for laid in position.table)
        if 20 <= size <= 90 and 5 <= len(position.rack) <= 20:
            return line(position.table, position.rack)


def fits(state: RummikubState) -> bool:
    """Tell whether the player in turn has opened and the position has the wanted size."""
    if state.acting() == (CHANCE,) or not state.has_opened(state.turn):
        return False
    return 20 <= total(tally(state.table)) <= 90 and 5 <= state.sizes[state.turn] <= 20


def from_a_game(number: int) -> str | None:
    """Play a round with the solver on every seat and take one position from it."""
    rng = Rng("bench positions", str(number))
    state = GAME.start(2 + number % 3)
    assert isinstance(state, RummikubState)
    found: list[str] = []
    while acting := state.acting():
        if acting[0] == CHANCE:
            state.play(CHANCE, state.draw(rng))
            continue
        if fits(state):
            found.append(line(state.table, listed(state.rack(acting[0]))))
        play = state.best(acting[0])
        nothing = DRAW if state.bank_size else PASS
        state.play(acting[0], nothing if play is None else Table(play.table))
    return rng.choice(found) if found else None


def main() -> None:
    """Print the positions."""
    print("# table | rack; first 100 made up, then 100 from games of the solver against itself")
    rng = Rng("bench positions")
    for _ in range(EACH):
        print(made_up(rng))
    number, found = 0, 0
    while found < EACH:
        position = from_a_game(number)
        number += 1
        if position is not None:
            print(position)
            found += 1


if __name__ == "__main__":
    main()
