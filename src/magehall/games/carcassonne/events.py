"""What happens in a landscape: the one declaration. Everything is open, so everyone may know it."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from magehall.core.shape import Event, Letter
from magehall.games.carcassonne.shape import Cell, Kind, Role, Segment, Tile, with_facts

Rotation = Annotated[int, Meta(title="Rotation", description="clockwise: 0, 90, 180 or 270")]
Completion = Annotated[Literal["completed", "unfinished"], Meta(title="Completion")]


class StarterChosen(Event):
    """Nature chose the start player."""

    seat: Letter


class TileDrawn(Event):
    """A tile was drawn and shown; `left` are left in the stack."""

    seat: Letter
    tile: Tile
    left: int


class TileDiscarded(Event):
    """A tile fitted nowhere and is out of the game."""

    seat: Letter
    tile: Tile
    left: int


class TilePlaced(Event):
    """A tile was placed."""

    seat: Letter
    tile: Tile
    at: Cell
    rotation: Rotation


class MeeplePlaced(Event):
    """A meeple took a role on a segment of the tile just placed."""

    seat: Letter
    role: Role
    at: Cell
    segment: Segment
    supply: int


class MeeplePassed(Event):
    """A player placed no meeple on the tile just placed."""

    seat: Letter


class MeeplesReturned(Event):
    """Meeples came home from a scored feature, with how many for each seat named."""

    seats: list[Letter]
    counts: list[int]
    total: int


@with_facts
class RoadWorth(Event, kw_only=True):
    """How the points of a road came about: what is printed, and how an expansion changed it."""

    at: Cell
    segment: Segment
    state: Completion
    tiles: int
    printed: int
    change: int
    by: str
    """Who is behind the change, as the facts name it, or `nobody`."""


class RoadScored(RoadWorth, kw_only=True):
    """A road was scored."""

    seats: list[Letter]
    """Who got the points."""
    points: int
    meeples: list[int]
    """How many meeples each seat had there."""
    scores: list[int]


@with_facts
class CityWorth(Event, kw_only=True):
    """How the points of a city came about: what is printed, and how an expansion changed it."""

    at: Cell
    segment: Segment
    state: Completion
    tiles: int
    shields: int
    printed: int
    change: int
    by: str
    """Who is behind the change, as the facts name it, or `nobody`."""


class CityScored(CityWorth, kw_only=True):
    """A city was scored."""

    seats: list[Letter]
    """Who got the points."""
    points: int
    meeples: list[int]
    """How many meeples each seat had there."""
    scores: list[int]


class MonasteryScored(Event, kw_only=True):
    """A monastery was scored."""

    at: Cell
    segment: Segment
    state: Completion
    tiles: int
    printed: int
    change: Literal[0]
    by: Literal["nobody"]
    seats: list[Letter]
    """Who got the points."""
    points: int
    meeples: list[int]
    scores: list[int]


class FieldScored(Event, kw_only=True):
    """A field was scored for the completed cities that touch it."""

    at: Cell
    segment: Segment
    cities: int
    paid_before: int
    """For how many of the cities the seat had been paid before, by the second edition's rule."""
    seats: list[Letter]
    """Who got the points."""
    points: int
    meeples: list[int]
    scores: list[int]


class CityFed(Event, kw_only=True):
    """By the first edition's rule, a completed city paid the farmers of all fields round it."""

    at: Cell
    segment: Segment
    seats: list[Letter]
    """Who got the points."""
    points: int
    meeples: list[int]
    scores: list[int]


class FeatureUnclaimed(Event):
    """A road or city was completed without a meeple in it."""

    feature: Kind = field(name="kind")
    at: Cell
    segment: Segment
    tiles: int


class FinalScoringBegan(Event):
    """The last turn was over and everything unfinished was scored."""

    scores: list[int]


class GameEnded(Event):
    """The final scoring was done."""

    seats: list[Letter]
    """Who won."""
    points: int
    scores: list[int]


Scored = RoadScored | CityScored | MonasteryScored | FieldScored | CityFed
"""Everything that scores points."""

EVENTS: Final = (
    StarterChosen,
    TileDrawn,
    TileDiscarded,
    TilePlaced,
    MeeplePlaced,
    MeeplePassed,
    MeeplesReturned,
    RoadScored,
    CityScored,
    MonasteryScored,
    FieldScored,
    CityFed,
    FeatureUnclaimed,
    FinalScoringBegan,
    GameEnded,
)
