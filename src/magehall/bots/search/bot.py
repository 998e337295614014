"""A player that searches: the frame all games share."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from magehall.bots.bot import Advice, Bot, Reason
from magehall.bots.search.arm import Arm
from magehall.bots.search.choice import pick
from magehall.bots.search.halving import Halving
from magehall.bots.search.problem import Problem
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.shape import View


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Tries its candidates in worlds that fit the view, and makes the move that proves best."""

    def __init__(self, search: Halving, temperature: float = 0.0) -> None:
        self.search = search
        self.temperature = temperature

    @abstractmethod
    def problem(self, view: View, moves: list[Move]) -> Problem:
        """State the decision for the search."""

    @abstractmethod
    def explain(self, view: View, moves: list[Move], arms: list[Arm], chosen: Arm) -> list[Reason]:
        """Say why an arm was chosen, the weightiest reason first."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Pick what proves best; a single move needs no search."""
        if len(moves) == 1:
            return moves[0]
        return pick(self.think(view, moves, rng), self.temperature, rng).candidate.moves[0]

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Pick what proves best and say why."""
        arms = self.think(view, moves, rng)
        chosen = pick(arms, self.temperature, rng)
        return Advice(chosen.candidate.moves[0], self.explain(view, moves, arms, chosen))

    def think(self, view: View, moves: list[Move], rng: Rng) -> list[Arm]:
        """Search, and return every candidate with its values, the best first."""
        return self.search.run(self.problem(view, moves), rng)
