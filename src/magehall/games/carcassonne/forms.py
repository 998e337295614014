"""How the moves of the base game are written, and who makes them; each expansion declares its own."""

from __future__ import annotations

from typing import Final

from magehall.core.forms import SEAT, MoveForm, one_of
from magehall.games.carcassonne.notation import TURNS
from magehall.games.carcassonne.rules import every_tile
from magehall.games.carcassonne.spots import CELL, SEGMENT

TILE: Final = one_of(every_tile())

FORMS: Final = (
    MoveForm(
        "place",
        f"place {TILE} {CELL} {one_of(TURNS)}",
        ("place D 1,0 r90", "place X -3,12 r0"),
        "Place the tile just drawn: steps east and south of the start tile, turned clockwise.",
    ),
    MoveForm(
        "meeple",
        f"meeple {SEGMENT}",
        ("meeple city.0", "meeple monastery.0"),
        "Put a meeple on a segment of the tile just placed.",
    ),
    MoveForm("pass", "pass", ("pass",), "Leave out a step that is not compulsory."),
    MoveForm("tile", f"tile {TILE}", ("tile D",), "Draw the next tile.", by="nature"),
    MoveForm(
        "start", f"start {SEAT}", ("start C",), "Choose the start player, if that was agreed on.", by="nature"
    ),
)
