"""What a seat may know of a game of Rummikub, and the worlds that fit it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.seat import Seat, seat_text
from magehall.core.shape import View
from magehall.games.rummikub import phase
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.score import PadRow
from magehall.games.rummikub.sets import TileSet, colour_bit, tally
from magehall.games.rummikub.tiles import KINDS, counted, listed, nth, tile_text, total, whole_box

if TYPE_CHECKING:
    from magehall.games.rummikub.state import RummikubState


@final
class RummikubView(View):
    """A seat's knowledge: the table, the own rack, how many tiles the others and the bank hold."""

    def __init__(self, seat: Seat | None, seats: int, options: dict[str, str]) -> None:
        self.seat = seat
        self.seats = seats
        self.options = options
        self.phase = ""
        self.round = 0
        self.starter = 0
        self.turn = 0
        self.passes = 0
        self.taking = 0
        self.is_penalty = False
        self.table: list[TileSet] = []
        self.racks: list[list[int] | None] = []
        self.counts: list[int] = []
        self.opened: list[bool] = []
        self.bank = 0
        self.lots: list[int] = []
        self.lots_drawn: list[int] = []
        self.acting: tuple[Seat, ...] = ()
        self.pad: list[PadRow] = []

    def data(self) -> dict[str, object]:
        """Give the view as plain data."""
        return {
            "game": "rummikub",
            "seat": None if self.seat is None else seat_text(self.seat),
            "seats": self.seats,
            "options": dict(self.options),
            "phase": self.phase,
            "round": self.round + 1,
            "starter": seat_text(self.starter),
            "turn": seat_text(self.turn),
            "passes": self.passes,
            "taking": self.taking,
            "penalty": self.is_penalty,
            "table": [laid.text[1:-1] for laid in self.table],
            "racks": [None if rack is None else [tile_text(kind) for kind in rack] for rack in self.racks],
            "counts": list(self.counts),
            "opened": list(self.opened),
            "bank": self.bank,
            "lots": list(self.lots),
            "drawn": [tile_text(kind) for kind in self.lots_drawn],
            "acting": [seat_text(seat) for seat in self.acting],
            "totals": list(self.pad[-1].totals) if self.pad else [0] * self.seats,
            "pad": [_row_data(row) for row in self.pad],
        }

    def rack(self) -> vec[i64]:
        """Count the tiles of the own rack."""
        assert self.seat is not None, "a spectator has no rack"
        own = self.racks[self.seat]
        assert own is not None, "a player sees the own rack"
        return counted(own)


def _row_data(row: PadRow) -> dict[str, object]:
    numbers = {"sums": row.sums, "points": row.points, "totals": row.totals}
    return {
        "ending": row.ending,
        "starter": seat_text(row.starter),
        "winners": [seat_text(seat) for seat in row.winners],
        "racks": [list(rack) for rack in row.racks],
        "table": list(row.table),
        **{name: list(values) for name, values in numbers.items()},
    }


def look(state: RummikubState, seat: Seat | None) -> RummikubView:
    """Build a seat's view up from nothing; when the game is over all racks are shown (rummikub-21)."""
    view = RummikubView(seat, int(state.seats), state.rules.options)
    view.phase = phase.WORDS[int(state.phase)]
    view.round = int(state.round)
    view.starter = int(state.starter)
    view.turn = int(state.turn)
    view.passes = int(state.passes)
    view.taking = int(state.taking)
    view.is_penalty = state.is_penalty and state.phase == phase.TAKING
    view.table = list(state.table)
    view.bank = int(state.bank_size)
    view.lots = [int(number) for number in state.lots]
    view.lots_drawn = list(state.lots_drawn)
    view.acting = state.acting()
    view.pad = list(state.pad)
    for owner in range(int(state.seats)):
        is_shown = owner == seat or state.sizes[owner] == 0 or state.phase == phase.OVER
        view.racks.append(listed(state.rack(owner)) if is_shown else None)
        view.counts.append(int(state.sizes[owner]))
        view.opened.append(state.has_opened(owner))
    return view


def own(state: RummikubState, seat: Seat, public: Mapping[str, object]) -> dict[str, object]:
    """Give the keys of a seat's view that differ from a watcher's."""
    racks = list(cast("list[object]", public["racks"]))
    racks[seat] = [tile_text(kind) for kind in listed(state.rack(seat))]
    return {"seat": seat_text(seat), "racks": racks}


def known(view: RummikubView) -> RummikubState:
    """Build the state as far as a view knows it, with all unseen tiles in the bank."""
    from magehall.games.rummikub.state import RummikubState

    state = RummikubState(view.seats, Rules(view.options))
    state.phase = phase.WORDS.index(view.phase)
    state.round = view.round
    state.starter = view.starter
    state.turn = view.turn
    state.passes = view.passes
    state.taking = view.taking
    state.is_penalty = view.is_penalty
    state.table = list(view.table)
    state.lots_drawn = list(view.lots_drawn)
    state.pad = list(view.pad)
    for seat in range(view.seats):
        state.lots[seat] = view.lots[seat]
        state.totals[seat] = view.pad[-1].totals[seat] if view.pad else 0
        state.sizes[seat] = view.counts[seat]
        state.opened |= colour_bit(seat) if view.opened[seat] else 0
        for kind in view.racks[seat] or []:
            state.racks[seat * KINDS + kind] += 1
    state.bank = unseen(view)
    state.bank_size = total(state.bank)
    return state


def unseen(view: RummikubView) -> vec[i64]:
    """Count the tiles a view does not see: the bank's and those of the hidden racks."""
    left = whole_box(Rules(view.options).copies)
    table = tally(view.table)
    for kind in range(KINDS):
        left[kind] -= table[kind]
    for rack in [*view.racks, view.lots_drawn]:
        for kind in rack or []:
            left[kind] -= 1
    return left


def imagine(view: RummikubView, rng: Rng) -> RummikubState:
    """Make up a world that fits a view: unseen tiles on the hidden racks at random, the rest in the bank."""
    state = known(view)
    for seat in range(view.seats):
        if view.racks[seat] is not None:
            continue
        for _ in range(view.counts[seat]):
            kind = nth(state.bank, rng.below(state.bank_size))
            state.bank[kind] -= 1
            state.bank_size -= 1
            state.racks[seat * KINDS + kind] += 1
    return state
