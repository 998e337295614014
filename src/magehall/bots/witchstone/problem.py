"""A turn of Witchstone as the search sees it: one plan for each promising move, some rounds played on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.search.problem import Candidate, Problem
from magehall.bots.witchstone.beam import Beam
from magehall.bots.witchstone.fate import Fate
from magehall.bots.witchstone.quick import WORST, Quick
from magehall.bots.witchstone.weights import QUICK
from magehall.core.chance import Rng
from magehall.core.game import State
from magehall.core.seat import Seat
from magehall.games.witchstone import flow, prompts
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import guess_hand, is_hidden

WHOLE_GAME: Final = 11
"""As many rounds as there are."""
QUICK_ROOTS: Final = 4
"""This many tiles are looked at while everyone plays on."""


@final
class WitchstoneProblem(Problem):
    """Which plan for the rest of the turn leaves a seat best off some rounds later."""

    def __init__(self, view: WitchstoneView, start: WitchstoneState, beam: Beam, rounds: int) -> None:
        self.seat = int(start.turn)
        self.beam = beam
        self.start = start
        self.last: i64 = start.round + rounds
        self.quick = Quick(QUICK.at(start.seats), QUICK_ROOTS, start)
        self.fate = Fate()
        self.hidden = [place for place in range(int(start.seats)) if is_hidden(view, place)]

    def candidates(self) -> list[Candidate]:
        """List the best plan for each promising move by its lead over the best rival, the best first."""
        lexicon, rival = self.start.rules.lexicon, self.rival(self.start, self.seat)
        return [
            Candidate([lexicon.move(number) for number in line.numbers()], line.value - rival)
            for line in self.beam.plans(self.start)
        ]

    def world(self, rng: Rng) -> State:
        """Draw the hidden tiles."""
        world = self.start.copy()
        for seat in self.hidden:
            guess_hand(world, seat, rng)
        return world

    def is_settled(self, world: State) -> bool:
        """Look a number of rounds ahead, to the moment before the seat's turn."""
        assert isinstance(world, WitchstoneState), "a world of Witchstone"
        if prompts.top(world) == prompts.OVER or world.round > self.last:
            return True
        return world.round == self.last and world.turn == self.seat

    def play_on(self, world: State, luck: int) -> State:
        """Let everyone play by the quick player, with the same piles for every plan."""
        assert isinstance(world, WitchstoneState), "a world of Witchstone"
        self.fate.begin(world, Rng(luck, "play-on"))
        while not self.is_settled(world):
            if prompts.top(world) < prompts.DRAWING:
                self.quick.play(world, self.fate)
            else:
                flow.carry_out(world, self.fate.drawn(world))
        return world

    def worth(self, world: State, seat: Seat) -> float:
        """Return what the position promises, minus what it promises the best rival."""
        assert isinstance(world, WitchstoneState), "a world of Witchstone"
        return self.beam.worths[seat].of(world) - self.rival(world, seat)

    def rival(self, world: WitchstoneState, seat: Seat) -> float:
        """Return what a position promises the best rival of a seat."""
        best: float = WORST
        for other in range(int(world.seats)):
            if other != seat:
                best = max(best, self.beam.worths[other].of(world))
        return best
