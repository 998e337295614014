"""The experts' searches compared with one tree over information sets (ISMCTS), on the same problems and
deals.

    python bench/searches.py wizard --deals 100
    python bench/searches.py carcassonne --deals 100

Each meets mediums with as many roll-outs as our expert has. The last line is the difference on the same
deals, which says more than the two intervals do.
"""

from __future__ import annotations

import argparse
from typing import cast

from magehall import Move, Rng, View, is_compiled
from magehall.arena.contest import Contest
from magehall.arena.deals import Result
from magehall.arena.journal import Journal
from magehall.arena.numbers import Estimate, estimate, estimate_share, margins, shares
from magehall.arena.runner import run
from magehall.arena.summary import timing
from magehall.bots import Advice, Bot, add, carcassonne, wizard
from magehall.bots.search import Tree
from magehall.bots.search.bot import SearchBot
from magehall.core import game

SEED = "searches"
HOUSE = {"wizard": (4, wizard.searcher(0.9)), "carcassonne": (2, carcassonne.searcher(0.9).two)}
"""The number of seats and the expert for it."""


class TreeBot(Bot):
    """Gives the question of a player that searches to a tree with the same budget."""

    def __init__(self, house: SearchBot) -> None:
        self.house = house
        self.tree = Tree(house.search.budget, house.search.tries)

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Pick what the tree visited most."""
        if len(moves) == 1:
            return moves[0]
        return self.tree.run(self.house.problem(view, moves), rng)[0].candidate.moves[0]

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Pick what the tree visited most; reasons are not asked for here."""
        return Advice(self.choose(view, moves, rng), [])


def measure(key: str, seats: int, player: str, deals: int) -> list[Result]:
    """Let a player meet mediums."""
    options = game(key).settle(seats, {})
    contest = Contest("match", key, seats, (player, "medium"), deals, SEED, 0, options)
    return run(contest, Journal(contest, None), workers=1)


def told(value: Estimate, scale: float = 1.0) -> str:
    """Return a mean with half its interval."""
    return f"{scale * value.mean:.1f} ± {scale * (value.high - value.low) / 2:.1f}"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?", default="wizard", choices=HOUSE)
    parser.add_argument("--deals", type=int, default=5)
    chosen = parser.parse_args()
    seats, expert = HOUSE[chosen.game]
    add(chosen.game, "tree", TreeBot(cast("SearchBot", expert)))
    speed = "compiled" if is_compiled() else "interpreted"
    print(f"{chosen.game}, {seats} players, {chosen.deals} deals, {speed}")
    found = {player: measure(chosen.game, seats, player, chosen.deals) for player in ("expert", "tree")}
    for player, results in found.items():
        spent = timing(results)["milliseconds"][player]
        print(f"  {player:8} wins {told(estimate_share(shares(results)), 100)} %, ", end="")
        print(f"points ahead {told(estimate(margins(results)))}, {spent:.1f} ms per decision")
    paired = zip(margins(found["tree"]), margins(found["expert"]), strict=True)
    print(f"  tree minus expert, on the same deals: {told(estimate([a - b for a, b in paired]))} points")


if __name__ == "__main__":
    main()
