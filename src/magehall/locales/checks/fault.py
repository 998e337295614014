"""One thing that is missing or wrong in a language."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """What kind of fault it is, in which message, and what was found there."""

    kind: str
    key: str
    found: str = ""
