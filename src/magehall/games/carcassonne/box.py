"""The tiles in play as tables of numbers, made once for each set of tiles and shared by all games that use
it.

An oriented tile is four times its kind's place in the box, plus its quarter turns clockwise. A need is what
the neighbours ask of an empty cell: two bits for each edge, N first, none if there is no neighbour.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.core.bits import WORD
from magehall.games.carcassonne.tiles import CITY, MONASTERY, MOST_SEGMENTS, ROAD, Tile

ANY: Final = 0
TERRAINS: Final = "?frc"
TERRAIN_WORDS: Final = ("any", "field", "road", "city")
ROAD_EDGE: Final = 2
CITY_EDGE: Final = 3

NEEDS: Final = 256
PORTS: Final = 12
"""Three for each edge: the segment in its middle and, beside a road, the fields to its left and right."""

SHIELD: Final = 256
"""One shield in the sums of a feature; its open ends are counted below that."""

ROTATIONS: Final = vec[i64]([turns.bit_count() for turns in range(16)])
"""How many quarter turns a set of them holds."""


@final
class Box:
    """The tables of a set of tiles."""

    def __init__(self, tiles: list[Tile], start: str) -> None:
        self.tiles = tiles
        self.names = [tile.name for tile in tiles]
        self.symbols = [tile.symbol for tile in tiles]
        self.places = {tile.name: place for place, tile in enumerate(tiles)}
        self.start: i64 = self.places[start]
        self.kinds: i64 = len(tiles)
        self.total: i64 = sum(tile.count for tile in tiles)
        self.counts: vec[i64] = vec[i64]([tile.count for tile in tiles])
        self.segments: vec[i64] = vec[i64]([len(tile.kinds()) for tile in tiles])
        self.segment_kinds: vec[i64] = vec[i64](_by_segment([tile.kinds() for tile in tiles]))
        self.segment_names = [tile.names() for tile in tiles]
        self.segment_sums: vec[i64] = vec[i64](_by_segment([_sums(tile) for tile in tiles]))
        self.touches: vec[i64] = vec[i64](_by_segment([_touches(tile) for tile in tiles]))
        self.edges: vec[i64] = vec[i64](_edges(tiles))
        self.ports: vec[i64] = vec[i64](_ports(tiles))
        self.fits: vec[i64] = vec[i64](_fits(tiles))
        self.turns: vec[i64] = vec[i64]([_turns(tile) for tile in tiles])
        self.first: vec[i64] = vec[i64](_first(tiles))
        self.radius: i64 = (self.total + 3) // 2

    def __reduce__(self) -> tuple[object, ...]:
        """Keep the names of the tiles: a box is made once and shared."""
        from magehall.games.carcassonne.rules import box_with

        return box_with, (self.names,)

    def segment_name(self, kind: i64, segment: i64) -> str:
        """Name a segment of a kind of tile."""
        return self.segment_names[int(kind)][int(segment)]


def _by_segment(rows: list[list[int]]) -> list[int]:
    return [number for row in rows for number in (row + [0] * MOST_SEGMENTS)[:MOST_SEGMENTS]]


def _sums(tile: Tile) -> list[int]:
    """Return what each segment adds to its feature: open ends and shields."""
    cities = [len(ends) + SHIELD * shields for ends, shields in zip(tile.cities, tile.shields, strict=True)]
    return cities + [len(ends) for ends in tile.roads]


def _touches(tile: Tile) -> list[int]:
    """Return for each field segment the set of city segments it touches; cities come first on a tile."""
    masks = [sum(1 << city for city in cities) for cities in tile.touches]
    return [0] * (len(tile.cities) + len(tile.roads)) + masks


def _turned(tile: Tile, turns: int) -> list[int]:
    """Return the terrain codes of the edges N E S W after some quarter turns clockwise."""
    return [TERRAINS.index(tile.edges[(edge - turns) % 4]) for edge in range(4)]


def _turns(tile: Tile) -> int:
    """Return the set of quarter turns that look different: the first, the first two or all four."""
    if _looks(tile, 1) == _looks(tile, 0):
        return 1
    return 3 if _looks(tile, 2) == _looks(tile, 0) else 15


def _looks(tile: Tile, turns: int) -> str:
    """Write what can be seen of a tile after some quarter turns, whatever its segments are called."""
    cities = [sorted((end + turns) % 4 for end in ends) for ends in tile.cities]
    roads = [sorted((end + turns) % 4 for end in ends) for ends in tile.roads]
    fields = [sorted((half + 2 * turns) % 8 for half in halves) for halves in tile.fields]
    touches = [sorted(cities[city] for city in touched) for touched in tile.touches]
    shielded = sorted(zip(cities, tile.shields, strict=True))
    return f"{shielded} {sorted(roads)} {sorted(zip(fields, touches, strict=True))}"


def _edges(tiles: list[Tile]) -> list[int]:
    return [code for tile in tiles for turns in range(4) for code in _turned(tile, turns)]


def _port(tile: Tile, edge: int) -> list[int]:
    if tile.edges[edge] != "r":
        return [tile.edge_segment(edge), -1, -1]
    return [tile.edge_segment(edge), tile.half_segment(2 * edge), tile.half_segment(2 * edge + 1)]


def _ports(tiles: list[Tile]) -> list[int]:
    order = [(tile, (edge - turns) % 4) for tile in tiles for turns in range(4) for edge in range(4)]
    return [segment for tile, edge in order for segment in _port(tile, edge)]


def _fits(tiles: list[Tile]) -> list[int]:
    """Return for each kind and each need the set of quarter turns that fit (carcassonne-7)."""
    fits = [0] * (NEEDS * len(tiles))
    for place, tile in enumerate(tiles):
        for turns in range(4):
            codes = _turned(tile, turns)
            for asked in range(16):
                need = sum(code << (2 * edge) for edge, code in enumerate(codes) if asked >> edge & 1)
                fits[NEEDS * place + need] |= 1 << turns
    return fits


def _first(tiles: list[Tile]) -> list[int]:
    """Return where the numbers of each kind of feature begin, and last where they all end.

    No feature needs a number beyond one for each segment in the box.
    """
    first = [0]
    for kind in range(CITY, MONASTERY + 1):
        first.append(first[-1] + sum(tile.count * tile.kinds().count(kind) for tile in tiles))
    assert first[ROAD] <= 2 * WORD, "two masks hold all cities"
    assert sum(tile.count for tile in tiles) <= 2 * WORD, "two masks hold all tiles"
    return first
