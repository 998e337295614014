"""Re-deals what is hidden in many positions of a game: the view's bytes and the bot's move must not change.

    PYTHONPATH=src python tools/check_fairness.py wizard easy medium hard --seats 4 --positions 10000

Only roll-outs decide: a search that the clock ends may answer differently a second time. The tool also
compares the worlds the game makes up with the truth: they must not match it more often than chance. Use the
compiled modules.
"""

from __future__ import annotations

import argparse
import time

from magehall import Rng, Seat, State, game
from magehall.bots import bot
from magehall.bots.search.budget import BRAKE
from magehall.testing.fairness import decisions, leak, swaps


def main() -> None:
    """Read the command and check."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("levels", nargs="*", default=["medium"])
    parser.add_argument("--seats", type=int)
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--option", action="append", default=[])
    arguments = parser.parse_args()
    BRAKE.is_off = True
    found = game(arguments.game)
    seats = arguments.seats or found.seats[0]
    options = dict(option.split("=", 1) for option in arguments.option)

    def fair(state: State, seat: Seat, rng: Rng) -> State:
        return found.imagine(state.view(seat), rng)

    told = leak(found, fair, decisions(found, seats, options, "leak"), arguments.positions)
    print(f"{found.key}: guessed {told.true:.4f}, by chance {told.fair:.4f} ± {1.96 * told.error:.4f}")
    for level in arguments.levels:
        began = time.monotonic()
        places = decisions(found, seats, options, f"swaps/{level}")
        caught = swaps(found, bot(found.key, level).choose, places, arguments.positions)
        print(
            f"{found.key} {level}: {arguments.positions} positions, {len(caught)} answers changed, "
            f"{time.monotonic() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
