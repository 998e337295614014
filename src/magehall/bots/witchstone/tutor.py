"""What can be taught about a turn of Witchstone."""

from __future__ import annotations

from typing import Final, final

from magehall.bots.bot import Reason
from magehall.bots.search.problem import Candidate, Problem
from magehall.bots.tutor import Tutor
from magehall.bots.witchstone.beam import Beam, Line
from magehall.bots.witchstone.medium import reasons
from magehall.bots.witchstone.problem import WHOLE_GAME, WitchstoneProblem
from magehall.bots.witchstone.weights import HAND
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.seat import Seat
from magehall.core.shape import View
from magehall.games.witchstone import codes
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine

WIDTH: Final = 8
ROOTS: Final = 12
MOST: Final = 6
"""How wide a beam looks for the plans of a turn, and how many are tried."""
VERBS: Final = {
    codes.ENERGY: "energy",
    codes.LAY: "witch",
    codes.SEND: "witch",
    codes.PENTAGRAM: "pentagram",
    codes.CRYSTAL: "crystal",
    codes.OUT: "crystal",
    codes.WAND: "wand",
    codes.SCROLL: "scroll",
}
"""The symbol to which a move belongs."""


@final
class WitchstoneTutor(Tutor):
    """Tries plans of whole turns; everything that belongs to a tile is judged with it."""

    def problem(self, view: View, seat: Seat, moves: list[Move], rng: Rng) -> Problem:
        """State a decision for the search."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        start = imagine(view, rng)
        return WitchstoneProblem(view, start, Beam(HAND.at(start.seats), WIDTH, ROOTS, rng), WHOLE_GAME)

    def begins(self, view: View) -> bool:
        """Tell whether a tile is to be laid."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        return view.phase == "turn"

    def explain(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> list[Reason]:
        """Say what a plan brings, now and at the end."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        state = imagine(view, rng)
        return reasons(state, carried_out(state, seat, candidate, rng))

    def nudge(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> Reason | None:
        """Point at the kind of action that the plan is made of."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        lexicon = imagine(view, rng).rules.lexicon
        counts: dict[str, int] = {}
        for move in candidate.moves:
            symbol = VERBS.get(int(codes.verb_of(lexicon.number(move))))
            if symbol is not None:
                counts[symbol] = counts.get(symbol, 0) + 1
        if not counts:
            return None
        most = max(counts.values())
        return Reason("action", {"symbol": next(symbol for symbol in counts if counts[symbol] == most)})


def carried_out(state: WitchstoneState, seat: Seat, candidate: Candidate, rng: Rng) -> Line:
    """Carry a plan out as far as this world allows."""
    beam = Beam(HAND.at(state.seats), 1, 1, rng)
    worth = beam.worths[state.turn]
    line = Line(state, None, codes.NO_CODE, 0.0)
    for move in candidate.moves:
        if line.state.refuse(seat, move) is not None:
            break
        line = beam.after(line, state.rules.lexicon.number(move), worth)
    return line


TUTOR: Final = WitchstoneTutor(most=MOST)
