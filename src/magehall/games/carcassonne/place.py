"""Placing the tile just drawn: where it fits, how it may be turned, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.refusal import Refusal
from magehall.core.seat import Seat, letter, seat_text
from magehall.games.carcassonne import turn
from magehall.games.carcassonne.box import ANY, NEEDS, ROTATIONS, TERRAIN_WORDS
from magehall.games.carcassonne.events import TilePlaced
from magehall.games.carcassonne.landscape import NOWHERE, OPEN, cell_text
from magehall.games.carcassonne.moves import PlaceTile
from magehall.games.carcassonne.phase import NO_TILE, PLACING
from magehall.games.carcassonne.tiles import DIRECTIONS

if TYPE_CHECKING:
    from magehall.games.carcassonne.state import CarcassonneState


def ways(state: CarcassonneState, kind: i64) -> i64:
    """Count the ways to place a kind of tile: open cells and quarter turns."""
    land = state.land
    frontier = land.frontier
    needs = land.needs
    fits = state.box.fits
    rotations = ROTATIONS
    found: i64 = 0
    place: i64 = 0
    while place < land.open:
        found += rotations[fits[NEEDS * kind + needs[frontier[place]]]]
        place += 1
    return found


def moves(state: CarcassonneState) -> list[Move]:
    """List every way to place the tile just drawn."""
    name = state.box.names[state.drawn]
    land = state.land
    found: list[Move] = []
    place: i64 = 0
    while place < land.open:
        cell = land.frontier[place]
        fitting = state.box.fits[NEEDS * state.drawn + land.needs[cell]]
        turns: i64 = 0
        while fitting != 0:
            if fitting & 1:
                found.append(PlaceTile(name, land.xs[cell], land.ys[cell], turns))
            fitting >>= 1
            turns += 1
        place += 1
    return found


def refuse(state: CarcassonneState, seat: Seat, move: PlaceTile) -> Refusal | None:
    """Judge a placement."""
    if state.phase != PLACING:
        return Refusal("carcassonne-4", "no-tile-to-place")
    if seat != state.turn:
        return Refusal("carcassonne-3", "not-your-turn", {"seat": seat_text(int(state.turn))})
    if move.tile != state.box.names[state.drawn]:
        return Refusal(
            "carcassonne-5", "other-tile-drawn", {"tile": move.tile, "drawn": state.box.names[state.drawn]}
        )
    at = cell_text(move.x, move.y)
    cell = state.land.cell(move.x, move.y)
    if cell == NOWHERE:
        return Refusal("carcassonne-6", "touches-no-tile", {"at": at})
    number = state.land.numbers[cell]
    if number != OPEN:
        return Refusal(
            "carcassonne-8", "cell-taken", {"at": at, "tile": state.box.names[state.land.tiles[number] >> 2]}
        )
    return _refuse_edges(state, cell, 4 * state.drawn + move.turns, at)


def _refuse_edges(state: CarcassonneState, cell: i64, tile: i64, at: str) -> Refusal | None:
    """Find the first edge that does not continue its neighbour (carcassonne-7)."""
    for edge in range(4):
        needed = (state.land.needs[cell] >> (2 * edge)) & 3
        terrain = state.box.edges[4 * tile + edge]
        if needed not in (ANY, terrain):
            facts: dict[str, Fact] = {"at": at, "edge": DIRECTIONS[int(edge)]}
            facts["terrain"] = TERRAIN_WORDS[int(terrain)]
            facts["needed"] = TERRAIN_WORDS[int(needed)]
            return Refusal("carcassonne-7", "edge-does-not-match", facts)
    return None


def place(state: CarcassonneState, cell: i64, turns: i64) -> None:
    """Put the tile down and join it to its neighbours; then the turn goes on."""
    number = state.land.put(cell, 4 * state.drawn + turns)
    state.features.add(state.land, number)
    if state.listener is not None:
        name = state.box.names[state.drawn]
        state.tell(TilePlaced(letter(int(state.turn)), name, state.land.text(number), 90 * int(turns)))
    state.drawn = NO_TILE
    state.ways = 0
    turn.after_tile(state)


def place_any(state: CarcassonneState, rng: Rng) -> None:
    """Place the tile in a random way, as the general loop would."""
    point: i64 = rng.below(state.ways)
    land = state.land
    fits = state.box.fits
    rotations = ROTATIONS
    spot: i64 = 0
    while True:
        cell: i64 = land.frontier[spot]
        fitting: i64 = fits[NEEDS * state.drawn + land.needs[cell]]
        if point < rotations[fitting]:
            place(state, cell, _nth_turn(fitting, point))
            return
        point -= rotations[fitting]
        spot += 1


def _nth_turn(fitting: i64, index: i64) -> i64:
    """Return a quarter turn by its place in a set of them."""
    turns: i64 = 0
    while True:
        if (fitting >> turns) & 1:
            if index == 0:
                return turns
            index -= 1
        turns += 1
