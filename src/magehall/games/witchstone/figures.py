"""What the statistics of Witchstone count: the points by what they were scored for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magehall.core.figures import Figures, Tally
from magehall.core.shape import Event
from magehall.games.witchstone.events import (
    ChainFinished,
    ChipTaken,
    CrystalRemoved,
    FinalCounted,
    OwlSpaceEmpty,
    Scoring,
    SilverScored,
    StoneReached,
    TowerTaken,
    WitchSent,
)

SOURCES: Final[dict[type[Event], str]] = {
    ChainFinished: "energy",
    TowerTaken: "witches",
    WitchSent: "witches",
    StoneReached: "witches",
    SilverScored: "wand",
    OwlSpaceEmpty: "owls",
    ChipTaken: "chips",
    CrystalRemoved: "crystals",
}
"""What the points of an event were scored for, along the way."""


def figures(seats: int, events: Sequence[Event]) -> list[Figures]:
    """Add up the points of each seat by category."""
    tally = Tally(seats, [*SOURCES.values(), "scrolls"])
    for event in events:
        if isinstance(event, Scoring):
            tally.add(event.seat, SOURCES[type(event)], event.points)
        elif isinstance(event, FinalCounted):
            tally.add(event.seat, "owls", event.owls)
            tally.add(event.seat, "chips", event.chips)
            tally.add(event.seat, "scrolls", event.boosts + event.prophecies)
    return tally.figures()
