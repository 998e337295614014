"""A turn of Witchstone as the search sees it: one plan for each promising tile, some rounds played on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.search.problem import Candidate, Problem
from magehall.bots.witchstone.beam import Beam
from magehall.bots.witchstone.weights import Weights
from magehall.bots.witchstone.worth import Worth
from magehall.core.chance import Rng
from magehall.core.game import State
from magehall.core.seat import CHANCE, Seat
from magehall.games.witchstone import frames
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine

QUICK_WIDTH: Final = 1
QUICK_ROOTS: Final = 4
"""How narrow the beam is by which everybody plays on."""


@final
class WitchstoneProblem(Problem):
    """Which plan for the turn leaves a seat best off some rounds later."""

    def __init__(self, view: WitchstoneView, seat: Seat, weights: Weights, beam: Beam, rounds: int) -> None:
        self.seat = seat
        self.view = view
        self.weights = weights
        self.beam = beam
        self.start = imagine(view, beam.rng)
        self.last: i64 = self.start.round + rounds

    def candidates(self) -> list[Candidate]:
        """List the best plan for each of the most promising tiles."""
        lexicon = self.start.rules.lexicon
        return [
            Candidate([lexicon.move(number) for number in line.numbers()], line.value)
            for line in self.beam.plans(self.start)
        ]

    def world(self, rng: Rng) -> State:
        """Draw the hidden tiles."""
        return imagine(self.view, rng)

    def is_settled(self, world: State) -> bool:
        """Look so many rounds ahead, to the moment before the own turn."""
        assert isinstance(world, WitchstoneState), "a world of Witchstone"
        if frames.top(world) == frames.OVER or world.round > self.last:
            return True
        return world.round == self.last and world.turn == self.seat

    def play_on(self, world: State, luck: int) -> State:
        """Let everybody play by a narrow beam."""
        assert isinstance(world, WitchstoneState), "a world of Witchstone"
        rng = Rng(luck, "play-on")
        beam = Beam(self.weights, QUICK_WIDTH, QUICK_ROOTS, rng)
        while not self.is_settled(world):
            if world.acting() == (CHANCE,):
                world.apply(CHANCE, world.draw(rng))
            else:
                world = beam.plan(world).state
        return world

    def worth(self, world: State, seat: Seat) -> float:
        """Give what the position promises, less what it promises the best rival."""
        assert isinstance(world, WitchstoneState), "a world of Witchstone"
        best: float = -1.0e9
        for other in range(int(world.seats)):
            if other != seat:
                best = max(best, Worth(self.weights, other).of(world))
        return Worth(self.weights, seat).of(world) - best
