"""Worlds that fit what a seat knows: everything seen is put back, the rest is made up.

What types cannot rule out is checked here: letters beyond the seats, tiles from nowhere, numbers that do not
agree. All of that is bad input.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.errors import BadInput
from magehall.core.seat import LETTERS, Seat
from magehall.games.rummikub import phase
from magehall.games.rummikub.deal import TO_DRAW
from magehall.games.rummikub.notation import read_set
from magehall.games.rummikub.rules import SEATS, Rules, refuse_options
from magehall.games.rummikub.sets import NO_SET, TileSet, shape, tally
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.tiles import KINDS, NOTHING, nth, read_tile, total, whole_box
from magehall.games.rummikub.view import PadRow, RummikubOptions, RummikubView

NATURE: Final = "*"


def rules_of(view: RummikubView) -> Rules:
    """Read what was agreed."""
    return _rules(view.options)


@lru_cache(maxsize=64)
def _rules(options: RummikubOptions) -> Rules:
    return Rules(options.data(), options)


def table_of(view: RummikubView) -> list[TileSet]:
    """Read the sets of the table."""
    return [_laid(text) for text in view.table]


@lru_cache(maxsize=1024)
def _laid(text: str) -> TileSet:
    """Read a set; most of a table lies as it did a turn ago, so sets already read are kept."""
    return read_set(text, text, 0)


def rack_of(view: RummikubView) -> vec[i64]:
    """Count the tiles of the rack in front of the viewer."""
    return _counted(view.rack)


def _counted(names: list[str]) -> vec[i64]:
    counts = NOTHING[:]
    for name in names:
        counts[read_tile(name, name, 0)] += 1
    return counts


def known(view: RummikubView) -> RummikubState:
    """Build the state as far as a view knows it, with all unseen tiles in the bank."""
    rules = rules_of(view)
    _check(view, rules)
    state = RummikubState(view.seats, rules)
    state.phase = phase.WORDS.index(view.phase)
    state.round = view.round - 1
    state.starter = LETTERS.index(view.starter)
    state.turn = LETTERS.index(view.turn)
    state.passes = view.passes
    state.taking = view.taking
    state.is_penalty = view.penalty
    state.table = _sets(table_of(view), rules)
    state.lots_drawn = [read_tile(name, name, 0) for name in view.drawn]
    state.pad = list(view.pad)
    for seat in range(view.seats):
        state.lots[seat] = view.lots[seat]
        state.totals[seat] = view.totals[seat]
        state.sizes[seat] = view.counts[seat]
        if view.opened[seat]:
            state.open(seat)
    _put_tiles(state, view)
    return state


def _put_tiles(state: RummikubState, view: RummikubView) -> None:
    """Take what is seen out of the box; what is left is the bank and the hidden racks."""
    left, seen = whole_box(state.rules.copies), tally(state.table)
    for kind in state.lots_drawn:
        seen[kind] += 1
    for seat, rack in enumerate(view.racks):
        held = _counted(rack or [])
        for kind in range(KINDS):
            state.racks[seat * KINDS + kind] = held[kind]
            seen[kind] += held[kind]
    for kind in range(KINDS):
        left[kind] -= seen[kind]
    hidden = [view.counts[seat] for seat in hidden_racks(view)]
    if min(left) < 0 or total(left) != view.bank + sum(hidden):
        raise _wrong("bank")
    state.bank = left
    state.bank_size = total(left)


def hidden_racks(view: RummikubView) -> list[Seat]:
    """List the seats whose racks a view does not show."""
    return [seat for seat, rack in enumerate(view.racks) if rack is None]


def imagine(view: RummikubView, rng: Rng) -> RummikubState:
    """Make up a world that fits a view."""
    return deal_unseen(known(view), hidden_racks(view), rng)


def deal_unseen(state: RummikubState, hidden: list[Seat], rng: Rng) -> RummikubState:
    """Put tiles on the hidden racks of a known state, each equally likely; the rest stays in the bank."""
    for seat in hidden:
        for _ in range(state.sizes[seat]):
            kind = nth(state.bank, rng.below(state.bank_size))
            state.bank[kind] -= 1
            state.bank_size -= 1
            state.racks[seat * KINDS + kind] += 1
    return state


def _wrong(name: str) -> BadInput:
    return BadInput(f"{name!r} in a view of Rummikub does not fit the rest of it")


def _check(view: RummikubView, rules: Rules) -> None:
    """Refuse what cannot all be true at once; tiles are counted later."""
    if view.seats not in SEATS:
        raise _wrong("seats")
    if refuse_options(view.seats, rules.options) is not None:
        raise _wrong("options")
    _check_letters(view)
    _check_sizes(view)
    if view.passes > view.seats:
        raise _wrong("passes")
    if view.phase == "lots" and TO_DRAW not in view.lots:
        raise _wrong("lots")
    if view.phase == "take" and not 1 <= view.taking <= view.bank:
        raise _wrong("taking")
    if len(view.pad) != (view.round if view.phase == "over" else view.round - 1):
        raise _wrong("pad")
    for row in view.pad:
        _check_row(row, view.seats, rules)
    if view.totals != (view.pad[-1].totals if view.pad else [0] * view.seats):
        raise _wrong("totals")


def _check_letters(view: RummikubView) -> None:
    """Refuse seats where nobody sits."""
    players = LETTERS[: view.seats]
    if view.seat is not None and view.seat not in players:
        raise _wrong("seat")
    if view.starter not in players:
        raise _wrong("starter")
    if view.turn not in players:
        raise _wrong("turn")
    if any(actor != NATURE and actor not in players for actor in view.acting):
        raise _wrong("acting")


def _check_sizes(view: RummikubView) -> None:
    """Refuse lists that are not about every seat, hiding the viewer's rack, and racks of a wrong size."""
    _check_lists(view.seats, {"counts": view.counts, "opened": view.opened, "lots": view.lots})
    _check_lists(view.seats, {"racks": view.racks})
    if view.seat is not None and view.racks[view.me] is None:
        raise _wrong("racks")
    for rack, count in zip(view.racks, view.counts, strict=True):
        if count < 0 or (rack is not None and len(rack) != count):
            raise _wrong("counts")


def _check_row(row: PadRow, seats: int, rules: Rules) -> None:
    """Refuse a line of the pad about other seats, or about tiles that do not exist."""
    players = LETTERS[:seats]
    if row.starter not in players:
        raise _wrong("starter")
    if any(winner not in players for winner in row.winners):
        raise _wrong("winners")
    _check_lists(seats, {"racks": row.racks, "sums": row.sums, "points": row.points, "totals": row.totals})
    for rack in row.racks:
        _counted(rack)
    _sets([_laid(text) for text in row.table], rules)


def _check_lists(seats: int, lists: dict[str, Sequence[object]]) -> None:
    for name, found in lists.items():
        if len(found) != seats:
            raise _wrong(name)


def _sets(table: list[TileSet], rules: Rules) -> list[TileSet]:
    """Let through a table on which each set is legal."""
    if any(shape(laid, rules) == NO_SET for laid in table):
        raise _wrong("table")
    return table
