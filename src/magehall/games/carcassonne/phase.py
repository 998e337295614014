"""The phases of a game of Carcassonne, and the moments at which an expansion may ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from magehall.games.carcassonne.shape import Moment, Phase

CHOOSING: Final = 0
DRAWING: Final = 1
PLACING: Final = 2
MEEPLE: Final = 3
ASKING: Final = 4
OVER: Final = 5
WORDS: Final[tuple[Phase, ...]] = ("start", "draw", "place", "meeple", "expansion", "over")

TILE_PLACED: Final = 0
TURN_SCORED: Final = 1
BEGUN: Final = 2
MOMENTS: Final[tuple[Moment, ...]] = ("tile-placed", "turn-scored", "begun")

NO_TILE: Final = -1
IN_SUPPLY: Final = -1
"""Where a meeple that is not in the landscape stands."""

MEEPLES_EACH: Final = 7
"""An eighth meeple of each colour marks the score (carcassonne-1)."""
