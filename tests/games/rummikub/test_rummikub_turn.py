"""A turn: laying, rearranging, drawing, passing, and the clock."""

from __future__ import annotations

import pytest

from magehall.core import CHANCE, BadOptions, Move
from magehall.core.match import Match, verify
from magehall.games.rummikub import phase
from magehall.games.rummikub.clock import time_is_up
from magehall.games.rummikub.game import GAME
from magehall.games.rummikub.moves import DRAW, PASS, TIMEOUT, Table
from magehall.games.rummikub.solver import best_play
from magehall.testing import rule
from tests.games.rummikub.tables import do, listen, playing, refused, sets, tiles, why


@rule("rummikub-3")
def test_tiles_laid_come_from_the_own_rack() -> None:
    assert why("[K1 K2 K3]", "K4", "[K1 K2 K3 K4 K5]") == "rummikub-3 tiles-not-held tiles=K5"
    assert why("[K1 K2 K3]", "K4", "[K1 K2 K3] [R1 R2 R3]") == "rummikub-3 tiles-not-held tiles=R1,R2,R3"


@rule("rummikub-3")
def test_what_is_no_move_of_the_game_is_refused() -> None:
    class Other(Move):
        def __str__(self) -> str:
            return "dance"

    refusal = playing("", "K1", "K2").refuse(0, Other())
    assert str(refusal) == "rummikub-3 not-a-move move=dance"


@rule("rummikub-13", "rummikub-14")
@pytest.mark.parametrize(
    ("rack", "before", "after"),
    [
        ("K6 B7", "[K2 K3 K4 K5] [K7 R7 G7]", "[K2 K3 K4 K5 K6] [K7 R7 G7 B7]"),
        ("K3 K5", "[K4 R4 G4 B4]", "[R4 G4 B4] [K3 K4 K5]"),
        ("B11", "[B8 B9 B10] [K8 R8 G8]", "[K8 R8 G8 B8] [B9 B10 B11]"),
        ("R6", "[R4 R5 R6 R7 R8]", "[R4 R5 R6] [R6 R7 R8]"),
        ("G1", "[K1 R1 B1] [G2 G3 G4 G5]", "[K1 R1 G1 B1] [G2 G3 G4 G5]"),
        ("K10 B5", "[B6 B7 B8 B9] [R5 G5 K5] [R10 G10 B10]", "[B5 B6 B7 B8 B9] [R5 G5 K5] [K10 R10 G10 B10]"),
    ],
)
def test_ways_to_rearrange(rack: str, before: str, after: str) -> None:
    assert why(before, rack, after) == "legal"
    play = best_play(sets(before), tiles(rack))
    assert play is not None
    assert play.count() == len(rack.split())


@rule("rummikub-13")
def test_at_the_end_only_groups_and_runs_lie_there() -> None:
    assert why("[K1 K2 K3]", "R1 G1", "[K2 K3] [K1 R1 G1]") == (
        "rummikub-7 run-too-short number=1 set=[K2 K3] size=2 missing=K1,K4"
    )
    assert why("[K1 K2 K3]", "R1", "[K1 K2 K3] [R1]") == "rummikub-13 loose-tile number=2 set=[R1] size=1"


@rule("rummikub-39")
def test_rearranging_alone_is_no_play() -> None:
    assert why("[K1 K2 K3 K4 K5 K6]", "R1", "[K1 K2 K3] [K4 K5 K6]") == "rummikub-39 no-tile-added"


@rule("rummikub-40")
def test_tiles_of_the_table_never_go_to_a_rack() -> None:
    assert why("[K1 K2 K3 K4]", "R1", "[K1 K2 K3]") == "rummikub-40 table-tiles-missing tiles=K4"
    assert why("[K1 J K3]", "K2", "[K1 K2 K3]") == "rummikub-40 table-tiles-missing tiles=J"


@rule("rummikub-38", "rummikub-9", "rummikub-26")
def test_who_lays_nothing_draws_one_even_where_a_play_exists_and_the_turn_is_over() -> None:
    state = playing("[K1 K2 K3]", "K4 R9", "K8")
    assert refused(state, "A: pass").startswith("rummikub-9 draw-instead bank=")
    told = listen(state)
    do(state, "A: draw")
    assert state.acting() == (CHANCE,)
    assert refused(state, "*: take K1 K2") == "rummikub-9 take-size tiles=1 found=2"
    assert refused(state, "A: take K1") == "rummikub-9 no-tile-now"
    assert refused(state, "A: draw") == "rummikub-4 no-turn-now"
    do(state, "*: take K5")
    assert state.acting() == (1,)
    assert [(str(event), event.audience(2)) for event in told] == [
        (f"tile-drawn seat=A bank={106 - 3 - 3 - 1}", None),
        ("tiles-seen seat=A tiles=K5", (0,)),
    ]
    assert refused(state, "A: table [K1 K2 K3 K4 K5]") == "rummikub-4 not-your-turn seat=B"


@rule("rummikub-9")
def test_nature_gives_what_is_in_the_bank() -> None:
    state = playing("", "R9", "K8", bank="K5")
    told = listen(state)
    do(state, "A: draw")
    assert refused(state, "*: take K6") == "rummikub-9 not-in-bank tiles=K6"
    do(state, "*: take K5")
    assert str(told[-1]) == "bank-emptied"


@rule("rummikub-26", "rummikub-27", "rummikub-28")
def test_tiles_may_be_held_back() -> None:
    assert why("", "K7 R7 G7 B7 J", "[K7 R7 G7]", opened=True) == "legal"


@rule("rummikub-11")
def test_when_the_time_is_over_the_table_is_as_before_and_three_tiles_are_taken() -> None:
    state = playing("[K1 K2 K3]", "K4 R9", "K8")
    told = listen(state)
    do(state, "*: timeout")
    assert refused(state, "*: take K5") == "rummikub-11 take-size tiles=3 found=1"
    do(state, "*: take K5 R9 J")
    assert [laid.text for laid in state.table] == ["[K1 K2 K3]"]
    assert state.sizes[0] == 5
    assert state.acting() == (1,)
    assert [str(event) for event in told] == [
        "time-ran-out seat=A penalty=3",
        "penalty-taken seat=A count=3 bank=97",
        "tiles-seen seat=A tiles=K5,R9,J",
    ]


@rule("rummikub-12", "rummikub-44")
def test_a_roll_back_forgets_no_tile() -> None:
    state = playing("[K1 K2 K3] [R7 G7 J]", "K4 R9", "K8")
    before = state.pieces()
    do(state, "*: timeout", "*: take K5 R9 J")
    assert state.pieces() == before
    assert len(before) == 106


@rule("rummikub-43")
def test_with_fewer_than_three_in_the_bank_the_player_takes_what_is_there() -> None:
    state = playing("", "R9", "K8", bank="K5 K6")
    do(state, "*: timeout", "*: take K5 K6")
    assert state.sizes[0] == 3


@rule("rummikub-62")
def test_with_an_empty_bank_a_penalty_counts_as_a_pass() -> None:
    state = playing("", "R9", "K8", bank="")
    told = listen(state)
    do(state, "*: timeout")
    assert [str(event) for event in told] == ["time-ran-out seat=A penalty=0", "turn-passed seat=A passes=1"]
    do(state, "B: pass")
    assert state.outcome() is not None


@rule("rummikub-41")
def test_only_the_clock_ends_a_turn_and_only_where_one_runs() -> None:
    state = playing("", "R9", "K8")
    assert refused(state, "A: timeout") == "rummikub-41 clock-alone seat=A"
    assert refused(playing("", "R9", "K8", clock="off"), "*: timeout") == "rummikub-41 no-clock-runs"
    do(state, "A: draw")
    assert refused(state, "*: timeout") == "rummikub-41 no-clock-runs"
    assert playing("", "R9", "K8", clock="120").rules.seconds == 120
    with pytest.raises(BadOptions, match="rummikub-41 no-clock option=time-up"):
        GAME.start(2, {"clock": "off", "time-up": "roll-back"})


@rule("rummikub-41")
def test_what_follows_when_the_time_is_up() -> None:
    state = playing("[K1 K2 K3]", "K4 R9", "K8")
    legal, illegal = Table(sets("[K1 K2 K3 K4]")), Table(sets("[K1 K2 K3] [K4 R9]"))
    assert time_is_up(state, legal) == (0, legal)
    assert time_is_up(state, illegal) == (CHANCE, TIMEOUT)
    assert time_is_up(state, None) == (0, DRAW)
    assert time_is_up(state, Table(sets("[K1 K2 K3]"))) == (0, DRAW), "nothing was touched"
    assert time_is_up(state, Table(sets("[K1 K2] [K3]"))) == (CHANCE, TIMEOUT)
    assert state.time_is_up(DRAW) == (0, DRAW), "a draft is a table as it lies"
    assert playing("", "R9", "K8", clock="off").time_is_up(None) is None
    strict = playing("[K1 K2 K3]", "K4 R9", "K8", time_up="roll-back")
    assert time_is_up(strict, legal) == (CHANCE, TIMEOUT)
    empty = playing("[K1 K2 K3]", "K4 R9", "K8", bank="")
    assert time_is_up(empty, None) == (0, PASS)
    forced = playing("[K1 K2 K3]", "K4 R9", "K8", bank="", empty_bank="must-play")
    assert time_is_up(forced, None) == (CHANCE, TIMEOUT)


@rule("rummikub-42")
def test_an_illegal_table_is_refused_or_punished_at_once() -> None:
    line = "A: table [K1 K2 K3] [K4 R9]"
    assert refused(playing("[K1 K2 K3]", "K4 R9", "K8"), line).startswith("rummikub-13 set-too-short")
    state = playing("[K1 K2 K3]", "K4 R9", "K8", illegal_table="penalty")
    told = listen(state)
    do(state, line, "*: take R1 R2 R3")
    assert str(told[0]) == "table-rolled-back seat=A clause=rummikub-13 reason=set-too-short penalty=3"
    assert [laid.text for laid in state.table] == ["[K1 K2 K3]"]
    assert state.acting() == (1,)
    assert refused(state, "B: table [K1 K2 K3 K4]") == "rummikub-3 tiles-not-held tiles=K4", (
        "impossible tiles are refused"
    )
    do(state, "B: draw", "*: take R4", "A: table [K1 K2 K3 K4]")
    assert state.sizes[0] == 4


@rule("rummikub-45", "rummikub-22")
def test_with_an_empty_bank_one_may_pass_and_a_full_circle_ends_the_round() -> None:
    state = playing("[K1 K2 K3]", "K4 R9", "R8", "R7", bank="")
    assert refused(state, "A: draw") == "rummikub-22 bank-is-empty"
    do(state, "A: pass", "B: pass")
    assert state.phase == phase.PLAYING
    told = listen(state)
    do(state, "C: pass")
    assert [event.kind for event in told[:2]] == ["turn-passed", "round-blocked"]
    assert state.outcome() is not None


@rule("rummikub-22")
def test_a_play_begins_the_circle_of_passes_anew() -> None:
    state = playing("[K1 K2 K3]", "K4 R9", "R8", bank="")
    state.turn = 1
    do(state, "B: pass", "A: table [K1 K2 K3 K4]", "B: pass")
    assert state.outcome() is None
    do(state, "A: pass")
    assert state.outcome() is not None


@rule("rummikub-45")
def test_where_agreed_who_can_lay_must() -> None:
    state = playing("[K1 K2 K3]", "K4 R9", "R8", bank="", empty_bank="must-play")
    assert refused(state, "A: pass") == "rummikub-45 must-play tiles=K4 count=1"
    assert [str(move) for move in state.moves(0)] == ["table [K1 K2 K3 K4]"]
    do(state, "A: table [K1 K2 K3 K4]")
    assert refused(state, "B: pass") == "legal"


@rule("rummikub-41")
def test_a_record_with_a_timeout_verifies_against_its_seed() -> None:
    match = Match.start(GAME, ["Ann", "Bea"], seed="7")
    match.play(CHANCE, TIMEOUT)
    while acting := match.state.acting():
        match.play(acting[0], match.state.moves(acting[0])[-1])
    assert verify(match.record) is None
