"""What a seat is offered: to draw or pass, single tiles at existing sets, and the solver's best play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.move import Move
from magehall.core.seat import Seat
from magehall.games.rummikub import referee
from magehall.games.rummikub.moves import DRAW, PASS, Table
from magehall.games.rummikub.rules import Rules
from magehall.games.rummikub.sets import (
    GROUP,
    NO_SET,
    TileSet,
    colour_bit,
    first_natural,
    group_colours,
    group_number,
    run_start,
    shape,
)
from magehall.games.rummikub.solver.answer import Play, best_play, relaxed_play, solve
from magehall.games.rummikub.solver.opening import best_opening
from magehall.games.rummikub.solver.task import TILES_FIRST
from magehall.games.rummikub.tiles import HIGHEST, JOKER, colour_of, tile, tiles_text

if TYPE_CHECKING:
    from magehall.games.rummikub.state import RummikubState

ANSWERS_KEPT: Final = 256
_answers: dict[str, list[TileSet] | None] = {}


def best(state: RummikubState, seat: i64) -> Play | None:
    """Return the solver's best play, or its best opening on top of the table as it is."""
    if state.has_opened(seat):
        return best_play(state.table, state.rack(seat), state.rules)
    play = best_opening(state.rack(seat), state.rules)
    return None if play is None else opened(state.table, play)


def opened(table: list[TileSet], play: Play) -> Play:
    """Put an opening beside the sets on the table (rummikub-10)."""
    return Play(play.laid, table + play.table, len(table))


def moves(state: RummikubState, seat: Seat) -> list[Move]:
    """List proposals, all legal and each once."""
    tables: dict[str, Move] = {}
    quick = quick_table(state, seat)
    if quick is not None and is_legal(state, seat, quick):
        _propose(tables, quick)
    if state.has_opened(seat):
        for table in single_tiles(state.table, state.rack(seat), state.rules):
            if is_legal(state, seat, table):
                _propose(tables, table)
    if state.bank_size > 0:
        return [DRAW, *tables.values()]
    if not state.rules.must_play:
        return [PASS, *tables.values()]
    last = best(state, seat) if not tables else None
    if last is not None:
        _propose(tables, last.table)
    return list(tables.values()) if tables else [PASS]


def quick_table(state: RummikubState, seat: i64) -> list[TileSet] | None:
    """Return what the solver finds quickly: the table after a best play, legal except for single-set rules.

    The latest answers are kept, since a position is often asked for its moves more than once.
    """
    table = " ".join([laid.text for laid in state.table])
    rack = " ".join(tiles_text(state.rack(seat)))
    question = f"{table}|{rack}|{state.has_opened(seat)}|{state.rules.text}"
    if question not in _answers:
        if len(_answers) == ANSWERS_KEPT:
            _answers.clear()
        _answers[question] = _solved(state, seat)
    found = _answers[question]
    return None if found is None else list(found)


def _solved(state: RummikubState, seat: i64) -> list[TileSet] | None:
    """Ask the solver; if runs wrap it does not take the time to leave many sets as they are."""
    if state.has_opened(seat) and state.rules.wrap:
        return solve(state.table, state.rack(seat), state.rules, TILES_FIRST)
    if state.has_opened(seat):
        play = relaxed_play(state.table, state.rack(seat), state.rules)
    else:
        play = best(state, seat)
    return None if play is None else play.table


def _propose(tables: dict[str, Move], table: list[TileSet]) -> None:
    move = Table(table)
    tables.setdefault(str(move), move)


def is_legal(state: RummikubState, seat: Seat, table: list[TileSet]) -> bool:
    """Ask the referee."""
    return referee.judge(state.table, state.rack(seat), table, state.has_opened(seat), state.rules) is None


def single_tiles(table: list[TileSet], rack: vec[i64], rules: Rules) -> list[list[TileSet]]:
    """List the tables with one tile of the rack put at the end of a set."""
    found: list[list[TileSet]] = []
    for place, laid in enumerate(table):
        for kind in fitting(laid, rules):
            one = longer(laid, kind, rules) if rack[kind] > 0 else None
            if one is not None:
                found.append([*table[:place], one, *table[place + 1 :]])
    return found


def fitting(laid: TileSet, rules: Rules) -> list[int]:
    """List the kinds of tiles that could legally extend a set, in order."""
    size = len(laid.tiles)
    if shape(laid, rules) == GROUP:
        missing = [colour for colour in range(4) if not group_colours(laid) & colour_bit(colour)]
        return [*[int(tile(colour, group_number(laid))) for colour in missing], JOKER] if size == 3 else []
    start, colour = int(run_start(laid, rules)), colour_of(laid.tiles[first_natural(laid)])
    ends = [end for end in (start - 1, start + size) if rules.wrap or 1 <= end <= HIGHEST]
    return [*sorted({int(tile(colour, (end - 1) % HIGHEST + 1)) for end in ends}), JOKER]


def longer(laid: TileSet, kind: int, rules: Rules) -> TileSet | None:
    """Put a tile after a set, or else before it; None if neither makes a set."""
    for tiles in ([*laid.tiles, kind], [kind, *laid.tiles]):
        one = TileSet(vec[i64](tiles))
        if shape(one, rules) != NO_SET:
            return one
    return None
