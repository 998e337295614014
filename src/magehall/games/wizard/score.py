"""The pad of truth: what a round brings, and the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    """Give 20 and 10 a trick for an exact prediction, else 10 less a trick astray (wizard-35, wizard-36)."""
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


def packed(state: WizardState) -> i64:
    """Pack a round into one number, ten bits a seat: the prediction and the tricks won."""
    row: i64 = 0
    seat: i64 = state.seats - 1
    while seat >= 0:
        row = (row << 10) | (state.bids[seat] << 5) | state.won[seat]
        seat -= 1
    return row


def rows(state: WizardState) -> list[PadRow]:
    """Unpack the finished rounds into the lines of the pad, with running totals (wizard-37)."""
    finished = int(state.round) + (1 if state.phase == OVER else 0)
    totals = [0] * int(state.seats)
    found: list[PadRow] = []
    for number in range(finished):
        row: i64 = state.pad[number]
        bids: list[int] = []
        won: list[int] = []
        points: list[int] = []
        for seat in range(int(state.seats)):
            predicted: i64 = (row >> 5) & 31
            taken: i64 = row & 31
            row >>= 10
            gain = int(points_for(predicted, taken))
            bids.append(int(predicted))
            won.append(int(taken))
            points.append(gain)
            totals[seat] += gain
        size = int(state.rules.sizes[number])
        found.append(PadRow(size, bids, won, points, list(totals)))
    return found


def _tell(state: WizardState) -> None:
    """Uncover secret predictions (wizard-42), then say what each seat scored."""
    if state.rules.bids == SECRET_BIDS:
        bid.tell_bids(state)
    for seat in range(int(state.seats)):
        predicted, won = int(state.bids[seat]), int(state.won[seat])
        state.tell(
            RoundScored(
                letter(seat), predicted, won, int(points_for(predicted, won)), int(state.totals[seat])
            )
        )
