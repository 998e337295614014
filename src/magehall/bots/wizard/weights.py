"""The tuned numbers of the heuristic, and where each of them is stored.

`weights.json` holds one table for each number of players, and one for each size of the one-colour game.
`tools/tune_wizard.py` writes it; docs/bots.md explains what every number means.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.numbers import Groups, read_tables

LATER_TRUMP: Final = 0
"""Base, higher cards, wizards, share: the chance of a trump in a later trick."""
LATER_PLAIN: Final = 4
"""Base, higher cards, trumps, wizards, share, length: the chance of a plain card while there is a trump."""
LATER_WIZARD: Final = 10
"""The chance of a wizard."""
NOW: Final = 11
"""Base, higher cards, trumps, wizards, needy seats: the chance of a card that leads or follows."""
RUFF: Final = 16
"""Base, higher cards, wizards, needy seats: the chance of a trump on another people's lead."""
SPREAD: Final = 20
"""Slope and floor: how far the tricks of the rest may stray from their expectation."""
OVER: Final = 22
"""How many of the expected tricks cannot be avoided once there are enough."""
BID: Final = 23
"""Offset, slope, earlier bids, first bidder: the estimate behind a bid."""
MISS: Final = 27
"""How much a miss grows with the distance."""
LATER_FREE: Final = 28
"""Base, higher cards, wizards, share, length: the chance of a card in a round without trump."""
BID_CARDS: Final = 33
"""Base, share, without trump: what each card of the round adds to the estimate."""
BID_SPREAD: Final = 36
"""How far the tricks of a round stray from the estimate."""
NOW_VOID: Final = 37
"""What each seat behind that is known to lack the people led takes off a plain card."""
DEMAND: Final = 38
"""What each trick too many that is wanted takes off the later chances."""
TUNED: Final = 39
"""This many numbers decide; the rest only explain."""
FAIR_NOW: Final = 39
"""Base, higher cards, trumps, wizards, needy seats, voids, ruff: the chance of a card as it is reported."""
FAIR_REST: Final = 46
"""Base, sum of the later chances, cards: the tricks of the rest of a hand as they are reported."""
LENGTH: Final = 49

GROUPS: Final[Groups] = [
    ("later-trump", 4),
    ("later-plain", 6),
    ("later-wizard", 1),
    ("now", 5),
    ("ruff", 4),
    ("spread", 2),
    ("over", 1),
    ("bid", 4),
    ("miss", 1),
    ("later-no-trump", 5),
    ("bid-cards", 3),
    ("bid-spread", 1),
    ("now-void", 1),
    ("demand", 1),
    ("fair-now", 7),
    ("fair-rest", 3),
]
"""The parts of a table in `weights.json`, with their lengths, in order."""


def table_name(seats: i64, one_colour: bool) -> str:
    """Name the table for a game: `4`, or `4-one-colour`."""
    return f"{int(seats)}-one-colour" if one_colour else str(int(seats))


TABLES: Final[dict[str, vec[float]]] = {
    name: vec[float](numbers) for name, numbers in read_tables("wizard", GROUPS).items()
}


def weights_for(seats: i64, one_colour: bool) -> vec[float]:
    """Return the table for a game."""
    return TABLES[table_name(seats, one_colour)]
