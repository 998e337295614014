"""What a game tells those who teach: a decision for the search, and what to say about a choice."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import cast

from mypy_extensions import mypyc_attr

from magehall.bots.bot import Reason
from magehall.bots.search.problem import Candidate, PlainProblem, Problem
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.parts import part
from magehall.core.registry import game
from magehall.core.seat import Seat
from magehall.core.shape import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Tutor(metaclass=ABCMeta):
    """Knows one game; `magehall.bots.<game>.tutor.TUTOR` if a game has one."""

    def __init__(self, weight: float = 2.0, tries: int = 1, most: int = 12) -> None:
        self.weight = weight
        """How many roll-outs the quick judgement counts for."""
        self.tries = tries
        """One of this many worlds is kept, the likelier ones more often."""
        self.most = most
        """This many candidates are tried."""

    @abstractmethod
    def problem(self, view: View, seat: Seat, moves: list[Move], rng: Rng) -> Problem:
        """State a decision for the search."""

    def begins(self, view: View) -> bool:
        """Tell whether a new train of thought begins here; what follows within it is judged with it."""
        return True

    def explain(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> list[Reason]:
        """Say what speaks for or against a choice, the weightiest first; the words are the game's."""
        return []

    def nudge(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> Reason | None:
        """Say what to look at in order to find a choice, without giving it away."""
        return None


class PlainTutor(Tutor):
    """Knows no game: random play to the end, and nothing to say about it."""

    def __init__(self, key: str) -> None:
        super().__init__(weight=0.0)
        self.key = key

    def problem(self, view: View, seat: Seat, moves: list[Move], rng: Rng) -> Problem:
        """State a decision by the contract alone."""
        return PlainProblem(game(self.key), view, seat, moves)


def tutor_for(key: str) -> Tutor:
    """Return the tutor of a game, or a plain one if it has none of its own."""
    module = part(key, "magehall.bots.{}.tutor", "tutor")
    return PlainTutor(key) if module is None else cast("Tutor", module.TUTOR)
