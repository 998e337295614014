"""A table of Wizard as a drawing: the trick, the bids, the hands that are seen."""

from __future__ import annotations

from typing import Any

from magehall.adapters.drawing import Drawing, table

COLOURS = {"B": "#2f5d8a", "R": "#a3342c", "G": "#3f7d3a", "Y": "#8a6d12", "Z": "#6b4a8c", "N": "#75685a"}
WIDTH, HEIGHT, STEP = 38, 52, 44


def card(drawing: Drawing, x: float, y: float, name: str) -> None:
    """Draw a card: its letter gives the people, so that colour is not needed."""
    drawing.rect(x, y, WIDTH, HEIGHT, COLOURS[name[0]], 5)
    drawing.text(x + WIDTH / 2, y + HEIGHT / 2 + 5, name, 14, "#ffffff", "middle")


def cards(drawing: Drawing, y: float, label: str, names: list[str], letters: list[str]) -> float:
    """Draw a row of cards with a label, and a letter above each if there are any."""
    if not names:
        return y
    drawing.text(0, y + HEIGHT / 2 + 5, label)
    for place, name in enumerate(names):
        x = 80 + STEP * place
        if letters:
            drawing.text(x + WIDTH / 2, y - 3, letters[place], 11, anchor="middle")
        card(drawing, x, y, name)
    return y + HEIGHT + 18


def draw(data: dict[str, Any]) -> str:
    """Draw what a view's data shows."""
    drawing = Drawing()
    seats = "ABCDEF"[: data["seats"]]
    title = f"Wizard, round {data['round']} of {data['rounds']}, trump {data['trump'] or 'none'}"
    drawing.text(0, 14, title, 15)
    y = 38.0
    if data["turned"] is not None:
        y = cards(drawing, y, "turned up", [data["turned"]], [])
    tricks = data["tricks"]
    if tricks and data["phase"] == "play":
        last = tricks[-1]
        start = seats.index(last["leader"])
        letters = [seats[(start + place) % len(seats)] for place in range(len(last["cards"]))]
        y = cards(drawing, y, "trick", last["cards"], letters)
    rows = [["seat", "predicted", "tricks", "cards", "points"]]
    for seat, letter in enumerate(seats):
        made = data["bids"][seat]
        said = "–" if made is None else str(made)
        mark = " ◂" if letter in data["acting"] else ""
        numbers = [str(data[name][seat]) for name in ("won", "counts", "totals")]
        rows.append([letter + mark, said, *numbers])
    y = table(drawing, 0, y + 8, rows)
    for seat, letter in enumerate(seats):
        y = cards(drawing, y, f"hand {letter}", data["hands"][seat] or [], [])
    return drawing.svg(title)
