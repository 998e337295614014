"""The hard and the expert player: whole turns, tried on stacks shuffled again and again."""

from __future__ import annotations

from typing import final

from magehall.bots.bot import Advice, Bot, Reason, by_weight, tenth
from magehall.bots.carcassonne.medium import MediumBot
from magehall.bots.carcassonne.problem import CarcassonneProblem
from magehall.bots.search.arm import Arm
from magehall.bots.search.bot import SearchBot
from magehall.bots.search.halving import Halving
from magehall.bots.search.problem import Problem
from magehall.bots.search.reasons import tried_next
from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.carcassonne.view import CarcassonneView


@final
class CarcassonneSearcher(SearchBot):
    """Plays its best turns on for some turns, everyone by the outlook, and compares the results."""

    def __init__(self, search: Halving, turns: int, temperature: float = 0.0) -> None:
        super().__init__(search, temperature)
        self.turns = turns

    def problem(self, view: View, moves: list[Move]) -> Problem:
        """State the decision for the search."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        return CarcassonneProblem(view, view.me, self.turns)

    def explain(self, view: View, moves: list[Move], arms: list[Arm], chosen: Arm) -> list[Reason]:
        """Return the medium player's reasons if it agrees, and the lead over the next best turn."""
        usual = MediumBot().advise(view, moves, Rng(0))
        reasons = list(usual.reasons) if usual.move == chosen.candidate.moves[0] else []
        found: dict[str, Fact] = {"points": tenth(chosen.value()), "trials": len(chosen.values)}
        reasons.append(Reason("tried-out", found, 0.3))
        return by_weight(reasons + tried_next(chosen, arms, 0.1))


@final
class BySeats(Bot):
    """One player for a table of two, and another for more."""

    def __init__(self, two: Bot, more: Bot) -> None:
        self.two = two
        self.more = more

    def at(self, view: View) -> Bot:
        """Return the player for a table."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        return self.two if view.seats == 2 else self.more

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Propose what the player for this table does."""
        return self.at(view).advise(view, moves, rng)

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Pick what the player for this table does."""
        return self.at(view).choose(view, moves, rng)
