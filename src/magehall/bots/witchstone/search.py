"""The hard and the expert player: several plans for a turn, tried out in worlds that fit the view."""

from __future__ import annotations

from typing import final

from magehall.bots.bot import Advice, Bot, Reason
from magehall.bots.search.choice import pick
from magehall.bots.search.halving import Halving
from magehall.bots.witchstone.beam import Beam
from magehall.bots.witchstone.medium import reasons
from magehall.bots.witchstone.problem import WitchstoneProblem
from magehall.bots.witchstone.weights import Weights
from magehall.core.chance import Rng
from magehall.core.event import Fact
from magehall.core.game import View
from magehall.core.move import Move
from magehall.games.witchstone import frames
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine


@final
class WitchstoneSearcher(Bot):
    """Chooses the tile by playing the best plan for each on; carries the plan out by a wide beam."""

    def __init__(
        self, weights: Weights, search: Halving, width: int, roots: int, rounds: int, temperature: float = 0.0
    ) -> None:
        self.weights = weights
        self.search = search
        self.width = width
        self.roots = roots
        self.rounds = rounds
        self.temperature = temperature

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Search where a tile is to be laid; plan by the beam where it lies already."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        if len(moves) == 1:
            return Advice(moves[0], [Reason("only-move", {})])
        state = imagine(view, rng)
        beam = Beam(self.weights, self.width, self.roots, rng)
        if frames.top(state) != frames.TURN or not beam.tiles(state):
            line = beam.plan(state)
            return Advice(state.rules.lexicon.move(line.numbers()[0]), reasons(state, line))
        return self.tried(WitchstoneProblem(view, int(state.turn), self.weights, beam, self.rounds), rng)

    def tried(self, problem: WitchstoneProblem, rng: Rng) -> Advice:
        """Try the plans out and give the best, with the lead over the next."""
        arms = self.search.run(problem, rng)
        chosen = pick(arms, self.temperature, rng)
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
