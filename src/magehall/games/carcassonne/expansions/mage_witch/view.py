"""What Mage & Witch adds to the options, to a view and to the facts of a score."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from magehall.core.shape import Options, Shape
from magehall.games.carcassonne.shape import Declared

Figure = Annotated[Literal["mage", "witch"], Meta(title="Figure")]
Stand = Annotated[str, Meta(title="Stand", description="a spot, 0,-1 road.0, or `beside` the landscape")]


class MageWitchOptions(Options):
    """Whether the figures are in play."""

    mage_witch: Literal["on", "off"]


class MageWitch(Shape):
    """Where both figures stand."""

    mage: Stand
    witch: Stand


class MageWitchFacts(Shape):
    """What a figure did to the points of a road or city."""

    mage: int
    witch: int


DECLARED: Final = Declared(MageWitchOptions, MageWitch, MageWitchFacts)
