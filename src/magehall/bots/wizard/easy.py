"""The easy player: rules of thumb, depending on its mood."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from magehall.bots.bot import Advice, Bot, Reason, tenth
from magehall.bots.wizard.chances import power_of
from magehall.bots.wizard.first import blind_chance
from magehall.bots.wizard.thumb import hand_worth, thumb_bid, thumb_card, thumb_trump
from magehall.bots.wizard.words import percent, standing, with_card
from magehall.core.bits import count
from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.wizard.cards import COLOURS
from magehall.games.wizard.moves import BIDS, PLAYS, TRUMPS
from magehall.games.wizard.phase import BIDDING, NAMING
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.view import WizardView
from magehall.games.wizard.worlds import known_round


@final
class EasyBot(Bot):
    """Counts wizards and high cards, leads high while it needs tricks, else throws its high cards away."""

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Follow the rules of thumb and say which."""
        assert isinstance(view, WizardView), "a view of Wizard"
        state = known_round(view)
        if state.phase == NAMING:
            people = thumb_trump(state)
            return Advice(TRUMPS[people], [Reason("likes-trump", {"people": COLOURS[people]}, 1.0)])
        if state.phase == BIDDING:
            return Advice(BIDS[thumb_bid(state, view.me, rng)], [_count(state, view.me)])
        card = thumb_card(state)
        return Advice(PLAYS[card], _why(state, card))


def _count(state: WizardState, seat: i64) -> Reason:
    if state.blindfolded():
        facts: dict[str, Fact] = {"percent": percent(blind_chance(state, seat, state.trump)), "worth": 43}
        return Reason("forehead-chance", facts, 1.0)
    facts = {"tricks": tenth(hand_worth(state, seat, state.trump)), "cards": int(state.size())}
    return Reason("hand-worth", facts, 1.0)


def _why(state: WizardState, card: i64) -> list[Reason]:
    """Say how the seat stands, and what the card is meant to do."""
    held = count(state.hands[state.turn])
    wants = state.bids[state.turn] > state.won[state.turn]
    if held == 1:
        return [with_card("only-card", card, 1.0)]
    takes = power_of(state, card) > state.best
    if state.laid == 0:
        code = "leads-high" if wants else "leads-low"
    elif wants:
        code = "tries-to-take" if takes else "throws-low"
    else:
        code = "cannot-lose" if takes else "throws-high"
    return [standing(state, state.turn, held), with_card(code, card, 0.9)]
