"""The conformance kit, and the clauses one by one."""

import pytest

from goofspiel.game import Goofspiel
from magehall import CHANCE, Match, game
from magehall.core import State
from magehall.testing import check_game, check_lessons, rule

GAME = Goofspiel()


def played(ties: str, *rounds: tuple[int, list[int]]) -> State:
    """Play rounds: the prize, and the bids seat by seat."""
    state = GAME.start(len(rounds[0][1]), {"ties": ties})
    for prize, bids in rounds:
        state.play(CHANCE, GAME.read(f"turn {prize}"))
        for seat, card in enumerate(bids):
            state.play(seat, GAME.read(f"bid {card}"))
    return state


def why_not(state: State, seat: int, move: str) -> str:
    return str(state.refuse(seat, GAME.read(move)))


@pytest.mark.parametrize("ties", ["carry", "lost"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_contract_is_kept(seats: int, ties: str) -> None:
    check_game(game("goofspiel"), seats, {"ties": ties}, f"{seats}/{ties}")


def test_the_lesson_comes_to_its_end() -> None:
    check_lessons(game("goofspiel"))


@rule("goofspiel-1", "goofspiel-3")
def test_a_prize_is_turned_up_before_anybody_bids() -> None:
    state = GAME.start(3)
    assert state.acting() == (CHANCE,)
    assert len(state.chances()) == 13
    assert why_not(state, 0, "bid 7") == "goofspiel-3 no-prize"
    state.play(CHANCE, GAME.read("turn 9"))
    assert state.acting() == (0, 1, 2)
    assert len(state.moves(2)) == 13
    assert why_not(state, CHANCE, "turn 8") == "goofspiel-3 not-turned"


@rule("goofspiel-4", "goofspiel-5")
def test_a_bid_stays_and_a_card_is_bid_once() -> None:
    state = played("carry", (5, [3, 4]))
    state.play(CHANCE, GAME.read("turn 9"))
    assert why_not(state, 0, "bid 3") == "goofspiel-5 card-gone card=3"
    state.play(0, GAME.read("bid 13"))
    assert why_not(state, 0, "bid 12") == "goofspiel-4 already-bid card=13"
    assert state.view(1).data()["bid"] is None
    assert state.view(0).data()["bid"] == 13


@rule("goofspiel-6", "goofspiel-7")
def test_the_highest_bid_takes_the_prize_unless_it_is_tied() -> None:
    assert played("carry", (5, [3, 4, 4])).scores() == (0, 0, 0)
    assert played("carry", (5, [3, 4, 4]), (9, [1, 2, 6])).scores() == (0, 0, 14)
    assert played("lost", (5, [3, 4, 4]), (9, [1, 2, 6])).scores() == (0, 0, 9)


@rule("goofspiel-2", "goofspiel-8")
def test_after_thirteen_rounds_the_most_points_win_and_a_waiting_prize_is_nobodys() -> None:
    rounds = [(card, [card, card % 13 + 1]) for card in range(1, 13)]
    state = played("carry", *rounds, (13, [13, 1]))
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((13, 78), (1,))
    tied = played("carry", *((card, [card, card]) for card in range(1, 14))).outcome()
    assert tied is not None
    assert (tied.scores, tied.winners) == ((0, 0), (0, 1))


def test_a_match_is_played_to_its_end() -> None:
    match = Match.start(GAME, ["Ann", "Bob"], seed="1")
    while acting := match.state.acting():
        match.play(acting[-1], match.state.moves(acting[-1])[0])
    assert sum(match.state.scores()) <= 91
