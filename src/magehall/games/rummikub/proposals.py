"""What a seat is proposed: to draw or pass, single tiles at existing sets, and the solver's best play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.move import Move
from magehall.core.seat import Seat
from magehall.games.rummikub import referee
from magehall.games.rummikub.moves import DRAW, PASS, Table
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import NO_SET, TileSet, shape
from magehall.games.rummikub.solver.answer import Play, best_play
from magehall.games.rummikub.solver.opening import best_opening
from magehall.games.rummikub.tiles import KINDS

if TYPE_CHECKING:
    from magehall.games.rummikub.state import RummikubState


def best(state: RummikubState, seat: i64) -> Play | None:
    """Give the solver's best play, or its best opening on top of the table as it is."""
    if state.has_opened(seat):
        return best_play(state.table, state.rack(seat), state.rules)
    play = best_opening(state.rack(seat), state.rules)
    return None if play is None else opened(state.table, play)


def opened(table: list[TileSet], play: Play) -> Play:
    """Put an opening beside the sets that lie there (rummikub-10)."""
    return Play(play.laid, table + play.table, len(table))


def moves(state: RummikubState, seat: Seat) -> list[Move]:
    """List proposals, all legal."""
    found: list[Move] = []
    play = best(state, seat)
    if state.bank_size > 0:
        found.append(DRAW)
    elif play is None or not state.rules.must_play:
        found.append(PASS)
    if play is not None:
        found.append(Table(play.table))
    if state.has_opened(seat):
        for table in single_tiles(state.table, state.rack(seat), state.rules):
            if referee.judge(state.table, state.rack(seat), table, True, state.rules) is None:
                found.append(Table(table))
    return found


def single_tiles(table: list[TileSet], rack: vec[i64], rules: Rules) -> list[list[TileSet]]:
    """List the tables with one tile of the rack put at the end of a set."""
    found: list[list[TileSet]] = []
    for place, laid in enumerate(table):
        for kind in range(KINDS):
            if rack[kind] == 0:
                continue
            for longer in ([*laid.tiles, kind], [kind, *laid.tiles]):
                one = TileSet(vec[i64](longer))
                if shape(one, rules) != NO_SET:
                    found.append([*table[:place], one, *table[place + 1 :]])
                    break
    return found
