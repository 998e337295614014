"""The last trick but one: with two cards left, what the last card will do can be counted."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.wizard.chances import fair_now
from magehall.bots.wizard.first import only_card
from magehall.bots.wizard.sight import Sight
from magehall.core.bits import bit, lowest
from magehall.games.wizard.score import points_for
from magehall.games.wizard.state import WizardState


def two_cards_value(sight: Sight, state: WizardState, card: i64, weights: vec[float]) -> float:
    """Return the points a card promises when one other is left, which leads if this one takes the trick."""
    last: i64 = lowest(sight.hand & ~bit(card))
    others: i64 = sight.seats - 1
    takes = fair_now(sight, state, card, weights)
    value: float = 0.0
    if takes > 0.0:
        chance = only_card(last, sight.unseen, sight.trump, 0, others)
        value += takes * _points(state, sight.seat, 1, chance)
    if takes < 1.0:
        chance = only_card(last, sight.unseen, sight.trump, _place(sight, state), others)
        value += (1.0 - takes) * _points(state, sight.seat, 0, chance)
    return value


def _place(sight: Sight, state: WizardState) -> i64:
    """Guess how many seats play before ours if the best card so far, or somebody, takes the trick."""
    if state.laid == 0:
        return sight.seats // 2
    place: i64 = sight.seat - state.winner
    return place if place > 0 else place + sight.seats


def _points(state: WizardState, seat: i64, taken: i64, chance: float) -> float:
    """Return the points to expect with this many tricks taken now and this chance of the last one."""
    predicted: i64 = state.bids[seat]
    won: i64 = state.won[seat] + taken
    more = float(points_for(predicted, won + 1))
    return chance * more + (1.0 - chance) * float(points_for(predicted, won))
