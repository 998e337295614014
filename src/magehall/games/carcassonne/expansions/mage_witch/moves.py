"""The moves of Mage & Witch: `mage 0,-1 road.0` brings in or moves, `witch off` takes off the landscape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from magehall.core.move import Move
from magehall.games.carcassonne.landscape import cell_text
from magehall.games.carcassonne.spots import read_spot

if TYPE_CHECKING:
    from magehall.games.carcassonne.expansions.mage_witch.view import Figure

MAGE: Final = 0
WITCH: Final = 1
FIGURES: Final[tuple[Figure, ...]] = ("mage", "witch")


@final
class MoveFigure(Move):
    """Put a figure on a segment, from beside the landscape or from where it stands: `mage 0,-1 road.0`."""

    def __init__(self, figure: i64, x: i64, y: i64, segment: str) -> None:
        self.figure: i64 = figure
        self.x: i64 = x
        self.y: i64 = y
        self.segment = segment

    def spot(self) -> str:
        """Write where the figure goes."""
        return f"{cell_text(self.x, self.y)} {self.segment}"

    def __str__(self) -> str:
        return f"{FIGURES[int(self.figure)]} {self.spot()}"


@final
class RemoveFigure(Move):
    """Take a figure off the landscape: `witch off`."""

    def __init__(self, figure: i64) -> None:
        self.figure: i64 = figure

    def __str__(self) -> str:
        return f"{FIGURES[int(self.figure)]} off"


def read_move(text: str) -> Move | None:
    """Read a move of a figure, or return None if the verb is neither of them."""
    verb, _, rest = text.partition(" ")
    figure = next((figure for figure, name in enumerate(FIGURES) if name == verb), None)
    if figure is None:
        return None
    if rest == "off":
        return RemoveFigure(figure)
    x, y, segment = read_spot(rest, text, len(verb) + 1)
    return MoveFigure(figure, x, y, segment)
