"""Personalities of Rummikub: the hard player with its own ideas about jokers."""

from __future__ import annotations

from typing import Final, final

from magehall.bots.bot import Advice, Bot, Reason
from magehall.bots.rummikub.hard import HardBot
from magehall.bots.rummikub.sight import Sight, why, why_nothing
from magehall.bots.styles import leanings
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.shape import View


@final
class Spender(Bot):
    """Lays as much as it can, jokers too."""

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Return the best play, or draw, and say why."""
        sight = Sight(view)
        play = sight.best(sight.rack)
        if play is None:
            return Advice(sight.move(None), why_nothing(sight, Reason("nothing-possible", {}, 1.0)))
        return Advice(sight.move(play), why(sight, play))


STYLES: Final[dict[str, Bot]] = {
    name: HardBot() if leaning["keeps-joker"] else Spender() for name, leaning in leanings("rummikub").items()
}
"""The personalities, of the strength of hard."""
