"""Nature at a table of Wizard, card by card: every deal comes out equally likely."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i64

from magehall.adapters.encoding import Nature, Staged
from magehall.core import Move, State
from magehall.core.bits import bit
from magehall.games.wizard.cards import NO_CARD, listed, own_deck
from magehall.games.wizard.moves import ChooseDealer, Deal
from magehall.games.wizard.phase import CHOOSING
from magehall.games.wizard.rules import hand_sizes
from magehall.games.wizard.state import WizardState


class WizardNature(Nature):
    """The first hand, the second and so on, then the card turned up; or the first dealer."""

    def most(self) -> int:
        """Cards have numbers up to 62."""
        return 63

    def outcomes(self, state: State, drawn: Staged) -> list[tuple[int, float]]:
        """Each card that is left is equally likely."""
        assert isinstance(state, WizardState), "a game of Wizard"
        if state.phase == CHOOSING:
            numbers = list(range(int(state.seats)))
        else:
            left = state.deck()
            for card in drawn:
                left &= ~bit(card)
            if state.rules.one_colour:
                left &= own_deck(len(drawn) // int(state.size()))
            numbers = [int(card) for card in listed(left)]
        return [(number, 1 / len(numbers)) for number in numbers]

    def move(self, state: State, drawn: Staged) -> Move | None:
        """Return the deal once all cards are drawn."""
        assert isinstance(state, WizardState), "a game of Wizard"
        if state.phase == CHOOSING:
            return ChooseDealer(drawn[0])
        size, seats = int(state.size()), int(state.seats)
        may_turn = not state.rules.one_colour and seats * size < state.rules.cards
        if len(drawn) < seats * size + may_turn:
            return None
        hands = [sum(bit(card) for card in drawn[seat * size : (seat + 1) * size]) for seat in range(seats)]
        return Deal(vec[i64](hands), drawn[-1] if may_turn else NO_CARD)

    def longest(self, seats: int, options: Mapping[str, str]) -> int:
        """Count every card dealt or turned up, and the choice of a dealer."""
        return 1 + sum(seats * size + 1 for size in hand_sizes(seats, options))
