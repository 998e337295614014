import pytest

from magehall import BadOptions, Rng
from magehall.games.wizard import bid
from magehall.testing import rule
from tests.games.wizard.table import WIZARD, allowed, go_on, refused, table, texts

DEAL = "*: deal A B7 B8, B R2 R3, C G9 G1; turn Y4"
FIRST = "*: deal A B7, B R2, C G9; turn Y4"


@rule("wizard-18", "wizard-5")
def test_bids_are_said_clockwise_from_the_dealers_left_and_written_down() -> None:
    state = table(FIRST)
    assert state.acting() == (1,)
    assert refused(state, "A: bid 0").facts == {"seat": "B"}
    told = go_on(state, "B: bid 1", "C: bid 0", "A: bid 1")
    assert [str(event) for event in told[:3]] == [
        "bid-made seat=B bid=1",
        "bid-made seat=C bid=0",
        "bid-made seat=A bid=1",
    ]
    assert state.view(2).data()["bids"] == [1, 1, 0]
    assert refused(state, "B: bid 1").reason == "no-bid-now"


@rule("wizard-19")
def test_all_bids_are_repeated_before_the_first_card() -> None:
    told = go_on(table(FIRST), "B: bid 1", "C: bid 0", "A: bid 1")
    assert str(told[-1]) == "bids-told bids=1,1,0 sum=2 tricks=1"


@rule("wizard-20")
def test_everybody_sees_what_was_bid_and_won_at_any_time() -> None:
    state = table(FIRST)
    go_on(state, "B: bid 1", "C: bid 0", "A: bid 1", "B: play R2")
    for seat in (None, 0, 1, 2):
        data = state.view(seat).data()
        assert data["bids"] == [1, 1, 0]
        assert data["won"] == [0, 0, 0]


@rule("wizard-21")
def test_a_bid_is_from_nought_to_the_number_of_cards_and_any_sum_is_allowed() -> None:
    state = table(FIRST)
    assert allowed(state) == ["bid 0", "bid 1"]
    refusal = refused(state, "B: bid 2")
    assert (refusal.clause, refusal.reason, refusal.facts) == (
        "wizard-21",
        "bid-too-high",
        {"bid": 2, "tricks": 1},
    )
    go_on(state, "B: bid 1", "C: bid 0", "A: bid 0")
    assert sum(int(made) for made in state.bids) == 1, "the sum may equal the number of tricks"


@rule("wizard-40", "wizard-62")
def test_plus_minus_one_forbids_the_last_bidder_the_even_sum() -> None:
    state = table(FIRST, plus_minus_one="on")
    go_on(state, "B: bid 0", "C: bid 0")
    assert allowed(state) == ["bid 0"]
    refusal = refused(state, "A: bid 1")
    assert (refusal.clause, refusal.reason, refusal.facts) == (
        "wizard-40",
        "forbidden-sum",
        {"bid": 1, "tricks": 1},
    )
    state = table(FIRST, plus_minus_one="on")
    go_on(state, "B: bid 1", "C: bid 1")
    assert bid.forbidden(state) == -1, "the sum is passed already"
    assert allowed(state) == ["bid 0", "bid 1"]


@rule("wizard-40", "wizard-62")
def test_in_the_fifth_round_the_sum_is_never_five_and_a_legal_bid_is_always_left() -> None:
    rng = Rng("fifth")
    for game_number in range(20):
        state = table(plus_minus_one="on")
        state_rng = Rng(game_number, "plus-minus-one")
        while state.round < 5:
            acting = state.acting()
            if acting == (-1,):
                state.play(-1, state.draw(state_rng))
                continue
            moves = state.moves(acting[0])
            assert moves
            state.play(acting[0], rng.choice(moves))
            if state.phase == 4:
                assert sum(int(made) for made in state.bids) != state.size()


@rule("wizard-63")
@pytest.mark.parametrize("bids", ["hidden", "secret"])
def test_plus_minus_one_needs_open_bids(bids: str) -> None:
    with pytest.raises(BadOptions) as error:
        WIZARD.start(3, {"plus-minus-one": "on", "bids": bids})
    assert error.value.refusal is not None
    assert str(error.value.refusal) == f"wizard-63 plus-minus-one-open-bids bids={bids}"


@rule("wizard-41", "wizard-64")
def test_hidden_bids_are_written_in_any_order_and_shown_together() -> None:
    state = table(FIRST, bids="hidden")
    assert state.acting() == (0, 1, 2)
    told = go_on(state, "C: bid 1")
    assert [(str(event), event.audience(3)) for event in told] == [
        ("bid-made seat=C bid=1", (2,)),
        ("bid-sealed seat=C", None),
    ]
    assert state.acting() == (0, 1)
    assert state.view(0).data()["bids"] == [None, None, "sealed"]
    assert state.view(2).data()["bids"] == [None, None, 1]
    refusal = refused(state, "C: bid 0")
    assert (refusal.clause, refusal.reason) == ("wizard-41", "bid-already-written")
    told = go_on(state, "A: bid 0", "B: bid 0")
    assert str(told[-1]) == "bids-told bids=0,0,1 sum=1 tricks=1"
    assert state.view(0).data()["bids"] == [0, 0, 1]
    assert state.acting() == (1,), "the dealer's left neighbour leads all the same"


@rule("wizard-42", "wizard-64", "wizard-65")
def test_secret_predictions_are_shown_only_after_the_round() -> None:
    state = table(FIRST, bids="secret")
    go_on(state, "A: bid 0", "B: bid 1", "C: bid 1")
    assert state.view(0).data()["bids"] == [0, "sealed", "sealed"]
    assert state.view(None).data()["bids"] == ["sealed"] * 3
    told = go_on(state, "B: play R2", "C: play G9", "A: play B7")
    kinds = [event.kind for event in told]
    assert kinds.index("trick-won") < kinds.index("bids-told") < kinds.index("round-scored")
    data = state.view(0).data()
    assert data["pad"][0]["bids"] == [0, 1, 1]


@rule("wizard-65")
def test_with_secret_predictions_cards_and_tricks_are_seen_but_no_points() -> None:
    state = table(FIRST, bids="secret")
    go_on(state, "A: bid 0", "B: bid 1", "C: bid 1", "B: play R2", "C: play G9")
    data = state.view(0).data()
    assert data["tricks"] == [{"leader": "B", "cards": ["R2", "G9"], "winner": "B"}]
    assert data["totals"] == [0, 0, 0]
    assert data["pad"] == []


@rule("wizard-43", "wizard-67")
def test_clairvoyance_shows_every_card_but_the_own_until_the_last_bid() -> None:
    state = table(clairvoyance="on")
    told = go_on(state, FIRST)
    assert [(str(event), event.audience(3)) for event in told if event.kind == "forehead-seen"] == [
        ("forehead-seen seat=A card=B7 people=blue rank=7", (1, 2)),
        ("forehead-seen seat=B card=R2 people=red rank=2", (0, 2)),
        ("forehead-seen seat=C card=G9 people=green rank=9", (0, 1)),
    ]
    assert state.view(1).data()["hands"] == [["B7"], None, ["G9"]]
    assert state.view(None).data()["hands"] == [None, None, None]
    told = go_on(state, "B: bid 1", "C: bid 1", "A: bid 0")
    assert ("hand-dealt seat=A cards=B7", (0,)) in [(str(event), event.audience(3)) for event in told]
    assert state.view(1).data()["hands"] == [None, ["R2"], None]
    assert allowed(state) == ["play R2"], "laying the card is no choice"


@rule("wizard-43")
def test_later_rounds_of_clairvoyance_are_as_usual() -> None:
    state = table(FIRST, clairvoyance="on")
    go_on(state, "B: bid 1", "C: bid 1", "A: bid 0", "B: play R2", "C: play G9", "A: play B7", DEAL)
    assert state.view(1).data()["hands"] == [None, ["R2", "R3"], None]


@rule("wizard-66")
def test_in_clairvoyance_the_dealer_names_trump_without_knowing_the_own_card() -> None:
    state = table("*: deal A B7, B R2, C G9; turn Z1", clairvoyance="on")
    assert state.acting() == (0,)
    assert state.view(0).data()["hands"] == [None, ["R2"], ["G9"]]
    assert len(state.moves(0)) == 4


def test_only_those_who_act_have_moves() -> None:
    state = table(FIRST)
    assert texts(state.moves(0)) == []
    assert texts(state.moves(1)) == ["bid 0", "bid 1"]
    assert table().moves(0) == []
