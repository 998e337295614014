"""A turn of Carcassonne as the search sees it: whole turns, a shuffled stack, some turns played on."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.carcassonne.leaf import promise
from magehall.bots.carcassonne.quick import Survey, quick_turn
from magehall.bots.carcassonne.turns import after, answers, settled, weigh
from magehall.bots.carcassonne.weights import weights_for
from magehall.bots.search.problem import Candidate, Problem
from magehall.core.chance import Rng
from magehall.core.game import State
from magehall.core.move import Move
from magehall.core.seat import Seat
from magehall.games.carcassonne import draw
from magehall.games.carcassonne.phase import DRAWING, MEEPLE, OVER, PLACING
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.view import CarcassonneView
from magehall.games.carcassonne.worlds import imagine

PLACEMENTS: Final = 10
"""This many placements are looked at claim by claim."""


@final
class CarcassonneProblem(Problem):
    """Which turn, or rest of a turn, leaves a seat best off some turns later."""

    def __init__(self, view: CarcassonneView, seat: Seat, turns: int) -> None:
        self.seat = seat
        self.state = imagine(view)
        self.last: i64 = self.state.land.placed + (1 if self.state.phase == PLACING else 0) + turns

    def candidates(self) -> list[Candidate]:
        """List whole turns if only the claim follows the tile, otherwise the next moves, the best first."""
        state = self.state
        found: list[Candidate] = []
        for value, move in weigh(state, self.seat):
            if state.phase == PLACING and len(found) < 4 * PLACEMENTS:
                new = after(state, self.seat, move)
                if new.phase == MEEPLE:
                    found += self._claims(move, new)
                    continue
            found.append(Candidate([move], value))
        found.sort(key=_prior, reverse=True)
        return different(found)

    def _claims(self, placement: Move, new: CarcassonneState) -> list[Candidate]:
        """List the claims that may follow a placement."""
        weights = weights_for(new.seats)
        return [
            Candidate([placement, move], settled(after(new, self.seat, move), self.seat, False, weights))
            for move in answers(new, self.seat)
        ]

    def world(self, rng: Rng) -> State:
        """Return the position itself: only the order of the stack is unknown, and luck decides that."""
        return self.state.copy()

    def replies(self, world: State) -> list[Candidate]:
        """List a turn for every placement, the best outlook first; otherwise the next moves."""
        assert isinstance(world, CarcassonneState), "a world of Carcassonne"
        seat = world.acting()[0]
        if world.phase != PLACING:
            return [Candidate([move], value) for value, move in weigh(world, seat)]
        return Survey(world, seat, weights_for(world.seats)).turns()

    def is_settled(self, world: State) -> bool:
        """Look a number of turns ahead, to the end of one."""
        assert isinstance(world, CarcassonneState), "a world of Carcassonne"
        return world.phase == OVER or (world.phase == DRAWING and world.land.placed >= self.last)

    def play_on(self, world: State, luck: int) -> State:
        """Draw at random and let everyone take the best outlook."""
        assert isinstance(world, CarcassonneState), "a world of Carcassonne"
        stack = Rng(luck, "stack")
        while not self.is_settled(world):
            if world.phase == DRAWING:
                draw.draw(world, draw.any_tile(world, stack))
            else:
                quick_turn(world)
        return world

    def worth(self, world: State, seat: Seat) -> float:
        """Return the points ahead of the best rival that the position is likely to lead to."""
        assert isinstance(world, CarcassonneState), "a world of Carcassonne"
        return promise(world, seat)


def different(candidates: list[Candidate]) -> list[Candidate]:
    """Leave out turns that put the tile on the same cell, turned in a way that makes no difference."""
    found: list[Candidate] = []
    seen: set[str] = set()
    for candidate in candidates:
        words = [str(move).rpartition(" r")[0] or str(move) for move in candidate.moves]
        name = f"{candidate.prior:.6f} {' '.join(words)}"
        if name not in seen:
            seen.add(name)
            found.append(candidate)
    return found


def _prior(candidate: Candidate) -> float:
    return candidate.prior
