"""A turn of Witchstone as the search sees it: one plan for each promising tile, some rounds played on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.search.problem import Candidate, Problem
from magehall.bots.witchstone.beam import Beam
from magehall.bots.witchstone.quick import WORST, Quick
from magehall.bots.witchstone.weights import Weights
from magehall.core.chance import Rng
from magehall.core.game import State
from magehall.core.seat import Seat
from magehall.games.witchstone import flow, frames, setup
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import guess_hand, imagine, is_hidden

QUICK_ROOTS: Final = 4
"""So many tiles are looked at where everybody plays on."""


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
        self.quick = Quick(weights, QUICK_ROOTS, self.start)
        self.hidden = [place for place in range(int(self.start.seats)) if is_hidden(view, place)]

    def candidates(self) -> list[Candidate]:
        """List the best plan for each of the most promising tiles."""
        lexicon = self.start.rules.lexicon
        return [
            Candidate([lexicon.move(number) for number in line.numbers()], line.value)
            for line in self.beam.plans(self.start)
        ]

    def world(self, rng: Rng) -> State:
        """Draw the hidden tiles."""
        world = self.start.copy()
        for seat in self.hidden:
            guess_hand(world, seat, rng)
        return world

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
        while not self.is_settled(world):
            if frames.top(world) < frames.DRAWING:
                self.quick.play(world, rng)
            else:
                flow.carry_out(world, setup.drawn(world, rng))
        return world

    def worth(self, world: State, seat: Seat) -> float:
        """Give what the position promises, less what it promises the best rival."""
        assert isinstance(world, WitchstoneState), "a world of Witchstone"
        worths = self.quick.worths
        best: float = WORST
        for other in range(int(world.seats)):
            if other != seat:
                best = max(best, worths[other].of(world))
        return worths[seat].of(world) - best
