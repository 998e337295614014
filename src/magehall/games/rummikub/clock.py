"""Which move follows when the time for a turn is over; the clock itself is the server's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magehall.core.move import Move
from magehall.core.seat import CHANCE, Seat
from magehall.games.rummikub import phase, turn
from magehall.games.rummikub.moves import DRAW, PASS, TIMEOUT, Table
from magehall.games.rummikub.sets import same

if TYPE_CHECKING:
    from magehall.games.rummikub.state import RummikubState


def time_is_up(state: RummikubState, draft: Table | None) -> tuple[Seat, Move] | None:
    """Return what follows from the table as it lies: it stands, or a draw, or the roll-back (rummikub-41)."""
    if state.phase != phase.PLAYING or state.rules.seconds == 0:
        return None
    seat = int(state.turn)
    if state.rules.always_roll_back:
        return CHANCE, TIMEOUT
    if draft is not None and not _is_untouched(state, draft):
        return (seat, draft) if turn.judge(state, seat, draft) is None else (CHANCE, TIMEOUT)
    if state.bank_size > 0:
        return seat, DRAW
    return (seat, PASS) if turn.refuse_pass(state, seat) is None else (CHANCE, TIMEOUT)


def _is_untouched(state: RummikubState, draft: Table) -> bool:
    """Tell whether the same sets lie there as before, in whatever order."""
    left = list(state.table)
    for laid in draft.sets:
        found = [place for place, old in enumerate(left) if same(old, laid, state.rules)]
        if not found:
            return False
        del left[found[0]]
    return not left
