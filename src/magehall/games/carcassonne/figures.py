"""What the statistics of Carcassonne count: the points by the kind of feature they came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from magehall.core.figures import Figures, Tally
from magehall.core.shape import Event
from magehall.games.carcassonne.events import Scored

SOURCES: Final = {
    "road-scored": "roads",
    "city-scored": "cities",
    "monastery-scored": "monasteries",
    "field-scored": "fields",
    "city-fed": "fields",
}
"""Which kind of feature an event pays for; farmers are paid by field or, in the first edition, by city."""


def figures(seats: int, events: Sequence[Event]) -> list[Figures]:
    """Add up the points of each seat by kind."""
    tally = Tally(seats, SOURCES.values())
    for event in events:
        if isinstance(event, Scored):
            for seat in event.seats:
                tally.add(seat, SOURCES[event.kind], event.points)
    return tally.figures()
