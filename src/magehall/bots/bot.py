"""What a bot is asked, and what it answers."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.shape import View


class Reason(NamedTuple):
    """Why a move is proposed, as data: the words for a code are in the locales."""

    code: str
    facts: dict[str, Fact]
    weight: float = 0.0


def tenth(number: float) -> str:
    """Write a number for a fact, with one decimal."""
    text = f"{number:.1f}"
    return "0.0" if text == "-0.0" else text


def by_weight(reasons: list[Reason]) -> list[Reason]:
    """Put the weightiest reason first."""
    return sorted(reasons, key=_weight, reverse=True)


def _weight(reason: Reason) -> float:
    return reason.weight


class Advice(NamedTuple):
    """A proposed move and the reasons for it, the weightiest first."""

    move: Move
    reasons: list[Reason]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(metaclass=ABCMeta):
    """A player of one game at one level: a function of a view, its legal moves, and its own random stream."""

    @abstractmethod
    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Propose one of the moves and say why."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Pick one of the moves; a bot may answer faster here than with reasons."""
        return self.advise(view, moves, rng).move


class RandomBot(Bot):
    """Plays any legal move, each equally likely."""

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Propose a random move, for no reason."""
        return Advice(rng.choice(moves), [Reason("any-move", {"moves": len(moves)})])
