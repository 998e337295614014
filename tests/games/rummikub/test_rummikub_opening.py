"""The opening."""

from __future__ import annotations

from magehall.games.rummikub.rules import rules_with
from magehall.games.rummikub.solver import best_opening
from magehall.games.rummikub.solver.opening import most_worth
from magehall.testing import rule
from tests.games.rummikub.tables import do, leave, listen, playing, refused, tiles, why

TABLE = "[B1 B2 B3]"
RACK = "K9 K10 K11 K12 B4 R1 G1 B1 J"


def opens(after: str, rack: str = RACK, table: str = TABLE, **options: str) -> str:
    return why(table, rack, after, opened=False, **options)


@rule("rummikub-8")
def test_the_first_tiles_are_worth_thirty_together() -> None:
    assert opens(f"{TABLE} [K9 K10 K11]") == "legal"
    assert opens(f"{TABLE} [R1 G1 B1]") == "rummikub-8 opening-too-low value=3 wanted=30 missing=27"
    assert opens("[K8 K9 K10]", "K8 K9 K10", "") == "rummikub-8 opening-too-low value=27 wanted=30 missing=3"
    assert (
        opens("[K7 R7 B7] [K3 K2 K4]", "K7 R7 B7 K2 K3 K4", "")
        == "rummikub-57 run-order number=2 set=[K3 K2 K4] size=3"
    )
    assert opens("[K7 R7 B7] [K2 K3 K4]", "K7 R7 B7 K2 K3 K4", "") == "legal", "exactly 30"


@rule("rummikub-9")
def test_who_does_not_open_takes_a_tile() -> None:
    state = playing(TABLE, RACK, "K1", opened="")
    do(state, "A: draw", "*: take K13")
    assert state.acting() == (1,)
    assert state.sizes[0] == 10
    assert not state.has_opened(0)


@rule("rummikub-10")
def test_the_table_is_neither_changed_nor_extended() -> None:
    assert opens("[B1 B2 B3 B4] [K9 K10 K11]") == "rummikub-10 table-touched set=[B1 B2 B3]"
    assert opens("[B1 B2 B3 B4] [K9 K10 K11 K12]") == "rummikub-10 table-touched set=[B1 B2 B3]"
    twice = f"{TABLE} {TABLE}"
    assert opens(f"{TABLE} [K9 K10 K11] {TABLE}", table=twice) == "legal", "in any place"


@rule("rummikub-15")
def test_no_joker_is_taken_before_the_opening() -> None:
    found = opens("[B1 B2 B3] [K9 K10 K11 J]", "B2 K9 K10 K11", "[B1 J B3]")
    assert found == "rummikub-15 joker-before-opening set=[B1 J B3]"
    assert opens("[B1 J B3] [K9 K10 K11]", "B2 K9 K10 K11", "[B1 J B3]") == "legal"


@rule("rummikub-35")
def test_any_number_of_sets_unless_one_must_do() -> None:
    two = "[K10 R10 G10] [K1 K2 K3]"
    small = "[K7 R7 B7] [K2 K3 K4]"
    rack = "K10 R10 G10 K1 K2 K3"
    assert opens(two, rack, "", opening_sets="one") == "legal"
    found = opens(small, "K7 R7 B7 K2 K3 K4", "", opening_sets="one")
    assert found == "rummikub-35 opening-too-low value=21 wanted=30 missing=9"
    play = best_opening(tiles(rack), rules_with(opening_sets="one"))
    assert play is not None
    assert play.count() == 6
    assert best_opening(tiles("K7 R7 B7 K2 K3 K4"), rules_with(opening_sets="one")) is None


@rule("rummikub-36")
def test_a_joker_counts_as_what_it_stands_for_unless_agreed_otherwise() -> None:
    after = f"{TABLE} [K9 J K11]"
    assert opens(after) == "legal"
    assert opens(after, opening_joker="zero") == "rummikub-8 opening-too-low value=20 wanted=30 missing=10"
    assert opens(after, opening_joker="forbidden") == "rummikub-36 opening-joker"
    rack = tiles("K9 K11 J R1")
    assert best_opening(rack, rules_with(opening_joker="zero")) is None
    assert best_opening(rack, rules_with(opening_joker="forbidden")) is None
    assert best_opening(rack) is not None


@rule("rummikub-37")
def test_the_table_may_be_touched_in_the_same_turn_where_agreed() -> None:
    after = "[B1 B2 B3 B4] [K9 K10 K11]"
    assert opens(after, opening_table="free") == "legal"
    assert (
        opens("[B1 B2 B3 B4]", opening_table="free")
        == "rummikub-8 opening-too-low value=0 wanted=30 missing=30"
    )
    found = opens("[B1 B2 B3 B4] [R1 G1 B1]", opening_table="free")
    assert found == "rummikub-8 opening-too-low value=3 wanted=30 missing=27"
    assert most_worth(tiles("K9 K10 K11 K12"), rules_with()) == 30, "counted up to what is wanted"
    assert most_worth(tiles("K7 K8 J"), rules_with()) == 24
    assert most_worth(tiles("K7 K8 J"), rules_with(opening_joker="zero")) == 15
    assert most_worth(tiles("K2 K3 K4 K5 R5 G5"), rules_with(opening_sets="one")) == 15


@rule("rummikub-8")
def test_the_opening_is_told_with_its_value() -> None:
    state = playing(TABLE, RACK, "K1", opened="")
    told = listen(state)
    leave(state, f"{TABLE} [K9 K10 K11 K12]")
    assert str(told[0]) == "player-opened seat=A value=42"
    sets = "sets=[B1 B2 B3],[K9 K10 K11 K12]"
    assert str(told[1]) == f"tiles-laid seat=A tiles=K9,K10,K11,K12 count=4 left=5 kept=1 {sets}"
    assert refused(state, "B: table [B1 B2 B3 B4]") == "rummikub-40 table-tiles-missing tiles=K9,K10,K11,K12"
