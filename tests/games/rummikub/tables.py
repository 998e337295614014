"""Positions for tests, set up by hand."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core import CHANCE, Event, Refusal, Seat
from magehall.games.rummikub import phase, referee
from magehall.games.rummikub.game import GAME
from magehall.games.rummikub.moves import Table
from magehall.games.rummikub.notation import read_sets, read_tiles
from magehall.games.rummikub.rules import rules_with
from magehall.games.rummikub.sets import TileSet, tally
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.tiles import KINDS, counted, total
from magehall.games.rummikub.view import RummikubView


def tiles(text: str) -> vec[i64]:
    """Count tiles: `tiles("K1 K2 J")`."""
    return counted(read_tiles(text, text, 0) if text else [])


def sets(text: str) -> list[TileSet]:
    """Read a table: `sets("[K1 K2 K3] [R7 G7 B7]")`."""
    return read_sets(text, text, 0) if text else []


def playing(
    table: str, *racks: str, opened: str = "ABCD", bank: str | None = None, **options: str
) -> RummikubState:
    """Set up a table with seat A in turn; what is not on it or on a rack is the bank, if not given."""
    state = GAME.begin(len(racks), rules_with(**options).options)
    state.phase = phase.PLAYING
    state.table = sets(table)
    laid = tally(state.table)
    for seat, text in enumerate(racks):
        rack = tiles(text)
        state.sizes[seat] = total(rack)
        if "ABCD"[seat] in opened:
            state.open(seat)
        for kind in range(KINDS):
            state.racks[seat * KINDS + kind] = rack[kind]
            state.bank[kind] -= rack[kind]
    for kind in range(KINDS):
        state.bank[kind] -= laid[kind]
    if bank is not None:
        state.bank = tiles(bank)
    state.bank_size = total(state.bank)
    return state


def judged(before: str, rack: str, after: str, opened: bool = True, **options: str) -> Refusal | None:
    """Ask the referee."""
    return referee.judge(sets(before), tiles(rack), sets(after), opened, rules_with(**options))


def why(before: str, rack: str, after: str, opened: bool = True, **options: str) -> str:
    """Give the refusal as text, or "legal"."""
    refusal = judged(before, rack, after, opened, **options)
    return "legal" if refusal is None else str(refusal)


def leave(state: RummikubState, table: str) -> None:
    """Let the seat in turn leave this table."""
    state.play(int(state.turn), Table(sets(table)))


def do(state: RummikubState, *moves: str) -> None:
    """Play moves written like in a record: `do(state, "A: draw", "*: take K1")`."""
    for line in moves:
        who, _, text = line.partition(": ")
        state.play(CHANCE if who == "*" else "ABCD".index(who), GAME.read(text))


def refused(state: RummikubState, line: str) -> str:
    """Give the refusal of a move as text, or "legal"."""
    who, _, text = line.partition(": ")
    refusal = state.refuse(CHANCE if who == "*" else "ABCD".index(who), GAME.read(text))
    return "legal" if refusal is None else str(refusal)


def seen(state: RummikubState, seat: Seat | None) -> RummikubView:
    """Give what a seat may know, by its own type."""
    view = state.view(seat)
    assert isinstance(view, RummikubView)
    return view


def listen(state: RummikubState) -> list[Event]:
    """Give the list that the state's events will be added to."""
    told: list[Event] = []
    state.listener = told.append
    return told
