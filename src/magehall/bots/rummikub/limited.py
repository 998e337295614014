"""What the easy and the medium player share: they see only some of the plays."""

from __future__ import annotations

from abc import abstractmethod

from magehall.bots.bot import Advice, Bot, Reason
from magehall.bots.rummikub.sight import Sight, why, why_nothing
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.rummikub.solver.answer import Play


class LimitedBot(Bot):
    """Lays what it sees; if the rules say that a player who can lay must, it asks the solver as well."""

    def __init__(self, nothing: str) -> None:
        self.nothing = nothing
        """The reason to give if it sees nothing."""

    @abstractmethod
    def see(self, sight: Sight) -> Play | None:
        """Find the best play of those it looks at."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Lay what it sees, or draw."""
        sight = Sight(view)
        play = self.see(sight)
        return sight.move(_forced(sight) if play is None else play)

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Lay what it sees, or draw, and say why."""
        sight = Sight(view)
        play = self.see(sight)
        if play is not None:
            return Advice(sight.move(play), why(sight, play))
        play = _forced(sight)
        if play is not None:
            return Advice(sight.move(play), [Reason("must-play", {}, 1.0), *why(sight, play)])
        return Advice(sight.move(None), why_nothing(sight, Reason(self.nothing, {}, 1.0)))


def _forced(sight: Sight) -> Play | None:
    """Ask the solver if a player who can lay may not pass."""
    return sight.best(sight.rack) if sight.must_play() else None
