"""How the story of a table is kept in memory."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from magehall.core import Seat


class Told(msgspec.Struct, array_like=True):
    """An event, and the seats that may know it; None for everybody."""

    event: Raw
    seats: list[Seat] | None


class Kept(msgspec.Struct, array_like=True):
    """An entry as everybody may see it, with everything it caused."""

    n: int
    at: int
    entry: Raw
    events: list[Told]
