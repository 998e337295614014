"""The hard and the expert player: several plans for a turn, tried in worlds that fit the view."""

from __future__ import annotations

from typing import Final, final

from magehall.bots.bot import Advice, Bot, Reason, tenth
from magehall.bots.search.arm import Arm
from magehall.bots.search.budget import Budget, Clock
from magehall.bots.search.choice import pick
from magehall.bots.search.halving import Halving
from magehall.bots.search.reasons import tried_next
from magehall.bots.witchstone.beam import Beam
from magehall.bots.witchstone.medium import reasons
from magehall.bots.witchstone.problem import WHOLE_GAME, WitchstoneProblem
from magehall.bots.witchstone.weights import Book
from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.witchstone import prompts
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine

PLANNING: Final = 0.5
"""The part of the time that may go into finding the plans; the rest is for trying them."""


@final
class Effort:
    """How much is tried: at most this many roll-outs, of this many turns in all, in this many seconds."""

    def __init__(self, roll_outs: int, turns: int, seconds: float, most: int, weight: float) -> None:
        self.roll_outs = roll_outs
        self.turns = turns
        self.seconds = seconds
        self.most = most
        self.weight = weight

    def clock(self) -> Clock:
        """Begin to measure the time for the plans."""
        return Budget(1, PLANNING * self.seconds).clock()

    def search(self, state: WitchstoneState, rounds: int) -> Halving:
        """Return the search for a decision: early in the game a roll-out is long, so there are fewer."""
        left = min(rounds, int(state.board.rounds - state.round)) * int(state.seats)
        roll_outs = max(1, min(self.roll_outs, self.turns // left))
        return Halving(Budget(roll_outs, self.seconds), weight=self.weight, most=self.most)


@final
class WitchstoneSearcher(Bot):
    """Chooses tile and tower by playing the best plan for each to the end; a wide beam plans the rest."""

    def __init__(
        self,
        book: Book,
        effort: Effort,
        width: int,
        roots: int,
        rounds: int = WHOLE_GAME,
        temperature: float = 0.0,
    ) -> None:
        self.book = book
        self.effort = effort
        self.width = width
        self.roots = roots
        self.rounds = rounds
        self.temperature = temperature

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Search when a tile is to be laid or a tower to be chosen; otherwise plan by the beam."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        if len(moves) == 1:
            return Advice(moves[0], [Reason("only-move", {})])
        state = imagine(view, rng)
        beam = Beam(self.book.at(state.seats), self.width, self.roots, rng, self.effort.clock())
        if prompts.top(state) not in (prompts.TURN, prompts.TOWERS):
            line = beam.plan(state)
            return Advice(state.rules.lexicon.move(line.numbers()[0]), reasons(state, line))
        problem = WitchstoneProblem(view, state, beam, self.rounds)
        arms = self.effort.search(state, self.rounds).run(problem, rng)
        return tried(arms, pick(arms, self.temperature, rng))


def tried(arms: list[Arm], chosen: Arm) -> Advice:
    """Return the plan that was chosen, with the lead over the next."""
    plan = [str(move) for move in chosen.candidate.moves]
    facts: dict[str, Fact] = {"moves": plan, "plan": ", ".join(plan), "trials": len(chosen.values)}
    found = [Reason("tried-out", {**facts, "points": tenth(chosen.value())}, 1.0)]
    return Advice(chosen.candidate.moves[0], found + tried_next(chosen, arms, 0.5))
