"""The score of a match: after each round, and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.markup import escape
from rich.table import Table as Grid

from magehall.games.rummikub.state import RummikubState
from magehall.locales import Words
from magehall.locales.words import minus, signed

ROUNDS_SHOWN: Final = 8


def pad(state: RummikubState, words: Words, names: Sequence[str]) -> Grid:
    """Show the last rounds: what each scored, and the totals in brackets."""
    grid = Grid(title=words.say("rummikub-label-pad"), title_justify="left", padding=(0, 1))
    grid.add_column("", justify="right")
    for name in names:
        grid.add_column(escape(name.partition(" (")[0]), justify="right")
    for number, row in list(enumerate(state.pad, 1))[-ROUNDS_SHOWN:]:
        both = zip(row.points, row.totals, strict=True)
        grid.add_row(str(number), *[f"{signed(points)} ({minus(total)})" for points, total in both])
    return grid


def result(state: RummikubState, words: Words, names: Sequence[str]) -> Grid:
    """Show the final scores, with the points of each round if there were several."""
    outcome = state.outcome()
    assert outcome is not None, "the game is over"
    rounds = list(enumerate(state.pad, 1))[-ROUNDS_SHOWN:] if len(state.pad) > 1 else []
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    grid.add_column(words.say("cli-result-rank"), justify="right")
    grid.add_column(words.say("cli-result-player"))
    for number, _ in rounds:
        grid.add_column(str(number), justify="right")
    grid.add_column(words.say("cli-result-points"), justify="right", style="bold")
    for seat in sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], seat)):
        parts = [signed(row.points[seat]) for _, row in rounds]
        grid.add_row(str(outcome.ranks[seat]), escape(names[seat]), *parts, minus(outcome.scores[seat]))
    return grid
