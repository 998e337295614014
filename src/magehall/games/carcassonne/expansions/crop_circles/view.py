"""What Crop Circles adds to the options and to a view."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from magehall.core.shape import Letter, Options, Shape, Unsaid
from magehall.games.carcassonne.shape import Declared, Kind

Circle = Annotated[Literal["CC1", "CC2", "CC3", "CC4", "CC5", "CC6"], Meta(title="Circle")]
Action = Annotated[Literal["add", "take"], Meta(title="Action")]


class CropCirclesOptions(Options):
    """How many circles are in play, and which."""

    crop_circles: Literal["0", "1", "2", "3", "4", "5", "6"]
    circles_by: Annotated[Literal["lot", "first"], Unsaid("first")]
    """If it is not all of them, nature draws them, or the first ones are taken (carcassonne-92)."""


class CropCircles(Shape):
    """The circles in the game, and the one at work."""

    tiles: list[Circle]
    kind: Kind | None
    """The kind of feature that the circle at work is about."""
    action: Action | None
    """What the player in turn chose."""
    due: Letter | None
    """Whose choice or meeple is due."""


DECLARED: Final = Declared(CropCirclesOptions, CropCircles)
