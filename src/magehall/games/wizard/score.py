"""The pad of truth: the points of a round, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from magehall.core.seat import letter
from magehall.games.wizard import bid
from magehall.games.wizard.events import GameEnded, RoundScored
from magehall.games.wizard.phase import OVER
from magehall.games.wizard.rules import SECRET_BIDS
from magehall.games.wizard.view import PadRow

if TYPE_CHECKING:
    from magehall.games.wizard.state import WizardState


def points_for(predicted: i64, won: i64) -> i64:
    """Return 20 and 10 a trick for an exact bid, else minus 10 a trick astray (wizard-35, wizard-36)."""
    if predicted == won:
        return 20 + 10 * won
    return -10 * (predicted - won) if predicted > won else -10 * (won - predicted)


def score_round(state: WizardState) -> None:
    """Add the round to the totals; then the next deal, or the end (wizard-37, wizard-39)."""
    seat: i64 = 0
    while seat < state.seats:
        state.totals[seat] += points_for(state.bids[seat], state.won[seat])
        seat += 1
    state.pad[state.round] = packed(state)
    state.last = state.plays[state.played - state.seats : state.played]
    state.last_leader = state.after(state.turn)
    state.last_winner = state.winner
    if state.listener is not None:
        _tell(state)
    if state.round + 1 < len(state.rules.sizes):
        state.next_round()
    else:
        state.finish()
        if state.listener is not None:
            best = max(state.scores())
            winners = [letter(seat) for seat, total in enumerate(state.scores()) if total == best]
            state.tell(GameEnded(winners, best))


COLUMN: Final = 10
"""Bits of a seat in a packed round: five for the bid, five for the tricks won."""


def packed(state: WizardState) -> i64:
    """Pack a round into one number, the first seat lowest."""
    row: i64 = 0
    seat: i64 = state.seats - 1
    while seat >= 0:
        row = (row << COLUMN) | column(state.bids[seat], state.won[seat])
        seat -= 1
    return row


def column(predicted: i64, won: i64) -> i64:
    """Pack what a seat bid and won."""
    return (predicted << 5) | won


def rows(state: WizardState) -> list[PadRow]:
    """Unpack the finished rounds into the lines of the pad, with running totals (wizard-37)."""
    finished = int(state.round) + (1 if state.phase == OVER else 0)
    if len(state.drawn) < finished:
        drawn = state.drawn[:]
        for number in range(len(drawn), finished):
            drawn.append(_row(state, number, drawn[-1].totals if drawn else (0,) * int(state.seats)))
        state.drawn = drawn
    return state.drawn[:]


def _row(state: WizardState, number: int, before: tuple[int, ...]) -> PadRow:
    """Unpack a finished round, adding to the totals before it."""
    row: i64 = state.pad[number]
    bids, won, points, totals = list(before), list(before), list(before), list(before)
    for seat in range(len(before)):
        predicted: i64 = (row >> 5) & 31
        taken: i64 = row & 31
        row >>= COLUMN
        gain = int(points_for(predicted, taken))
        bids[seat], won[seat], points[seat] = int(predicted), int(taken), gain
        totals[seat] += gain
    return PadRow(int(state.rules.sizes[number]), tuple(bids), tuple(won), tuple(points), tuple(totals))


def _tell(state: WizardState) -> None:
    """Uncover secret bids (wizard-42), then say what each seat scored."""
    if state.rules.bids == SECRET_BIDS:
        bid.tell_bids(state)
    for seat in range(int(state.seats)):
        predicted, won = int(state.bids[seat]), int(state.won[seat])
        state.tell(
            RoundScored(
                letter(seat), predicted, won, int(points_for(predicted, won)), int(state.totals[seat])
            )
        )
