"""A table of Rummikub as a drawing: the sets, and the racks that are seen."""

from __future__ import annotations

from typing import Any

from magehall.adapters.drawing import INK, Drawing, table

COLOURS = {"K": INK, "R": "#a3342c", "G": "#3f7d3a", "B": "#2f5d8a", "J": "#6b4a8c"}
WIDTH, HEIGHT, ACROSS = 28, 36, 640


def tile(drawing: Drawing, x: float, y: float, name: str) -> None:
    """Draw a tile; its letter gives the colour."""
    drawing.rect(x, y, WIDTH, HEIGHT, "#fffaf0", 4)
    drawing.text(x + WIDTH / 2, y + HEIGHT / 2 + 4, name, 12, COLOURS[name[0]], "middle")


def rows(drawing: Drawing, y: float, sets: list[list[str]]) -> float:
    """Draw sets side by side, in rows."""
    x = 0.0
    for names in sets:
        if x > 0 and x + WIDTH * len(names) > ACROSS:
            x, y = 0.0, y + HEIGHT + 10
        for name in names:
            tile(drawing, x, y, name)
            x += WIDTH
        x += 14
    return y + HEIGHT + 16 if sets else y


def draw(data: dict[str, Any]) -> str:
    """Draw what a view's data shows."""
    drawing = Drawing()
    seats = "ABCD"[: data["seats"]]
    title = f"Rummikub, round {data['round']}, {data['bank']} tiles in the bank"
    drawing.text(0, 14, title, 15)
    y = rows(drawing, 30, [text.split() for text in data["table"]])
    lines = [["seat", "tiles", "opened", "points"]]
    for seat, letter in enumerate(seats):
        mark = " ◂" if letter in data["acting"] else ""
        opened = "yes" if data["opened"][seat] else "no"
        lines.append([letter + mark, str(data["counts"][seat]), opened, str(data["totals"][seat])])
    y = table(drawing, 0, y + 16, lines)
    for seat, letter in enumerate(seats):
        rack = data["racks"][seat]
        if rack:
            drawing.text(0, y + 8, f"rack {letter}")
            half = ACROSS // WIDTH
            y = rows(drawing, y + 16, [rack[first : first + half] for first in range(0, len(rack), half)])
    return drawing.svg(title)
