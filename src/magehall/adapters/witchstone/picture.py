"""A table of Witchstone as a drawing: everyone's cauldron, and the tracks in numbers."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from magehall.adapters.drawing import SEAT_COLOURS, Drawing, table
from magehall.games.witchstone.bits import cell_text
from magehall.games.witchstone.boards import board
from magehall.games.witchstone.symbols import SYMBOLS

RADIUS = 17.0
ACROSS = 300.0
FILLS = {
    "energy": "#d8b23c",
    "witch": "#8c6bb1",
    "pentagram": "#b5533c",
    "crystal": "#6fa8c9",
    "wand": "#8aa65a",
    "scroll": "#d9c7a0",
}
EMPTY = "#efe6d2"


def hexagon(drawing: Drawing, x: float, y: float, fill: str) -> None:
    """Draw a hex with a corner on top."""
    corners = [math.pi / 6 + math.pi / 3 * corner for corner in range(6)]
    points = [(x + RADIUS * math.cos(angle), y + RADIUS * math.sin(angle)) for angle in corners]
    drawing.polygon(points, fill, "#75685a")


def symbols_of(player: dict[str, Any], printed: Mapping[str, str]) -> dict[str, str]:
    """Return the symbols on the hexes of a cauldron, a special tile's as `energy/witch`."""
    found = dict(printed)
    for tile in player["tiles"]:
        if tile is not None:
            symbols, first, second = tile.split(" ")
            found[first], found[second] = symbols.split("/")
    return {**found, **player["specials"]}


def cauldron(drawing: Drawing, left: float, player: dict[str, Any], name: str, colour: str) -> None:
    """Draw a player's cauldron: symbols by letter and colour, crystals as dots."""
    shown = board(name).cauldron
    printed = {
        cell_text(cell): SYMBOLS[symbol]
        for symbol, mask in enumerate(shown.printed)
        for cell in shown.order
        if int(mask) >> cell & 1
    }
    symbols = symbols_of(player, printed)
    drawing.text(left, -110, f"Cauldron {player['seat']}", 14, colour)
    for cell in shown.order:
        text = cell_text(cell)
        q, _, r = text.partition(",")
        x = left + 115 + RADIUS * math.sqrt(3) * (int(q) + int(r) / 2)
        y = RADIUS * 1.5 * int(r)
        words = symbols.get(text, "").split("/")
        hexagon(drawing, x, y, FILLS.get(words[0], EMPTY))
        drawing.text(x, y + 4, "/".join(word[:2] for word in words), 9, anchor="middle")
        if text in player["crystals"]:
            drawing.circle(x + 9, y - 6, 3.5, colour)
        if text == player["black"]:
            drawing.circle(x + 9, y - 6, 3.5, "#111111")


def draw(data: dict[str, Any]) -> str:
    """Draw what a view's data shows."""
    drawing = Drawing()
    title = f"Witchstone, round {data['round']} of {data['rounds']}, {data['phase']}"
    drawing.text(0, -132, title, 15)
    for seat, player in enumerate(data["players"]):
        cauldron(drawing, ACROSS * seat, player, data["options"]["board"], SEAT_COLOURS[seat])
    lines = [["seat", "points", "wand", "pentagram", "energy", "witches", "tiles"]]
    for player in data["players"]:
        mark = " ◂" if player["seat"] in data["acting"] else ""
        out = f"{len(player['standing'])} out, {player['reserve']} left"
        numbers = [str(player[name]) for name in ("score", "wand", "pentagram", "energy")]
        lines.append([player["seat"] + mark, *numbers, out, str(player["hand_size"])])
    y = table(drawing, 0, 124, lines)
    drawing.text(0, y + 6, f"Library: {', '.join(data['library'])}", 12)
    return drawing.svg(title)
