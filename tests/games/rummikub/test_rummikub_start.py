"""The box, the draw for the start, and the deal."""

from __future__ import annotations

from pathlib import Path

import pytest

from magehall.core import BadOptions, Match, RecordError, Rng, read_record
from magehall.core.match import verify
from magehall.games.rummikub import phase
from magehall.games.rummikub.deal import pairs
from magehall.games.rummikub.game import GAME
from magehall.games.rummikub.moves import Deal
from magehall.games.rummikub.rules import rules_with
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.tiles import COLOURS, total
from magehall.testing import rule
from tests.games.rummikub.tables import do, listen, playing, refused, seen, tiles

RECORDS = Path(__file__).parent / "records"
A_14 = "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 R1"
B_14 = "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 R1"


def started(seats: int, **options: str) -> RummikubState:
    return GAME.begin(seats, rules_with(**options).options)


@rule("rummikub-1")
def test_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(BadOptions):
            GAME.start(seats)


@rule("rummikub-2", "rummikub-29")
def test_the_box_holds_two_of_each_tile_and_two_jokers() -> None:
    pieces = started(2).pieces()
    assert len(pieces) == 106
    assert pieces.count("K1") == pieces.count("B13") == pieces.count("J") == 2


@rule("rummikub-29")
def test_a_small_box_has_one_of_each_and_is_too_small_for_four() -> None:
    assert len(started(3, copies="1").pieces()) == 54
    with pytest.raises(BadOptions, match="rummikub-29 too-few-tiles players=4 tiles=54"):
        GAME.start(4, {"copies": "1"})


@rule("rummikub-30")
def test_colours_have_letters_and_the_fourth_is_green() -> None:
    assert COLOURS == "KRGB"
    assert "G13" in started(2).pieces()


@rule("rummikub-31")
def test_everybody_has_one_rack_however_many_stands_there_are() -> None:
    assert [len(seen(started(seats), 0).racks) for seats in (2, 3, 4)] == [2, 3, 4]


@rule("rummikub-4")
def test_the_highest_number_starts_and_turns_go_clockwise() -> None:
    state = started(3)
    told = listen(state)
    do(state, "*: lots A K7, B R12, C G12")
    assert state.phase == phase.LOTS, "B and C are equal"
    do(state, "*: lots B K1, C K2")
    assert [str(event) for event in told[-2:]] == [
        "lot-drawn seat=C tile=K2 colour=black number=2",
        "starter-chosen seat=C how=draw",
    ]
    do(state, f"*: deal A {A_14}, B {B_14}, C B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13 R2")
    assert state.acting() == (2,)
    do(state, "C: draw", "*: take J")
    assert state.acting() == (0,)
    assert refused(state, "B: draw") == "rummikub-4 not-your-turn seat=A"


@rule("rummikub-32")
def test_jokers_and_equals_draw_again_while_the_tiles_stay_aside() -> None:
    state = started(3)
    told = listen(state)
    do(state, "*: lots A J, B R12, C G12")
    assert str(told[-1]) == "lots-tied seats=A", "first A exchanges the joker"
    assert refused(state, "*: lots B K1, C K2") == "rummikub-4 lots-seats seats=A"
    do(state, "*: lots A B12")
    assert str(told[-1]) == "lots-tied seats=A,B,C"
    do(state, "*: lots A B12, B J, C K3")
    assert refused(state, "*: lots B B12") == "rummikub-4 not-in-bank tiles=B12", "both are aside already"
    do(state, "*: lots B K4")
    assert state.starter == 0
    assert len(state.pieces()) == 106
    assert state.bank_size == 106


@rule("rummikub-32")
def test_the_starter_may_be_chosen_at_random() -> None:
    state = started(3, start="random")
    assert refused(state, "*: lots A K1, B K2, C K3") == "rummikub-4 no-lots-now"
    assert refused(state, "*: starter D") == "rummikub-32 no-such-starter seat=D players=3"
    do(state, "*: starter C")
    assert state.starter == 2
    assert refused(state, "*: starter C") == "rummikub-32 no-starter-now"
    assert {str(started(3, start="random").draw(Rng(seed))) for seed in range(40)} == {
        "starter A",
        "starter B",
        "starter C",
    }


@rule("rummikub-5")
def test_each_gets_fourteen_tiles_and_the_rest_is_the_bank() -> None:
    state = started(2)
    do(state, "*: lots A K7, B R12")
    assert state.bank_size == 106, "the tiles drawn for the start went back"
    assert refused(state, f"*: deal A {A_14}, B K1") == "rummikub-5 deal-size seat=B tiles=14 found=1"
    assert refused(state, f"*: deal A {A_14}") == "rummikub-5 deal-seats players=2 racks=1"
    assert refused(state, f"A: deal A {A_14}, B {B_14}") == "rummikub-5 no-deal-now"
    told = listen(state)
    do(state, f"*: deal A {A_14}, B {B_14}")
    assert state.bank_size == 106 - 28
    assert [event.audience(2) for event in told] == [None, (0,), (1,)]
    assert str(told[1]) == f"rack-dealt seat=A tiles={A_14.replace('R1', '').strip().replace(' ', ',')},R1"
    small = started(2, copies="1")
    do(small, "*: lots A K7, B R12")
    assert refused(small, f"*: deal A {A_14}, B {B_14}") == "rummikub-5 not-in-bank tiles=R1"


@rule("rummikub-5")
def test_every_tile_is_dealt_alike() -> None:
    state = started(2)
    do(state, "*: lots A K7, B R12")
    deals = [state.draw(Rng(seed)) for seed in range(400)]
    jokers = sum(int(deal.racks[0][52]) for deal in deals if isinstance(deal, Deal))
    assert 70 < jokers < 140, "400 racks hold 400 * 14 * 2 / 106 jokers on average, 106"


@rule("rummikub-33")
@pytest.mark.parametrize(
    ("option", "phases", "starter"), [("draw", "lots", 0), ("rotate", "deal", 1), ("winner", "deal", 2)]
)
def test_who_starts_the_next_round(option: str, phases: str, starter: int) -> None:
    state = playing("[K1 K2 K3]", "R5", "R6", "K4", rounds="2", next_start=option)
    state.turn = 2
    told = listen(state)
    do(state, "C: table [K1 K2 K3 K4]")
    assert phase.WORDS[int(state.phase)] == phases
    assert state.starter == starter
    assert state.round == 1
    if option != "draw":
        assert str(told[-1]) == f"starter-chosen seat={'ABC'[starter]} how={option}"


@rule("rummikub-55")
def test_dealing_again_does_not_go_with_one_copy_of_each_tile() -> None:
    both = {"redeal": "on", "copies": "1"}
    with pytest.raises(BadOptions, match="rummikub-55 no-pairs"):
        GAME.start(2, both)
    with pytest.raises(BadOptions, match="rummikub-55 no-pairs"):
        Match.start(GAME, ["Ann", "Bob"], both)


@rule("rummikub-55")
def test_a_record_of_both_is_still_read_replayed_and_verified() -> None:
    text = (RECORDS / "redeal-with-one-copy.mage").read_text(encoding="utf-8")
    old = read_record(text)
    replay = old.replay()
    assert replay.refused is None
    assert replay.state.outcome() is not None
    assert verify(old) is None
    assert str(old) == text
    view = replay.state.view(0)
    assert GAME.read_view(view.data()) == view
    with pytest.raises(RecordError, match="rummikub-29 too-few-tiles"):
        read_record(text.replace("2\n\n", "2\nseat C: Cleo\nseat D: Dora\n\n"))


@rule("rummikub-55")
def test_three_pairs_are_dealt_again_where_agreed() -> None:
    three_pairs = "K1 K1 K2 K2 K3 K3 K4 K5 K6 K7 K8 K9 K10 K11"
    state = started(2, redeal="on")
    do(state, "*: lots A K7, B R12")
    assert pairs(tiles(three_pairs)) == 3
    assert refused(state, f"*: deal A {three_pairs}, B {B_14}") == "rummikub-55 deal-three-pairs seat=A"
    plain = started(2)
    do(plain, "*: lots A K7, B R12")
    assert refused(plain, f"*: deal A {three_pairs}, B {B_14}") == "legal"
    for seed in range(60):
        deal = state.draw(Rng(seed))
        assert isinstance(deal, Deal)
        assert all(pairs(rack) < 3 and total(rack) == 14 for rack in deal.racks)
