"""Tiles on trial: held over a cell long enough to see what becomes of the features, then taken up again."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.carcassonne import turn
from magehall.games.carcassonne.features import NEW
from magehall.games.carcassonne.phase import PLACING
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import CITY, MOST_SEGMENTS


@final
class Trial:
    """The tile just drawn, on trial in one cell after the other; the landscape of a copy is not needed."""

    def __init__(self, state: CarcassonneState) -> None:
        features = state.features
        self.state = state
        self.parents: vec[i64] = features.parents
        self.sums: vec[i64] = features.sums
        self.low: vec[i64] = features.low
        self.high: vec[i64] = features.high
        self.next: vec[i64] = features.next
        self.moment: i64 = state.moment
        self.asking: i64 = state.asking

    def hold(self, cell: i64, turns: i64) -> None:
        """Join the tile to its neighbours and go on to what the turn asks next."""
        state = self.state
        features = state.features
        features.parents = self.parents[:]
        features.sums = self.sums[:]
        features.low = self.low[:]
        features.high = self.high[:]
        features.next = self.next[:]
        features.add(state.land, state.land.hold(cell, 4 * state.drawn + turns))
        turn.after_tile(state)

    def take_up(self) -> None:
        """Leave everything as it was."""
        state = self.state
        features = state.features
        features.parents = self.parents
        features.sums = self.sums
        features.low = self.low
        features.high = self.high
        features.next = self.next
        state.land.placed -= 1
        first: i64 = MOST_SEGMENTS * state.land.placed
        segment: i64 = 0
        while segment < MOST_SEGMENTS:
            features.owners[first + segment] = NEW
            segment += 1
        state.phase = PLACING
        state.moment = self.moment
        state.asking = self.asking


def has_completed_city(state: CarcassonneState) -> bool:
    """Tell whether the last tile has completed a city."""
    number: i64 = state.land.placed - 1
    tile: i64 = state.land.tiles[number] >> 2
    segment: i64 = 0
    while segment < state.box.segments[tile] and state.box.segment_kinds[8 * tile + segment] == CITY:
        if state.features.is_finished(state.features.at(8 * number + segment)):
            return True
        segment += 1
    return False
