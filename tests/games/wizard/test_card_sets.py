"""Sets of cards are right beyond 32 bits too, compiled or not."""

from __future__ import annotations

import pytest

from magehall.core.bits import bit, count
from magehall.games.wizard.cards import own_deck, people_cards


@pytest.mark.parametrize("people", range(4))
def test_a_people_has_its_own_thirteen_cards(people: int) -> None:
    expected = sum(1 << (16 * people + rank) for rank in range(1, 14))
    assert people_cards(people) == expected
    assert count(people_cards(people)) == 13


@pytest.mark.parametrize("people", range(4))
def test_an_own_deck_has_a_wizard_and_a_jester_more(people: int) -> None:
    assert own_deck(people) == people_cards(people) | 1 << (16 * people) | 1 << (16 * people + 14)


@pytest.mark.parametrize("card", [0, 30, 31, 32, 33, 60, 62])
def test_a_single_card_is_its_own_bit(card: int) -> None:
    assert bit(card) == 1 << card
