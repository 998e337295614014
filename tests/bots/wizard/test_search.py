"""The hard and the expert player of Wizard: candidates, deals, what is heard, and the choice."""

from __future__ import annotations

import json

import pytest

from magehall.bots import bot
from magehall.bots.search import Budget, Halving
from magehall.bots.wizard.hearing import SURPRISE, Hearing
from magehall.bots.wizard.problem import WizardProblem
from magehall.bots.wizard.search import WizardSearcher
from magehall.bots.wizard.weights import weights_for
from magehall.core import Rng
from magehall.games.wizard import GAME
from magehall.games.wizard.phase import OVER, PLAYING
from magehall.games.wizard.state import WizardState
from tests.bots.wizard.positions import answer, game_between, position, seen
from tests.bots.wizard.test_bots import VARIANTS, trials

QUICK = WizardSearcher(Halving(Budget(24, 60.0), tries=2))


def asked(state: WizardState) -> WizardProblem:
    seat = state.acting()[0]
    return WizardProblem(seen(state, seat), seat)


def offered(state: WizardState) -> list[str]:
    return sorted(str(candidate.moves[0]) for candidate in asked(state).candidates())


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_variant_is_played_to_its_end_by_searching(seats: int, options: dict[str, str]) -> None:
    bots = [QUICK if seat == 1 else bot("wizard", "medium") for seat in range(seats)]
    state: WizardState | None = None
    for state, _, _ in game_between(bots, options, "searching"):
        if state.round > 6:
            return
    assert state is not None
    assert state.phase == OVER


def test_the_worlds_fit_the_view_and_nothing_is_left_out() -> None:
    rng = Rng("fit")
    for state, seat, _ in trials(140):
        problem = WizardProblem(seen(state, seat), seat)
        for _ in range(3):
            world = problem.world(rng)
            assert world.view(seat) == state.view(seat)
            assert world.pieces() == state.pieces()
            assert 0.0 <= problem.likelihood(world) <= 1.0
            for candidate in problem.candidates():
                assert state.refuse(seat, candidate.moves[0]) is None


def test_cards_that_do_the_same_are_tried_once() -> None:
    deal = "A B3 Z1, B B7 Z4, C B4 B5, D N1 N2; turn G4"
    state = position(deal, "B: bid 1; C: bid 0; D: bid 0; A: bid 0; B: play Z4")
    assert offered(state) == ["play B4"]
    state = position(deal, "B: bid 1; C: bid 0; D: bid 0; A: bid 0; B: play Z4; C: play B4")
    assert offered(state) == ["play N1"]


def test_with_decks_of_ones_own_every_card_is_tried() -> None:
    found = [
        (len(state.moves(seat)), len(offered(state)))
        for state, seat, _ in game_between([bot("wizard", "medium")] * 4, {"mode": "one-colour"}, "decks")
        if state.phase == PLAYING
    ]
    assert max(found) > (8, 8)
    assert all(moves == tried for moves, tried in found)


def test_predictions_near_the_heuristics_are_tried_and_no_forbidden_one() -> None:
    deal = "A B3 Z1 Z2, B B7 Z4 R1, C B4 B5 R2, D N1 N2 Y3; turn G4"
    state = position(deal, "B: bid 1; C: bid 0; D: bid 0", {"plus-minus-one": "on"})
    found = offered(state)
    assert "bid 2" not in found
    assert "bid 3" in found


def test_the_round_can_be_looked_at_from_before_the_predictions() -> None:
    for state, _, _ in trials(60):
        past = Hearing(state, weights_for(state.seats, state.rules.one_colour)).before_bids(state)
        assert past.played == 0
        assert all(sum(f"{card:b}".count("1") for card in [int(hand)]) == state.size() for hand in past.hands)
        assert list(past.bids) == [-1] * int(state.seats)


def test_what_is_kept_from_other_worlds_changes_no_likelihood() -> None:
    rng = Rng("kept")
    for state, seat, _ in trials(50):
        problem = WizardProblem(seen(state, seat), seat)
        weights = weights_for(state.seats, state.rules.one_colour)
        for _ in range(12):
            world = problem.world(rng)
            assert isinstance(world, WizardState)
            assert problem.likelihood(world) == Hearing(world, weights).heard(world, seat)


def heard(world: WizardState) -> float:
    return Hearing(world, weights_for(4, False)).heard(world, 0)


def test_a_prediction_tells_what_a_hand_is_like() -> None:
    strong = "A B3 B1 R3, B Z1 Z2 Z3, C B4 B5 R2, D N1 N2 Y3; turn G4"
    weak = "A B3 B1 R3, B B2 N3 N4, C B4 B5 R2, D N1 N2 Y3; turn G4"
    high, low = "B: bid 3; C: bid 0; D: bid 0", "B: bid 0; C: bid 0; D: bid 0"
    assert heard(position(strong, high)) > 5 * heard(position(weak, high))
    assert heard(position(weak, low)) > 5 * heard(position(strong, low))


def test_a_card_that_nobody_would_lay_makes_a_hand_less_likely() -> None:
    deal, bids = (
        "A B3 B1 R3, B B13 N3 R2, C B4 B5 R5, D N1 N2 Y3; turn G4",
        "B: bid 0; C: bid 0; D: bid 0; A: bid 0",
    )
    before = position(deal, bids)
    told = {
        str(move): heard(position(deal, f"{bids}; B: {move}")) / heard(before) for move in before.moves(1)
    }
    assert told.pop(answer(before, "medium")) == 1.0
    assert list(told.values()) == [SURPRISE, SURPRISE]


@pytest.mark.long
@pytest.mark.parametrize("level", ["hard", "expert"])
def test_what_is_hidden_changes_no_move_of_a_searcher(level: str) -> None:
    searcher = bot("wizard", level)
    assert isinstance(searcher, WizardSearcher)
    player = WizardSearcher(Halving(Budget(20, 60.0), tries=searcher.search.tries), searcher.temperature)
    worlds = Rng("worlds")
    for state, seat, _ in trials(60):
        view = state.view(seat)
        other = GAME.imagine(view, worlds)
        again = GAME.read_view(json.loads(view.bytes()))
        moves = {
            str(player.choose(seen, state.moves(seat), Rng("same")))
            for seen in (view, other.view(seat), again)
        }
        assert len(moves) == 1


def test_a_searcher_says_what_it_found_and_what_comes_next() -> None:
    deal = "A B3 Z1, B B7 Z4, C B4 R5, D N1 N2; turn G4"
    state = position(deal, "B: bid 1; C: bid 0; D: bid 0")
    advice = QUICK.advise(state.view(0), state.moves(0), Rng(0))
    codes = [reason.code for reason in advice.reasons]
    assert str(advice.move) == "bid 1"
    assert codes[0] == "tried-out"
    assert "tried-next" in codes
    assert all(fact != "inf" for reason in advice.reasons for fact in reason.facts.values())


def test_the_last_trick_is_counted_right() -> None:
    deal = "A B13 B2, B B7 R4, C B4 R5, D N1 Y2; turn G4"
    bids = "B: bid 0; C: bid 0; D: bid 0; A: bid 1"
    state = position(deal, f"{bids}; B: play B7; C: play B4; D: play N1")
    for level in ("hard", "expert"):
        player = bot("wizard", level)
        assert str(player.choose(state.view(0), state.moves(0), Rng(level))) == "play B13"
