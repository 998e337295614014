import json
from typing import cast

import pytest

from tests.cli.terminal import magehall, one_clear_line


def solved(*arguments: str) -> dict[str, object]:
    """Ask for JSON."""
    ran = magehall("solve", "rummikub", *arguments, "--json")
    assert ran.code == 0, ran
    assert ran.err == ""
    return cast("dict[str, object]", json.loads(ran.out))


def test_the_answer_has_the_agreed_form() -> None:
    assert solved("--table", "K3 K4 K5, R7 G7 B7", "--rack", "K6 J") == {
        "count": 2,
        "points": 36,
        "played": ["K6", "J"],
        "table": [["R7", "G7", "B7"], ["K3", "K4", "K5", "K6", "J"]],
        "kept": 1,
    }


def test_where_nothing_can_be_laid_the_table_stays() -> None:
    assert solved("--table", "K3 K4 K5, R7 G7 B7", "--rack", "R1 K12") == {
        "count": 0,
        "points": 0,
        "played": [],
        "table": [["K3", "K4", "K5"], ["R7", "G7", "B7"]],
        "kept": 2,
    }
    assert solved("--rack", "")["count"] == 0


@pytest.mark.parametrize(("joker", "count"), [("replace", 0), ("free", 2)])
def test_the_joker_rule_can_be_chosen(joker: str, count: int) -> None:
    table = "R3 R4 J, K3 G3 B3, K4 G4 B4"
    assert solved("--table", table, "--rack", "K9 K10", "--joker", joker)["count"] == count
    assert solved("--table", table, "--rack", "K9 K10", "--option", f"joker={joker}")["count"] == count
    if joker == "replace":
        assert solved("--table", table, "--rack", "K9 K10")["count"] == count


@pytest.mark.parametrize(
    ("objective", "found"), [("tiles", (5, 42)), ("points", (3, 56)), ("value", (3, 56))]
)
def test_the_objective_can_be_chosen(objective: str, found: tuple[int, int]) -> None:
    answer = solved("--rack", "R1 R2 R4 R5 K13 G13 J", "--objective", objective)
    assert (answer["count"], answer["points"]) == found


def test_an_opening_comes_from_the_rack_alone_beside_the_table() -> None:
    answer = solved("--table", "K7 K8 K9", "--rack", "K10 R10 G10 B1 K6", "--opening")
    assert answer["played"] == ["K10", "R10", "G10"]
    assert answer["table"] == [["K7", "K8", "K9"], ["K10", "R10", "G10"]]
    assert answer["kept"] == 1
    assert solved("--rack", "K9 R9 G9", "--opening")["count"] == 0


def test_tables_are_read_as_people_write_them() -> None:
    plain = solved("--table", "K3 K4 K5, R7 G7 B7", "--rack", "K6 J")
    for table in ("  k3 K4   k5,R7 g7 B7 ", "[K3 K4 K5] [R7 G7 B7]", "[K3 K4 K5][R7 G7 B7]"):
        assert solved("--table", table, "--rack", " k6,j ") == plain


def test_one_tile_with_two_jokers_may_be_called_a_group() -> None:
    assert solved("--table", "K5 J J", "--rack", "K8")["count"] == 1
    assert solved("--table", "group K5 J J", "--rack", "K8")["count"] == 0


def test_text_says_what_to_lay_and_marks_what_is_new() -> None:
    ran = magehall("solve", "rummikub", "--table", "K3 K4 K5, R7 G7 B7", "--rack", "K6 J")
    assert ran.out.splitlines() == [
        "Lay 2 tiles (36 points): K6 J",
        "Sets left as they are: 1 of 2. New and changed ones have a star.",
        "    R7 G7 B7",
        "  * K3 K4 K5 K6 J",
    ]
    assert magehall("solve", "rummikub", "--rack", "K6").out == "Nothing can be laid.\n"
    none = magehall("solve", "rummikub", "--rack", "K6", "--opening")
    assert none.out == "This rack has no opening.\n"


@pytest.mark.parametrize("language", ["bg", "el", "uk", "cs"])
def test_text_speaks_the_language(language: str) -> None:
    ran = magehall("solve", "rummikub", "--rack", "K6 K7 K8", "--lang", language)
    assert ran.code == 0
    assert "K6 K7 K8" in ran.out
    assert "Lay" not in ran.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["rummikub"], "rack is missing"),
        (["wizard", "--rack", "K1"], "There is no solver for wizard"),
        (["chess", "--rack", "K1"], "There is no game chess"),
        (["rummikub", "--rack", "K14"], "“K14” isn’t a tile"),
        (["rummikub", "--rack", "K07"], "“K07” isn’t a tile"),
        (["rummikub", "--rack", "7"], "“7” isn’t a tile"),
        (["rummikub", "--rack", "K1", "--table", "K1 K2 X"], "“X” isn’t a tile"),
        (["rummikub", "--rack", "K1", "--table", "K1 K2 K3,"], "A set on the table has no tiles"),
        (["rummikub", "--rack", "K1", "--table", ",K1 K2 K3"], "A set on the table has no tiles"),
        (["rummikub", "--rack", "K1 K1", "--table", "K1 K2 K3"], "K1 is named 3 times; the box has 2"),
        (["rummikub", "--rack", "J J J"], "J is named 3 times"),
        (["rummikub", "--rack", "K1 K1", "--option", "copies=1"], "K1 is named 2 times; the box has 1"),
        (["rummikub", "--rack", "K1", "--table", "K1 K2"], "(rummikub-7)"),
        (["rummikub", "--rack", "K1", "--table", "K1 K2 K4"], "(rummikub-7)"),
        (["rummikub", "--rack", "K1", "--table", "K3 K2 K1"], "(rummikub-57)"),
        (["rummikub", "--rack", "K1", "--table", "K7 R7 R7"], "(rummikub-6)"),
        (["rummikub", "--rack", "K1", "--table", "group K5 K6 K7"], "(rummikub-6)"),
        (["rummikub", "--rack", "K1", "--table", "K12 K13 K1"], "(rummikub-34)"),
        (["rummikub", "--rack", "K1", "--table", "J J"], "(rummikub-13)"),
        (["rummikub", "--rack", "K1", "--joker", "keep"], "--joker"),
        (["rummikub", "--rack", "K1", "--objective", "fun"], "--objective"),
        (["rummikub", "--rack", "K1", "--option", "nonsense=1"], "There is no option nonsense"),
        (["rummikub", "--rack", "K1", "--option", "joker"], "“joker” isn’t an option"),
        (["rummikub", "--rack", "K1", "--joker", "free", "--option", "joker-set=rack-1"], "(rummikub-52)"),
    ],
)
def test_bad_input_is_answered_with_one_clear_line(arguments: list[str], told: str) -> None:
    assert told in one_clear_line(magehall("solve", *arguments))
