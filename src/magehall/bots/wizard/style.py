"""Personalities of Wizard: the medium player, leaning towards higher or lower bids."""

from __future__ import annotations

from typing import Final, final

from magehall.bots.bot import Advice, Bot
from magehall.bots.styles import leanings
from magehall.bots.wizard.medium import MediumBot, advise_bid
from magehall.bots.wizard.weights import BID, weights_for
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.wizard.phase import BIDDING
from magehall.games.wizard.view import WizardView
from magehall.games.wizard.worlds import known_round


@final
class StyledBot(Bot):
    """Counts on some tricks more than the medium player does, and plays accordingly."""

    def __init__(self, tricks: float) -> None:
        self.tricks = tricks

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Lean when bidding; otherwise do as the medium player does."""
        assert isinstance(view, WizardView), "a view of Wizard"
        state = known_round(view)
        if state.phase != BIDDING:
            return MediumBot().advise(view, moves, rng)
        weights = weights_for(state.seats, state.rules.one_colour)[:]
        weights[BID] += self.tricks
        return advise_bid(state, view.me, weights)


STYLES: Final[dict[str, Bot]] = {
    name: StyledBot(leaning["tricks"]) for name, leaning in leanings("wizard").items()
}
"""The personalities, of the strength of medium."""
