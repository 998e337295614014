"""The smaller games for study: fewer rounds, fewer cards."""

import pytest

from magehall import BadOptions, Rng
from magehall.core import bits
from magehall.games.wizard import cards
from magehall.games.wizard.look import public
from magehall.testing import check_game, rule
from tests.games.wizard.table import WIZARD, allowed, refused, table

SMALL = [
    (3, {"rounds": "1", "deck": "1x2"}),
    (3, {"rounds": "2", "deck": "2x2", "bids": "hidden"}),
    (4, {"rounds": "3+1+2", "deck": "3x2", "plus-minus-one": "on"}),
    (5, {"rounds": "2-3", "bids": "secret", "first-dealer": "random"}),
    (6, {"deck": "4x1", "clairvoyance": "on"}),
]


@rule("wizard-75")
@pytest.mark.parametrize(
    ("rounds", "sizes"),
    [("1", [1]), ("3", [1, 2, 3]), ("2-2", [2]), ("2-4", [2, 3, 4]), ("5+1+5", [5, 1, 5])],
)
def test_rounds_may_be_counted_or_listed(rounds: str, sizes: list[int]) -> None:
    state = table(rounds=rounds)
    assert list(state.rules.sizes) == sizes
    state.playout(Rng("short"))
    assert [row.cards for row in public(state, None).pad] == sizes


@rule("wizard-75")
@pytest.mark.parametrize("rounds", ["0", "-1", "03", "3-", "1+", "1,2", "four", "²", "+".join(["1"] * 21)])
def test_other_lists_of_rounds_are_not_understood(rounds: str) -> None:
    with pytest.raises(BadOptions, match="it is one of full, tournament, 3, 2-4, 1\\+3\\+5") as caught:
        table(rounds=rounds)
    assert caught.value.reason == "option-value"


@rule("wizard-76")
def test_a_smaller_deck_has_the_lowest_ranks_of_the_first_peoples() -> None:
    state = table(deck="2x3")
    assert cards.cards_text(state.deck()) == ["N1", "B1", "B2", "B3", "Z1", "N2", "R1", "R2", "R3", "Z2"]
    assert list(state.rules.sizes) == [1, 2, 3]
    assert state.pieces() == sorted(cards.cards_text(state.deck()))


@rule("wizard-76")
def test_what_is_not_in_the_deck_is_not_dealt() -> None:
    state = table(deck="2x3")
    for deal in ("A B4, B R2, C Z1; turn N1", "A B1, B R2, C Z3; turn N1", "A B1, B R2, C Z1; turn G1"):
        refusal = refused(state, f"*: deal {deal}")
        assert (refusal.clause, refusal.reason) == ("wizard-76", "not-in-deck")
    for number in range(50):
        dealt = state.copy()
        dealt.apply(-1, dealt.draw(Rng(number)))
        assert bits.count(dealt.stock) == 6


@rule("wizard-17", "wizard-76")
def test_where_all_of_a_smaller_deck_is_dealt_nothing_is_trump() -> None:
    state = table("*: deal A B1, B Z1, C N1", deck="1x1")
    assert allowed(state) == ["bid 0", "bid 1"]
    assert state.view(0).data()["trump"] is None


@rule("wizard-76")
def test_any_of_the_four_peoples_may_be_named() -> None:
    state = table("*: deal A B1, B B2, C N1; turn Z1", deck="1x2")
    assert allowed(state) == ["trump B", "trump R", "trump G", "trump Y"]


@rule("wizard-75", "wizard-76")
@pytest.mark.parametrize(
    ("seats", "options", "clause", "reason"),
    [
        (3, {"mode": "one-colour", "rounds": "2"}, "wizard-75", "one-colour-small"),
        (3, {"mode": "one-colour", "deck": "2x2"}, "wizard-76", "one-colour-small"),
        (3, {"rounds": "4-2"}, "wizard-75", "no-rounds"),
        (3, {"rounds": "21"}, "wizard-76", "too-few-cards"),
        (4, {"rounds": "1+16"}, "wizard-76", "too-few-cards"),
        (3, {"rounds": "tournament", "deck": "4x12"}, "wizard-76", "too-few-cards"),
        (4, {"deck": "1x1"}, "wizard-76", "too-few-cards"),
        (3, {"rounds": "2-4", "clairvoyance": "on"}, "wizard-75", "small-clairvoyance"),
    ],
)
def test_what_makes_no_game_is_refused(seats: int, options: dict[str, str], clause: str, reason: str) -> None:
    with pytest.raises(BadOptions) as caught:
        WIZARD.settle(seats, options)
    refusal = caught.value.refusal
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == (clause, reason)


@pytest.mark.parametrize(("seats", "options"), SMALL, ids=str)
def test_small_games_are_whole_games(seats: int, options: dict[str, str]) -> None:
    check_game(WIZARD, seats, options, "small", 30)


@rule("wizard-76")
def test_views_of_the_printed_game_say_nothing_of_its_deck_and_others_do() -> None:
    assert "deck" not in table().view(0).data()["options"]
    state = table("*: deal A B1, B R2, C Z1; turn N1", deck="2x3")
    view = state.view(0)
    data = view.data()
    assert data["options"]["deck"] == "2x3"
    assert WIZARD.read_view(data).data() == data
    for number in range(20):
        assert WIZARD.imagine(view, Rng(number)).pieces() == state.pieces()
