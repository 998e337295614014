"""Texts of moves, and texts that are none."""

from __future__ import annotations

import re

import pytest

from magehall.core import NotationError
from magehall.games.rummikub.game import GAME

RACK = "K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13 J"


@pytest.mark.parametrize(
    "text",
    [
        "table [K3 K4 K5] [R7 G7 B7 J]",
        "table [B7 K7 J]",
        "table [group K5 J J]",
        "draw",
        "pass",
        "timeout",
        "take K7",
        "take K7 R1 J",
        "starter B",
        "lots A K7, C J",
        f"deal A {RACK}, B {RACK}",
    ],
)
def test_moves_are_written_as_they_are_read(text: str) -> None:
    assert str(GAME.read(text)) == text


def test_tiles_of_racks_are_written_in_order_whatever_order_they_were_read_in() -> None:
    assert str(GAME.read("take J R1 K7")) == "take K7 R1 J"


@pytest.mark.parametrize(
    ("text", "position", "message"),
    [
        ("", 0, "'' is no move of Rummikub"),
        ("fly", 0, "'fly' is no move of Rummikub"),
        ("draw ", 0, "'draw ' is no move of Rummikub"),
        ("table", 6, "expected a set in brackets"),
        ("table K3 K4 K5", 6, "expected a set in brackets"),
        ("table [K3 K4 K5", 6, "expected a set in brackets"),
        ("table []", 7, "expected tiles with one space"),
        ("table [K3  K4 K5]", 7, "expected tiles with one space"),
        ("table [K3 K4 X5]", 13, "'X5' is no tile"),
        ("table [K3 K4 K14]", 13, "'K14' is no tile"),
        ("table [K3 K4 K05]", 13, "'K05' is no tile"),
        ("table [K3 K4 K5][R1 R2 R3]", 16, "expected one space between two sets"),
        ("table [K3 K4 K5] ", 17, "expected a set in brackets"),
        ("table [group K3 K4 K5]", 7, "the word 'group' is only for one tile with two jokers"),
        ("table [K3 K3 K3]", 6, "more often than in the box"),
        ("table [J J J]", 6, "more often than in the box"),
        ("take", 5, "expected tiles"),
        ("take K1 K1 K1", 5, "more often than in the box"),
        ("deal B K1", 5, "expected seat A"),
        ("deal A K1, A K2", 11, "expected seat B"),
        ("deal A K1, B K1, C K1", 5, "more often than in the box"),
        ("deal * K1", 5, "nature has no rack"),
        ("deal Z K1", 5, "'Z' is no seat"),
        ("lots B K1, A K2", 11, "seats are listed in order"),
        ("lots A", 7, "'' is no tile"),
        ("starter x", 8, "'x' is no seat"),
    ],
)
def test_other_texts_are_refused_with_their_position(text: str, position: int, message: str) -> None:
    with pytest.raises(NotationError, match=re.escape(message)) as caught:
        GAME.read(text)
    assert caught.value.position == position


def test_a_table_larger_than_the_box_is_refused() -> None:
    with pytest.raises(NotationError, match="only 106 in the box"):
        GAME.read("table " + " ".join(["[K1 K2 K3 K4 K5 K6 K7 K8 K9 K10 K11 K12 K13]"] * 9))
