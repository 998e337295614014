"""Mage & Witch as its leaflet states it: eight tiles, two figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from magehall.core.move import Move
from magehall.games.carcassonne.expansion import Expansion, Layer, leaflet
from magehall.games.carcassonne.expansions.mage_witch.events import EVENTS
from magehall.games.carcassonne.expansions.mage_witch.figures import Figures
from magehall.games.carcassonne.expansions.mage_witch.forms import FORMS
from magehall.games.carcassonne.expansions.mage_witch.moves import read_move
from magehall.games.carcassonne.expansions.mage_witch.view import DECLARED
from magehall.games.carcassonne.tiles import Tile, read_tiles

PACKAGE: Final = "magehall.games.carcassonne.expansions.mage_witch"
TILES: Final = read_tiles(leaflet(PACKAGE, "tiles.toml"))


@final
class MageAndWitch(Expansion):
    """Eight symbol tiles and two figures that belong to nobody (carcassonne-46)."""

    declared = DECLARED
    events = EVENTS
    forms = FORMS

    def every_tile(self) -> list[Tile]:
        """Return the eight symbol tiles."""
        return TILES

    def tiles(self, options: Mapping[str, str]) -> list[Tile]:
        """Shuffle the symbol tiles in (carcassonne-47)."""
        return TILES if options["mage-witch"] == "on" else []

    def layer(self, options: Mapping[str, str]) -> Layer | None:
        """Keep both figures at hand (carcassonne-47)."""
        return Figures() if options["mage-witch"] == "on" else None

    def read(self, text: str) -> Move | None:
        """Read a move of a figure."""
        return read_move(text)

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Bound the decisions: at most one with each tile, since figures can meet after any."""
        return 200 if options["mage-witch"] == "on" else 0


EXPANSION: Final = MageAndWitch()
