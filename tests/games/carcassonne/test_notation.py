"""Every move has one text, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magehall.core import BadInput, NotationError
from tests.games.carcassonne.tables import CARCASSONNE

GOOD = [
    "place D 1,0 r90",
    "place X -12,345 r0",
    "meeple city.0",
    "meeple monastery.0",
    "pass",
    "tile V",
    "start F",
]
BAD = {
    "": 0,
    "plcae D 1,0 r90": 0,
    "place D 1,0": 6,
    "place D 1,0 r90 ": 6,
    "place  D 1,0 r90": 6,
    "place Ä 1,0 r90": 6,
    "place d 1,0 r90": 6,
    "place D 01,0 r90": 8,
    "place D -0,0 r90": 8,
    "place D 1;0 r90": 8,
    "place D 1234567,0 r90": 8,
    "place D ١,0 r90": 8,
    "place D 1,0 r45": 12,
    "meeple": 7,
    "meeple city": 7,
    "meeple city.8": 7,
    "meeple tower.0": 7,
    "tile Y": 5,
    "tile": 5,
    "start *": 6,
    "start I": 6,
    "pass now": 0,
    "Pass": 0,
}


@pytest.mark.parametrize("text", GOOD)
def test_a_move_is_read_and_written_back(text: str) -> None:
    assert str(CARCASSONNE.read(text)) == text
    assert CARCASSONNE.read(text) == CARCASSONNE.read(text)


@pytest.mark.parametrize("text", BAD)
def test_anything_else_is_refused_with_its_position(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        CARCASSONNE.read(text)
    assert caught.value.position == BAD[text]
    assert caught.value.text == text


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        move = CARCASSONNE.read(text)
    except BadInput:
        return
    assert str(move) == text


@given(
    st.sampled_from(["place", "meeple", "tile", "mage", "witch", "circle", "add", "take"]),
    st.text(max_size=30),
)
def test_no_words_after_a_verb_break_the_reader(verb: str, rest: str) -> None:
    test_no_text_breaks_the_reader.hypothesis.inner_test(f"{verb} {rest}")  # type: ignore[attr-defined]
