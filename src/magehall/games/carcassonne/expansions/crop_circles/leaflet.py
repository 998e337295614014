"""Crop Circles as its leaflet states it: up to six tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from magehall.core.move import Move
from magehall.games.carcassonne.expansion import Expansion, Layer, leaflet
from magehall.games.carcassonne.expansions.crop_circles.circle import Circle
from magehall.games.carcassonne.expansions.crop_circles.events import EVENTS
from magehall.games.carcassonne.expansions.crop_circles.forms import FORMS
from magehall.games.carcassonne.expansions.crop_circles.moves import read_move
from magehall.games.carcassonne.expansions.crop_circles.view import DECLARED
from magehall.games.carcassonne.tiles import Tile, read_tiles

PACKAGE: Final = "magehall.games.carcassonne.expansions.crop_circles"
TILES: Final = read_tiles(leaflet(PACKAGE, "tiles.toml"))


@final
class CropCircles(Expansion):
    """Up to six tiles with a circle (carcassonne-63, carcassonne-79)."""

    declared = DECLARED
    events = EVENTS
    forms = FORMS

    def every_tile(self) -> list[Tile]:
        """Return all six tiles."""
        return TILES

    def tiles(self, options: Mapping[str, str]) -> list[Tile]:
        """Return the first so many tiles, or all that may be drawn (carcassonne-92)."""
        return TILES if is_by_lot(options) else TILES[: int(options["crop-circles"])]

    def layer(self, options: Mapping[str, str]) -> Layer | None:
        """Begin with no circle at work."""
        number = int(options["crop-circles"])
        names = [tile.name for tile in self.tiles(options)]
        return Circle(names, number if is_by_lot(options) else 0) if number > 0 else None

    def read(self, text: str) -> Move | None:
        """Read a move at a circle."""
        return read_move(text)

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the decisions: the draw, then with each tile the choice and one for each seat."""
        return 1 + int(options["crop-circles"]) * (1 + seats)


def is_by_lot(options: Mapping[str, str]) -> bool:
    """Tell whether nature draws which of the tiles are in the game."""
    return options["circles-by"] == "lot" and 0 < int(options["crop-circles"]) < len(TILES)


EXPANSION: Final = CropCircles()
