"""The numbers of the outlook, and where each of them is stored.

`weights.json` holds a table for two players and one for more; `tools/tune_carcassonne.py` writes it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.numbers import Groups, read_tables

SUPPLY: Final = 0
"""What each meeple in the supply is worth at the beginning: the last one is the dearest."""
CITY_CHANCE: Final = 8
ROAD_CHANCE: Final = 16
"""How likely a city or road with this many open ends is to be completed while many tiles are left."""
MONASTERY_FADE: Final = 24
"""What each empty cell round a monastery takes off the chance that it is completed."""
HOME: Final = 25
"""What a meeple coming home is worth while many tiles are left."""
HURRY: Final = 26
"""How many times the share of tiles left a chance may be; while all are left it applies as it is."""
SHIELD: Final = 27
"""How much of a shield's point for a completed city is expected."""
FIELD: Final = 28
"""What each unfinished city that touches a field is worth to its farmers while all tiles are left."""
LENGTH: Final = 29

GROUPS: Final[Groups] = [
    ("supply", 8),
    ("city", 8),
    ("road", 8),
    ("monastery", 1),
    ("home", 1),
    ("hurry", 1),
    ("shield", 1),
    ("field", 1),
]
"""The parts of a table in `weights.json`, with their lengths, in order."""


TABLES: Final[dict[str, vec[float]]] = {
    name: vec[float](numbers) for name, numbers in read_tables("carcassonne", GROUPS).items()
}
TWO: Final = TABLES["2"]
MORE: Final = TABLES["3+"]


def weights_for(seats: i64) -> vec[float]:
    """Return the table for a number of players."""
    return TWO if seats == 2 else MORE
