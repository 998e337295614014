"""Tiles on trial: held over a cell long enough to see what becomes of the features, then taken up again."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.games.carcassonne import turn
from magehall.games.carcassonne.box import PORTS
from magehall.games.carcassonne.features import NEW
from magehall.games.carcassonne.phase import PLACING
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import CITY, MONASTERY, MOST_SEGMENTS

KEPT: Final = vec[i64]([0] * (4 * PORTS))
"""Room for what is kept: the number, sums and masks of each feature at the edges."""


@final
class Trial:
    """The tile just drawn, on trial in one cell after another; the landscape itself does not change."""

    def __init__(self, state: CarcassonneState) -> None:
        self.state = state
        self.parents: vec[i64] = state.features.parents
        self.next: vec[i64] = state.features.next[:]
        self.kept: vec[i64] = KEPT[:]
        self.number: i64 = 0
        self.moment: i64 = state.moment
        self.asking: i64 = state.asking

    def hold(self, cell: i64, turns: i64) -> None:
        """Join the tile to its neighbours and go on to what the turn asks next."""
        state = self.state
        number = state.land.hold(cell, 4 * state.drawn + turns)
        state.features.parents = self.parents[:]  # paths get shortened along the way, more than could be kept
        self._keep_neighbours()
        state.features.add(state.land, number)
        turn.after_tile(state)

    def _keep_neighbours(self) -> None:
        """Keep a copy of the features at the edges of the tile."""
        land = self.state.land
        self.number = 0
        edge: i64 = 0
        while edge < 4:
            other: i64 = land.beside[edge]
            if other >= 0:
                port: i64 = PORTS * land.tiles[other] + 3 * (edge ^ 2)
                self._keep(other, port)
                self._keep(other, port + 1)
                self._keep(other, port + 2)
            edge += 1

    def _keep(self, tile: i64, port: i64) -> None:
        segment: i64 = self.state.box.ports[port]
        if segment < 0:
            return
        features = self.state.features
        feature: i64 = features.at(8 * tile + segment)
        base: i64 = 4 * self.number
        self.kept[base] = feature
        self.kept[base + 1] = features.sums[feature]
        self.kept[base + 2] = features.low[feature]
        self.kept[base + 3] = features.high[feature]
        self.number += 1

    def take_up(self) -> None:
        """Leave everything as it was."""
        state = self.state
        state.features.parents = self.parents
        self._withdraw()
        self._forget_new()
        self._restore_neighbours()
        state.land.placed -= 1
        first: i64 = MOST_SEGMENTS * state.land.placed
        segment: i64 = 0
        while segment < MOST_SEGMENTS:
            state.features.owners[first + segment] = NEW
            segment += 1
        state.phase = PLACING
        state.moment = self.moment
        state.asking = self.asking

    def _withdraw(self) -> None:
        """Give back the empty cell to the monasteries that the tile lay beside."""
        land = self.state.land
        features = self.state.features
        cell: i64 = land.places[land.placed - 1]
        feature: i64 = self.state.box.first[MONASTERY]
        while feature < self.next[MONASTERY]:
            if land.are_neighbours(features.low[feature], cell):
                features.sums[feature] += 1
            feature += 1

    def _forget_new(self) -> None:
        """Clear the features that the tile started."""
        features = self.state.features
        kind: i64 = CITY
        while kind <= MONASTERY:
            feature: i64 = self.next[kind]
            while feature < features.next[kind]:
                features.sums[feature] = 0
                features.low[feature] = 0
                features.high[feature] = 0
                feature += 1
            features.next[kind] = self.next[kind]
            kind += 1

    def _restore_neighbours(self) -> None:
        features = self.state.features
        row: i64 = 0
        while row < self.number:
            feature: i64 = self.kept[4 * row]
            features.sums[feature] = self.kept[4 * row + 1]
            features.low[feature] = self.kept[4 * row + 2]
            features.high[feature] = self.kept[4 * row + 3]
            row += 1


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
