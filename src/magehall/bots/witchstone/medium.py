"""Medium: a beam search over the whole turn with an evaluation of what a position promises."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.bots.bot import Advice, Bot, Reason
from magehall.bots.witchstone.beam import Beam, Line
from magehall.bots.witchstone.weights import Book
from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.witchstone import score
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine

WIDTH: Final = 10
ROOTS: Final = 24
LATE: Final = (
    ("owls", "plan-owls"),
    ("chips", "plan-chips"),
    ("boosts", "plan-boosts"),
    ("prophecies", "plan-prophecies"),
)
"""The parts of a score that count only at the end, with the reasons they give."""


@final
class MediumBot(Bot):
    """Plans the turn to its end at every decision, and makes the first move of the best plan."""

    def __init__(self, book: Book, width: int = WIDTH, roots: int = ROOTS) -> None:
        self.book = book
        self.width = width
        self.roots = roots

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Propose the first move of the best plan for the turn, and tell the plan."""
        assert isinstance(view, WitchstoneView), "a view of Witchstone"
        state = imagine(view, rng)
        if len(moves) == 1:
            return Advice(moves[0], [Reason("only-move", {})])
        line = Beam(self.book.at(state.seats), self.width, self.roots, rng).plan(state)
        move = state.rules.lexicon.move(line.numbers()[0])
        return Advice(move, reasons(state, line))


def reasons(state: WitchstoneState, line: Line) -> list[Reason]:
    """Say what the plan gains: points on the track, points at the end, and its moves."""
    seat: i64 = state.turn
    lexicon = state.rules.lexicon
    plan = [str(lexicon.move(number)) for number in line.numbers()]
    now = int(line.state.score[seat] - state.score[seat])
    total = int(score.total(line.state, seat) - score.total(state, seat))
    facts: dict[str, Fact] = {"moves": plan, "plan": ", ".join(plan), "points": now, "total": total}
    found = [Reason("plan-of-the-turn", facts, line.value)]
    before, after = score.parts(state, seat), score.parts(line.state, seat)
    for name, code in LATE:
        gained = after[name] - before[name]
        if gained:
            found.append(Reason(code, {"points": gained}, float(gained)))
    return found
