"""Facts for the reasons of the Wizard bots: plain numbers and names."""

from __future__ import annotations

from mypy_extensions import i64

from magehall.bots.bot import Reason
from magehall.core.facts import Fact
from magehall.games.wizard.cards import card_text
from magehall.games.wizard.state import WizardState


def percent(chance: float) -> int:
    """Write a chance as a whole percentage."""
    return int(100.0 * chance + 0.5)


def with_card(code: str, card: i64, weight: float) -> Reason:
    """Return a reason about one card."""
    facts: dict[str, Fact] = {"card": card_text(card)}
    return Reason(code, facts, weight)


def standing(state: WizardState, seat: i64, left: i64) -> Reason:
    """Say how a seat stands relative to its bid with this many tricks to come."""
    predicted, won = int(state.bids[seat]), int(state.won[seat])
    facts: dict[str, Fact] = {"bid": predicted, "won": won, "left": int(left)}
    if won > predicted:
        return Reason("too-many", {**facts, "over": won - predicted}, 1.0)
    if won == predicted:
        return Reason("enough", facts, 1.0)
    needs: dict[str, Fact] = {**facts, "need": predicted - won}
    if predicted - won > left:
        return Reason("out-of-reach", needs, 1.0)
    return Reason("needs-all" if predicted - won == left else "needs", needs, 1.0)
