"""Jokers: taking, replacing, staying."""

from __future__ import annotations

import pytest

from magehall.core import BadOptions, Match, read_record
from magehall.games.rummikub.game import GAME
from magehall.games.rummikub.rules import rules_with
from magehall.games.rummikub.solver import best_play
from magehall.testing import rule
from tests.games.rummikub.tables import sets, tiles, why

NOTES = [
    ("[K5 R5 J]", "G5 K12 K13", 3, 3),
    ("[R3 R4 J] [K3 G3 B3] [K4 G4 B4]", "K9 K10", 2, 0),
    ("[B1 B2 B3 B4] [J B5 B6 B7]", "K9 K10", 2, 2),
    ("[B6 J B8]", "B5", 1, 1),
    ("[K5 R5 G5 J]", "K9", 0, 0),
]


@rule("rummikub-16", "rummikub-52", "rummikub-58")
@pytest.mark.parametrize(("table", "rack", "free", "replace"), NOTES)
def test_how_many_tiles_can_be_laid(table: str, rack: str, free: int, replace: int) -> None:
    for option, count in (("free", free), ("replace", replace)):
        play = best_play(sets(table), tiles(rack), rules_with(joker=option))
        assert (0 if play is None else play.count()) == count


@rule("rummikub-16", "rummikub-17")
def test_a_joker_is_replaced_by_its_tile_and_used_in_a_new_set() -> None:
    assert why("[B6 J B8]", "B7 K12 K13", "[B6 B7 B8] [J K12 K13]") == "legal"
    assert why("[B6 J B8]", "R7 K12 K13", "[B6 J B8] [R7 K12 K13]").startswith("rummikub-13")
    assert why("[B6 J B8]", "B7 K12 K13", "[B6 B7 B8] [K12 K13]") == "rummikub-40 table-tiles-missing tiles=J"


@rule("rummikub-16", "rummikub-52")
def test_moving_the_other_tiles_away_does_not_free_a_joker_unless_agreed() -> None:
    before, rack = "[R3 R4 J] [K3 G3 B3] [K4 G4 B4]", "K9 K10"
    after = "[K3 R3 G3 B3] [K4 R4 G4 B4] [K9 K10 J]"
    assert why(before, rack, after) == "rummikub-16 joker-not-replaced set=[R3 R4 J] tiles=R5"
    assert why(before, rack, after, joker="free") == "legal"


@rule("rummikub-18")
def test_a_set_with_a_joker_is_rearranged_like_any_other() -> None:
    assert why("[R3 R4 J R6 R7]", "R5", "[R3 R4 R5] [J R6 R7]") == "legal"
    assert why("[R3 J R5 R6]", "R7 R2", "[R2 R3 J] [R5 R6 R7]") == "legal", "the joker is still R4"


@rule("rummikub-20")
@pytest.mark.parametrize(
    ("before", "rack", "after"),
    [
        ("[B6 J B8]", "B7 K1 K2", "[B6 B7 B8] [K1 K2 J]"),
        ("[K5 R5 J]", "B5 K1 K2", "[K5 R5 B5] [K1 K2 J]"),
        ("[R1 R2 R3 J R5 R6]", "R4 K7 G7", "[R1 R2 R3] [R4 R5 R6] [K7 G7 J]"),
        ("[B1 B2 B3 B4] [J B5 B6 B7]", "K9 K10", "[B1 B2 B3 B4] [B5 B6 B7] [K9 K10 J]"),
    ],
)
def test_ways_to_take_a_joker(before: str, rack: str, after: str) -> None:
    assert why(before, rack, after) == "legal"


@rule("rummikub-49")
def test_in_a_group_of_three_either_missing_colour_replaces_a_joker_unless_both_must() -> None:
    before, after = "[K5 R5 J]", "[K5 R5 G5] [J K12 K13]"
    assert why(before, "G5 K12 K13", after) == "legal"
    found = why(before, "G5 K12 K13", after, joker_group="both")
    assert found == "rummikub-49 joker-not-replaced-by-both set=[K5 R5 J] tiles=G5,B5"
    both = "[K5 R5 G5 B5] [J K12 K13]"
    assert why(before, "G5 B5 K12 K13", both, joker_group="both") == "legal"
    assert why("[K5 R5 J B5]", "G5 K12 K13", "[K5 R5 G5 B5] [J K12 K13]", joker_group="both") == "legal"


@rule("rummikub-50")
def test_the_replacing_tile_may_come_from_the_table_unless_it_must_come_from_the_rack() -> None:
    before, after = "[B1 B2 B3 B4] [J B5 B6 B7]", "[B1 B2 B3 B4] [B5 B6 B7] [K9 K10 J]"
    assert why(before, "K9 K10", after) == "legal"
    found = why(before, "K9 K10", after, joker_replacement="rack")
    assert found == "rummikub-50 joker-not-replaced-from-rack set=[J B5 B6 B7] tiles=B4"
    own = "[B1 B2 B3 B4] [B4 B5 B6 B7] [K9 K10 J]"
    assert why(before, "B4 K9 K10", own, joker_replacement="rack") == "legal"


@rule("rummikub-51", "rummikub-17")
def test_how_many_rack_tiles_the_new_set_of_a_freed_joker_holds() -> None:
    before = "[B6 J B8] [R1 R2 R3]"
    none, one, two = (
        "[B6 B7 B8] [R1 R2 R3 J]",
        "[B6 B7 B8] [R1 R2 R3 J R5]",
        "[B6 B7 B8] [R1 R2 R3] [J K12 K13]",
    )
    rack = "B7 R5 K12 K13"
    assert why(before, rack, none, joker_set="new") == "legal"
    wanted = "rummikub-51 joker-set set=[B6 J B8] tiles=B7"
    assert why(before, rack, none, joker_set="rack-1") == wanted
    assert why(before, rack, one, joker_set="rack-1") == "legal"
    assert why(before, rack, one, joker_set="rack-2") == wanted
    assert why(before, rack, two, joker_set="rack-2") == "legal"


@rule("rummikub-17", "rummikub-51")
@pytest.mark.parametrize(
    ("before", "rack", "after"),
    [
        ("[K3 J K5] [R7 G7 B7]", "K4", "[K3 K4 K5 J] [R7 G7 B7]"),
        ("[K3 J K5] [R7 G7 B7]", "K4", "[K3 K4 K5] [R7 G7 B7 J]"),
        ("[K3 J K5] [R7 G7 B7]", "K4 K2", "[K2 K3 K4 K5 J] [R7 G7 B7]"),
        ("[R3 J R5] [K3 J K5]", "K4", "[R3 J R5 J] [K3 K4 K5]"),
    ],
)
def test_a_replaced_joker_may_not_lie_with_all_that_is_left_of_an_old_set(
    before: str, rack: str, after: str
) -> None:
    assert why(before, rack, after).startswith("rummikub-17 joker-not-in-new-set set=[")
    assert why(before, rack, after, joker_set="new") == "legal"


@rule("rummikub-17", "rummikub-51")
@pytest.mark.parametrize(
    ("before", "rack", "after"),
    [
        (
            "[K3 J K5] [R7 G7 B7 K7] [K8 K9 K10 K11]",
            "K4",
            "[K3 K4 K5] [R7 G7 B7] [K7 K8 J] [K9 K10 K11]",
        ),
        ("[K3 J K5] [R7 R8 R9 R10]", "K4 R11 R12", "[K3 K4 K5] [R7 R8 J] [R9 R10 R11 R12]"),
        ("[R2 R3 J R5] [K3 J K5]", "K4 G2 B2", "[R3 J R5 J] [K3 K4 K5] [R2 G2 B2]"),
        ("[K5 R5 J]", "G5", "[K5 R5 G5 J]"),
    ],
)
def test_a_replaced_joker_lies_in_a_new_set(before: str, rack: str, after: str) -> None:
    assert why(before, rack, after) == "legal"


@rule("rummikub-17", "rummikub-51")
def test_the_solver_knows_what_a_new_set_is() -> None:
    table, rack = sets("[K3 J K5] [R7 G7 B7]"), tiles("K4")
    assert best_play(table, rack) is None
    loose = best_play(table, rack, rules_with(joker_set="new"))
    assert loose is not None
    assert loose.count() == 1
    more = best_play(sets("[K3 J K5] [R7 G7 B7 K7]"), tiles("K4 K12 K13"))
    assert more is not None
    assert more.count() == 3


@rule("rummikub-51")
def test_a_record_that_does_not_name_the_rule_was_played_by_the_older_one() -> None:
    old = read_record("magehall-record: 1\ngame: rummikub\nseat A: Ann\nseat B: Bob\n\n")
    assert old.chosen()["joker-set"] == "new"
    assert old.said() == {"joker-set": "new"}
    new = Match.start(GAME, ["Ann", "Bob"], seed="7").record
    assert new.options == {"joker-set": "fresh"}
    assert read_record(str(new)).chosen()["joker-set"] == "fresh"
    seats = "seat A: Ann\nseat B: Bob\n\n"
    free = read_record("magehall-record: 1\ngame: rummikub\noption joker: free\n" + seats)
    assert free.replay().refused is None


@rule("rummikub-51")
def test_a_rack_tile_counts_for_one_freed_joker_only() -> None:
    before = "[B6 J B8] [K6 J K8] [R9 R10 R11] [R10 R11 R12]"
    rack = "B7 K7 R12"
    after = "[B6 B7 B8] [K6 K7 K8] [R9 R10 R11 R12 J] [R10 R11 R12 J]"
    assert why(before, rack, after, joker_set="rack-1") == "rummikub-51 joker-set set=[B6 J B8] tiles=B7"
    more = "[B6 B7 B8] [K6 K7 K8] [R8 R9 R10 R11 R12 J] [R10 R11 R12 J]"
    assert why(before, "B7 K7 R12 R8", more, joker_set="rack-1") == "legal"


@rule("rummikub-53")
def test_a_joker_may_stand_for_a_tile_whose_copies_are_both_visible() -> None:
    assert why("[K1 K2 K3] [K1 K2 K3]", "R1 G1 J", "[K1 K2 K3] [K1 K2 K3] [R1 G1 J]") == "legal"


@rule("rummikub-54")
def test_two_jokers_in_one_set() -> None:
    assert why("[K1 J K3]", "K5 J", "[K1 J K3 J K5]") == "legal"
    found = why("[K1 J K3]", "K5 J", "[K1 J K3 J K5]", two_jokers="forbidden")
    assert found == "rummikub-54 two-jokers number=1 set=[K1 J K3 J K5] size=5"


@rule("rummikub-58")
def test_two_roles_are_filled_by_two_tiles() -> None:
    before, after = "[K4 J K6] [K4 J K6]", "[K4 K5 K6] [K4 J K6] [R9 R10 J]"
    assert why(before, "K5 R9 R10", after) == "legal", "one joker stays"
    gone = "[K4 K5 K6] [R4 G4 K4] [R6 G6 K6] [R9 R10 J] [B9 B10 J]"
    found = why(before, "K5 R4 G4 R6 G6 R9 R10 B9 B10", gone)
    assert found == "rummikub-16 joker-not-replaced set=[K4 J K6] tiles=K5", "one K5 fills one role"


@rule("rummikub-58")
def test_two_jokers_of_one_group_stand_for_different_colours() -> None:
    before = "[K5 R5 J J]"
    assert why(before, "G5 B5 K1 R1 K8 K9", "[K5 R5 G5 B5] [K1 R1 J] [K8 K9 J]") == "legal"
    twice = why(before, "G5 G5 G4 G6 K5 K1 R1 K8 K9", "[K5 R5 G5] [G4 G5 G6] [K1 R1 J] [K8 K9 J]")
    assert twice == "rummikub-16 joker-not-replaced set=[K5 R5 J J] tiles=G5,B5"


@rule("rummikub-52")
def test_options_about_replacing_need_the_joker_to_be_replaced() -> None:
    with pytest.raises(BadOptions, match="rummikub-52 joker-is-free option=joker-set"):
        GAME.start(2, {"joker": "free", "joker-set": "rack-1"})
