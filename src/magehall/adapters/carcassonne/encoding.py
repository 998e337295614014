"""Carcassonne's encoding: tiles are numbered in the order they were placed, and cells by their neighbours.

The landscape has no bounds, so an open cell is named by the first tile it touches and the side of that tile.
With T tiles in the box, including all circles that may be drawn, the actions are, in this order:

    16 T     place the drawn tile: 16 times the tile it touches, plus 4 times the side of that tile (N E S W),
             plus the quarter turns
    32       put a meeple on a segment of the tile just placed: city.0 to city.7, road.0 and so on, fields,
             monasteries
    1        pass
    2        take the mage, the witch off the landscape
    16 T     put the mage, then the witch, on a segment: 8 times the tile plus the segment
    2        crop circle: all add, all take
    16 T     add to, then take, the meeple on a segment

An observation holds, seats counted clockwise from the viewer's own:

    13 for each of T tiles   lies there, its kind + 1, x and y (128 added), quarter turns, and for each of its
                             eight segments the owner of a meeple there (0 none, 1 own, 2 the next …)
    K + 1                    the kind drawn, or none; K kinds of tiles
    K                        how many of each kind are left (zeros where the list is hidden)
    6                        the phase: start, draw, place, meeple, expansion, over
    1                        tiles in the stack
    4                        where the mage and the witch stand, as above + 1 in two bytes each, 0 beside
    8                        crop circle: city, road, field, monastery; add, take; 0 0
    6                        where circles come by lot: which of CC1 to CC6 are in
    6 for each seat          meeples left, must act, is in turn, begins, points (two bytes, 32,768 added)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from magehall.adapters.encoding import Encoding, Pen, Staged
from magehall.core.game import State
from magehall.core.move import Move
from magehall.core.seat import Seat, letter
from magehall.core.shape import View
from magehall.games.carcassonne import phase
from magehall.games.carcassonne.expansions.crop_circles.leaflet import is_by_lot
from magehall.games.carcassonne.expansions.crop_circles.moves import (
    ACTIONS,
    ADD,
    CIRCLES,
    ChooseAction,
    UseCircle,
)
from magehall.games.carcassonne.expansions.crop_circles.view import CropCircles
from magehall.games.carcassonne.expansions.mage_witch.moves import FIGURES, MoveFigure, RemoveFigure
from magehall.games.carcassonne.expansions.mage_witch.view import MageWitch
from magehall.games.carcassonne.landscape import OPEN, STEP_X, STEP_Y
from magehall.games.carcassonne.moves import MEEPLES, PlaceMeeple, PlaceTile
from magehall.games.carcassonne.rules import Rules, longest
from magehall.games.carcassonne.spots import read_cell, segment_at
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import KINDS, MOST_SEGMENTS
from magehall.games.carcassonne.view import CarcassonneView

SIDES: Final = "NESW"
CELL: Final = 5 + MOST_SEGMENTS
CIRCLE: Final = 8
SEGMENTS: Final = list(MEEPLES)


@final
class CarcassonneEncoding(Encoding):
    """Cells by their neighbours, segments by their tiles."""

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.rules = Rules(options)
        self.tiles = int(self.rules.box.total)
        self.lot = len(CIRCLES) if is_by_lot(options) else 0
        self.meeples = 16 * self.tiles
        self.passing = self.meeples + len(SEGMENTS)
        self.off = self.passing + 1
        self.figures = self.off + 2
        self.circles = self.figures + 2 * MOST_SEGMENTS * self.tiles
        self.uses = self.circles + 2

    def actions(self) -> int:
        """Count them all."""
        return self.uses + 2 * MOST_SEGMENTS * self.tiles

    def size(self) -> int:
        """Return the length of an observation."""
        kinds = int(self.rules.box.kinds)
        expansions = 4 + CIRCLE + self.lot
        return CELL * self.tiles + 2 * kinds + 1 + len(phase.WORDS) + 1 + expansions + 6 * self.seats

    def longest(self) -> int:
        """Bound the actions by the moves of a game."""
        return longest(self.seats, self.options)

    def legal(self, state: State, seat: Seat, staged: Staged) -> dict[int, Move | None]:
        """Return the legal actions with their moves."""
        assert isinstance(state, CarcassonneState), "a game of Carcassonne"
        found: dict[int, Move | None] = {self.number(state, move): move for move in state.moves(seat)}
        return dict(sorted(found.items()))

    def number(self, state: CarcassonneState, move: Move) -> int:
        """Return the action of a move."""
        if isinstance(move, PlaceTile):
            return 4 * beside(state, int(move.x), int(move.y)) + int(move.turns)
        if isinstance(move, PlaceMeeple):
            return self.meeples + SEGMENTS.index(move.segment)
        if isinstance(move, RemoveFigure):
            return self.off + int(move.figure)
        if isinstance(move, ChooseAction):
            return self.circles + int(move.action) - ADD
        span = MOST_SEGMENTS * self.tiles
        if isinstance(move, MoveFigure):
            spot = int(segment_at(state, move.x, move.y, move.segment))
            return self.figures + int(move.figure) * span + spot
        if isinstance(move, UseCircle):
            spot = int(segment_at(state, move.x, move.y, move.segment))
            return self.uses + (int(move.action) - ADD) * span + spot
        return self.passing

    def observe(self, view: View, staged: Staged) -> bytes:
        """Write what a view knows."""
        assert isinstance(view, CarcassonneView), "a view of Carcassonne"
        box, pen = self.rules.box, Pen()
        tiles = [text.split(" ") for text in view.placed]
        at = {cell: number for number, (_, cell, _) in enumerate(tiles)}
        owners = self._owners(view, tiles, at)
        for number, (name, cell, turned) in enumerate(tiles):
            x, y = read_cell(cell, cell, 0)
            pen.numbers([1, box.places[name] + 1, 128 + x, 128 + y, int(turned[1:]) // 90])
            pen.out += owners[MOST_SEGMENTS * number : MOST_SEGMENTS * (number + 1)]
        pen.out += bytes(CELL * (self.tiles - len(tiles)))
        kinds = int(box.kinds)
        pen.one_of(kinds if view.drawn is None else box.places[view.drawn], kinds + 1)
        left = view.remaining or {}
        pen.numbers([left.get(name, 0) for name in box.names])
        pen.one_of(phase.WORDS.index(view.phase), len(phase.WORDS))
        pen.number(view.stack)
        self._put_expansions(pen, view, tiles, at)
        for place in range(view.seats):
            seat = (view.me + place) % view.seats
            name = letter(seat)
            pen.numbers(
                [view.supply[seat], name in view.acting, name == view.turn, name == view.starter],
            )
            pen.wide(view.scores[seat])
        return bytes(pen.out)

    def _spot(self, text: str, tiles: list[list[str]], at: dict[str, int]) -> int:
        """Number a spot such as `1,0 city.0`."""
        cell, _, segment = text.partition(" ")
        number = at[cell]
        names = self.rules.box.segment_names[self.rules.box.places[tiles[number][0]]]
        return MOST_SEGMENTS * number + names.index(segment)

    def _owners(self, view: CarcassonneView, tiles: list[list[str]], at: dict[str, int]) -> bytearray:
        owners = bytearray(MOST_SEGMENTS * len(tiles))
        for seat in range(view.seats):
            for spot in view.meeples[seat]:
                owners[self._spot(spot, tiles, at)] = (seat - view.me) % view.seats + 1
        return owners

    def _put_expansions(
        self, pen: Pen, view: CarcassonneView, tiles: list[list[str]], at: dict[str, int]
    ) -> None:
        figures = view.part(MageWitch) or MageWitch("beside", "beside")
        for where in (figures.mage, figures.witch):
            spot = 0 if where == "beside" else self._spot(where, tiles, at) + 1
            pen.out += spot.to_bytes(2, "big")
        circle = view.part(CropCircles) or CropCircles([], None, None, None)
        places = [] if circle.kind is None else [KINDS.index(circle.kind)]
        places += [] if circle.action is None else [len(KINDS) + ACTIONS.index(circle.action)]
        pen.each_of(places, CIRCLE)
        pen.each_of([CIRCLES.index(name) for name in circle.tiles] if self.lot else [], self.lot)

    def name(self, action: int) -> str:
        """Name an action."""
        span = MOST_SEGMENTS * self.tiles
        if action < self.meeples:
            place, turns = divmod(action, 4)
            return f"place at {place // 4} {SIDES[place % 4]} r{90 * turns}"
        if action < self.passing:
            return f"meeple {SEGMENTS[action - self.meeples]}"
        if action < self.figures:
            return ("pass", "mage off", "witch off")[action - self.passing]
        if action < self.circles:
            figure, spot = divmod(action - self.figures, span)
            return f"{FIGURES[figure]} {spot // MOST_SEGMENTS}.{spot % MOST_SEGMENTS}"
        if action < self.uses:
            return f"circle {ACTIONS[action - self.circles]}"
        use, spot = divmod(action - self.uses, span)
        return f"{ACTIONS[use]} {spot // MOST_SEGMENTS}.{spot % MOST_SEGMENTS}"


def beside(state: CarcassonneState, x: int, y: int) -> int:
    """Name an open cell: 4 times the first tile it touches plus the side of that tile."""
    found: list[int] = []
    for side in range(4):
        number = state.land.number_at(x - STEP_X[side], y - STEP_Y[side])
        if number != OPEN:
            found.append(4 * int(number) + side)
    return min(found)
