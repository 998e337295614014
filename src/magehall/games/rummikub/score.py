"""The end of a round and what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magehall.core.seat import Seat, letter
from magehall.games.rummikub import phase
from magehall.games.rummikub.events import GameEnded, RackCounted, RoundBlocked
from magehall.games.rummikub.rules import FLAT, FLAT_COULD_OPEN, NEXT_DRAW, NEXT_ROTATE
from magehall.games.rummikub.tiles import points, tiles_text
from magehall.games.rummikub.view import Ending, PadRow

if TYPE_CHECKING:
    from magehall.games.rummikub.state import RummikubState

OUT: Final = "went-out"
BLOCKED: Final = "blocked"


def went_out_points(sums: list[int], winner: Seat) -> list[int]:
    """Give losers minus their sums and the winner the total of these (rummikub-23)."""
    return [sum(sums) - sums[winner] if seat == winner else -held for seat, held in enumerate(sums)]


def blocked_winners(sums: list[int], tiles: list[int]) -> list[Seat]:
    """Return who wins with the smallest sum, if tied with the fewest tiles (rummikub-24, rummikub-46)."""
    best = min(zip(sums, tiles, strict=True))
    return [seat for seat in range(len(sums)) if (sums[seat], tiles[seat]) == best]


def blocked_points(sums: list[int], winners: list[Seat], starter: Seat) -> list[int]:
    """Give losers minus the difference to the winner, who gets the total (rummikub-24, rummikub-46).

    What cannot be shared evenly goes point by point to the winners in the order of play (rummikub-60).
    """
    lowest = min(sums)
    gained = [0 if seat in winners else lowest - held for seat, held in enumerate(sums)]
    pot = -sum(gained)
    in_order = sorted(winners, key=lambda seat: (seat - starter) % len(sums))
    for place, seat in enumerate(in_order):
        gained[seat] = pot // len(winners) + (1 if place < pot % len(winners) else 0)
    return gained


def counted(state: RummikubState, seat: Seat) -> int:
    """Count a rack, or the flat sum of a player who never opened (rummikub-19, rummikub-47)."""
    rack = state.rack(seat)
    if not state.rules.flat_unopened or state.has_opened(seat):
        return int(points(rack))
    from magehall.games.rummikub.solver.opening import best_opening

    return FLAT if best_opening(rack, state.rules) is None else FLAT_COULD_OPEN


def went_out(state: RummikubState, winner: i64) -> None:
    """Score a round that somebody ended by emptying the rack (rummikub-21, rummikub-23)."""
    sums = [counted(state, seat) for seat in range(int(state.seats))]
    _finish(state, OUT, [int(winner)], sums, went_out_points(sums, int(winner)))


def blocked(state: RummikubState) -> None:
    """Score a round in which nobody can continue (rummikub-22, rummikub-24)."""
    if state.listener is not None:
        state.tell(RoundBlocked())
    sums = [counted(state, seat) for seat in range(int(state.seats))]
    winners = blocked_winners(sums, [int(size) for size in state.sizes])
    _finish(state, BLOCKED, winners, sums, blocked_points(sums, winners, int(state.starter)))


def _finish(
    state: RummikubState, ending: Ending, winners: list[Seat], sums: list[int], gained: list[int]
) -> None:
    for seat in range(int(state.seats)):
        state.totals[seat] += gained[seat]
    row = PadRow(
        ending=ending,
        starter=letter(int(state.starter)),
        winners=[letter(winner) for winner in winners],
        racks=[tiles_text(state.rack(seat)) for seat in range(int(state.seats))],
        table=[laid.text[1:-1] for laid in state.table],
        sums=sums,
        points=gained,
        totals=list(state.scores()),
    )
    state.pad.append(row)
    if state.listener is not None:
        _tell_counted(state, row)
    if is_last(state):
        state.phase = phase.OVER
        if state.listener is not None:
            best = max(row.totals)
            state.tell(GameEnded([letter(s) for s, total in enumerate(row.totals) if total == best], best))
    else:
        _next_round(state, winners)


def _tell_counted(state: RummikubState, row: PadRow) -> None:
    for seat, tiles in enumerate(row.racks):
        held = int(points(state.rack(seat)))
        state.tell(RackCounted(letter(seat), tiles, held, row.sums[seat], row.points[seat], row.totals[seat]))


def is_last(state: RummikubState) -> bool:
    """Tell whether the match ends with this round: all are played, or the target is reached (rummikub-48)."""
    if len(state.pad) >= state.rules.rounds:
        return True
    return state.rules.target > 0 and max(state.scores()) >= state.rules.target


def _next_round(state: RummikubState, winners: list[Seat]) -> None:
    """Gather the tiles and settle who starts: by lot, in turn, or the winner (rummikub-33)."""
    state.round += 1
    if state.rules.next_start == NEXT_DRAW:
        state.to_start()
    elif state.rules.next_start == NEXT_ROTATE:
        state.start_with(state.after(state.starter), "rotate")
    else:
        first = min([(winner - int(state.starter)) % int(state.seats) for winner in winners])
        state.start_with((state.starter + first) % state.seats, "winner")
