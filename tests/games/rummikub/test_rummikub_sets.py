"""Groups and runs, and what is said of tiles that are neither."""

from __future__ import annotations

import pytest

from magehall.games.rummikub.rules import rules_with
from magehall.games.rummikub.sets import GROUP, RUN, fault, role_text, roles, same, shape, value
from magehall.testing import rule
from tests.games.rummikub.tables import sets

RULES = rules_with()


def fault_of(text: str, **options: str) -> str:
    refusal = fault(sets(text)[0], 1, rules_with(**options))
    return "legal" if refusal is None else str(refusal)


def jokers_of(text: str, **options: str) -> list[list[str]]:
    return [role_text(packed) for packed in roles(sets(text)[0], rules_with(**options))]


@rule("rummikub-6")
@pytest.mark.parametrize("text", ["[K7 R7 B7]", "[K7 R7 G7 B7]", "[B7 K7 G7]", "[K7 J B7]", "[J J B7 K7]"])
def test_three_or_four_of_a_number_in_different_colours_are_a_group(text: str) -> None:
    assert shape(sets(text)[0], RULES) == GROUP


@rule("rummikub-6")
def test_a_group_has_no_colour_twice_no_other_number_and_at_most_four_tiles() -> None:
    assert (
        fault_of("[K7 R7 K7]")
        == "rummikub-6 group-colour-twice number=1 set=[K7 R7 K7] size=3 tile=K7 colour=black"
    )
    assert fault_of("[K7 R7 B8]") == "rummikub-6 group-number number=1 set=[K7 R7 B8] size=3 tile=B8 wanted=7"
    assert fault_of("[K7 R7 G7 B7 J]") == "rummikub-6 group-too-long number=1 set=[K7 R7 G7 B7 J] size=5"
    assert fault_of("[K7 R7]") == "rummikub-6 group-too-short number=1 set=[K7 R7] size=2 missing=G7,B7"


@rule("rummikub-7")
@pytest.mark.parametrize("text", ["[K1 K2 K3]", "[R9 R10 R11 R12 R13]", "[G4 J G6]", "[J J G6]", "[G6 J J]"])
def test_consecutive_numbers_of_one_colour_are_a_run(text: str) -> None:
    assert shape(sets(text)[0], RULES) == RUN


@rule("rummikub-7")
def test_a_run_has_one_colour_no_gap_and_three_tiles_or_more() -> None:
    assert (
        fault_of("[K1 K2 R3]") == "rummikub-7 run-colour number=1 set=[K1 K2 R3] size=3 tile=R3 colour=black"
    )
    assert fault_of("[K1 K2 K4]") == "rummikub-7 run-number number=1 set=[K1 K2 K4] size=3 tile=K4 missing=K3"
    assert fault_of("[K1 J K4]") == "rummikub-7 run-number number=1 set=[K1 J K4] size=3 tile=K4 missing=K3"
    assert fault_of("[K1 K2]") == "rummikub-7 run-too-short number=1 set=[K1 K2] size=2 missing=K3"
    assert fault_of("[K4 K5]") == "rummikub-7 run-too-short number=1 set=[K4 K5] size=2 missing=K3,K6"


@rule("rummikub-13")
def test_loose_tiles_and_mixtures_are_no_sets() -> None:
    assert fault_of("[K1]") == "rummikub-13 loose-tile number=1 set=[K1] size=1"
    assert fault_of("[K1 J]") == "rummikub-13 set-too-short number=1 set=[K1 J] size=2"
    assert (
        fault_of("[K1 R2 G3]")
        == "rummikub-13 neither-group-nor-run number=1 set=[K1 R2 G3] size=3 tiles=K1,R2"
    )


@rule("rummikub-34")
def test_no_run_goes_on_from_13_to_1() -> None:
    assert (
        fault_of("[K12 K13 K1]") == "rummikub-34 run-past-the-end number=1 set=[K12 K13 K1] size=3 start=12"
    )
    assert fault_of("[K12 K13 J]") == "rummikub-34 run-past-the-end number=1 set=[K12 K13 J] size=3 start=12"
    assert (
        fault_of("[K12 K13 K12]") == "rummikub-34 run-past-the-end number=1 set=[K12 K13 K12] size=3 start=12"
    )
    assert fault_of("[J K1 K2]") == "rummikub-34 run-past-the-end number=1 set=[J K1 K2] size=3 start=0"


@rule("rummikub-34")
def test_where_agreed_a_run_goes_on_from_13_to_1_with_at_most_thirteen_tiles() -> None:
    assert fault_of("[K12 K13 K1]", wrap="on") == "legal"
    assert jokers_of("[K12 K13 J]", wrap="on") == [["K1"]]
    assert jokers_of("[J K1 K2]", wrap="on") == [["K13"]]
    whole = " ".join(f"K{number}" for number in [*range(5, 14), *range(1, 5)])
    assert fault_of(f"[{whole}]", wrap="on") == "legal"
    assert fault_of(f"[{whole} K5]", wrap="on").startswith("rummikub-34 run-too-long number=1")


@rule("rummikub-57")
def test_a_run_is_laid_from_its_lowest_tile_upwards() -> None:
    assert fault_of("[K5 K4 K3]") == "rummikub-57 run-order number=1 set=[K5 K4 K3] size=3"


@rule("rummikub-57")
def test_one_tile_with_two_jokers_is_a_run_unless_called_a_group() -> None:
    assert jokers_of("[K5 J J]") == [["K6"], ["K7"]]
    assert jokers_of("[J K5 J]") == [["K4"], ["K6"]]
    assert jokers_of("[group K5 J J]") == [["R5", "G5", "B5"]] * 2
    assert jokers_of("[K13 J J]") == [["R13", "G13", "B13"]] * 2, "no run fits, so it is a group"
    assert jokers_of("[K13 J J]", wrap="on") == [["K1"], ["K2"]]


@rule("rummikub-16", "rummikub-49")
def test_a_joker_stands_for_the_tile_of_its_place_or_for_a_missing_colour() -> None:
    assert jokers_of("[B6 J B8]") == [["B7"]]
    assert jokers_of("[J B6 B7 J]") == [["B5"], ["B8"]]
    assert jokers_of("[K5 R5 J]") == [["G5", "B5"]]
    assert jokers_of("[K5 R5 J B5]") == [["G5"]]
    assert jokers_of("[K5 R5 J J]") == [["G5", "B5"]] * 2


@rule("rummikub-54")
def test_two_jokers_may_lie_in_one_set_unless_forbidden() -> None:
    assert fault_of("[K5 J J K8]") == "legal"
    assert fault_of("[K5 J J K8]", two_jokers="forbidden").startswith("rummikub-54 two-jokers number=1")
    assert fault_of("[K5 J K7]", two_jokers="forbidden") == "legal"


@rule("rummikub-8", "rummikub-36")
def test_a_set_is_worth_its_numbers_and_a_joker_what_it_stands_for() -> None:
    assert value(sets("[K9 K10 K11]")[0], RULES) == 30
    assert value(sets("[K9 J K11]")[0], RULES) == 30
    assert value(sets("[K9 J K11]")[0], RULES, joker_counts=False) == 20
    assert value(sets("[K13 R13 J]")[0], RULES) == 39
    assert value(sets("[J J K3]")[0], RULES) == 6


@rule("rummikub-59")
def test_sets_are_alike_whatever_the_order_of_a_group() -> None:
    def alike(one: str, other: str) -> bool:
        return same(sets(one)[0], sets(other)[0], RULES)

    assert alike("[K7 R7 J]", "[J R7 K7]")
    assert not alike("[J K4 K5]", "[K4 K5 J]")
    assert not alike("[K5 J J]", "[group K5 J J]")
