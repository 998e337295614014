"""What statistics tell of a game of Wizard: predictions that came true, and tricks astray."""

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
    scored = [event.facts for event in events if isinstance(event, RoundScored)]
    for facts in scored:
        bid, won = facts["bid"], facts["won"]
        assert isinstance(bid, int), "a number of tricks"
        assert isinstance(won, int), "a number of tricks"
        tally.add(facts["seat"], "exact", int(bid == won))
        tally.add(facts["seat"], "astray", abs(bid - won))
    return tally.figures(len(scored) // seats)
