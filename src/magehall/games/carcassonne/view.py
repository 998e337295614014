"""What can be seen of a game of Carcassonne, and what was agreed: the one declaration.

Everything is open except the order of the stack, so every seat sees the same.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeVar

from msgspec import Meta

from magehall.core.shape import Actor, BySeat, Letter, Options, Shape, View
from magehall.games.carcassonne.shape import (
    Moment,
    Number,
    Phase,
    PlacedTile,
    Points,
    Spot,
    Tile,
    with_options,
    with_parts,
)

P = TypeVar("P", bound=Shape)


@with_options
class CarcassonneOptions(Options):
    """What was agreed; the first value of each is the default."""

    two_tile_city: Literal["4", "2"]
    """What a completed city of two tiles scores."""
    fields: Literal["third", "second", "first", "off"]
    """The edition whose rule pays farmers."""
    tie: Literal["shared", "starter-loses"]
    start_player: Literal["A", "B", "C", "D", "E", "F", "random"]
    tile_list: Literal["shown", "hidden"]
    """Whether everyone may see which tiles are left."""


@with_parts
class Expansions(Shape, rename="kebab"):
    """The parts of the expansions in play, each by the name of its option."""

    def parts(self) -> list[Shape]:
        """List the parts of the expansions in play."""
        found = [getattr(self, name) for name in self.__struct_fields__]
        return [part for part in found if isinstance(part, Shape)]


class CarcassonneView(View, tag="carcassonne", kw_only=True):
    """All that a seat, or a watcher, may know of a game of Carcassonne."""

    seats: Annotated[int, Meta(ge=2, le=6)]
    """How many players there are."""
    options: CarcassonneOptions
    phase: Phase
    turn: Letter
    starter: Letter
    acting: list[Actor]
    drawn: Tile | None
    """The tile that is to be placed."""
    stack: Number
    """How many tiles are left."""
    remaining: dict[Tile, Number] | None
    """How many tiles of each kind are left; null if the list is not shown (carcassonne-44)."""
    discarded: list[Tile]
    """The tiles that fitted nowhere."""
    placed: list[PlacedTile]
    """The landscape, in the order in which it was laid."""
    meeples: BySeat[list[Spot]]
    """Where the meeples of each seat stand."""
    supply: BySeat[Number]
    """How many meeples each seat has left."""
    scores: BySeat[Points]
    moment: Moment | None
    """When in the turn an expansion asks."""
    asking: str | None
    """The expansion that asks for a decision, by the name of its option."""
    expansions: Expansions

    def part(self, kind: type[P]) -> P | None:
        """Return an expansion's part, by what it declares; None if it is not in play."""
        return next((part for part in self.expansions.parts() if isinstance(part, kind)), None)
