"""The hard and the expert player: several plans for a turn, tried out in worlds that fit the view."""

from __future__ import annotations

from typing import Final, final

from magehall.bots.bot import Advice, Bot, Reason
from magehall.bots.search.arm import Arm
from magehall.bots.search.halving import Halving
from magehall.bots.witchstone.beam import Beam
from magehall.bots.witchstone.medium import reasons
from magehall.bots.witchstone.problem import WitchstoneProblem
from magehall.bots.witchstone.weights import Book
from magehall.core.chance import Rng
from magehall.core.event import Fact
from magehall.core.game import View
from magehall.core.move import Move
from magehall.games.witchstone import frames
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine

CLOSE: Final = 3.0
"""Inside a turn, plans behind the best by more points than this are not tried out."""


@final
class WitchstoneSearcher(Bot):
    """Plans by a wide beam and plays the best plans on: one for each tile, then for each close decision."""

    def __init__(
        self, book: Book, search: Halving, inner: Halving, width: int, roots: int, rounds: int
    ) -> None:
        self.book = book
        self.search = search
        self.inner = inner
        self.width = width
        self.roots = roots
        self.rounds = rounds

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Search for the tile, and for the rest of the turn where several plans are close."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        if len(moves) == 1:
            return Advice(moves[0], [Reason("only-move", {})])
        state = imagine(view, rng)
        beam = Beam(self.book.at(state.seats), self.width, self.roots, rng)
        if frames.top(state) == frames.TURN:
            problem = WitchstoneProblem(view, state, beam, self.rounds)
            return self.tried(problem, self.search.run(problem, rng))
        problem = WitchstoneProblem(view, state, beam, self.rounds, CLOSE)
        return self.tried(problem, self.inner.run(problem, rng))

    def tried(self, problem: WitchstoneProblem, arms: list[Arm]) -> Advice:
        """Give the best plan, with the lead over the next; the plan alone where there was nothing to try."""
        chosen = arms[0]
        if not chosen.values:
            return Advice(chosen.candidate.moves[0], reasons(problem.start, problem.lines[0]))
        plan = [str(move) for move in chosen.candidate.moves]
        facts: dict[str, Fact] = {"plan": ", ".join(plan), "trials": len(chosen.values)}
        found = [Reason("tried-out", {**facts, "points": f"{chosen.value():.1f}"}, 1.0)]
        for arm in arms:
            if arm is not chosen and arm.values:
                lead: dict[str, Fact] = {
                    "move": str(arm.candidate.moves[0]),
                    "points": f"{chosen.lead(arm):.1f}",
                    "error": f"{chosen.lead_error(arm):.1f}",
                }
                found.append(Reason("tried-next", lead, 0.5))
                break
        return Advice(chosen.candidate.moves[0], found)
