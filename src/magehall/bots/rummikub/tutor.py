"""What can be taught about a turn of Rummikub."""

from __future__ import annotations

from typing import Final, final

from magehall.bots.bot import Reason
from magehall.bots.rummikub.hard import HardBot
from magehall.bots.rummikub.medium import MediumBot
from magehall.bots.rummikub.sight import Sight, why
from magehall.bots.search.problem import Candidate, Problem
from magehall.bots.tutor import Tutor
from magehall.core.chance import Rng
from magehall.core.game import State
from magehall.core.move import Move
from magehall.core.seat import CHANCE, Seat
from magehall.core.shape import View
from magehall.games.rummikub.moves import Table
from magehall.games.rummikub.sets import tally
from magehall.games.rummikub.solver.answer import Play, kept_sets, laid_tiles
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.tiles import points
from magehall.games.rummikub.view import RummikubView
from magehall.games.rummikub.worlds import deal_unseen, hidden_racks, known

TURNS: Final = 2
"""This many turns of everyone are played on."""


@final
class RummikubProblem(Problem):
    """Which play leaves a seat best off some turns later, everyone laying as much as they can."""

    def __init__(self, view: RummikubView, seat: Seat, moves: list[Move], turns: int) -> None:
        self.seat = seat
        self.view = view
        self.start = known(view)
        self.hidden = hidden_racks(view)
        self.sight = Sight(view)
        self.moves = moves
        self.turns = turns
        self.rng = Rng(0)

    def candidates(self) -> list[Candidate]:
        """List what the hard and the medium player lay and what the game proposes, the most points first."""
        best = HardBot().choose(self.view, self.moves, self.rng)
        found = [best, MediumBot().choose(self.view, self.moves, self.rng), *self.moves]
        rated: dict[str, Candidate] = {}
        for move in found:
            rated.setdefault(str(move), Candidate([move], self._laid(move)))
        return sorted(rated.values(), key=_prior, reverse=True)

    def _laid(self, move: Move) -> float:
        if not isinstance(move, Table):
            return 0.0
        return float(points(laid_tiles(tally(self.sight.table), move.sets)))

    def world(self, rng: Rng) -> State:
        """Deal the unseen tiles."""
        return deal_unseen(self.start.copy(), self.hidden, rng)

    def is_settled(self, world: State) -> bool:
        """Look no further than the end of the round."""
        assert isinstance(world, RummikubState), "a world of Rummikub"
        return not world.acting() or world.round != self.start.round

    def play_on(self, world: State, luck: int) -> State:
        """Let everyone lay the solver's best play, keeping jokers."""
        assert isinstance(world, RummikubState), "a world of Rummikub"
        nature = Rng(luck, "play-on")
        left = self.turns * int(world.seats)
        while left > 0 and not self.is_settled(world):
            seat = world.acting()[0]
            if seat == CHANCE:
                world.apply(CHANCE, world.draw(nature))
            else:
                world.apply(seat, HardBot().choose(world.view(seat), [], self.rng))
                left -= 1
        return world

    def worth(self, world: State, seat: Seat) -> float:
        """Return the points of the round, or how much more the others still hold on average."""
        assert isinstance(world, RummikubState), "a world of Rummikub"
        if self.is_settled(world):
            return float(world.totals[seat]) - float(self.start.totals[seat])
        held = [float(points(world.rack(other))) for other in range(int(world.seats))]
        return (sum(held) - held[seat]) / float(len(held) - 1) - held[seat]


@final
class RummikubTutor(Tutor):
    """Tries plays in worlds with other racks."""

    def __init__(self) -> None:
        super().__init__(most=6)

    def problem(self, view: View, seat: Seat, moves: list[Move], rng: Rng) -> Problem:
        """State a decision for the search."""
        assert isinstance(view, RummikubView), "a view of Rummikub"
        return RummikubProblem(view, seat, moves, TURNS)

    def explain(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> list[Reason]:
        """Say what a play does, how much of the table it changes, and what it leaves."""
        sight = Sight(view)
        move = candidate.moves[0]
        if not isinstance(move, Table):
            return [
                Reason("drawing", {"bank": sight.view.bank}) if sight.view.bank > 0 else Reason("passing", {})
            ]
        laid = laid_tiles(tally(sight.table), move.sets)
        return why(sight, Play(laid, move.sets, len(kept_sets(sight.table, move.sets, sight.rules))))

    def nudge(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> Reason | None:
        """Point at an end, an opening, a tile that fits, or sets to take apart."""
        codes = [reason.code for reason in self.explain(view, seat, candidate, rng)]
        if codes[0] == "goes-out":
            return Reason("finish", {})
        if codes[0] == "opens":
            return Reason("open", {})
        if "changes-sets" in codes:
            return Reason("rearrange", {})
        return Reason("fits" if codes[0] == "lays" else "wait", {})


def _prior(candidate: Candidate) -> float:
    return candidate.prior


TUTOR: Final = RummikubTutor()
