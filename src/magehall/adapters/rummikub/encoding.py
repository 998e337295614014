"""Rummikub's encoding: a turn is composed tile by tile.

Actions 0 to 52 put a tile of that kind aside to be laid, 53 lays what was put aside, 54 draws, 55 passes. A
tile may be put aside if the solver can still complete the turn: some legal new table holds everything put
aside and perhaps more tiles from the rack. Where the tiles go is the solver's choice, leaving alone as many
old sets as it finds; so a policy chooses what to lay, not where.

An observation holds, seats counted clockwise from the viewer's own:

    53                    the own rack, how many tiles of each kind
    53                    of these, what was put aside
    36 times 53           the sets of the table: 1 for a tile, 2 for a tile that a joker may stand for, and
                          last how many jokers
    6                     the phase: lots, starter, deal, play, take, over
    4                     tiles in the bank, passes in a row, the round, tiles being taken
    7 for each seat       tiles on the rack, has opened, is in turn, begins, points so far (two bytes, 32,768
                          added), its lot + 1
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from magehall.adapters.encoding import Encoding, Pen, Staged
from magehall.adapters.rummikub.stages import Stages
from magehall.core.game import State
from magehall.core.move import Move
from magehall.core.seat import Seat, letter
from magehall.core.shape import View
from magehall.games.rummikub import phase
from magehall.games.rummikub.joker import places
from magehall.games.rummikub.moves import DRAW, PASS, Draw, Table
from magehall.games.rummikub.referee import laid_from_rack
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import TileSet, colour_bit, role_colours, role_number
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.tiles import JOKER, KINDS, listed, tile, tile_text
from magehall.games.rummikub.view import RummikubView
from magehall.games.rummikub.worlds import rack_of, table_of

LAY: Final = 53
DRAWING: Final = 54
PASSING: Final = 55
ACTIONS: Final = 56
SETS: Final = 36
"""A box of 106 tiles has room for no more sets of three."""


@final
class RummikubEncoding(Encoding):
    """Tiles to put aside, then to lay them; or to draw or to pass."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.rules = Rules(options)

    def actions(self) -> int:
        """Count the kinds of tiles and the three ends of a turn."""
        return ACTIONS

    def size(self) -> int:
        """Return the length of an observation."""
        return (2 + SETS) * KINDS + len(phase.WORDS) + 4 + 7 * self.seats

    def longest(self) -> int:
        """Bound the actions: every tile is drawn once and laid once, with passes and ends of turns."""
        return int(self.rules.rounds) * (4 * 106 + self.seats * 107)

    def legal(self, state: State, seat: Seat, staged: Staged) -> dict[int, Move | None]:
        """Return what may be put aside, and whether the turn may end."""
        assert isinstance(state, RummikubState), "a game of Rummikub"
        stages = Stages(state, seat, list(staged))
        found: dict[int, Move | None] = {}
        for kind in stages.open_kinds():
            found[kind] = None
        if not staged:
            if state.bank_size > 0:
                found[DRAWING] = DRAW
            elif state.refuse(seat, PASS) is None:
                found[PASSING] = PASS
            return found
        move = stages.laid()
        if move is not None:
            found[LAY] = move
        return found

    def path(self, state: State, seat: Seat, move: Move) -> list[int]:
        """Return the tiles a move lays, in their order, then the end of the turn."""
        assert isinstance(state, RummikubState), "a game of Rummikub"
        if isinstance(move, Table):
            return [*listed(laid_from_rack(state.table, move.sets)), LAY]
        return [DRAWING if isinstance(move, Draw) else PASSING]

    def observe(self, view: View, staged: Staged) -> bytes:
        """Write what a view knows."""
        assert isinstance(view, RummikubView), "a view of Rummikub"
        pen = Pen()
        pen.each_of(listed(rack_of(view)), KINDS)
        pen.each_of(list(staged), KINDS)
        self._put_table(pen, table_of(view))
        pen.one_of(phase.WORDS.index(view.phase), len(phase.WORDS))
        pen.numbers([view.bank, view.passes, view.round, view.taking])
        for place in range(view.seats):
            seat = (view.me + place) % view.seats
            who = letter(seat)
            pen.numbers([view.counts[seat], view.opened[seat], who == view.turn, who == view.starter])
            pen.wide(view.totals[seat])
            pen.number(view.lots[seat] + 1)
        return bytes(pen.out)

    def _put_table(self, pen: Pen, table: list[TileSet]) -> None:
        rows = [bytearray(KINDS) for _ in range(SETS)]
        for place in places(table, self.rules):
            for colour in range(4):
                if role_colours(place.role) & colour_bit(colour):
                    rows[place.where][int(tile(colour, role_number(place.role)))] = 2
        for where, laid in enumerate(table):
            for kind in laid.tiles:
                rows[where][int(kind)] = rows[where][JOKER] + 1 if kind == JOKER else 1
        for row in rows:
            pen.out += row

    def name(self, action: int) -> str:
        """Name an action."""
        if action < LAY:
            return f"put {tile_text(action)} aside"
        return ("lay", "draw", "pass")[action - LAY]
