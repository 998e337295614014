"""What was agreed before a game of Carcassonne, each option read here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from magehall.core.options import Option
from magehall.core.refusal import Refusal
from magehall.core.seat import LETTERS
from magehall.core.shape import Shape, options_of
from magehall.games.carcassonne.box import Box
from magehall.games.carcassonne.expansion import Layer, leaflet, left_out, on_the_shelf
from magehall.games.carcassonne.scorings import SCORINGS
from magehall.games.carcassonne.tiles import Tile, read_tiles
from magehall.games.carcassonne.view import CarcassonneOptions

PACKAGE: Final = "magehall.games.carcassonne"
START_TILE: Final = "D"

EXPANSIONS: Final = on_the_shelf()
BASE_TILES: Final = read_tiles(leaflet(PACKAGE, "tiles.toml"))

OPTIONS: Final[tuple[Option, ...]] = options_of(CarcassonneOptions)

VARIANTS: Final[dict[str, dict[str, str]]] = {
    "base-game": {expansion.option().name: left_out(expansion) for expansion in EXPANSIONS},
    "no-fields": {"fields": "off"},
}
"""Ways to play by name, as the options they set."""

_boxes: dict[str, Box] = {}


@final
class Rules:
    """The agreed options in the form the rules ask for them; shared by all copies of a state."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.options = dict(options)
        self.box: Box = box_of(options)
        self.small_city: i64 = int(options["two-tile-city"])
        self.fields: i64 = SCORINGS.index(options["fields"])
        self.starter_loses = options["tie"] == "starter-loses"
        self.random_start = options["start-player"] == "random"
        self.starter: i64 = 0 if self.random_start else LETTERS.index(options["start-player"])
        self.list_shown = options["tile-list"] == "shown"
        self._shape: CarcassonneOptions | None = None

    def shape(self) -> CarcassonneOptions:
        """Return the options as views tell them, made when they are first asked for."""
        if self._shape is None:
            self._shape = CarcassonneOptions.read(self.options)
        return self._shape

    def layers(self) -> list[Layer]:
        """Begin the layers of the expansions that were agreed on."""
        begun = [expansion.layer(self.options) for expansion in EXPANSIONS]
        return [layer for layer in begun if layer is not None]

    def parts(self) -> list[type[Shape]]:
        """List what the expansions that were agreed on declare as their parts of a view."""
        return [each.declared.part for each in EXPANSIONS if each.layer(self.options) is not None]


def tiles_of(options: Mapping[str, str]) -> list[Tile]:
    """List the kinds of tiles that may be in play: the base game's, then each expansion's."""
    tiles = list(BASE_TILES)
    for expansion in EXPANSIONS:
        tiles += expansion.tiles(options)
    return tiles


def box_of(options: Mapping[str, str]) -> Box:
    """Return the box for these options, made when it is first asked for."""
    return _box_of(tiles_of(options))


def box_with(names: list[str]) -> Box:
    """Name the kinds of tiles of the base game and of all expansions on the shelf."""
    known = {tile.name: tile for tile in [*BASE_TILES, *_added_tiles()]}
    return _box_of([known[name] for name in names])


def _box_of(tiles: list[Tile]) -> Box:
    key = " ".join(tile.name for tile in tiles)
    if key not in _boxes:
        _boxes[key] = Box(tiles, START_TILE)
    return _boxes[key]


def _added_tiles() -> list[Tile]:
    return [tile for expansion in EXPANSIONS for tile in expansion.every_tile()]


def every_tile() -> list[str]:
    """Name the kinds of tiles of the base game and of all expansions on the shelf."""
    return [tile.name for tile in [*BASE_TILES, *_added_tiles()]]


def refuse_options(seats: int, options: Mapping[str, str]) -> Refusal | None:
    """Judge options that do not go together: the start player sits at the table (carcassonne-3)."""
    starter = options["start-player"]
    if starter != "random" and LETTERS.index(starter) >= seats:
        return Refusal("carcassonne-3", "no-such-starter", {"seat": starter, "players": seats})
    return None


def longest(seats: int, options: Mapping[str, str]) -> int:
    """Bound the moves of a game: the start player, three for each tile, and what the expansions add."""
    added = sum(each.longest(seats, options) for each in EXPANSIONS)
    return 1 + 3 * int(box_of(options).total) + added
