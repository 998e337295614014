import pytest

from magehall import CHANCE, BadOptions, Rng
from magehall.core import Outcome, bits
from magehall.games.wizard import cards
from magehall.testing import rule
from tests.games.wizard.table import WIZARD, allowed, go_on, refused, table


@rule("wizard-1")
def test_three_to_six_people_play() -> None:
    assert list(WIZARD.seats) == [3, 4, 5, 6]
    for seats in (2, 7):
        with pytest.raises(BadOptions, match="3 to 6 players"):
            WIZARD.start(seats)


@rule("wizard-2", "wizard-7", "wizard-8", "wizard-9")
def test_sixty_cards_four_peoples_wizards_and_jesters() -> None:
    names = cards.cards_text(cards.DECK)
    assert len(names) == 60 == bits.count(cards.DECK)
    for letter in "BRGY":
        assert [name for name in names if name[0] == letter] == [f"{letter}{rank}" for rank in range(1, 14)]
    assert [name for name in names if name[0] in "ZN"] == ["N1", "Z1", "N2", "Z2", "N3", "Z3", "N4", "Z4"]
    assert cards.COLOURS == ("blue", "red", "green", "yellow")


def test_sets_of_cards_are_whole_beyond_thirty_two_bits() -> None:
    for card in cards.ALL_CARDS:
        assert bits.bit(card) == 2**card
        assert bits.lowest(bits.bit(card)) == card
    for people in range(4):
        assert cards.cards_text(cards.people_cards(people)) == [
            f"{'BRGY'[people]}{rank}" for rank in range(1, 14)
        ]
        assert bits.count(cards.own_deck(people)) == 15
    assert [bits.nth(cards.WIZARDS, place) for place in range(4)] == [14, 30, 46, 62]


@rule("wizard-10", "wizard-38")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_hands_grow_by_one_until_all_cards_are_dealt(seats: int, rounds: int) -> None:
    state = table(seats=seats)
    assert list(state.rules.sizes) == list(range(1, rounds + 1))
    assert state.rules.sizes[rounds - 1] * seats == 60
    rng = Rng("growth")
    sizes = []
    while state.acting():
        if state.acting() == (CHANCE,):
            state.play(CHANCE, state.draw(rng))
            sizes.append(bits.count(state.hands[0]))
        seat = state.acting()[0]
        state.play(seat, state.moves(seat)[0])
    assert sizes == list(range(1, rounds + 1))


@rule("wizard-11", "wizard-13", "wizard-59")
def test_the_rest_is_a_stock_and_its_top_card_makes_trump() -> None:
    state = table("*: deal A B7, B R2, C G9; turn Y4")
    assert bits.count(state.stock) == 56
    view = state.view(0).data()
    assert view["turned"] == "Y4"
    assert view["trump"] == "yellow"
    assert "Y4" not in state.secrets(0), "the card turned up is public"
    assert "Y4" not in cards.cards_text(state.stock), "and out of play"


@rule("wizard-6", "wizard-12", "wizard-61")
def test_seat_a_deals_first_and_the_deal_moves_clockwise() -> None:
    state = table()
    dealers = []
    rng = Rng("dealers")
    while state.acting():
        if state.acting() == (CHANCE,):
            dealers.append(int(state.dealer))
            state.play(CHANCE, state.draw(rng))
        state.play(state.acting()[0], state.moves(state.acting()[0])[0])
    assert dealers == [number % 3 for number in range(20)]


@rule("wizard-61")
def test_the_first_dealer_may_be_agreed_or_drawn() -> None:
    assert table(first_dealer="C").dealer == 2
    state = table(first_dealer="random")
    assert refused(state, "*: deal A B7, B R2, C G9; turn Y4").reason == "no-deal-now"
    assert refused(state, "A: dealer B").reason == "no-dealer-now"
    assert refused(state, "*: dealer D").reason == "no-such-dealer"
    told = go_on(state, "*: dealer B")
    assert str(told[0]) == "dealer-chosen seat=B"
    assert state.dealer == 1
    assert refused(state, "*: dealer B").reason == "no-dealer-now"
    with pytest.raises(BadOptions) as error:
        WIZARD.start(3, {"first-dealer": "D"})
    assert error.value.refusal is not None
    assert error.value.refusal.reason == "no-such-dealer"
    drawn = {int(table(first_dealer="random").draw(Rng(seed)).seat) for seed in range(40)}  # type: ignore[attr-defined]
    assert drawn == {0, 1, 2}


@rule("wizard-15")
def test_a_jester_turned_up_means_no_trump() -> None:
    state = table("*: deal A B7, B R2, C G9; turn N2")
    assert state.view(0).data()["trump"] is None
    assert state.acting() == (1,), "nobody names one"


@rule("wizard-16", "wizard-58")
def test_a_wizard_turned_up_lets_the_dealer_name_one_of_four_peoples_before_any_bid() -> None:
    state = table("*: deal A B7, B R2, C G9; turn Z2")
    assert state.acting() == (0,)
    assert allowed(state) == ["trump B", "trump R", "trump G", "trump Y"]
    assert state.view(0).data()["hands"] == [["B7"], None, None], "the dealer has seen the own cards"
    assert refused(state, "B: bid 0").reason == "no-bid-now"
    assert refused(state, "B: trump R").facts == {"seat": "A"}
    told = go_on(state, "A: trump G")
    assert str(told[0]) == "trump-named seat=A people=green"
    assert state.view(1).data()["trump"] == "green"
    assert refused(state, "A: trump G").reason == "no-trump-to-name"


@rule("wizard-17")
def test_the_last_round_has_no_trump_and_nothing_is_turned_up() -> None:
    state = table(seats=6)
    rng = Rng("last")
    while state.round < 9 or state.acting() == (CHANCE,):
        if state.acting() == (CHANCE,):
            move = state.draw(rng)
            state.play(CHANCE, move)
        else:
            state.play(state.acting()[0], state.moves(state.acting()[0])[0])
    assert "turn" not in str(move)
    assert state.stock == 0
    assert state.view(2).data()["trump"] is None


def test_impossible_deals_are_refused_with_their_clause() -> None:
    state = table()
    good = "*: deal A B7, B R2, C G9; turn Y4"
    assert state.refuse(CHANCE, WIZARD.read(good[3:])) is None
    cases = {
        "A: deal A B7, B R2, C G9; turn Y4": ("wizard-6", "nature-deals"),
        "*: deal A B7, B R2; turn Y4": ("wizard-10", "deal-seats"),
        "*: deal A B7, B R2 R3, C G9; turn Y4": ("wizard-10", "deal-size"),
        "*: deal A B7, B R2, C G9": ("wizard-13", "turn-one-up"),
    }
    for line, (clause, reason) in cases.items():
        refusal = refused(state, line)
        assert (refusal.clause, refusal.reason) == (clause, reason)
    go_on(state, good)
    assert refused(state, good).reason == "no-deal-now"


def test_a_deal_made_in_code_may_not_repeat_a_card() -> None:
    from librt.vecs import vec
    from mypy_extensions import i64

    from magehall.games.wizard.moves import Deal

    state = table()
    seven = bits.bit(7)
    twice = state.refuse(CHANCE, Deal(vec[i64]([seven, seven, bits.bit(9)]), 20))
    turned = state.refuse(CHANCE, Deal(vec[i64]([seven, bits.bit(8), bits.bit(9)]), 7))
    assert twice is not None
    assert turned is not None
    assert str(twice) == str(turned) == "wizard-10 dealt-twice card=B7"
    last = table(mode="one-colour")
    hands = vec[i64]([0b1111, bits.bit(16) * 15, bits.bit(32) * 15])
    refusal = last.refuse(CHANCE, Deal(hands, 62))
    assert refusal is not None
    assert str(refusal) == "wizard-47 nothing-to-turn"


@rule("wizard-3", "wizard-39", "wizard-60")
def test_most_points_after_the_last_round_win_and_equal_totals_share() -> None:
    state = table()
    state.playout(Rng("end"))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "last-round-scored"
    assert [outcome.scores[seat] for seat in outcome.winners] == [max(outcome.scores)] * len(outcome.winners)
    assert len(state.view(None).data()["pad"]) == 20, "the last round is on the pad too"
    shared = Outcome((120, 90, 120), "last-round-scored")
    assert shared.winners == (0, 2)
    assert shared.ranks == (1, 3, 1)


def test_moves_of_other_kinds_are_refused() -> None:
    from magehall import Move

    class Pass(Move):
        def __str__(self) -> str:
            return "pass"

    refusal = table().refuse(0, Pass())
    assert refusal is not None
    assert refusal.reason == "not-a-move"


def test_deals_are_fair() -> None:
    """Every card comes to every seat, to the stock's top and stays in the stock about equally often."""
    state = table(seats=4)
    rng = Rng("fair")
    dealt = [0] * 64
    turned = [0] * 64
    for _ in range(3000):
        move = state.draw(rng)
        for card in cards.listed(move.hands[2]):  # type: ignore[attr-defined]
            dealt[card] += 1
        turned[move.turned] += 1  # type: ignore[attr-defined]
    for counts in (dealt, turned):
        assert all(20 <= counts[card] <= 85 for card in cards.ALL_CARDS), (
            "50 each within five standard deviations"
        )
