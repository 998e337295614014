"""What statistics tell of a game of Witchstone: the points by what they were scored for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magehall.core.figures import Figures, Tally
from magehall.core.shape import Event
from magehall.games.witchstone.events import FinalCounted

SOURCES: Final = {
    "chain-finished": "energy",
    "tower-taken": "witches",
    "witch-sent": "witches",
    "stone-reached": "witches",
    "silver-scored": "wand",
    "owl-space-empty": "owls",
    "chip-taken": "chips",
    "crystal-removed": "crystals",
}
"""What the points of an event were scored for, on the way."""

LATE: Final = {"owls": "owls", "chips": "chips", "boosts": "scrolls", "prophecies": "scrolls"}
"""The same for the parts that are added at the end."""


def figures(seats: int, events: Sequence[Event]) -> list[Figures]:
    """Add up the points of each seat by category."""
    tally = Tally(seats, [*SOURCES.values(), *LATE.values()])
    for event in events:
        name = SOURCES.get(event.kind)
        if name is not None:
            tally.add(event.facts["seat"], name, event.facts["points"])
        elif isinstance(event, FinalCounted):
            for part, late in LATE.items():
                tally.add(event.facts["seat"], late, event.facts[part])
    return tally.figures()
