"""Crop Circles as its leaflet states it: up to six tiles."""

from __future__ import annotations

from typing import Final, final

from magehall.core.move import Move
from magehall.core.options import Option
from magehall.games.carcassonne.expansion import Expansion, Layer, leaflet
from magehall.games.carcassonne.expansions.crop_circles.circle import Circle
from magehall.games.carcassonne.expansions.crop_circles.moves import read_move
from magehall.games.carcassonne.tiles import Tile, read_tiles

PACKAGE: Final = "magehall.games.carcassonne.expansions.crop_circles"
TILES: Final = read_tiles(leaflet(PACKAGE, "tiles.toml"))


@final
class CropCircles(Expansion):
    """Up to six tiles with a circle (carcassonne-63, carcassonne-79)."""

    def option(self) -> Option:
        """Give the option `crop-circles`: how many of the tiles are in, none by default."""
        return Option("crop-circles", ("0", "1", "2", "3", "4", "5", "6"))

    def every_tile(self) -> list[Tile]:
        """Give all six tiles."""
        return TILES

    def tiles(self, value: str) -> list[Tile]:
        """Shuffle the first so many tiles in (carcassonne-92)."""
        return TILES[: int(value)]

    def layer(self, value: str) -> Layer | None:
        """Begin with no circle at work."""
        return Circle() if value != "0" else None

    def read(self, text: str) -> Move | None:
        """Read a move at a circle."""
        return read_move(text)

    def longest(self, seats: int, value: str) -> int:
        """Bound the decisions: with each tile the choice and one for each seat."""
        return int(value) * (1 + seats)


EXPANSION: Final = CropCircles()
