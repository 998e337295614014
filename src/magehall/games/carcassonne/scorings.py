"""The three printed scorings of fields, and playing without them."""

from __future__ import annotations

from typing import Final

SCORINGS: Final = ("third", "second", "first", "off")
THIRD: Final = 0
SECOND: Final = 1
FIRST: Final = 2
NO_FIELDS: Final = 3
