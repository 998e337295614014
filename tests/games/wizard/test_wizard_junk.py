"""Views of Wizard from outside: whatever is wrong with them is said in one line."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from magehall import BadInput, Rng, game
from magehall.testing.positions import positions, random_match

WIZARD = game("wizard")
VIEWS = [
    state.view(seat).data()
    for options in ({}, {"bids": "hidden"}, {"mode": "one-colour"}, {"clairvoyance": "on"})
    for state, _ in positions(random_match(WIZARD, 3, options, "junk"), 6, "junk")
    for seat in (None, 0, 2)
]
JUNK: list[Any] = [None, -1, 0, 7, 61, 10**30, "", "A", "H", "B7", "sealed", [], ["B7"], [1], {}, True]


def damaged(value: Any, draw: st.DrawFn) -> Any:
    """Exchange something, somewhere in a value."""
    if isinstance(value, dict) and value and draw(st.booleans()):
        key = draw(st.sampled_from(sorted(value)))
        return {**value, key: damaged(value[key], draw)}
    if isinstance(value, list) and value and draw(st.booleans()):
        place = draw(st.integers(0, len(value) - 1))
        return [*value[:place], damaged(value[place], draw), *value[place + 1 :]]
    return draw(st.sampled_from(JUNK))


@given(st.data())
def test_a_damaged_view_is_refused_or_imagined(data: st.DataObject) -> None:
    draw = data.draw
    view = damaged(draw(st.sampled_from(VIEWS)), draw)  # type: ignore[arg-type]
    try:
        WIZARD.imagine(WIZARD.read_view(view), Rng(1)).moves(0)
    except BadInput as error:
        assert "\n" not in str(error)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"phase": "zzz"}, r"\$.phase"),
        ({"round": "7"}, r"\$.round"),
        ({"round": 60}, "no round 60"),
        ({"dealer": "H"}, "not of a game of 3"),
        ({"hands": [None, None]}, "not of a game of 3"),
        ({"turned": "B99"}, "no card"),
        ({"seats": 2}, "no game of 2"),
    ],
)
def test_what_is_wrong_is_named(change: dict[str, Any], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        WIZARD.imagine(WIZARD.read_view({**VIEWS[9], **change}), Rng(1))
