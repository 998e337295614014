"""The data of one running game of Rummikub, cheap to copy, and its answers to the contract."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.errors import IllegalMove
from magehall.core.game import Origin, State
from magehall.core.move import Move
from magehall.core.outcome import Outcome
from magehall.core.refusal import Refusal
from magehall.core.seat import CHANCE, Seat, check_seat, seat_text
from magehall.core.shape import View
from magehall.games.rummikub import clock, deal, look, phase, proposals, turn
from magehall.games.rummikub.events import How
from magehall.games.rummikub.moves import ChooseStarter, Deal, Draw, Lots, Pass, Table, Take, Timeout
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, colour_bit, tally
from magehall.games.rummikub.solver.answer import Play
from magehall.games.rummikub.tiles import KINDS, counted, listed, tile_text, tiles_text, whole_box
from magehall.games.rummikub.view import PadRow, RummikubView

NATURE: Final = (CHANCE,)
NO_ONE: Final[tuple[Seat, ...]] = ()
ALONE: Final = [(seat,) for seat in range(4)]


@final
class RummikubState(State):
    """One game: racks and bank as counts of the 53 kinds, the table as sets in the players' order."""

    shared = ("rules",)

    def __init__(self, seats: int, rules: Rules) -> None:
        self.listener = None  # not by super().__init__(), so that mypyc sees every attribute defined
        self.rules = rules
        self.seats: i64 = seats
        self.phase: i64 = phase.STARTER if rules.random_start else phase.LOTS
        self.round: i64 = 0
        self.starter: i64 = 0
        self.turn: i64 = 0
        self.passes: i64 = 0
        self.taking: i64 = 0
        self.is_penalty = False
        self.opened: i64 = 0
        self.bank: vec[i64] = whole_box(rules.copies)
        self.bank_size: i64 = rules.copies * 52 + 2
        self.racks: vec[i64] = vec[i64]([0] * (seats * KINDS))
        self.sizes: vec[i64] = vec[i64]([0] * seats)
        self.table: list[TileSet] = []
        self.lots: vec[i64] = vec[i64]([deal.TO_DRAW] * seats)
        self.lots_drawn: list[int] = []
        self.totals: vec[i64] = vec[i64]([0] * seats)
        self.pad: list[PadRow] = []

    def after(self, seat: i64) -> i64:
        """Return the next seat clockwise (rummikub-4)."""
        seat += 1
        return seat if seat < self.seats else 0

    def rack(self, seat: i64) -> vec[i64]:
        """Return a copy of a rack's counts."""
        return self.racks[seat * KINDS : (seat + 1) * KINDS]

    def has_opened(self, seat: i64) -> bool:
        """Tell whether a player has laid the first sets of this round."""
        return self.opened & colour_bit(seat) != 0

    def open(self, seat: i64) -> None:
        """Note that a player has opened."""
        self.opened |= colour_bit(seat)

    def best(self, seat: i64) -> Play | None:
        """Return the solver's best play for a seat, or its best opening, or None if there is none."""
        return proposals.best(self, seat)

    def acting(self) -> tuple[Seat, ...]:
        """Say who must act."""
        if self.phase == phase.PLAYING:
            return ALONE[self.turn]
        return NO_ONE if self.phase == phase.OVER else NATURE

    def moves(self, seat: Seat) -> list[Move]:
        """Propose moves: to draw or pass, single steps, and the solver's best play."""
        check_seat(seat, self.seats)
        if self.phase != phase.PLAYING or seat != self.turn:
            return []
        return proposals.moves(self, seat)

    def refuse(self, seat: Seat, move: Move) -> Refusal | None:
        """Judge a move."""
        check_seat(seat, self.seats)
        if isinstance(move, Table):
            return turn.refuse_table(self, seat, move)
        if isinstance(move, Draw):
            return turn.refuse_draw(self, seat)
        if isinstance(move, Take):
            return turn.refuse_take(self, seat, move)
        if isinstance(move, Pass):
            return turn.refuse_pass(self, seat)
        if isinstance(move, Timeout):
            return turn.refuse_timeout(self, seat)
        return self._refuse_start(seat, move)

    def _refuse_start(self, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Deal):
            return deal.refuse(self, seat, move)
        if isinstance(move, Lots):
            return deal.refuse_lots(self, seat, move)
        if isinstance(move, ChooseStarter):
            return deal.refuse_starter(self, seat, move.seat)
        return Refusal("rummikub-3", "not-a-move", {"move": str(move)})

    def apply(self, seat: Seat, move: Move) -> None:
        """Carry out a legal move."""
        if isinstance(move, Table):
            turn.leave_table(self, seat, move)
        elif isinstance(move, Draw):
            turn.draw_one(self)
        elif isinstance(move, Take):
            turn.take(self, move)
        elif isinstance(move, Pass):
            turn.pass_on(self)
        elif isinstance(move, Timeout):
            turn.time_out(self)
        else:
            self._apply_start(move)

    def _apply_start(self, move: Move) -> None:
        if isinstance(move, Deal):
            deal.deal(self, move)
        elif isinstance(move, Lots):
            deal.take_lots(self, move)
        else:
            assert isinstance(move, ChooseStarter), "a move of Rummikub"
            deal.choose_starter(self, move.seat, "random")

    def play(self, seat: Seat, move: Move) -> None:
        """Judge a move and carry it out, as the contract does, but with direct calls."""
        refusal = self.refuse(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self.apply(seat, move)

    def draw(self, rng: Rng) -> Move:
        """Draw lots, choose a starter, deal, or take tiles from the bank."""
        if self.phase == phase.TAKING:
            return turn.draw_tiles(self, rng)
        if self.phase == phase.LOTS:
            return deal.draw_lots(self, rng)
        return deal.starter_move(self, rng) if self.phase == phase.STARTER else deal.shuffled(self, rng)

    def public(self, before: View | None) -> RummikubView:
        """Draw what everyone sees alike."""
        return look.public(self, before if isinstance(before, RummikubView) else None)

    def private(self, seat: Seat, public: View) -> dict[str, object]:
        """Draw what a seat sees differently: the rack in front of it."""
        assert isinstance(public, RummikubView), "a view of Rummikub"
        return look.private(self, seat, public)

    def time_is_up(self, draft: Move | None) -> tuple[Seat, Move] | None:
        """Say what follows when the player's minute is over (rummikub-41)."""
        return clock.time_is_up(self, draft if isinstance(draft, Table) else None)

    def scores(self) -> tuple[int, ...]:
        """Return the points of all finished rounds."""
        return tuple([int(total) for total in self.totals])

    def outcome(self) -> Outcome | None:
        """Return the final scores; equal totals share the victory (rummikub-48)."""
        return Outcome(self.scores(), self.pad[-1].ending) if self.phase == phase.OVER else None

    def copy(self) -> RummikubState:
        """Return an independent copy without a listener; sets are immutable and shared."""
        new = RummikubState(int(self.seats), self.rules)
        new.phase = self.phase
        new.round = self.round
        new.starter = self.starter
        new.turn = self.turn
        new.passes = self.passes
        new.taking = self.taking
        new.is_penalty = self.is_penalty
        new.opened = self.opened
        new.bank = self.bank[:]
        new.bank_size = self.bank_size
        new.racks = self.racks[:]
        new.sizes = self.sizes[:]
        new.table = list(self.table)
        new.lots = self.lots[:]
        new.lots_drawn = list(self.lots_drawn)
        new.totals = self.totals[:]
        new.pad = list(self.pad)
        return new

    def gather(self) -> None:
        """Put every tile back into the bank and clear the table for a round (rummikub-5)."""
        self.bank = whole_box(self.rules.copies)
        self.bank_size = self.rules.copies * 52 + 2
        self.racks = vec[i64]([0] * int(self.seats * KINDS))
        self.sizes = vec[i64]([0] * int(self.seats))
        self.table = []
        self.lots = vec[i64]([deal.TO_DRAW] * int(self.seats))
        self.lots_drawn = []
        self.opened = 0
        self.passes = 0

    def to_start(self) -> None:
        """Gather the tiles and settle afresh who starts (rummikub-33)."""
        self.gather()
        self.phase = phase.STARTER if self.rules.random_start else phase.LOTS

    def start_with(self, seat: i64, how: How) -> None:
        """Go on to the deal with a known starter (rummikub-33)."""
        deal.choose_starter(self, seat, how)

    def origin(self) -> Origin:
        """Say how the game was started."""
        return Origin("rummikub", int(self.seats), self.rules.options)

    def stage(self) -> str:
        """Say how far the game has come."""
        return f"round {int(self.round) + 1}"

    def pieces(self) -> list[str]:
        """Name every tile of the box, in the bank, on racks, on the table or drawn for the start."""
        found = tiles_text(self.bank) + tiles_text(tally(self.table)) + tiles_text(counted(self.lots_drawn))
        for seat in range(self.seats):
            found += tiles_text(self.rack(seat))
        return sorted(found)

    def secrets(self, seat: Seat | None) -> dict[str, str]:
        """Name the tiles a seat must not know; of equal ones the second is marked."""
        if self.phase in (phase.OVER, phase.LOTS, phase.STARTER, phase.DEALING):
            return {}
        hidden: dict[str, str] = {}
        _hide(hidden, self.bank, "bank")
        for owner in range(int(self.seats)):
            if owner != seat:
                _hide(hidden, self.rack(owner), f"rack {seat_text(owner)}")
        return hidden


def _hide(hidden: dict[str, str], tiles: vec[i64], where: str) -> None:
    for kind in listed(tiles):
        name = tile_text(kind)
        hidden[f"{name}'" if name in hidden else name] = where
