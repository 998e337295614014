"""What a game of Wizard shows about a player besides the game's own figures."""

from __future__ import annotations

from magehall.core.game import State
from magehall.games.wizard import score
from magehall.games.wizard.state import WizardState


def tally(state: State) -> list[dict[str, float]]:
    """Return for each seat the points per round, and how high it bid."""
    assert isinstance(state, WizardState), "a game of Wizard"
    rows = score.rows(state)
    rounds = float(max(len(rows), 1))
    tricks = float(sum(row.cards for row in rows)) or 1.0
    found: list[dict[str, float]] = []
    for seat in range(int(state.seats)):
        found.append(
            {
                "points-a-round": float(sum(row.points[seat] for row in rows)) / rounds,
                "bid-share": float(sum(row.bids[seat] for row in rows)) / tricks,
            }
        )
    return found
