"""A slow referee, written apart from the engine: it recounts everything from nothing after every move.

It knows the tiles from the `tiles.toml` files, reads moves as text, and shares no code with the engine.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, cast

import magehall.games.carcassonne as package

STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
TURN: Final = {"N": "E", "E": "S", "S": "W", "W": "N"}
OPPOSITE: Final = {"N": "S", "S": "N", "E": "W", "W": "E"}
EDGE: Final = {"c": "city", "r": "road", "f": "field"}

Spot = tuple[int, int, str]
"""A segment of the landscape: its cell and its name."""


class Piece(NamedTuple):
    """A segment of a turned tile: the ports on its rim, shields, and the cities it touches."""

    name: str
    ports: frozenset[str]
    shields: int
    touches: tuple[str, ...]


class Group(NamedTuple):
    """A connected feature."""

    kind: str
    spots: frozenset[Spot]
    is_open: bool
    shields: int

    @property
    def cells(self) -> int:
        return len({(x, y) for x, y, _ in self.spots})


@cache
def tile_book() -> dict[str, dict[str, object]]:
    book: dict[str, dict[str, object]] = {}
    for path in sorted(Path(package.__file__ or "").parent.rglob("tiles.toml")):
        book.update(tomllib.loads(path.read_text(encoding="utf-8"))["tiles"])
    return book


def turned(port: str, quarters: int) -> str:
    """Turn a port such as `N` or `NL` clockwise."""
    for _ in range(quarters):
        port = TURN[port[0]] + port[1:]
    return port


@cache
def edges(name: str, quarters: int) -> dict[str, str]:
    printed = str(tile_book()[name]["edges"])
    return {turned(edge, quarters): EDGE[letter] for edge, letter in zip("NESW", printed, strict=True)}


@cache
def pieces(name: str, quarters: int) -> tuple[Piece, ...]:
    tile = cast("dict[str, list[str]]", tile_book()[name])
    numbers = cast("dict[str, list[int]]", tile_book()[name])
    cities = tile.get("cities", [])
    shields = numbers.get("shields", [0] * len(cities))
    touches = cast("list[list[int]]", tile_book()[name].get("touches", [[]] * 9))
    found = [
        Piece(f"city.{place}", _ports(list(text), quarters), shields[place], ())
        for place, text in enumerate(cities)
    ]
    for place, text in enumerate(tile.get("roads", [])):
        found.append(Piece(f"road.{place}", _ports(list(text), quarters), 0, ()))
    for place, text in enumerate(tile.get("fields", [])):
        touched = tuple(f"city.{city}" for city in touches[place])
        found.append(Piece(f"field.{place}", _ports(text.split(), quarters), 0, touched))
    if "monastery" in tile:
        found.append(Piece("monastery.0", frozenset(), 0, ()))
    return tuple(found)


def _ports(names: list[str], quarters: int) -> frozenset[str]:
    return frozenset(turned(name, quarters) for name in names)


def facing(port: str) -> str:
    """Name the port that a port meets on the next tile."""
    other = {"": "", "L": "R", "R": "L"}
    return OPPOSITE[port[0]] + other[port[1:]]


class Referee:
    """A game told move by move, judged with no memory but the table itself."""

    def __init__(self, seats: int, small_city: int = 4, fields: str = "third") -> None:
        self.seats = seats
        self.small_city = small_city
        self.fields = fields
        self.tiles: dict[tuple[int, int], tuple[str, int]] = {(0, 0): ("D", 0)}
        self.last = (0, 0)
        self.meeples: list[tuple[int, Spot]] = []
        self.figures: dict[str, Spot] = {}
        self.scores = [0] * seats
        self.groups: list[Group] = []

    def hear(self, seat: int, text: str) -> None:
        """Take note of a move."""
        words = text.split(" ")
        if words[0] == "place":
            self._place(words[1], words[2], int(words[3][1:]) // 90)
        elif words[0] == "meeple":
            self.meeples.append((seat, (*self.last, words[1])))
        elif words[0] in ("mage", "witch"):
            self.figures.pop(words[0], None)
            if words[1] != "off":
                self.figures[words[0]] = spot(words[1], words[2])
        elif words[0] == "add":
            self.meeples.append((seat, spot(words[1], words[2])))
        elif words[0] == "take":
            self.meeples.remove((seat, spot(words[1], words[2])))

    def _place(self, name: str, cell: str, quarters: int) -> None:
        x, y = (int(number) for number in cell.split(","))
        assert (x, y) not in self.tiles
        assert self.fits(name, x, y, quarters)
        self.tiles[x, y] = (name, quarters)
        self.last = (x, y)
        self.groups = list(self.connect())

    def fits(self, name: str, x: int, y: int, quarters: int) -> bool:
        """Judge a placement by looking at the four neighbours."""
        touching = 0
        for edge, (dx, dy) in STEPS.items():
            beyond = self.tiles.get((x + dx, y + dy))
            if beyond is not None:
                touching += 1
                if edges(*beyond)[OPPOSITE[edge]] != edges(name, quarters)[edge]:
                    return False
        return touching > 0

    def placements(self, name: str) -> set[str]:
        """List every legal placement, trying all cells round the landscape."""
        cells = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in STEPS.values()} - set(self.tiles)
        return {
            f"place {name} {x},{y} r{90 * quarters}"
            for x, y in cells
            for quarters in range(4)
            if self.fits(name, x, y, quarters)
        }

    def claims(self, seat: int) -> set[str]:
        """List what a seat may do with a meeple on the tile just placed."""
        if sum(owner == seat for owner, _ in self.meeples) == 7:
            return {"pass"}
        names = [piece.name for piece in pieces(*self.tiles[self.last])]
        free = [name for name in names if not any(self.crowd(self.group((*self.last, name)).spots))]
        allowed = [name for name in free if self.fields != "off" or not name.startswith("field")]
        return {"pass", *(f"meeple {name}" for name in allowed)}

    def figure_moves(self) -> set[str]:
        """List where mage and witch may go, or which of them must leave."""
        targets = [
            f"{x},{y} {name}"
            for group in self.groups
            if group.kind in ("road", "city") and group.is_open
            if not any(place in group.spots for place in self.figures.values())
            for x, y, name in group.spots
        ]
        if not targets:
            return {f"{figure} off" for figure in self.figures}
        return {f"{figure} {target}" for figure in ("mage", "witch") for target in targets}

    def connect(self) -> Iterator[Group]:
        """Flood the landscape from every segment."""
        where = {
            (x, y, port): piece.name
            for (x, y), tile in self.tiles.items()
            for piece in pieces(*tile)
            for port in piece.ports
        }
        known = {(x, y, piece.name): piece for (x, y), tile in self.tiles.items() for piece in pieces(*tile)}
        seen: set[Spot] = set()
        for start in known:
            if start not in seen:
                group = _flood(start, known, where)
                seen |= group.spots
                yield group

    def group(self, place: Spot) -> Group:
        return next(group for group in self.groups if place in group.spots)

    def round_cell(self, x: int, y: int) -> int:
        """Count the tiles in the nine cells at and round a cell."""
        return sum((x + dx, y + dy) in self.tiles for dx in (-1, 0, 1) for dy in (-1, 0, 1))

    def is_complete(self, group: Group) -> bool:
        if group.kind == "monastery":
            (x, y, _), *_rest = group.spots
            return self.round_cell(x, y) == 9
        return group.kind != "field" and not group.is_open

    def value(self, group: Group) -> int:
        """Give the points of a road, city or monastery as it stands."""
        if group.kind == "monastery":
            (x, y, _), *_rest = group.spots
            return self.round_cell(x, y)
        points = group.cells + group.shields
        if (
            group.kind == "city"
            and self.is_complete(group)
            and not (self.small_city == 2 and group.cells == 2)
        ):
            points *= 2
        if self.figures.get("mage") in group.spots:
            points += group.cells
        if self.figures.get("witch") in group.spots:
            points = (points + 1) // 2
        return points

    def crowd(self, spots: frozenset[Spot]) -> list[int]:
        """Count each seat's meeples on some segments."""
        return [
            sum(owner == seat and place in spots for owner, place in self.meeples)
            for seat in range(self.seats)
        ]

    def end_turn(self) -> None:
        """Score what is complete and send meeples and figures home."""
        for group in self.groups:
            if self.is_complete(group):
                self.pay(self.scores, self.crowd(group.spots), self.value(group))
                self.meeples = [(seat, place) for seat, place in self.meeples if place not in group.spots]
                self.figures = {
                    name: place for name, place in self.figures.items() if place not in group.spots
                }

    @staticmethod
    def pay(scores: list[int], crowd: list[int], points: int) -> None:
        for seat, number in enumerate(crowd):
            if number and number == max(crowd):
                scores[seat] += points

    def final_scores(self) -> list[int]:
        """Give the scores if the game ended now."""
        scores = list(self.scores)
        for group in self.groups:
            if group.kind != "field":
                self.pay(scores, self.crowd(group.spots), self.value(group))
        if self.fields == "third":
            self._third(scores)
        elif self.fields == "second":
            self._second(scores)
        elif self.fields == "first":
            self._first(scores)
        return scores

    def fed_by(self, field: Group) -> list[Group]:
        """List the completed cities that touch a field."""
        touched: list[Group] = []
        for x, y, name in field.spots:
            piece = next(piece for piece in pieces(*self.tiles[x, y]) if piece.name == name)
            for city in piece.touches:
                group = self.group((x, y, city))
                if self.is_complete(group) and group not in touched:
                    touched.append(group)
        return touched

    def _third(self, scores: list[int]) -> None:
        for field in self.groups:
            if field.kind == "field":
                self.pay(scores, self.crowd(field.spots), 3 * len(self.fed_by(field)))

    def _second(self, scores: list[int]) -> None:
        paid: set[tuple[int, Group]] = set()
        for field in self.groups:
            crowd = self.crowd(field.spots)
            if field.kind == "field" and max(crowd):
                winners = [seat for seat, number in enumerate(crowd) if number == max(crowd)]
                paid |= {(seat, city) for seat in winners for city in self.fed_by(field)}
        for seat, _ in paid:
            scores[seat] += 3

    def _first(self, scores: list[int]) -> None:
        fields = [group for group in self.groups if group.kind == "field"]
        for city in self.groups:
            if city.kind == "city" and self.is_complete(city):
                fed = [self.crowd(field.spots) for field in fields if city in self.fed_by(field)]
                if fed:
                    self.pay(scores, [sum(column) for column in zip(*fed, strict=True)], 4)


def spot(cell: str, name: str) -> Spot:
    """Read a spot such as `0,-1` and `road.0`."""
    x, y = cell.split(",")
    return int(x), int(y), name


def _flood(start: Spot, known: dict[Spot, Piece], where: dict[Spot, str]) -> Group:
    spots, waiting, is_open, shields = {start}, [start], False, 0
    while waiting:
        x, y, name = waiting.pop()
        piece = known[x, y, name]
        shields += piece.shields
        for port in piece.ports:
            dx, dy = STEPS[port[0]]
            beyond = where.get((x + dx, y + dy, facing(port)))
            if beyond is None:
                is_open = True
            elif (x + dx, y + dy, beyond) not in spots:
                spots.add((x + dx, y + dy, beyond))
                waiting.append((x + dx, y + dy, beyond))
    return Group(start[2].partition(".")[0], frozenset(spots), is_open, shields)
