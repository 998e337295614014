"""Draws what can be seen of a game of Rummikub: what everyone sees alike, and a seat's own rack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.seat import Seat, actor, letter
from magehall.games.rummikub import phase
from magehall.games.rummikub.tiles import tile_text, tiles_text
from magehall.games.rummikub.view import PadRow, RummikubView

if TYPE_CHECKING:
    from magehall.games.rummikub.state import RummikubState


def public(state: RummikubState, before: RummikubView | None) -> RummikubView:
    """Draw what everyone sees alike; an unchanged table and finished rounds are kept from an earlier view."""
    owners = range(int(state.seats))
    is_same = before is not None and len(before.pad) == len(state.pad)
    pad = before.pad if before is not None and is_same else [_row(row) for row in state.pad]
    return RummikubView(
        seat=None,
        seats=int(state.seats),
        options=state.rules.shape(),
        phase=phase.WORDS[int(state.phase)],
        round=int(state.round) + 1,
        starter=letter(int(state.starter)),
        turn=letter(int(state.turn)),
        passes=int(state.passes),
        taking=int(state.taking),
        penalty=state.is_penalty and state.phase == phase.TAKING,
        table=_table(state, before),
        racks=[_shown(state, owner) for owner in owners],
        counts=[int(state.sizes[owner]) for owner in owners],
        opened=[state.has_opened(owner) for owner in owners],
        bank=int(state.bank_size),
        lots=[int(number) for number in state.lots],
        drawn=[tile_text(kind) for kind in state.lots_drawn],
        acting=[actor(seat) for seat in state.acting()],
        totals=pad[-1].totals if pad else [0] * int(state.seats),
        pad=pad,
    )


def _row(row: PadRow) -> PadRow:
    """Write a fresh line of the pad: changing a list in a view must not change the game's own."""
    return PadRow(
        ending=row.ending,
        starter=row.starter,
        winners=list(row.winners),
        racks=[list(rack) for rack in row.racks],
        table=list(row.table),
        sums=list(row.sums),
        points=list(row.points),
        totals=list(row.totals),
    )


def private(state: RummikubState, seat: Seat, public: RummikubView) -> dict[str, object]:
    """Draw what a seat sees differently: the rack in front of it."""
    racks = list(public.racks)
    racks[seat] = tiles_text(state.rack(seat))
    return {"seat": letter(seat), "racks": racks}


def _shown(state: RummikubState, owner: Seat) -> list[str] | None:
    """Draw a rack that everyone may see: an empty one, and each one when the game is over (rummikub-21)."""
    is_shown = state.sizes[owner] == 0 or state.phase == phase.OVER
    return tiles_text(state.rack(owner)) if is_shown else None


def _table(state: RummikubState, before: RummikubView | None) -> list[str]:
    """Draw the sets; within a round they are unchanged until more tiles lie there (rummikub-39)."""
    if before is not None and before.round == state.round + 1 and _elsewhere(before) == _away(state):
        return before.table
    return [laid.text[1:-1] for laid in state.table]


def _elsewhere(view: RummikubView) -> int:
    """Count the tiles that a view does not show on the table."""
    return view.bank + sum(view.counts) + len(view.drawn)


def _away(state: RummikubState) -> i64:
    """Count the tiles that are not on the table."""
    found: i64 = state.bank_size + len(state.lots_drawn)
    for size in state.sizes:
        found += size
    return found
