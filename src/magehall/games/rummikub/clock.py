"""Which move follows when the time of a turn is over; the clock itself is the server's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magehall.core.move import Move
from magehall.core.seat import CHANCE, Seat
from magehall.games.rummikub import turn
from magehall.games.rummikub.moves import DRAW, PASS, TIMEOUT, Table

if TYPE_CHECKING:
    from magehall.games.rummikub.state import RummikubState


def time_is_up(state: RummikubState, draft: Table | None) -> tuple[Seat, Move]:
    """Give what follows from the table as it lies: it stands, or a draw, or the roll-back (rummikub-41)."""
    seat = int(state.turn)
    if state.rules.always_roll_back:
        return CHANCE, TIMEOUT
    if draft is not None:
        return (seat, draft) if turn.judge(state, seat, draft) is None else (CHANCE, TIMEOUT)
    if state.bank_size > 0:
        return seat, DRAW
    return (seat, PASS) if turn.refuse_pass(state, seat) is None else (CHANCE, TIMEOUT)
