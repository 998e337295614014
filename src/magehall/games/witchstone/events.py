"""What happens at a table of Witchstone, and who may know it: the one declaration."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from magehall.core.shape import Event, Letter
from magehall.games.witchstone.board import Counted
from magehall.games.witchstone.prompts import Phase
from magehall.games.witchstone.symbols import Chip, Shelf, Symbol, Tile
from magehall.games.witchstone.view import Chain, Hex, Place, Scroll

Source = Annotated[Literal["tile", "space", "shelf", "setup"], Meta(title="Source")]
Colour = Annotated[Literal["own", "black"], Meta(title="Colour")]


class Deed(Event):
    """Something a player did or got."""

    seat: Letter


class TableSet(Event):
    """Scrolls, special tiles and chips were laid out."""

    scrolls: list[Scroll]
    tiles: list[Tile]
    chips: list[Chip]


class HandDrawn(Deed):
    """A player looked at their first tiles, which everyone may see."""

    tiles: list[Tile]


class OwnHandDrawn(HandDrawn, tag="hand-drawn"):
    """The same behind a closed screen."""

    to = "own"


class TileShown(Deed):
    """Somebody's tile, with the symbols from which a language names it."""

    tile: Tile
    symbol_a: Symbol
    symbol_b: Symbol


class TileDrawn(TileShown):
    """A player drew a tile, which everyone may see."""


class OwnTileDrawn(TileDrawn, tag="tile-drawn"):
    """The same behind a closed screen."""

    to = "own"


class SupplyShrank(Deed):
    """Everyone saw a player draw a tile."""

    left: int


class TowerTaken(Deed):
    """A player put the big witch on a tower."""

    place: Place
    points: int
    score: int


class TurnBegan(Deed):
    """A player's turn began."""

    round: int


class TilePlaced(TileShown):
    """A tile was laid into a cauldron, its symbols in the order of their actions."""

    symbols: list[Symbol]
    hexes: list[Hex]


class TileDiscarded(TileShown):
    """A tile fitted nowhere and was discarded."""


class ActionOpened(Deed):
    """A player got actions of a kind; `source` says where from."""

    action: Symbol
    actions: int
    source: Source


class ActionsLost(Deed):
    """Actions were given up or could not be used."""

    action: Phase
    actions: int


class SegmentPlaced(Deed):
    """A segment was put on a chain."""

    chain: Chain
    places: list[Place]
    links: int
    of: int
    left: int


class ChainFinished(Deed):
    """A chain was finished and scored."""

    chain: Chain
    places: list[Place]
    points: int
    score: int


class WitchLaid(Deed):
    """A witch was laid beside the player's tower."""

    lying: int
    reserve: int


class WitchSent(Deed):
    """A witch was raised and sent to a location."""

    place: Place
    actions: int
    points: int
    score: int


class StoneReached(Deed):
    """A witch took a slot of the Witchstone."""

    slot: int
    points: int
    score: int


class ChipTaken(Deed):
    """A chip was taken from a location or from the tablecloth (`cloth`)."""

    chip: Chip
    place: Place
    points: int
    score: int


class ChipUsed(Deed):
    """The action of a chip was used."""

    chip: Symbol
    actions: int


class OwlStepped(Deed):
    """An owl moved on the pentagram."""

    steps: int
    space: int


class OwlTileTaken(Deed):
    """An owl tile was taken."""

    value: int


class OwlSpaceEmpty(Deed):
    """An owl space without tiles scored."""

    points: int
    score: int


class SpecialTaken(TileShown):
    """A special tile was taken from the pentagram."""

    space: int


class SpecialRefilled(Event):
    """A new special tile was turned up."""

    tile: Tile
    symbol_a: Symbol
    symbol_b: Symbol
    left: int


class SpecialKept(TileShown):
    """A special tile was kept for one use."""


class SpecialPlaced(TileShown):
    """A special tile was laid into a cauldron for good."""

    hex: Hex


class SpecialUsed(TileShown):
    """A special tile was used once."""

    action: Symbol
    actions: int


class CrystalMoved(Deed):
    """A crystal moved inside a cauldron."""

    crystal: Colour
    start: Hex = field(name="from")
    hex: Hex
    actions: int


class CrystalBroughtOut(Deed):
    """A crystal reached the rim."""

    crystal: Colour
    start: Hex = field(name="from")
    exit: str
    symbol: Symbol
    actions: int


class CrystalShelved(Deed):
    """A crystal was put on a shelf."""

    crystal: Colour
    shelf: Shelf
    free: int


class CrystalBoxed(Deed):
    """Both shelves were full and a crystal went back to the box."""

    crystal: Colour
    symbol: Symbol


class CrystalRemoved(Deed):
    """A crystal was taken out by hand and cost points."""

    crystal: Colour
    start: Hex = field(name="from")
    points: int
    score: int


class WandStepped(Deed):
    """An owl moved on the wand; `leading` is 1 if it is now in the lead."""

    steps: int
    space: int
    leading: int


class BonusReached(Deed):
    """A dark space of the wand gave bonus actions; `doubled` is 1 if they are the leader's."""

    space: int
    action: Symbol
    actions: int
    doubled: int


class SilverScored(Deed):
    """A silver space of the wand was scored."""

    space: int
    counted: Annotated[Counted, Meta(title="Counted")]
    count: int
    points: int
    score: int


class ScrollTaken(Deed):
    """A scroll was taken from the library."""

    scroll: Scroll
    shelf: int


class ScrollRevealed(Event):
    """A new scroll was turned up."""

    scroll: Scroll
    left: int


class BoostPlayed(Deed):
    """A boosting spell was played."""

    scroll: Scroll
    action: Symbol
    actions: int


class ProphecyCounted(Deed):
    """A prophecy was evaluated after the last turn."""

    scroll: Scroll
    level: int
    points: int


class FinalCounted(Deed):
    """A player's points were added up."""

    track: int
    owls: int
    chips: int
    boosts: int
    prophecies: int
    total: int


class GameEnded(Event):
    """The last turn was over and the winner known."""

    seats: list[Letter]
    total: int


Scoring = (
    TowerTaken
    | ChainFinished
    | WitchSent
    | StoneReached
    | ChipTaken
    | OwlSpaceEmpty
    | CrystalRemoved
    | SilverScored
)
"""What changes a score along the way."""

WitchstoneEvent = (
    Scoring
    | TableSet
    | HandDrawn
    | TileDrawn
    | SupplyShrank
    | TurnBegan
    | TilePlaced
    | TileDiscarded
    | ActionOpened
    | ActionsLost
    | SegmentPlaced
    | WitchLaid
    | ChipUsed
    | OwlStepped
    | OwlTileTaken
    | SpecialTaken
    | SpecialRefilled
    | SpecialKept
    | SpecialPlaced
    | SpecialUsed
    | CrystalMoved
    | CrystalBroughtOut
    | CrystalShelved
    | CrystalBoxed
    | WandStepped
    | BonusReached
    | ScrollTaken
    | ScrollRevealed
    | BoostPlayed
    | ProphecyCounted
    | FinalCounted
    | GameEnded
)
