import pytest

from magehall.games.wizard.state import WizardState
from magehall.testing import rule
from tests.games.wizard.table import allowed, go_on, one_round, refused, table


def winner_of(*plays: str, deal: str, seats: int = 3, **options: str) -> str:
    """Say who takes a first trick of these cards; it is led by seat B."""
    state = one_round(*plays, seats=seats, deal=deal, **options)
    last = state.view(None).data()["last"]
    return str(last["winner"])


@rule("wizard-4", "wizard-22", "wizard-29")
def test_each_lays_one_card_in_turn_beginning_on_the_dealers_left_and_round_one_has_one_trick() -> None:
    state = one_round(deal="deal A B7, B R2, C G9; turn Y4")
    assert state.acting() == (1,)
    assert refused(state, "A: play B7").facts == {"seat": "B"}
    told = go_on(state, "B: play R2", "C: play G9", "A: play B7")
    assert [event.kind for event in told[:4]] == ["card-played", "card-played", "card-played", "trick-won"]
    assert state.round == 1, "the round is over after one trick"


@rule("wizard-4")
def test_a_card_that_is_not_in_the_hand_cannot_be_laid() -> None:
    state = one_round(deal="deal A B7, B R2, C G9; turn Y4")
    refusal = refused(state, "B: play B7")
    assert str(refusal) == "wizard-4 card-not-held card=B7"


@rule("wizard-22")
def test_no_card_can_be_laid_before_all_have_bid() -> None:
    assert refused(table("*: deal A B7, B R2, C G9; turn Y4"), "B: play R2").reason == "no-card-now"


def two_cards(*plays: str, turn: str = "Y4", hand: str = "R5 B3") -> WizardState:
    """A second round: B deals, so C leads; seat A holds the hand under test."""
    state = table("*: deal A B7, B R2, C G9; turn Y4", "B: bid 0", "C: bid 0", "A: bid 0")
    go_on(state, "B: play R2", "C: play G9", "A: play B7")
    go_on(
        state, f"*: deal A {hand}, B R8 G1, C B9 R10; turn {turn}", "C: bid 0", "A: bid 0", "B: bid 0", *plays
    )
    return state


@rule("wizard-23")
def test_the_people_led_must_be_followed_if_possible() -> None:
    state = two_cards("C: play R10")
    assert allowed(state) == ["play R5"]
    refusal = refused(state, "A: play B3")
    assert str(refusal) == "wizard-23 must-follow people=red card=B3 cards=R5"


@rule("wizard-24")
def test_who_cannot_follow_may_lay_any_card_and_need_not_trump() -> None:
    assert allowed(two_cards("C: play B9", hand="R5 Y1")) == ["play R5", "play Y1"]


@rule("wizard-25", "wizard-32")
@pytest.mark.parametrize("special", ["Z2", "N3"])
def test_wizards_and_jesters_may_be_laid_at_any_time_but_need_not(special: str) -> None:
    followed = two_cards("C: play R10", hand=f"R5 {special}", turn="R1")
    assert sorted(allowed(followed)) == sorted(["play R5", f"play {special}"])


@rule("wizard-26")
def test_who_cannot_follow_need_not_lay_a_wizard_or_jester_and_who_lays_one_need_not_follow() -> None:
    assert allowed(two_cards("C: play B9", hand="R5 Z2")) == ["play R5", "play Z2"]
    state = two_cards("C: play R10", hand="R5 N3")
    go_on(state, "A: play N3")
    assert state.acting() == (1,)


@rule("wizard-14", "wizard-30")
def test_a_trump_beats_every_other_people() -> None:
    assert winner_of("R13", "Y1", "R12", deal="deal A R12, B R13, C Y1; turn Y4") == "C"


@rule("wizard-27", "wizard-30")
def test_the_highest_card_wins_the_first_wizard_before_the_highest_trump_before_the_people_led() -> None:
    assert winner_of("R2", "R9", "R7", deal="deal A R7, B R2, C R9; turn Y4") == "C"
    assert winner_of("R2", "B13", "G13", deal="deal A G13, B R2, C B13; turn Y4") == "B", (
        "other peoples win nothing"
    )
    assert winner_of("Y3", "Y9", "Y13", deal="deal A Y13, B Y3, C Y9; turn Y4") == "A"
    assert winner_of("Y13", "Z1", "Z2", deal="deal A Z2, B Y13, C Z1; turn Y4") == "C", (
        "the first of two wizards"
    )


@rule("wizard-8", "wizard-9")
def test_a_wizard_beats_a_thirteen_and_a_jester_loses_to_a_one() -> None:
    assert winner_of("Y13", "R13", "Z4", deal="deal A Z4, B Y13, C R13; turn Y4") == "A"
    assert winner_of("N1", "R1", "N2", deal="deal A N2, B N1, C R1; turn Y4") == "C"


@rule("wizard-28")
def test_the_winner_keeps_count_and_leads_to_the_next_trick() -> None:
    state = two_cards("C: play B9", "A: play B3", "B: play R8")
    assert state.view(0).data()["won"] == [0, 0, 1]
    assert state.acting() == (2,)


@rule("wizard-31", "wizard-57")
def test_after_a_wizard_leads_any_card_goes_and_the_first_wizard_wins() -> None:
    state = one_round("Z1", seats=4, deal="deal A B7, B Z1, C R2, D Z3; turn Y4")
    go_on(state, "C: play R2")
    assert allowed(state) == ["play Z3"]
    go_on(state, "D: play Z3")
    assert allowed(state) == ["play B7"], "red was not led, so it need not be followed"
    go_on(state, "A: play B7")
    assert state.view(None).data()["last"]["winner"] == "B"


@rule("wizard-57")
def test_a_people_laid_after_a_leading_wizard_need_not_be_followed() -> None:
    state = table("*: deal A B7, B R2, C G9; turn Y4", "B: bid 0", "C: bid 0", "A: bid 0")
    go_on(state, "B: play R2", "C: play G9", "A: play B7")
    go_on(state, "*: deal A R5 B3, B R8 G1, C Z1 R10; turn Y2", "C: bid 0", "A: bid 0", "B: bid 0")
    go_on(state, "C: play Z1", "A: play R5")
    assert allowed(state) == ["play R8", "play G1"]


@rule("wizard-33", "wizard-54")
def test_after_leading_jesters_the_first_other_card_fixes_the_people() -> None:
    start = ("*: deal A B7, B R2, C G9, D B8; turn Y4", "B: bid 0", "C: bid 0", "D: bid 0", "A: bid 0")
    state = table(*start, seats=4)
    go_on(state, "B: play R2", "C: play G9", "D: play B8", "A: play B7")
    go_on(state, "*: deal A G7 Y1, B R8 G1, C N1 R10, D N2 B4; turn Y2")
    go_on(state, "C: bid 0", "D: bid 0", "A: bid 0", "B: bid 0", "C: play N1")
    assert allowed(state) == ["play B4", "play N2"], "after a jester anything goes"
    go_on(state, "D: play N2")
    assert allowed(state) == ["play G7", "play Y1"]
    go_on(state, "A: play G7")
    assert allowed(state) == ["play G1"], "green is to be followed now"


@rule("wizard-55")
def test_a_wizard_after_leading_jesters_frees_everybody() -> None:
    start = ("*: deal A B7, B R2, C G9, D B8; turn Y4", "B: bid 0", "C: bid 0", "D: bid 0", "A: bid 0")
    state = table(*start, seats=4)
    go_on(state, "B: play R2", "C: play G9", "D: play B8", "A: play B7")
    go_on(state, "*: deal A G7 Y1, B R8 G1, C N1 R10, D Z2 B4; turn Y2")
    go_on(state, "C: bid 0", "D: bid 0", "A: bid 0", "B: bid 0", "C: play N1", "D: play Z2", "A: play G7")
    assert allowed(state) == ["play R8", "play G1"], "green need not be followed"


@rule("wizard-56")
def test_a_wizard_laid_later_does_not_lift_the_duty_to_follow() -> None:
    start = ("*: deal A B7, B R2, C G9, D B8; turn Y4", "B: bid 0", "C: bid 0", "D: bid 0", "A: bid 0")
    state = table(*start, seats=4)
    go_on(state, "B: play R2", "C: play G9", "D: play B8", "A: play B7")
    go_on(state, "*: deal A R7 Y1, B R8 G1, C R13 R10, D Z2 B4; turn Y2")
    go_on(state, "C: bid 0", "D: bid 0", "A: bid 0", "B: bid 0", "C: play R13", "D: play Z2")
    assert allowed(state) == ["play R7"]


@rule("wizard-34")
def test_jesters_lose_every_trick_but_one_of_jesters_alone() -> None:
    assert winner_of("N1", "N2", "N3", deal="deal A N3, B N1, C N2; turn Y4") == "B"
    assert winner_of("N4", "N2", "N3", "N1", seats=4, deal="deal A N1, B N4, C N2, D N3; turn Y4") == "B"
    assert winner_of("N1", "N2", "B1", deal="deal A B1, B N1, C N2; turn Y4") == "A"


@rule("wizard-73")
def test_the_tricks_of_the_round_can_be_looked_at_again() -> None:
    state = two_cards("C: play B9", "A: play B3", "B: play R8", "C: play R10")
    data = state.view(0).data()
    assert data["tricks"] == [
        {"leader": "C", "cards": ["B9", "B3", "R8"], "winner": "C"},
        {"leader": "C", "cards": ["R10"], "winner": "C"},
    ]
    assert data["last"] == {"leader": "B", "cards": ["R2", "G9", "B7"], "winner": "B"}, (
        "that of the round before"
    )
