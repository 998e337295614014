"""Positions in which a bot must not look silly."""

from __future__ import annotations

import pytest

from magehall.bots import bot
from magehall.core.bits import bit
from magehall.games.wizard.cards import WIZARDS
from magehall.games.wizard.moves import Play
from magehall.games.wizard.phase import PLAYING
from magehall.games.wizard.trick import legal, strength
from tests.bots.wizard.positions import answer, game_between, position

LEVELS = ["easy", "medium"]
CROWD = "B: bid 3; C: bid 0; D: bid 0; A: bid 0"


@pytest.mark.parametrize("level", LEVELS)
def test_needing_every_trick_it_leads_its_highest_trump_first(level: str) -> None:
    state = position("A G2 G3 Y4, B R13 R12 B13, C B2 B3 Y5, D Y2 Y3 B7; turn R2", CROWD)
    assert answer(state, level) == "play R13"


def test_needing_every_trick_it_draws_trumps_before_its_plain_cards() -> None:
    state = position("A G2 G3 Y4, B R12 B13 Y13, C B2 B3 Y5, D Y2 Y3 B7; turn R2", CROWD)
    assert answer(state, "medium") == "play R12"


@pytest.mark.parametrize("level", LEVELS)
def test_needing_every_trick_and_last_to_play_it_takes_the_trick(level: str) -> None:
    state = position(
        "A G9 Z1, B G2 B3, C G3 B4, D G4 B5; turn R2",
        "B: bid 0; C: bid 0; D: bid 0; A: bid 2; B: play G2; C: play G3; D: play G4",
    )
    assert answer(state, level) in ("play G9", "play Z1")


def test_with_the_boss_trump_and_a_loser_it_discards_and_waits_for_the_one_trick_it_needs() -> None:
    # R13 is the highest trump and one wizard is unseen: it will hardly miss the last trick; B3 led might win.
    state = position(
        "A B1 Y10 B10, B Z2 G10 Y3, C Z3 G2 Y2, D N1 R13 B3; turn Z1",
        "A: trump R; B: bid 1; C: bid 1; D: bid 1; A: bid 1; B: play Z2; C: play Z3; D: play N1; A: play B1;"
        " B: play G10; C: play G2",
    )
    assert answer(state, "medium") == "play B3"


@pytest.mark.parametrize("level", LEVELS)
def test_blocked_by_the_sum_rule_the_dealer_does_not_predict_less_than_its_wizards(level: str) -> None:
    state = position(
        "A Z1 Z2 B2, B G2 B3 R4, C G3 B4 R5, D G4 B5 R6; turn R2",
        "B: bid 0; C: bid 0; D: bid 1",
        {"plus-minus-one": "on"},
    )
    assert answer(state, level) == "bid 3"


def test_the_dealer_takes_the_better_neighbour_of_a_forbidden_number() -> None:
    hands = "A R13 R12 B2, B G2 B3 R4, C G3 B4 R5, D G4 B5 R6; turn R2"
    assert answer(position(hands, "B: bid 0; C: bid 0; D: bid 0"), "medium") == "bid 2"
    blocked = position(hands, "B: bid 0; C: bid 0; D: bid 1", {"plus-minus-one": "on"})
    assert answer(blocked, "medium") in ("bid 1", "bid 3")


@pytest.mark.parametrize("level", LEVELS)
def test_a_wizard_is_not_thrown_on_another_wizard_while_it_is_needed(level: str) -> None:
    state = position(
        "A Z1 B2, B Z2 B3, C G3 B4, D G4 B5; turn R2",
        "B: bid 1; C: bid 0; D: bid 0; A: bid 1; B: play Z2; C: play B4; D: play G4",
    )
    assert answer(state, level) == "play B2"


@pytest.mark.parametrize("level", LEVELS)
def test_a_wizard_goes_under_another_wizard_when_no_trick_is_wanted(level: str) -> None:
    state = position(
        "A Z1 B2, B Z2 B3, C G3 B4, D G4 B5; turn R2",
        "B: bid 1; C: bid 0; D: bid 0; A: bid 0; B: play Z2; C: play B4; D: play G4",
    )
    assert answer(state, level) == "play Z1"


def test_a_needed_trick_is_not_tried_where_a_ruff_is_announced() -> None:
    # C and D have shown to have no green, so G13 is likely to be ruffed and B13 is not.
    state = position(
        "A G3 Y2 G6 B9, B G12 G13 B13 Z1, C R5 R6 B2 B3, D R7 R8 B4 B5; turn R2",
        "B: bid 2; C: bid 2; D: bid 2; A: bid 0; B: play G12; C: play R5; D: play R7; A: play G3;"
        " D: play B5; A: play B9; B: play Z1; C: play B2",
    )
    assert answer(state, "medium") == "play B13"


@pytest.mark.parametrize("level", LEVELS)
def test_no_wizard_takes_a_trick_that_is_not_wanted_while_another_card_loses(level: str) -> None:
    seen = 0
    for number in range(4):
        bots = [bot("wizard", level)] * 4
        for state, seat, move in game_between(bots, {}, f"wizards/{number}", bot("wizard", "random")):
            if state.phase != PLAYING or state.bids[seat] > state.won[seat] or state.laid == 0:
                continue
            losing = any(strength(state, card) <= state.best for card in _cards(legal(state)))
            if not losing or not state.hands[seat] & WIZARDS or state.best == 100:
                continue
            seen += 1
            assert isinstance(move, Play)
            assert not bit(move.card) & WIZARDS, f"{move} in {state.view(seat).data()}"
    assert seen >= 10


def _cards(cards: int) -> list[int]:
    return [card for card in range(63) if cards >> card & 1]


@pytest.mark.parametrize("level", LEVELS)
def test_predictions_of_a_hand_of_jesters_and_of_wizards_are_clear(level: str) -> None:
    jesters = position(
        "A N1 N2 N3, B G2 B3 R4, C G3 B4 R5, D G4 B5 R6; turn R2", "B: bid 1; C: bid 1; D: bid 1"
    )
    assert answer(jesters, level) == "bid 0"
    wizards = position(
        "A Z1 Z2 Z3, B G2 B3 R4, C G3 B4 R5, D G4 B5 R6; turn R2", "B: bid 0; C: bid 0; D: bid 0"
    )
    assert answer(wizards, level) == "bid 3"


def test_the_dealer_names_the_people_it_is_strong_in() -> None:
    for level in LEVELS:
        state = position("A B13 B12 B9 R2, B G2 G3 R4 R3, C G4 B4 R5 R6, D G5 B5 R7 R8; turn Z1")
        assert answer(state, level) == "trump B"


def test_in_the_one_colour_game_it_leads_its_wizard_when_it_needs_every_trick() -> None:
    state = position(
        "A B1 B2 B3 B4, B Z2 R13 R12 R11, C G1 G2 G3 G4, D Y1 Y2 Y3 Y4",
        "B: bid 4; C: bid 0; D: bid 0; A: bid 0",
        {"mode": "one-colour"},
    )
    assert answer(state, "medium") == "play Z2"
