"""A landscape of Carcassonne as a drawing: cities, roads, monasteries, and who stands where."""

from __future__ import annotations

from typing import Any

from magehall.adapters.drawing import SEAT_COLOURS, Drawing, table
from magehall.games.carcassonne.rules import box_of
from magehall.games.carcassonne.spots import read_cell
from magehall.games.carcassonne.tiles import Tile

SIDE = 48.0
HALF = SIDE / 2
MIDDLES = ((0.0, -HALF), (HALF, 0.0), (0.0, HALF), (-HALF, 0.0))
CORNERS = ((-HALF, -HALF), (HALF, -HALF), (HALF, HALF), (-HALF, HALF))
FIELD, CITY, ROAD = "#b9cf8f", "#b98a55", "#fbf7ea"


def draw_tile(drawing: Drawing, tile: Tile, turns: int, x: float, y: float) -> None:
    """Draw a tile about a point: a wedge for each city edge, a line for each end of a road."""
    drawing.rect(x - HALF, y - HALF, SIDE, SIDE, FIELD, line="#75685a")
    for number, ends in enumerate(tile.cities):
        for edge in (place + turns for place in ends):
            points = [CORNERS[edge % 4], CORNERS[(edge + 1) % 4], (0.0, 0.0)]
            drawing.polygon([(x + a, y + b) for a, b in points], CITY, CITY)
        if tile.shields[number]:
            a, b = _middle([place + turns for place in ends])
            drawing.rect(x + a - 4, y + b - 4, 8, 8, "#2f5d8a")
    for ends in tile.roads:
        for edge in ends:
            a, b = MIDDLES[(edge + turns) % 4]
            drawing.line(x, y, x + a, y + b, ROAD, 5)
    if tile.monastery:
        drawing.rect(x - 8, y - 8, 16, 16, "#a3342c")


def _middle(edges: list[int]) -> tuple[float, float]:
    points = [MIDDLES[edge % 4] for edge in edges]
    return (
        sum(a for a, _ in points) / len(points) * 0.6,
        sum(b for _, b in points) / len(points) * 0.6,
    )


def spot_of(tile: Tile, turns: int, segment: str) -> tuple[float, float]:
    """Say where on a tile a segment is: about the middle of its edges."""
    kind, _, index = segment.partition(".")
    if kind in ("city", "road"):
        ends = (tile.cities if kind == "city" else tile.roads)[int(index)]
        return _middle([edge + turns for edge in ends])
    if kind == "monastery":
        return 0.0, 0.0
    halves = tile.fields[int(index)]
    points = []
    for half in halves:
        edge = (half // 2 + turns) % 4
        corner = CORNERS[(edge + half % 2) % 4]
        points.append(((MIDDLES[edge][0] + corner[0]) / 2, (MIDDLES[edge][1] + corner[1]) / 2))
    return sum(a for a, _ in points) / len(points) * 0.8, sum(b for _, b in points) / len(points) * 0.8


def draw(data: dict[str, Any]) -> str:
    """Draw what a view's data shows."""
    drawing = Drawing()
    box = box_of(data["options"])
    lying: dict[str, tuple[Tile, int, float, float]] = {}
    for text in data["placed"]:
        name, cell, turned = text.split(" ")
        column, row = read_cell(cell, cell, 0)
        lying[cell] = (box.tiles[box.places[name]], int(turned[1:]) // 90, column * SIDE, row * SIDE)
        draw_tile(drawing, *lying[cell])
    for seat, spots in enumerate(data["meeples"]):
        for spot in spots:
            _figure(drawing, lying, spot, SEAT_COLOURS[seat], "ABCDEF"[seat])
    for figure, where in data["expansions"].get("mage-witch", {}).items():
        if where != "beside":
            _figure(drawing, lying, where, "#6b4a8c", figure[0].upper())
    return _with_table(drawing, data)


def _figure(
    drawing: Drawing, lying: dict[str, tuple[Tile, int, float, float]], spot: str, colour: str, letter: str
) -> None:
    cell, _, segment = spot.partition(" ")
    tile, turns, x, y = lying[cell]
    a, b = spot_of(tile, turns, segment)
    drawing.circle(x + a, y + b, 7, colour)
    drawing.text(x + a, y + b + 4, letter, 10, "#ffffff", "middle")


def _with_table(drawing: Drawing, data: dict[str, Any]) -> str:
    title = f"Carcassonne, {data['stack']} tiles in the stack, drawn {data['drawn'] or 'none'}"
    left, y = drawing.left, drawing.bottom + 26
    drawing.text(left, y, title, 15)
    lines = [["seat", "meeples", "points"]]
    for seat, points in enumerate(data["scores"]):
        letter = "ABCDEF"[seat]
        mark = " ◂" if letter in data["acting"] else ""
        lines.append([letter + mark, str(data["supply"][seat]), str(points)])
    table(drawing, left, y + 24, lines)
    return drawing.svg(title)
