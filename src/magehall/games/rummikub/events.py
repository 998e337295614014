"""What happens at a table of Rummikub, and who may know it: the one declaration."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from magehall.core.shape import Event, Letter
from magehall.games.rummikub.view import Tile

TileColour = Annotated[Literal["black", "red", "green", "blue", "joker"], Meta(title="TileColour")]
How = Annotated[Literal["draw", "random", "rotate", "winner"], Meta(title="How")]


class LotDrawn(Event):
    """A player drew a tile to see who starts."""

    seat: Letter
    tile: Tile
    colour: TileColour
    number: int
    """0 for a joker."""


class LotsTied(Event):
    """These players must draw again, after equal numbers or a joker."""

    seats: list[Letter]


class StarterChosen(Event):
    """It was settled who starts the round."""

    seat: Letter
    how: How


class RoundBegan(Event):
    """The tiles were dealt; the rest is the bank."""

    round: int
    seat: Letter
    """Who begins."""
    tiles: int
    """How many each player got."""
    bank: int


class RackDealt(Event):
    """A player looked at the tiles dealt."""

    to = "own"
    seat: Letter
    tiles: list[Tile]


class PlayerOpened(Event):
    """A player laid the first sets, worth at least 30."""

    seat: Letter
    value: int


class TilesLaid(Event):
    """A player laid tiles and left this table."""

    seat: Letter
    tiles: list[Tile]
    count: int
    left: int
    """How many tiles are left on the rack."""
    kept: int
    """How many sets lie as they did before."""
    sets: list[str]
    """The whole table, each set in brackets."""


class TileDrawn(Event):
    """A player laid nothing and took a tile from the bank."""

    seat: Letter
    bank: int


class PenaltyTaken(Event):
    """A player took tiles from the bank as a penalty."""

    seat: Letter
    count: int
    bank: int


class TilesSeen(Event):
    """A player looked at the tiles just taken."""

    to = "own"
    seat: Letter
    tiles: list[Tile]


class BankEmptied(Event):
    """The last tile was taken from the bank."""


class TurnPassed(Event):
    """A player laid nothing while the bank was empty."""

    seat: Letter
    passes: int
    """How many have passed in a row."""


class TimeRanOut(Event):
    """A player's time ran out; all tiles went back to where they were."""

    seat: Letter
    penalty: int


class TableRolledBack(Event):
    """A player ended the turn on an illegal table; all tiles went back to where they were."""

    seat: Letter
    clause: str
    reason: str
    penalty: int


class RummikubCalled(Event):
    """A player laid the last tile of the rack."""

    seat: Letter


class RoundBlocked(Event):
    """The bank is empty and nobody could continue."""


class RackCounted(Event):
    """A player's rack was shown and counted, and the round scored."""

    seat: Letter
    tiles: list[Tile]
    sum: int
    counted: int
    """The sum, or the flat one for a player who never opened."""
    points: int
    total: int


class GameEnded(Event):
    """The last round was scored; these players have won."""

    seats: list[Letter]
    total: int


EVENTS: Final = (
    LotDrawn,
    LotsTied,
    StarterChosen,
    RoundBegan,
    RackDealt,
    PlayerOpened,
    TilesLaid,
    TileDrawn,
    PenaltyTaken,
    TilesSeen,
    BankEmptied,
    TurnPassed,
    TimeRanOut,
    TableRolledBack,
    RummikubCalled,
    RoundBlocked,
    RackCounted,
    GameEnded,
)
"""Everything that can happen."""
