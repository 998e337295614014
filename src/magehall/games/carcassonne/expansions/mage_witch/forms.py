"""How the moves of the two figures are written."""

from __future__ import annotations

from typing import Final

from magehall.core.forms import MoveForm, one_of
from magehall.games.carcassonne.expansions.mage_witch.moves import FIGURES
from magehall.games.carcassonne.spots import SPOT

FIGURE: Final = one_of(FIGURES)

FORMS: Final = (
    MoveForm(
        "figure-to",
        f"{FIGURE} {SPOT}",
        ("mage 0,-1 road.0", "witch 2,1 city.0"),
        "Put the mage or the witch on a segment, from beside the landscape or from where it stands.",
    ),
    MoveForm(
        "figure-off",
        f"{FIGURE} off",
        ("witch off",),
        "Take the mage or the witch off the landscape.",
    ),
)
