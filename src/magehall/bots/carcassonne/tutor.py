"""What can be taught about a turn of Carcassonne."""

from __future__ import annotations

from typing import Final, final

from magehall.bots.bot import Reason
from magehall.bots.carcassonne.medium import changes
from magehall.bots.carcassonne.problem import CarcassonneProblem
from magehall.bots.carcassonne.quick import quick_turn
from magehall.bots.carcassonne.turns import after
from magehall.bots.search.problem import Candidate, Problem
from magehall.bots.tutor import Tutor
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.seat import Seat
from magehall.core.shape import View
from magehall.games.carcassonne.phase import ASKING, MEEPLE
from magehall.games.carcassonne.view import CarcassonneView
from magehall.games.carcassonne.worlds import imagine

TURNS: Final = 4
"""This many turns are played on."""
MUCH: Final = 3.0
"""A rival who loses this many points is worth a look."""


@final
class CarcassonneTutor(Tutor):
    """Tries whole turns on shuffled stacks; the tile and what follows it are judged together."""

    def problem(self, view: View, seat: Seat, moves: list[Move], rng: Rng) -> Problem:
        """State a decision for the search."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        return CarcassonneProblem(view, seat, TURNS)

    def begins(self, view: View) -> bool:
        """Tell whether a tile is to be placed."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        return view.phase == "place"

    def explain(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> list[Reason]:
        """Say what a turn, played to its end, changes for everyone."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        state = imagine(view)
        new = state
        for move in candidate.moves:
            if new.refuse(seat, move) is not None:
                break
            new = after(new, seat, move)
        if new.phase in (ASKING, MEEPLE) and new is not state:
            quick_turn(new)  # an expansion asks in between: assume the best that a glance finds
        return changes(state, new, seat)

    def nudge(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> Reason | None:
        """Point at what can be finished, at a rival, at a kind of feature, or at the supply."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        found = self.explain(view, seat, candidate, rng)
        for reason in found:
            if reason.code == "scores-now":
                return Reason("finish", {})
            if reason.code == "rival-would-lose" and reason.weight >= MUCH:
                return Reason("rival", {"seat": reason.facts["seat"]})
        words = str(candidate.moves[-1]).split(" ")
        if words[0] == "meeple":
            return Reason("claim", {"feature": words[1].partition(".")[0]})
        if words[0] == "pass":
            return Reason("keep", {"left": int(imagine(view).supply[seat])})
        return None


TUTOR: Final = CarcassonneTutor()
