"""The declarations of Carcassonne, and how expansions join those of the base game.

The base game declares its options, its view and its events without naming an expansion. Each expansion
declares its own part beside them, in its `view.py`; what lies on the shelf is joined here.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, get_type_hints

from msgspec import UNSET, Meta, UnsetType, defstruct

from magehall.core.shape import Options, Shape

Phase = Annotated[
    Literal["start", "draw", "place", "meeple", "expansion", "over"],
    Meta(title="Phase", description="what is due: nature's start player or tile, a tile, a meeple …"),
]
Moment = Annotated[
    Literal["tile-placed", "turn-scored", "begun"],
    Meta(title="Moment", description="when in a turn an expansion asks, or before the first"),
]
Kind = Annotated[Literal["city", "road", "field", "monastery"], Meta(title="Kind")]
Role = Annotated[Literal["knight", "robber", "farmer", "monk"], Meta(title="Role")]
Tile = Annotated[str, Meta(title="Tile", description="a kind of tile by its name: D")]
Cell = Annotated[str, Meta(title="Cell", description="steps east, then south, from the start tile: 1,-2")]
Segment = Annotated[str, Meta(title="Segment", description="a part of a tile, its like counted: city.0")]
Spot = Annotated[str, Meta(title="Spot", description="a segment in the landscape: 1,-2 city.0")]
PlacedTile = Annotated[
    str, Meta(title="PlacedTile", description="a tile in its cell, turned clockwise: D 1,-2 r90")
]
Number = Annotated[int, Meta(ge=0, le=1_000)]
Points = Annotated[int, Meta(ge=-100_000, le=100_000)]

SHELF: Final = "magehall.games.carcassonne.expansions"


class Declared(NamedTuple):
    """What an expansion declares."""

    options: type[Options]
    """Its options; first the one that brings it into play, whose name is the expansion's."""
    part: type[Shape]
    """Its part of a view."""
    facts: type[Shape] | None = None
    """What it says about a road or city whose points it changed; a fact that does not apply is left out."""


@cache
def names_on_the_shelf() -> list[str]:
    """List the folders of the expansions, in the order of their names."""
    return sorted(module.name for module in pkgutil.iter_modules(import_module(SHELF).__path__))


@cache
def declared() -> list[Declared]:
    """List what the expansions on the shelf declare."""
    return [import_module(f"{SHELF}.{name}.view").DECLARED for name in names_on_the_shelf()]


S = TypeVar("S", bound=Shape)


def with_options(kind: type[S]) -> type[S]:
    """Join the options of the expansions to a shape."""
    return _joined(kind, [field for each in declared() for field in _fields(each.options)])


def with_parts(kind: type[S]) -> type[S]:
    """Join the parts of the expansions, each by the expansion's name, and only where it is in play."""
    names = {each.options.__struct_fields__[0]: each.part for each in declared()}
    return _joined(kind, [(name, part | UnsetType, UNSET) for name, part in names.items()])


def with_facts(kind: type[S]) -> type[S]:
    """Join the facts that the expansions tell of a changed worth, each only where it applies."""
    told = [each.facts for each in declared() if each.facts is not None]
    fields = [field for facts in told for field in _fields(facts)]
    return _joined(kind, [(name, hint | UnsetType, UNSET) for name, hint in fields])


def _fields(kind: type[Shape]) -> list[tuple[str, Any]]:
    hints = get_type_hints(kind, include_extras=True)
    return [(name, hints[name]) for name in kind.__struct_fields__]


def _joined(kind: type[S], fields: list[Any]) -> type[S]:
    """Return a shape with more fields that replaces the one declared."""
    space = {"__doc__": kind.__doc__, "__qualname__": kind.__qualname__}
    made: Any = defstruct(
        kind.__name__, fields, bases=(kind,), namespace=space, module=kind.__module__, kw_only=True
    )
    joined: type[S] = made
    return joined
