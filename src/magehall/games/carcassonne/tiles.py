"""The land tiles as printed: edges, segments, and how many there are of each kind."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from magehall.games.carcassonne.shape import Kind, Role

CITY: Final = 0
ROAD: Final = 1
FIELD: Final = 2
MONASTERY: Final = 3
KINDS: Final[tuple[Kind, ...]] = ("city", "road", "field", "monastery")
ROLES: Final[tuple[Role, ...]] = ("knight", "robber", "farmer", "monk")
"""What a meeple is called on a segment of each kind (carcassonne-12)."""

DIRECTIONS: Final = "NESW"
HALVES: Final = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")
MOST_SEGMENTS: Final = 8
"""No tile has more; so the number of a segment in the landscape is eight times its tile's plus its own."""


@final
class Tile:
    """A kind of tile; its segments are numbered cities first, then roads, fields and the monastery."""

    def __init__(self, name: str, count: int, edges: str) -> None:
        self.name = name
        self.count = count
        self.edges = edges
        self.cities: list[list[int]] = []
        self.shields: list[int] = []
        self.roads: list[list[int]] = []
        self.fields: list[list[int]] = []
        self.touches: list[list[int]] = []
        self.monastery = False
        self.symbol = ""

    def kinds(self) -> list[int]:
        """Return the kind of each segment, in the order of their numbers."""
        ends = [MONASTERY] if self.monastery else []
        return [CITY] * len(self.cities) + [ROAD] * len(self.roads) + [FIELD] * len(self.fields) + ends

    def names(self) -> list[str]:
        """Name each segment by its kind and its place among those of its kind: `city.0`."""
        kinds = self.kinds()
        return [segment_text(kind, kinds[:place].count(kind)) for place, kind in enumerate(kinds)]

    def edge_segment(self, edge: int) -> int:
        """Return the segment in the middle of an edge."""
        for place, ends in enumerate(self.cities + self.roads):
            if edge in ends:
                return place
        return self.half_segment(2 * edge)

    def half_segment(self, half: int) -> int:
        """Return the field segment at a half-edge."""
        for place, halves in enumerate(self.fields, len(self.cities) + len(self.roads)):
            if half in halves:
                return place
        raise AssertionError(f"half-edge {HALVES[half]} of tile {self.name} belongs to a field")


def segment_text(kind: i64, index: i64) -> str:
    """Write a segment: `city.0`, `field.2`."""
    return f"{KINDS[int(kind)]}.{int(index)}"


def _edges(text: str) -> list[int]:
    return [DIRECTIONS.index(letter) for letter in text]


def _halves(text: str) -> list[int]:
    return [HALVES.index(word) for word in text.split()]


def _read_tile(name: str, body: dict[str, object]) -> Tile:
    lists = cast("dict[str, list[str]]", body)
    tile = Tile(name, cast("int", body["count"]), str(body["edges"]))
    tile.cities = [_edges(text) for text in lists.get("cities", [])]
    tile.shields = cast("list[int]", body.get("shields", [0] * len(tile.cities)))
    tile.roads = [_edges(text) for text in lists.get("roads", [])]
    tile.fields = [_halves(text) for text in lists.get("fields", [])]
    tile.touches = cast("list[list[int]]", body.get("touches", [[] for _ in tile.fields]))
    tile.monastery = "monastery" in body
    tile.symbol = str(body.get("symbol", ""))
    return tile


def read_tiles(toml: str) -> list[Tile]:
    """Read a `tiles.toml`, in its order."""
    tiles = tomllib.loads(toml)["tiles"]
    return [_read_tile(name, body) for name, body in tiles.items()]
