"""What the statistics of Rummikub count: tiles laid and taken, rounds won with an empty rack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magehall.core.figures import Figures, Tally
from magehall.core.shape import Event
from magehall.games.rummikub.events import PenaltyTaken, RackCounted, RummikubCalled, TileDrawn, TilesLaid

NAMES: Final = ("laid", "taken", "out")


def figures(seats: int, events: Sequence[Event]) -> list[Figures]:
    """Count tiles laid, tiles taken from the bank, and racks emptied, over the rounds."""
    tally = Tally(seats, NAMES)
    for event in events:
        if isinstance(event, TilesLaid):
            tally.add(event.seat, "laid", event.count)
        elif isinstance(event, PenaltyTaken):
            tally.add(event.seat, "taken", event.count)
        elif isinstance(event, TileDrawn):
            tally.add(event.seat, "taken")
        elif isinstance(event, RummikubCalled):
            tally.add(event.seat, "out")
    return tally.figures(sum(isinstance(event, RackCounted) for event in events) // seats)
