import pytest

from magehall import CHANCE, BadOptions, Rng
from magehall.games.wizard.cards import cards_text
from magehall.testing import rule
from tests.games.wizard.table import WIZARD, allowed, go_on, refused, table

FOUR = "*: deal A B1 B2 B3 Z1, B R1 R2 R3 N2, C G5 G2 G3 Z3"


@rule("wizard-44")
def test_one_colour_is_for_three_or_four_players() -> None:
    for seats in (3, 4):
        assert table(seats=seats, mode="one-colour").rules.one_colour
    for seats in (5, 6):
        with pytest.raises(BadOptions) as error:
            WIZARD.start(seats, {"mode": "one-colour"})
        assert error.value.refusal is not None
        assert str(error.value.refusal) == f"wizard-44 one-colour-seats players={seats}"


@rule("wizard-45", "wizard-46")
def test_each_has_the_own_deck_of_a_people_a_wizard_and_a_jester() -> None:
    state = table(mode="one-colour")
    assert len(cards_text(state.deck())) == 45, (
        "with three players one people stays out, with its wizard and jester"
    )
    assert not [name for name in cards_text(state.deck()) if name.startswith("Y") or name in ("Z4", "N4")]
    assert len(cards_text(table(seats=4, mode="one-colour").deck())) == 60
    for seed in range(20):
        move = state.draw(Rng(seed))
        for seat, letter in enumerate("BRG"):
            hand = cards_text(move.hands[seat])  # type: ignore[attr-defined]
            assert set(hand) <= {f"{letter}{rank}" for rank in range(1, 14)} | {
                f"Z{seat + 1}",
                f"N{seat + 1}",
            }
    refusal = refused(state, "*: deal A B1 B2 B3 R9, B R1 R2 R3 N2, C G5 G2 G3 Z3")
    assert str(refusal) == "wizard-45 not-own-deck seat=A card=R9"


@rule("wizard-47")
def test_one_colour_has_no_trump() -> None:
    state = table(FOUR, mode="one-colour")
    assert state.view(0).data()["trump"] is None
    assert refused(table(mode="one-colour"), f"{FOUR}; turn G4").clause == "wizard-47"


@rule("wizard-48", "wizard-52", "wizard-53", "wizard-71")
def test_hands_grow_from_four_to_fifteen_in_twelve_rounds_and_the_dealer_moves() -> None:
    state = table(mode="one-colour")
    rng = Rng("growth")
    sizes, dealers = [], []
    while state.acting():
        if state.acting() == (CHANCE,):
            dealers.append(int(state.dealer))
            state.play(CHANCE, state.draw(rng))
            sizes.append(len(cards_text(state.hands[0])))
            assert len(cards_text(state.stock)) == 3 * (15 - sizes[-1]), (
                "all cards were back with their owners"
            )
            assert state.acting() == ((state.dealer + 1) % 3,), "the left neighbour predicts first"
        state.play(state.acting()[0], state.moves(state.acting()[0])[0])
    assert sizes == list(range(4, 16))
    assert dealers == [number % 3 for number in range(12)]


@rule("wizard-49")
@pytest.mark.parametrize("bids", ["open", "hidden", "secret"])
def test_bids_may_be_open_or_secret(bids: str) -> None:
    state = table(FOUR, mode="one-colour", bids=bids)
    assert state.acting() == ((1,) if bids == "open" else (0, 1, 2))


def play_a_trick(*plays: str) -> str:
    state = table(FOUR, "B: bid 0", "C: bid 0", "A: bid 0", mode="one-colour")
    go_on(state, *plays)
    return str(state.view(None).data()["tricks"][0]["winner"])


@rule("wizard-50")
def test_the_highest_rank_wins_whatever_was_led() -> None:
    assert play_a_trick("B: play R3", "C: play G5", "A: play B2") == "C"


@rule("wizard-51")
def test_of_equal_cards_the_first_wins() -> None:
    assert play_a_trick("B: play R2", "C: play G2", "A: play B2") == "B"
    assert play_a_trick("B: play R1", "C: play G3", "A: play B3") == "C"


@rule("wizard-69")
def test_a_wizard_ranks_above_and_a_jester_below_all() -> None:
    assert play_a_trick("B: play R3", "C: play Z3", "A: play Z1") == "C", "and of two wizards the first wins"
    assert play_a_trick("B: play N2", "C: play G2", "A: play B1") == "C"


@rule("wizard-70")
def test_every_card_may_be_laid_at_any_time() -> None:
    state = table(FOUR, "B: bid 0", "C: bid 0", "A: bid 0", "B: play R3", mode="one-colour")
    assert allowed(state) == ["play G2", "play G3", "play G5", "play Z3"]


@rule("wizard-68")
def test_clairvoyance_does_not_go_with_one_colour() -> None:
    with pytest.raises(BadOptions) as error:
        WIZARD.start(3, {"mode": "one-colour", "clairvoyance": "on"})
    assert error.value.refusal is not None
    assert error.value.refusal.clause == "wizard-68"


@rule("wizard-72")
def test_plus_minus_one_goes_with_one_colour_and_open_bids() -> None:
    state = table(FOUR, "B: bid 3", "C: bid 1", mode="one-colour", plus_minus_one="on")
    assert allowed(state) == ["bid 1", "bid 2", "bid 3", "bid 4"]


@rule("wizard-74")
def test_the_tournament_has_ten_rounds() -> None:
    expected = {3: [2, 4, 6], 4: [1, 3, 5], 5: [2, 4, 5], 6: [1, 2, 3]}
    for seats, first in expected.items():
        sizes = list(table(seats=seats, rounds="tournament").rules.sizes)
        assert len(sizes) == 10
        assert sizes[:3] == first
        assert sizes[-1] * seats == 60
    for options, reason in (
        ({"mode": "one-colour"}, "one-colour-tournament"),
        ({"clairvoyance": "on"}, "tournament-clairvoyance"),
    ):
        with pytest.raises(BadOptions) as error:
            WIZARD.start(3, {"rounds": "tournament", **options})
        assert error.value.refusal is not None
        assert error.value.refusal.reason == reason
    assert table(seats=4, rounds="tournament", clairvoyance="on").rules.clairvoyance
