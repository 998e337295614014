"""The medium player: the tuned heuristic, asked about a view, with its numbers as reasons."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from magehall.bots.bot import Advice, Bot, Reason, tenth
from magehall.bots.wizard import first, policy
from magehall.bots.wizard.chances import fair_now, fair_rest, weigh
from magehall.bots.wizard.sight import Sight
from magehall.bots.wizard.weights import weights_for
from magehall.bots.wizard.words import percent, standing, with_card
from magehall.core.bits import count
from magehall.core.chance import Rng
from magehall.core.facts import Fact
from magehall.core.move import Move
from magehall.core.shape import View
from magehall.games.wizard import bid, trick
from magehall.games.wizard.cards import COLOURS, NO_CARD, WIZARDS, card_text
from magehall.games.wizard.moves import BIDS, PLAYS, TRUMPS
from magehall.games.wizard.phase import BIDDING, NAMING
from magehall.games.wizard.rules import OPEN_BIDS
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.view import WizardView
from magehall.games.wizard.worlds import known_round


@final
class MediumBot(Bot):
    """Plays what promises the most points by a probabilistic heuristic; never at random."""

    def choose(self, view: View, moves: list[Move], rng: Rng) -> Move:
        """Pick the best move without saying why."""
        assert isinstance(view, WizardView), "a view of Wizard"
        return best_move(known_round(view), view.me)

    def advise(self, view: View, moves: list[Move], rng: Rng) -> Advice:
        """Pick the best move and say why."""
        assert isinstance(view, WizardView), "a view of Wizard"
        state = known_round(view)
        weights = weights_for(state.seats, state.rules.one_colour)
        if state.phase == NAMING:
            return _advise_trump(state, weights)
        if state.phase == BIDDING:
            return advise_bid(state, view.me, weights)
        return _advise_card(state, weights)


def best_move(state: WizardState, seat: i64) -> Move:
    """Return the move of a seat that must act."""
    weights = weights_for(state.seats, state.rules.one_colour)
    if state.phase == NAMING:
        return TRUMPS[policy.best_trump(state, weights)]
    if state.phase == BIDDING:
        return BIDS[policy.best_bid(state, seat, weights)]
    return PLAYS[policy.best_card(state, weights)]


def _advise_trump(state: WizardState, weights: vec[float]) -> Advice:
    people = policy.best_trump(state, weights)
    facts: dict[str, Fact] = {"people": COLOURS[people]}
    value = policy.trump_value(state, people, weights)
    if state.size() > 1:
        return Advice(TRUMPS[people], [Reason("trump-worth", {**facts, "tricks": tenth(value)}, 1.0)])
    chance = policy.chance_of_one(state, state.dealer, people)
    return Advice(TRUMPS[people], [Reason("trump-chance", {**facts, "percent": percent(chance)}, 1.0)])


def advise_bid(state: WizardState, seat: i64, weights: vec[float]) -> Advice:
    """Return the bid that promises most, and why."""
    tricks = policy.best_bid(state, seat, weights)
    chances = policy.chances_of_tricks(state, seat, weights)
    reasons: list[Reason] = []
    if state.size() == 1:
        code = "forehead-chance" if state.blindfolded() else "only-card-chance"
        facts: dict[str, Fact] = {"percent": percent(chances[1]), "worth": percent(first.WORTH_A_BID)}
        reasons.append(Reason(code, facts, 1.0))
    else:
        expected = policy.estimate(state, seat, state.trump, weights)
        facts = {"tricks": tenth(max(expected, 0.0)), "cards": int(state.size())}
        reasons.append(Reason("hand-worth", facts, 1.0))
        reasons.append(Reason("exact-chance", {"bid": int(tricks), "percent": percent(chances[tricks])}, 0.5))
    reasons += _bid_circumstances(state, seat, tricks, chances)
    reasons.sort(key=_lightness)
    return Advice(BIDS[tricks], reasons)


def _lightness(reason: Reason) -> float:
    return -reason.weight


def _bid_circumstances(state: WizardState, seat: i64, tricks: i64, chances: vec[float]) -> list[Reason]:
    """Name what else affects a bid: wizards, earlier bids, a forbidden number."""
    found: list[Reason] = []
    never = bid.forbidden(state)
    if 0 <= never <= state.size():
        size = state.size()
        if policy.bid_value(never, size, chances) > policy.bid_value(tricks, size, chances):
            found.append(Reason("best-bid-forbidden", {"bid": int(never), "cards": int(size)}, 0.9))
    wizards = int(count(state.hands[seat] & WIZARDS))
    if wizards > 0 and not state.blindfolded():
        found.append(Reason("holds-wizards", {"wizards": wizards}, 0.3))
    if state.rules.bids == OPEN_BIDS and state.bids_made > 0:
        said = [int(made) for made in state.bids if made >= 0]
        facts: dict[str, Fact] = {"sum": sum(said), "players": len(said), "cards": int(state.size())}
        found.append(Reason("earlier-bids", facts, 0.2))
    return found


def _advise_card(state: WizardState, weights: vec[float]) -> Advice:
    card = policy.best_card(state, weights)
    cards: i64 = trick.legal(state)
    if count(cards) == 1:
        return Advice(PLAYS[card], [with_card("only-card", card, 1.0)])
    sight = Sight(state, state.turn, state.trump)
    sight.for_card(state)
    weigh(sight, weights)
    reasons = [standing(state, sight.seat, sight.held)]
    if policy.trump_to_draw(sight, state) != NO_CARD:
        return Advice(PLAYS[card], [*reasons, with_card("draws-trumps", card, 0.9)])
    facts: dict[str, Fact] = {"card": card_text(card)}
    takes = fair_now(sight, state, card, weights)
    if takes == 1.0:
        reasons.append(Reason("takes-surely", facts, 0.9))
    elif takes == 0.0:
        reasons.append(Reason("takes-not", facts, 0.9))
    else:
        reasons.append(Reason("takes-perhaps", {**facts, "percent": percent(takes)}, 0.9))
    rest: dict[str, Fact] = {"tricks": tenth(fair_rest(sight, card, weights)), "cards": int(sight.held) - 1}
    reasons.append(Reason("rest-worth", rest, 0.6))
    return Advice(PLAYS[card], reasons + _runner_up(sight, state, card, weights))


def _runner_up(sight: Sight, state: WizardState, card: i64, weights: vec[float]) -> list[Reason]:
    """Name the next best card and how many points less it promises, if one differs from the best."""
    second = policy.best_of(sight, state, policy.choices(state) & ~policy.alike(sight, card), weights)
    if second < 0:
        return []
    less = policy.card_value(sight, state, card, weights) - policy.card_value(sight, state, second, weights)
    facts: dict[str, Fact] = {"card": card_text(second), "points": int(less + 0.5)}
    return [Reason("instead-of", facts, 0.4)]
