"""Where the cities of a tile lie, by geometry, and how its roads run, in steps of characters.

A tile is the unit square with y to the south; a quarter turn clockwise takes (x, y) to (1 - y, x).
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from magehall.games.carcassonne.tiles import Tile

NORTH, EAST, SOUTH, WEST = range(4)
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The steps N E S W on the screen."""

_CAP: Final = 0.26
_MARGIN: Final = 0.03

Point = tuple[int, int]


class Size(NamedTuple):
    """How many characters a tile takes; both numbers are odd, so that roads meet in the middle."""

    width: int
    height: int

    @property
    def middle(self) -> Point:
        """The character in the middle."""
        return self.width // 2, self.height // 2

    def rim(self, edge: int) -> Point:
        """Return the character in the middle of an edge."""
        x, y = self.middle
        across, down = STEPS[edge]
        return x + across * x, y + down * y

    def half(self, half: int) -> Point:
        """Return the character at a half-edge, counted clockwise from the left half of the north edge."""
        aside, below = self.width // 4, self.height // 4
        right, bottom = self.width - 1, self.height - 1
        return (
            (aside, 0),
            (right - aside, 0),
            (right, below),
            (right, bottom - below),
            (right - aside, bottom),
            (aside, bottom),
            (0, bottom - below),
            (0, below),
        )[half]

    def inwards(self, edge: int) -> list[Point]:
        """List the characters from the middle of an edge up to the one before the middle of the tile."""
        x, y = self.rim(edge)
        across, down = STEPS[edge]
        steps = self.width // 2 if across else self.height // 2
        return [(x - across * step, y - down * step) for step in range(steps)]


def city_at(tile: Tile, turns: int, x: float, y: float) -> int | None:
    """Return the city segment that covers a point of a turned tile."""
    for _ in range(turns):
        x, y = y, 1 - x
    for place, edges in enumerate(tile.cities):
        if _covers(tile, sorted(edges), x, y):
            return place
    return None


def _covers(tile: Tile, edges: list[int], x: float, y: float) -> bool:
    """Tell whether a city that joins these edges covers a point of the unturned tile.

    In a corner it makes room for a road, or for another city.
    """
    if len(edges) == 4:
        return True
    if len(edges) == 3:
        return not _in_cap(6 - sum(edges), x, y, _CAP, -_MARGIN)
    if len(edges) == 1:
        return _in_cap(edges[0], x, y, _CAP, _MARGIN)
    if edges[1] - edges[0] == 2:
        along, across = (x, y) if edges[0] == EAST else (y, x)
        return abs(across - 0.5) < 0.18 + 0.3 * (2 * along - 1) ** 2
    near, far = (_depth(edge, x, y) for edge in edges)
    if tile.roads:
        return sqrt(near) + sqrt(far) < 1.2
    return near + far < (0.85 if len(tile.cities) > 1 else 1.0)


def _depth(edge: int, x: float, y: float) -> float:
    """Return how far a point lies from an edge."""
    return (y, 1 - x, 1 - y, x)[edge]


def _in_cap(edge: int, x: float, y: float, height: float, margin: float) -> bool:
    """Tell whether a point lies in the flat bow over an edge."""
    along = x if edge in (NORTH, SOUTH) else y
    return _depth(edge, x, y) < height * (1 - (2 * along - 1) ** 2) - margin


def gate(tile: Tile, edge: int) -> int | None:
    """Return the edge whose city a road from another edge ends at, if it must bend to reach it.

    Such a road cuts off a field that touches only that city; a city across the middle needs no bend.
    """
    for half, beside in ((2 * edge, (edge - 1) % 4), (2 * edge + 1, (edge + 1) % 4)):
        for field, touched in zip(tile.fields, tile.touches, strict=True):
            if field == [half] and len(touched) == 1 and tile.cities[touched[0]] == [beside]:
                return beside
    return None
