"""The moves of the base game and their texts, interned where they are few."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from magehall.core.move import Move
from magehall.core.seat import seat_text
from magehall.games.carcassonne.tiles import KINDS, MOST_SEGMENTS, segment_text


@final
class PlaceTile(Move):
    """Place the tile just drawn, turned clockwise by some quarters: `place D 1,0 r90`."""

    def __init__(self, tile: str, x: i64, y: i64, turns: i64) -> None:
        self.tile = tile
        self.x: i64 = x
        self.y: i64 = y
        self.turns: i64 = turns

    def __str__(self) -> str:
        return f"place {self.tile} {int(self.x)},{int(self.y)} r{90 * int(self.turns)}"


@final
class PlaceMeeple(Move):
    """Place a meeple on a segment of the tile just placed: `meeple city.0`."""

    def __init__(self, kind: i64, index: i64) -> None:
        self.segment = segment_text(kind, index)
        self.kind: i64 = kind
        self.text = f"meeple {self.segment}"

    def __str__(self) -> str:
        return self.text


@final
class Pass(Move):
    """Skip a step that is not compulsory: `pass`."""

    def __str__(self) -> str:
        return "pass"


@final
class DrawTile(Move):
    """Nature draws a tile: `tile D`."""

    def __init__(self, tile: str) -> None:
        self.tile = tile

    def __str__(self) -> str:
        return f"tile {self.tile}"


@final
class ChooseStarter(Move):
    """Nature chooses the start player where the option asks for it: `start C`."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def __str__(self) -> str:
        return f"start {seat_text(int(self.seat))}"


PASS: Final = Pass()
MEEPLES: Final = {
    segment_text(kind, index): PlaceMeeple(kind, index)
    for kind in range(len(KINDS))
    for index in range(MOST_SEGMENTS)
}
