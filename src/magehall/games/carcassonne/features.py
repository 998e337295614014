"""Roads, cities, fields and monasteries as they grow together: a union-find over features.

Cities are numbered first, then roads, fields and monasteries, so that a number tells the kind. A feature's
sums hold its open ends (bits 0 to 7; for a monastery, the empty cells round it), its shields (bits 8 to 15)
and four bits of meeples for each seat; when features merge, their sums add up. Its two masks hold the tiles
of a road or city, or the cities that touch a field; for a monastery the first is its cell.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core import keeping
from magehall.core.bits import WORD, bit, count
from magehall.games.carcassonne.box import PORTS, ROAD_EDGE, Box
from magehall.games.carcassonne.landscape import Landscape
from magehall.games.carcassonne.tiles import FIELD, MONASTERY

OPEN_ENDS: Final = 255
MEEPLES: Final = 0xFFFFFF0000
NEW: Final = -1

ONE_MEEPLE: Final = vec[i64]([1 << (16 + 4 * seat) for seat in range(6)])


def open_ends(sums: i64) -> i64:
    """Return the open ends that a feature's sums hold."""
    return sums & OPEN_ENDS


def shields(sums: i64) -> i64:
    """Return the shields that a feature's sums hold."""
    return (sums >> 8) & 255


def meeples(sums: i64, seat: i64) -> i64:
    """Return the meeples of a seat that a feature's sums hold."""
    return (sums >> (16 + 4 * seat)) & 15


@final
class Features:  # noqa: PLW1641 - it changes, so it has no hash
    """The features of a landscape, and which of them each segment belongs to."""

    def __init__(self, box: Box, like: Features | None = None) -> None:
        self.box = box
        if like is not None:
            self.parents: vec[i64] = like.parents[:]
            self.sums: vec[i64] = like.sums[:]
            self.low: vec[i64] = like.low[:]
            self.high: vec[i64] = like.high[:]
            self.owners: vec[i64] = like.owners[:]
            self.next: vec[i64] = like.next[:]
        else:
            size = int(box.first[MONASTERY + 1])
            self.parents = vec[i64]([0] * size)
            self.sums = vec[i64]([0] * size)
            self.low = vec[i64]([0] * size)
            self.high = vec[i64]([0] * size)
            self.owners = vec[i64]([NEW] * (8 * int(box.total)))
            self.next = box.first[:]

    def copy(self) -> Features:
        """Return an independent copy."""
        return Features(self.box, self)

    def __reduce__(self) -> tuple[object, ...]:
        return keeping.reduce(self, self.box)

    def __eq__(self, other: object) -> bool:
        """Tell whether the same is known, however long the paths by which it is found."""
        if not isinstance(other, Features):
            return False
        self._shorten()
        other._shorten()
        return keeping.alike(self, other)

    def _shorten(self) -> None:
        """Point every feature straight at where its facts are kept now."""
        kind: i64 = 0
        while kind <= MONASTERY:
            feature: i64 = self.box.first[kind]
            while feature < self.next[kind]:
                self.parents[feature] = self.root(feature)
                feature += 1
            kind += 1

    def root(self, feature: i64) -> i64:
        """Return the number under which a feature's facts are kept now."""
        parents = self.parents
        while parents[feature] != feature:
            parents[feature] = parents[parents[feature]]
            feature = parents[feature]
        return feature

    def at(self, segment: i64) -> i64:
        """Return the feature a segment of the landscape belongs to."""
        return self.root(self.owners[segment])

    def kind(self, feature: i64) -> i64:
        """Tell city, road, field or monastery by the number."""
        kind: i64 = 0
        while feature >= self.box.first[kind + 1]:
            kind += 1
        return kind

    def tiles(self, feature: i64) -> i64:
        """Count the tiles of a road or city, each once however many segments it adds (carcassonne-22)."""
        return count(self.low[feature]) + count(self.high[feature])

    def is_free(self, feature: i64) -> bool:
        """Tell whether no meeple stands in a feature."""
        return self.sums[feature] & MEEPLES == 0

    def is_finished(self, feature: i64) -> bool:
        """Tell whether a road, city or monastery has no open end left (fields have none to begin with)."""
        return self.sums[feature] & OPEN_ENDS == 0

    def add(self, land: Landscape, number: i64) -> None:
        """Join a tile just put down to its neighbours, and start the features that begin on it."""
        edge: i64 = 0
        while edge < 4:
            other: i64 = land.beside[edge]
            if other >= 0:
                self._join_edge(number, land.tiles[number], other, land.tiles[other], edge)
            edge += 1
        self._settle(land, number, land.tiles[number] >> 2)
        self._approach(land, land.places[number])

    def _join_edge(self, number: i64, tile: i64, other: i64, facing: i64, edge: i64) -> None:
        """Join what meets at an edge: its middle, and beside a road both fields (carcassonne-28)."""
        ports = self.box.ports
        mine: i64 = PORTS * tile + 3 * edge
        theirs: i64 = PORTS * facing + 3 * (edge ^ 2)
        joined = self._join(8 * number + ports[mine], 8 * other + ports[theirs])
        terrain: i64 = self.box.edges[4 * tile + edge]
        if terrain >= ROAD_EDGE:
            self.sums[joined] -= 2
        if terrain == ROAD_EDGE:
            self._join(8 * number + ports[mine + 1], 8 * other + ports[theirs + 2])
            self._join(8 * number + ports[mine + 2], 8 * other + ports[theirs + 1])

    def _join(self, segment: i64, other: i64) -> i64:
        """Make a new segment part of an old one's feature, merging what it belonged to already."""
        feature: i64 = self.at(other)
        if self.owners[segment] == NEW:
            self.owners[segment] = feature
            return feature
        mine: i64 = self.at(segment)
        if mine != feature:
            self.parents[mine] = feature
            self.sums[feature] += self.sums[mine]
            self.low[feature] |= self.low[mine]
            self.high[feature] |= self.high[mine]
        return feature

    def _settle(self, land: Landscape, number: i64, tile: i64) -> None:
        """Add each segment of a new tile to its feature: open ends, shields, the tile, the cities touched."""
        segment: i64 = 0
        while segment < self.box.segments[tile]:
            kind: i64 = self.box.segment_kinds[8 * tile + segment]
            feature: i64 = self.owners[8 * number + segment]
            feature = self._begin(kind) if feature == NEW else self.root(feature)
            self.owners[8 * number + segment] = feature
            self.sums[feature] += self.box.segment_sums[8 * tile + segment]
            if kind < FIELD:
                self._mark(feature, number)
            elif kind == FIELD:
                self._touch_cities(feature, 8 * number, self.box.touches[8 * tile + segment])
            else:
                self.low[feature] = land.places[number]
                self.sums[feature] = 8 - land.around(land.places[number])
            segment += 1

    def _begin(self, kind: i64) -> i64:
        feature: i64 = self.next[kind]
        self.next[kind] = feature + 1
        self.parents[feature] = feature
        return feature

    def _mark(self, feature: i64, number: i64) -> None:
        if number < WORD:
            self.low[feature] |= bit(number)
        else:
            self.high[feature] |= bit(number - WORD)

    def _touch_cities(self, field: i64, base: i64, cities: i64) -> None:
        segment: i64 = 0
        while cities != 0:
            if cities & 1:
                self._mark(field, self.owners[base + segment])
            cities >>= 1
            segment += 1

    def _approach(self, land: Landscape, cell: i64) -> None:
        """Take one off the empty cells round every monastery beside which a new tile lies."""
        feature: i64 = self.box.first[MONASTERY]
        while feature < self.next[MONASTERY]:
            home: i64 = self.low[feature]
            if home != cell and land.are_neighbours(home, cell):
                self.sums[feature] -= 1
            feature += 1
