"""What happens at a table of Witchstone, and who may know it: the one declaration."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from magehall.core.shape import Event, Letter
from magehall.games.witchstone.board import Counted
from magehall.games.witchstone.frames import Phase
from magehall.games.witchstone.symbols import Chip, Shelf, Symbol, Tile
from magehall.games.witchstone.view import Chain, Hex, Place, Scroll

Source = Annotated[Literal["tile", "space", "shelf", "setup"], Meta(title="Source")]
Colour = Annotated[Literal["own", "black"], Meta(title="Colour")]


class TableSet(Event):
    """Scrolls, special tiles and chips were laid out."""

    scrolls: list[Scroll]
    tiles: list[Tile]
    chips: list[Chip]


class HandDrawn(Event):
    """A player looked at the first tiles, which all may see."""

    seat: Letter
    tiles: list[Tile]


class OwnHandDrawn(HandDrawn, tag="hand-drawn"):
    """The same behind a closed screen."""

    to = "own"


class TileShown(Event):
    """Somebody's tile, with the symbols from which a language names it."""

    seat: Letter
    tile: Tile
    symbol_a: Symbol
    symbol_b: Symbol


class TileDrawn(TileShown):
    """A player drew a tile, which all may see."""


class OwnTileDrawn(TileDrawn, tag="tile-drawn"):
    """The same behind a closed screen."""

    to = "own"


class SupplyShrank(Event):
    """Everybody saw a player draw a tile."""

    seat: Letter
    left: int


class TowerTaken(Event):
    """A player put the big witch on a tower."""

    seat: Letter
    place: Place
    points: int
    score: int


class TurnBegan(Event):
    """A player's turn began."""

    seat: Letter
    round: int


class TilePlaced(TileShown):
    """A tile was laid into a cauldron, its symbols in the order of their actions."""

    symbols: list[Symbol]
    hexes: list[Hex]


class TileDiscarded(TileShown):
    """A tile fitted nowhere and was given up."""


class ActionOpened(Event):
    """A player got actions of a kind; `source` says from what."""

    seat: Letter
    action: Symbol
    actions: int
    source: Source


class ActionsLost(Event):
    """Actions were given up or could not be used."""

    seat: Letter
    action: Phase
    actions: int


class SegmentPlaced(Event):
    """A segment was put on a chain."""

    seat: Letter
    chain: Chain
    places: list[Place]
    links: int
    of: int
    left: int


class ChainFinished(Event):
    """A chain was finished and scored."""

    seat: Letter
    chain: Chain
    places: list[Place]
    points: int
    score: int


class WitchLaid(Event):
    """A witch was laid beside the own tower."""

    seat: Letter
    lying: int
    reserve: int


class WitchSent(Event):
    """A witch was raised and sent to a location."""

    seat: Letter
    place: Place
    actions: int
    points: int
    score: int


class StoneReached(Event):
    """A witch took a slot of the Witchstone."""

    seat: Letter
    slot: int
    points: int
    score: int


class ChipTaken(Event):
    """A chip was taken from a location or from the tablecloth (`cloth`)."""

    seat: Letter
    chip: Chip
    place: Place
    points: int
    score: int


class ChipUsed(Event):
    """The action of a chip was used."""

    seat: Letter
    chip: Symbol
    actions: int


class OwlStepped(Event):
    """An owl moved on the pentagram."""

    seat: Letter
    steps: int
    space: int


class OwlTileTaken(Event):
    """An owl tile was taken."""

    seat: Letter
    value: int


class OwlSpaceEmpty(Event):
    """An owl space without tiles scored."""

    seat: Letter
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


class CrystalMoved(Event):
    """A crystal moved inside a cauldron."""

    seat: Letter
    crystal: Colour
    start: Hex = field(name="from")
    hex: Hex
    actions: int


class CrystalBroughtOut(Event):
    """A crystal reached the rim."""

    seat: Letter
    crystal: Colour
    start: Hex = field(name="from")
    exit: str
    symbol: Symbol
    actions: int


class CrystalShelved(Event):
    """A crystal was put on a shelf."""

    seat: Letter
    crystal: Colour
    shelf: Shelf
    free: int


class CrystalBoxed(Event):
    """Both shelves were full and a crystal went back to the box."""

    seat: Letter
    crystal: Colour
    symbol: Symbol


class CrystalRemoved(Event):
    """A crystal was taken out by hand and cost points."""

    seat: Letter
    crystal: Colour
    start: Hex = field(name="from")
    points: int
    score: int


class WandStepped(Event):
    """An owl moved on the wand; `leading` is 1 where it is foremost now."""

    seat: Letter
    steps: int
    space: int
    leading: int


class BonusReached(Event):
    """A dark space of the wand gave bonus actions; `doubled` is 1 where they are those of the foremost."""

    seat: Letter
    space: int
    action: Symbol
    actions: int
    doubled: int


class SilverScored(Event):
    """A silver space of the wand was scored."""

    seat: Letter
    space: int
    counted: Annotated[Counted, Meta(title="Counted")]
    count: int
    points: int
    score: int


class ScrollTaken(Event):
    """A scroll was taken from the library."""

    seat: Letter
    scroll: Scroll
    shelf: int


class ScrollRevealed(Event):
    """A new scroll was turned up."""

    scroll: Scroll
    left: int


class BoostPlayed(Event):
    """A boosting spell was played."""

    seat: Letter
    scroll: Scroll
    action: Symbol
    actions: int


class ProphecyCounted(Event):
    """A prophecy was looked at after the last turn."""

    seat: Letter
    scroll: Scroll
    level: int
    points: int


class FinalCounted(Event):
    """A player's points were added up."""

    seat: Letter
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
"""What changes a score on the way."""

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
