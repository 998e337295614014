"""What a game tells the search about one decision: candidates, worlds, and how play goes on."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from typing import NamedTuple

from mypy_extensions import mypyc_attr

from magehall.core.chance import Rng
from magehall.core.game import Game, State
from magehall.core.move import Move
from magehall.core.seat import CHANCE, Seat
from magehall.core.shape import View


class Candidate(NamedTuple):
    """Something a seat may do now, a move or a whole turn, with the points a quick judgement gives it."""

    moves: list[Move]
    prior: float = 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Problem(metaclass=ABCMeta):
    """One decision of one seat, known by its view alone."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @abstractmethod
    def candidates(self) -> list[Candidate]:
        """List what is worth trying, the best by quick judgement first."""

    @abstractmethod
    def world(self, rng: Rng) -> State:
        """Make up a full world that fits the view."""

    def likelihood(self, world: State) -> float:
        """Say how well a world explains what the others did; only the proportions matter."""
        return 1.0

    def replies(self, world: State) -> list[Candidate]:
        """List what the seat that must act in a world may answer, the best by quick judgement first."""
        return [Candidate([move]) for move in world.moves(world.acting()[0])]

    @abstractmethod
    def is_settled(self, world: State) -> bool:
        """Tell whether the horizon is reached, so that `worth` can be asked."""

    @abstractmethod
    def play_on(self, world: State, luck: int) -> State:
        """Play on to the horizon by a quick policy and return what is reached, in place or not.

        The same luck draws the same chances.
        """

    @abstractmethod
    def worth(self, world: State, seat: Seat) -> float:
        """Return what a seat has reached at the horizon, in points."""


class PlainProblem(Problem):
    """A decision of any game, by the contract alone: random play to the end for a lead over the others."""

    def __init__(self, game: Game, view: View, seat: Seat, moves: list[Move]) -> None:
        super().__init__(seat)
        self.game = game
        self.view = view
        self.moves = moves

    def candidates(self) -> list[Candidate]:
        """List every move; without a judgement all are alike."""
        return [Candidate([move]) for move in self.moves]

    def world(self, rng: Rng) -> State:
        """Make up a world as the game does."""
        return self.game.imagine(self.view, rng)

    def is_settled(self, world: State) -> bool:
        """Look to the end of the game."""
        return not world.acting()

    def play_on(self, world: State, luck: int) -> State:
        """Play at random."""
        world.playout(Rng(luck, "play-on"))
        return world

    def worth(self, world: State, seat: Seat) -> float:
        """Return the lead over the best of the others."""
        scores = world.scores()
        return float(scores[seat] - max(scores[:seat] + scores[seat + 1 :]))


def carry_out(world: State, seat: Seat, candidate: Candidate, luck: int) -> None:
    """Make the moves of a candidate in a world, with nature's in between; a turn cut short ends there."""
    if len(candidate.moves) == 1:
        world.apply(seat, candidate.moves[0])
        return
    nature = Rng(luck, "carry-out")
    for move in candidate.moves:
        while world.acting() == (CHANCE,):
            world.apply(CHANCE, world.draw(nature))
        if world.refuse(seat, move) is not None:
            return
        world.apply(seat, move)
