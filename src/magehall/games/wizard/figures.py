"""What the statistics of Wizard count: exact bids, and tricks astray."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magehall.core.figures import Figures, Tally
from magehall.core.shape import Event
from magehall.games.wizard.events import RoundScored

NAMES: Final = ("exact", "astray")


def figures(seats: int, events: Sequence[Event]) -> list[Figures]:
    """Count exact predictions and tricks astray, over the rounds (wizard-35, wizard-36)."""
    tally = Tally(seats, NAMES)
    scored = [event for event in events if isinstance(event, RoundScored)]
    for event in scored:
        tally.add(event.seat, "exact", int(event.bid == event.won))
        tally.add(event.seat, "astray", abs(event.bid - event.won))
    return tally.figures(len(scored) // seats)
