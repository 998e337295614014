"""The medium player: looks to the end of its turn for the best outlook, meeples and figures included."""

from __future__ import annotations

from typing import final

from magehall.bots.bot import Advice, Bot, Reason, by_weight, tenth
from magehall.bots.carcassonne.outlook import outlook
from magehall.bots.carcassonne.turns import after, weigh
from magehall.core.chance import Rng
from magehall.core.move import Move
from magehall.core.seat import seat_text
from magehall.core.shape import View
from magehall.games.carcassonne import final as ending
from magehall.games.carcassonne.phase import ASKING
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.view import CarcassonneView
from magehall.games.carcassonne.worlds import imagine


@final
class MediumBot(Bot):
    """Plays for the final difference: points if the game ended now, hopes, and a price for each meeple."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Pick the best move without saying why."""
        state, seat = _known(view)
        return moves[0] if len(moves) == 1 else weigh(state, seat)[0][1]

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Pick the best move and say why."""
        state, seat = _known(view)
        if len(moves) == 1:
            return Advice(moves[0], [Reason("only-move", {}, 1.0)])
        weighed = weigh(state, seat)
        value, chosen = weighed[0]
        reasons = changes(state, after(state, seat, chosen), seat)
        if len(weighed) > 1:
            margin = tenth(value - weighed[1][0])
            reasons.append(Reason("ahead-of-next", {"move": str(weighed[1][1]), "points": margin}, 0.1))
        return Advice(chosen, reasons)


def _known(view: View) -> tuple[CarcassonneState, int]:
    assert isinstance(view, CarcassonneView), "a view of Carcassonne"
    return imagine(view), view.me


def changes(state: CarcassonneState, new: CarcassonneState, seat: int) -> list[Reason]:
    """Say what has changed for a seat: points, what each player would have if the game ended, meeples."""
    reasons: list[Reason] = []
    now, then = ending.standing(state), ending.standing(new)
    for other in range(int(state.seats)):
        scored = int(new.points[other] - state.points[other])
        if scored:
            code = "scores-now" if other == seat else "lets-score"
            reasons.append(Reason(code, {"seat": seat_text(other), "points": scored}, float(scored)))
        change = int(then[other] - now[other])
        if change:
            code = "would-gain" if other == seat else "rival-would-gain" if change > 0 else "rival-would-lose"
            reasons.append(
                Reason(code, {"seat": seat_text(other), "points": abs(change)}, float(abs(change)))
            )
    used = int(state.supply[seat] - new.supply[seat])
    if used and state.phase != ASKING:
        code = "spends-meeple" if used > 0 else "frees-meeple"
        reasons.append(Reason(code, {"left": int(new.supply[seat])}, 0.5))
    reasons.append(Reason("outlook", {"points": tenth(outlook(new, seat))}, 0.2))
    return by_weight(reasons)
