"""What can be taught about a decision of Wizard."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec

from magehall.bots.bot import Reason, tenth
from magehall.bots.search.problem import Candidate, Problem
from magehall.bots.tutor import Tutor
from magehall.bots.wizard import first, policy
from magehall.bots.wizard.chances import fair_now, fair_rest, weigh
from magehall.bots.wizard.problem import WizardProblem
from magehall.bots.wizard.sight import Sight
from magehall.bots.wizard.weights import weights_for
from magehall.bots.wizard.words import percent, standing
from magehall.core.bits import count
from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.seat import Seat
from magehall.core.shape import View
from magehall.games.wizard.cards import COLOURS, WIZARDS, card_text, people_cards
from magehall.games.wizard.moves import Bid, NameTrump, Play
from magehall.games.wizard.phase import BIDDING, NAMING, NO_TRUMP
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.view import WizardView
from magehall.games.wizard.worlds import known


@final
class WizardTutor(Tutor):
    """Tries choices to the end of the round, in deals that explain what the others did."""

    def __init__(self) -> None:
        super().__init__(weight=15.0, tries=4, most=20)

    def problem(self, view: View, seat: Seat, moves: list[Move], rng: Rng) -> Problem:
        """State a decision as the search wants it."""
        assert isinstance(view, WizardView), "a view of Wizard"
        return WizardProblem(view, seat)

    def explain(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> list[Reason]:
        """Say what the hand is worth, or whether a card takes the trick and what the rest is worth."""
        assert isinstance(view, WizardView), "a view of Wizard"
        state = known(view)
        weights = weights_for(state.seats, state.rules.one_colour)
        move = candidate.moves[0]
        if isinstance(move, NameTrump):
            return _about_trump(state, int(move.people), weights)
        if isinstance(move, Bid):
            return _about_bid(state, seat, weights)
        assert isinstance(move, Play), "a move of a seat"
        return _about_card(state, int(move.card), weights)

    def nudge(self, view: View, seat: Seat, candidate: Candidate, rng: Rng) -> Reason | None:
        """Point at the longest people, at what is certain in the hand, or at how many tricks are wanted."""
        assert isinstance(view, WizardView), "a view of Wizard"
        state = known(view)
        if state.phase == NAMING:
            return Reason("name-trump", {})
        if state.phase != BIDDING:
            return standing(state, seat, count(state.hands[seat]))
        if state.size() == 1:
            return Reason("one-card", {"players": int(state.seats)})
        held = state.hands[seat]
        trumps = int(count(held & people_cards(state.trump))) if state.trump != NO_TRUMP else 0
        return Reason("count", {"wizards": int(count(held & WIZARDS)), "trumps": trumps})


def _about_trump(state: WizardState, people: int, weights: vec[float]) -> list[Reason]:
    facts: dict[str, Fact] = {"people": COLOURS[people]}
    if state.size() > 1:
        worth = tenth(policy.trump_value(state, people, weights))
        return [Reason("trump-worth", {**facts, "tricks": worth}, 1.0)]
    chance = percent(policy.chance_of_one(state, state.dealer, people))
    return [Reason("trump-chance", {**facts, "percent": chance}, 1.0)]


def _about_bid(state: WizardState, seat: Seat, weights: vec[float]) -> list[Reason]:
    if state.size() == 1:
        chances = policy.chances_of_tricks(state, seat, weights)
        code = "forehead-chance" if state.blindfolded() else "only-card-chance"
        facts: dict[str, Fact] = {"percent": percent(chances[1]), "worth": percent(first.WORTH_A_BID)}
        return [Reason(code, facts, 1.0)]
    expected = policy.estimate(state, seat, state.trump, weights)
    worth: dict[str, Fact] = {"tricks": tenth(max(expected, 0.0)), "cards": int(state.size())}
    return [Reason("hand-worth", worth, 1.0)]


def _about_card(state: WizardState, card: int, weights: vec[float]) -> list[Reason]:
    sight = Sight(state, state.turn, state.trump)
    sight.for_card(state)
    weigh(sight, weights)
    facts: dict[str, Fact] = {"card": card_text(card)}
    takes = fair_now(sight, state, card, weights)
    found = [standing(state, sight.seat, sight.held)]
    if takes == 1.0:
        found.append(Reason("takes-surely", facts, 0.9))
    elif takes == 0.0:
        found.append(Reason("takes-not", facts, 0.9))
    else:
        found.append(Reason("takes-perhaps", {**facts, "percent": percent(takes)}, 0.9))
    if sight.held > 1:
        left = tenth(fair_rest(sight, card, weights))
        found.append(Reason("rest-worth", {"tricks": left, "cards": int(sight.held) - 1}, 0.6))
    return found


TUTOR: Final = WizardTutor()
