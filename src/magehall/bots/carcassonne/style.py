"""Personalities of Carcassonne: the medium player, with a liking for claiming one kind of feature."""

from __future__ import annotations

from typing import Final, final

from magehall.bots.bot import Advice, Bot
from magehall.bots.carcassonne.medium import MediumBot
from magehall.bots.carcassonne.turns import weigh
from magehall.bots.styles import Leaning, leanings
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.carcassonne.moves import PlaceMeeple
from magehall.games.carcassonne.phase import MEEPLE
from magehall.games.carcassonne.view import CarcassonneView
from magehall.games.carcassonne.worlds import imagine


@final
class StyledBot(Bot):
    """Gives a claim it likes some points more than the medium player does."""

    def __init__(self, leaning: Leaning) -> None:
        self.leaning = leaning

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Lean when a meeple may be placed; otherwise do as the medium player does."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        usual = MediumBot().advise(view, moves, rng)
        state = imagine(view)
        if state.phase != MEEPLE or len(moves) == 1:
            return usual
        weighed = weigh(state, view.me)
        leaned = [value + self.fondness(move) for value, move in weighed]
        move = weighed[leaned.index(max(leaned))][1]
        return Advice(move, usual.reasons if move == usual.move else usual.reasons[-1:])

    def fondness(self, move: Move) -> float:
        """Return the points that a claim is worth for its own sake."""
        if not isinstance(move, PlaceMeeple):
            return 0.0
        return self.leaning.get(move.segment.partition(".")[0], 0.0)


STYLES: Final[dict[str, Bot]] = {
    name: StyledBot(leaning) for name, leaning in leanings("carcassonne").items()
}
"""The personalities, of the strength of medium."""
