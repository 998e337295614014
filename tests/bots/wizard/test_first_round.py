"""Round one, where chances are counted: against brute force, and the threshold of 30 in 70."""

from __future__ import annotations

from itertools import permutations

import pytest
from librt.vecs import vec

from magehall.bots.wizard.first import WORTH_A_BID, blind_chance, only_card
from magehall.bots.wizard.policy import bid_value
from magehall.core.bits import bit
from magehall.games.wizard import GAME
from magehall.games.wizard.cards import ALL_CARDS, BY_NAME, DECK, card_text
from magehall.games.wizard.moves import PLAYS
from magehall.games.wizard.phase import NO_TRUMP, PLAYING
from magehall.games.wizard.state import WizardState
from magehall.games.wizard.trick import lead
from tests.bots.wizard.positions import answer, position


def winner(cards: list[int], trump: int) -> int:
    """Let the engine say which of the cards, laid in this order, takes the trick."""
    state: WizardState = GAME.begin(len(cards), GAME.settle(len(cards), {}))
    state.phase, state.trump, state.dealer = PLAYING, trump, len(cards) - 1
    for seat, card in enumerate(cards):
        state.hands[seat] = bit(card)
        state.bids[seat] = 0
    lead(state, 0)
    for seat, card in enumerate(cards):
        state.apply(seat, PLAYS[card])
    return [int(won) for won in state.won].index(1)


@pytest.mark.parametrize("place", [0, 1, 2])
@pytest.mark.parametrize("name", ["Z1", "N1", "R3", "R13", "B13", "B7"])
@pytest.mark.parametrize("trump", [1, NO_TRUMP])
def test_the_chance_of_an_only_card_is_exact(name: str, place: int, trump: int) -> None:
    card, turned = BY_NAME[name], BY_NAME["R2" if trump == 1 else "N4"]
    others = [other for other in ALL_CARDS if other not in (card, turned)][::2]
    unseen = sum(1 << other for other in others)
    wins = total = 0
    for first, second in permutations(others, 2):
        cards = [first, second]
        cards.insert(place, card)
        wins += winner(cards, trump) == place
        total += 1
    assert only_card(card, unseen, trump, place, 2) == pytest.approx(wins / total)


def test_the_first_bidder_predicts_one_exactly_when_its_chance_is_above_30_in_70() -> None:
    turned = BY_NAME["R2"]
    for card in ALL_CARDS:
        if card == turned:
            continue
        others = [other for other in ALL_CARDS if other not in (card, turned)][:3]
        rest = ", ".join(f"{seat} {card_text(other)}" for seat, other in zip("CDA", others, strict=True))
        a, cd = rest.split(", ")[2], ", ".join(rest.split(", ")[:2])
        state = position(f"{a}, B {card_text(card)}, {cd}; turn R2")
        chance = only_card(card, int(DECK) & ~(1 << card) & ~(1 << turned), 1, 0, 3)
        assert answer(state, "medium") == f"bid {int(chance > 30 / 70)}", card_text(card)


def test_an_earlier_prediction_of_one_makes_a_later_seat_careful() -> None:
    hands = "A B2, B G3, C R6, D B3; turn R2"
    assert answer(position(hands, "B: bid 0"), "medium") == "bid 1"
    assert answer(position(hands, "B: bid 1"), "medium") == "bid 0"


def test_with_the_card_on_the_forehead_the_chance_is_counted_over_all_unseen_cards() -> None:
    clairvoyance = {"clairvoyance": "on"}
    state = position("A B2, B G3, C R6, D B3; turn R2", "", clairvoyance)
    others = {0: BY_NAME["B2"], 2: BY_NAME["R6"], 3: BY_NAME["B3"]}
    possible = [card for card in ALL_CARDS if card not in (*others.values(), BY_NAME["R2"])]
    wins = sum(winner([card, others[2], others[3], others[0]], 1) == 0 for card in possible)
    assert blind_chance(state, 1, 1) == pytest.approx(wins / len(possible))
    assert answer(state, "medium") == "bid 0"


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_a_card_on_the_forehead_does_not_change_what_its_owner_does(level: str) -> None:
    for turned in ("R2", "N1", "Z1"):
        said = {
            answer(position(f"A B2, B {own}, C Y6, D B3; turn {turned}", "", {"clairvoyance": "on"}), level)
            for own in ("G3", "Z2", "N2", "R13")
        }
        named = {
            answer(position(f"A {own}, B B2, C Y6, D B3; turn Z1", "", {"clairvoyance": "on"}), level)
            for own in ("G3", "Z2", "N2", "R13")
        }
        assert len(said) == 1 or turned == "Z1"
        assert len(named) == 1


def test_blindfolded_it_predicts_one_over_weak_cards_and_none_over_a_wizard() -> None:
    clairvoyance = {"clairvoyance": "on"}
    assert answer(position("A B2, B G3, C Y2, D B3; turn R2", "", clairvoyance), "medium") == "bid 1"
    assert answer(position("A B2, B G3, C Z1, D B3; turn R2", "", clairvoyance), "medium") == "bid 0"


def test_a_prediction_of_one_pays_above_30_in_70() -> None:
    even = vec[float]([1 - WORTH_A_BID, WORTH_A_BID])
    assert bid_value(1, 1, even) == pytest.approx(bid_value(0, 1, even))
    assert bid_value(1, 1, vec[float]([0.0, 1.0])) == 30
    assert bid_value(0, 1, vec[float]([1.0, 0.0])) == 20
