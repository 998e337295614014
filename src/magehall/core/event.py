"""What happened at the table, in the past tense, and who may know it."""

from __future__ import annotations

import re
from typing import Final

from mypy_extensions import mypyc_attr

from magehall.core.seat import Seat

Fact = str | int | list[str] | list[int]
"""A fact is plain. Keys `seat` and `…_seat` hold a seat's letter, `seats` a list of them."""

EVERYONE: Final = None

_HUMPS: Final = re.compile(r"(?<=[a-z])(?=[A-Z])")
_KINDS: Final[dict[str, str]] = {}
"""The names of events that were asked for, by the names of their classes."""


def _kind(name: str) -> str:
    """Write a class's name in kebab case."""
    if name not in _KINDS:
        _KINDS[name] = _HUMPS.sub("-", name).lower()
    return _KINDS[name]


def facts_text(facts: dict[str, Fact]) -> list[str]:
    """Write facts as `name=value` words, in the order they were given."""
    return [f"{name}={_fact_text(value)}" for name, value in facts.items()]


def _fact_text(value: Fact) -> str:
    return ",".join(str(item) for item in value) if isinstance(value, list) else str(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened; subclasses are named by a verb in the past tense (`TrickWon`)."""

    def __init__(self, facts: dict[str, Fact], audience: tuple[Seat, ...] | None = EVERYONE) -> None:
        self.facts = facts
        self.audience = audience

    @property
    def kind(self) -> str:
        """The event's name in kebab case, as in the locales: `trick-won`."""
        return _kind(type(self).__name__)

    def is_for(self, seat: Seat | None) -> bool:
        """Tell whether a seat (or a spectator, None) may know of this."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def data(self) -> dict[str, object]:
        """Give the event as plain data, without its audience."""
        return {"event": self.kind, **self.facts}

    def __str__(self) -> str:
        return " ".join([self.kind, *facts_text(self.facts)])

    def __repr__(self) -> str:
        return f"<{self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and str(self) == str(other) and self.audience == other.audience

    def __hash__(self) -> int:
        return hash(str(self))
