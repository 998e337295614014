"""A land tile as characters, and where pieces stand on its segments."""

from __future__ import annotations

from functools import cache
from typing import Final

from magehall.cli.screens.carcassonne.shapes import STEPS, Point, Size, city_at, gate
from magehall.games.carcassonne.tiles import Tile

FIELD, CITY, ROAD, SIGN = "field", "city", "road", "sign"
GRASS: Final = "·"
MONASTERY: Final = "⌂"
CROSSING: Final = "■"
CIRCLE: Final = "◎"
SHIELD: Final = "◆"
WALLS: Final = {(True, True): "█", (True, False): "▀", (False, True): "▄"}
ROADS: Final = {0b0101: "║", 0b1010: "═", 0b0011: "╚", 0b0110: "╔", 0b1100: "╗", 0b1001: "╝"}
"""Road signs by the set of edges N E S W they lead to, N the lowest bit."""


class Picture:
    """The characters of a turned tile by row and column, and the places of pieces on each segment."""

    def __init__(self, tile: Tile, turns: int, size: Size) -> None:
        self.tile = tile
        self.turns = turns
        self.size = size
        self.signs = [[GRASS] * size.width for _ in range(size.height)]
        self.terrains = [[FIELD] * size.width for _ in range(size.height)]
        self.places: list[list[Point]] = [[] for _ in tile.kinds()]
        self.first_field = len(tile.cities) + len(tile.roads)
        self._draw_cities()
        self._draw_roads()
        self._draw_middle()
        self._find_fields()

    def rows(self) -> list[str]:
        """Return the characters row by row."""
        return ["".join(row) for row in self.signs]

    def room(self, segment: int) -> list[Point]:
        """List where pieces of a segment can stand: at its best place, then as near to it as possible."""
        places = self.places[segment]
        x, y = places[0]
        ground = self.terrain(places[0])
        beside = [(x + 1, y), (x - 1, y), (x + 2, y), (x - 2, y), (x, y + 1), (x, y - 1)]
        inside = [point for point in beside if point in self and self.terrain(point) == ground]
        outside = [point for point in beside if point in self]
        return list(dict.fromkeys([*_nearest(places[0], [*places, *inside]), *outside]))

    def __contains__(self, point: Point) -> bool:
        return point[0] in range(self.size.width) and point[1] in range(self.size.height)

    def _set(self, point: Point, sign: str, terrain: str) -> None:
        self.signs[point[1]][point[0]] = sign
        self.terrains[point[1]][point[0]] = terrain

    def terrain(self, point: Point) -> str:
        """Tell what a character shows."""
        return self.terrains[point[1]][point[0]]

    def _draw_cities(self) -> None:
        """Fill walls with half characters; a piece stands where its city is widest."""
        width, height = self.size
        found: dict[int, list[Point]] = {place: [] for place in range(len(self.tile.cities))}
        for y in range(height):
            for x in range(width):
                halves = [
                    city_at(self.tile, self.turns, (x + 0.5) / width, (y + part) / height)
                    for part in (0.25, 0.75)
                ]
                city = halves[0] if halves[0] is not None else halves[1]
                if city is not None:
                    self._set((x, y), WALLS[halves[0] is not None, halves[1] is not None], CITY)
                    found[city].append((x, y))
        for city, points in found.items():
            self._settle_city(city, points)

    def _settle_city(self, city: int, points: list[Point]) -> None:
        """Find the places of pieces, the widest first; a shield stands next to it, within the walls."""
        edges = self.tile.cities[city]
        solid = [point for point in points if self.signs[point[1]][point[0]] == WALLS[True, True]]
        if len(edges) == 1:
            anchor = self.size.rim((edges[0] + self.turns) % 4)
        else:
            anchor = _nearest(_centre(points), solid or points)[0]
        self.places[city] = _nearest(anchor, points)
        if self.tile.shields[city]:
            shield = _nearest(anchor, solid)[1]
            self._set(shield, SHIELD, CITY)
            self.places[city].remove(shield)
            self.places[city].append(shield)

    def _draw_roads(self) -> None:
        through = any(len(ends) == 2 for ends in self.tile.roads)
        for place, ends in enumerate(self.tile.roads, len(self.tile.cities)):
            edges = [(edge + self.turns) % 4 for edge in ends]
            if len(edges) == 2:
                self._draw_through(place, edges)
            else:
                self._draw_stub(place, ends[0], through=through)

    def _road(self, place: int, point: Point, arms: tuple[int, ...]) -> None:
        self._set(point, ROADS[sum(1 << arm for arm in arms)], ROAD)
        self.places[place].append(point)

    def _draw_through(self, place: int, edges: list[int]) -> None:
        self._road(place, self.size.middle, tuple(edges))
        for edge in edges:
            for point in reversed(self.size.inwards(edge)):
                self._road(place, point, (edge, (edge + 2) % 4))

    def _draw_stub(self, place: int, unturned: int, *, through: bool) -> None:
        """Draw a road that ends on the tile; one at a gate beside it bends, one at a wall ends there."""
        edge = (unturned + self.turns) % 4
        bend = gate(self.tile, unturned)
        points = self.size.inwards(edge)
        if bend is not None:
            self._draw_bent(place, edge, (bend + self.turns) % 4, through=through)
            return
        if through and len(points) > 1:
            points.pop()
        free = [(x, y) for x, y in points if self.signs[y][x] not in (WALLS[True, True], SHIELD)]
        for point in free:
            self._road(place, point, (edge, (edge + 2) % 4))
        if len(free) > 1:
            self.places[place] = [free[1], *free[2:], free[0]]

    def _draw_bent(self, place: int, edge: int, bend: int, *, through: bool) -> None:
        points = self.size.inwards(edge)
        if through:
            points = points[: 1 + len(points) // 2] if len(points) > 1 else points
        else:
            points.append(self.size.middle)
        x, y = points[-1]
        for point in points[:-1]:
            self._road(place, point, (edge, (edge + 2) % 4))
        self._road(place, (x, y), (edge, bend))
        across, down = STEPS[bend]
        while self._is_field(x := x + across, y := y + down):
            self._road(place, (x, y), (bend, (bend + 2) % 4))

    def _is_field(self, x: int, y: int) -> bool:
        inside = 0 < x < self.size.width - 1 or 0 < y < self.size.height - 1
        return (
            inside
            and 0 <= x < self.size.width
            and 0 <= y < self.size.height
            and self.terrain((x, y)) == FIELD
        )

    def _draw_middle(self) -> None:
        x, y = self.size.middle
        stubs = [ends[0] for ends in self.tile.roads if len(ends) == 1]
        if self.tile.monastery:
            self._set((x, y), MONASTERY, SIGN)
            beside = [(x + 1, y), (x - 1, y)]
            self.places[-1] = [*[point for point in beside if self.terrain(point) == FIELD], (x, y)]
        elif self.tile.symbol.startswith("circle"):
            self._set(self._circle(stubs), CIRCLE, SIGN)
        elif len(stubs) > 2:
            self._set((x, y), CROSSING, ROAD)

    def _circle(self, stubs: list[int]) -> Point:
        """Return the place of a circle: the middle, or where a road passes it, aside where others end."""
        x, y = self.size.middle
        if self.terrain((x, y)) == ROAD:
            for edge in stubs:
                across, down = STEPS[(edge + self.turns) % 4]
                x += across * (self.size.width // 4)
                y += down * max(1, self.size.height // 4)
        return (x + 1, y) if self.terrain((x, y)) == ROAD else (x, y)

    def _find_fields(self) -> None:
        """Let farmers lie at the half-edges of their field, if possible where nothing else is drawn."""
        for place, halves in enumerate(self.tile.fields, self.first_field):
            turned = sorted((half + 2 * self.turns) % 8 for half in halves)
            points = [self.size.half(half) for half in turned]
            points += [self.size.rim(half // 2) for half in turned if half % 2 == 0 and half + 1 in turned]
            self.places[place] = sorted(points, key=lambda point: self.signs[point[1]][point[0]] != GRASS)


def _centre(points: list[Point]) -> Point:
    return round(sum(x for x, _ in points) / len(points)), round(sum(y for _, y in points) / len(points))


def _nearest(anchor: Point, points: list[Point]) -> list[Point]:
    """Sort points by how far they look on a screen, whose characters are twice as high as wide."""
    return sorted(
        points, key=lambda point: ((point[0] - anchor[0]) ** 2 + 4 * (point[1] - anchor[1]) ** 2, point)
    )


@cache
def picture(tile: Tile, turns: int, size: Size) -> Picture:
    """Draw a turned tile once for each size."""
    return Picture(tile, turns, size)


def looks(tile: Tile, turns: list[int]) -> list[int]:
    """Of some quarter turns keep the first of those that look alike."""
    seen: list[list[str]] = []
    kept: list[int] = []
    for turn in turns:
        rows = picture(tile, turn, Size(9, 5)).rows()
        if rows not in seen:
            seen.append(rows)
            kept.append(turn)
    return kept
