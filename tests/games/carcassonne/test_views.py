"""Views of Carcassonne from outside: what is damaged is refused in words, never by a crash."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from magehall.core import CHANCE, BadInput, Rng
from magehall.games.carcassonne.view import CarcassonneView
from magehall.games.carcassonne.worlds import imagine
from tests.games.carcassonne.tables import begin, seen

JUNK = (None, True, -1, 0, 3, 99, 10**30, "", "zzz", "A", "F", "*", "D 0,0 r0", "D 1,0 r0", "D 0,9 r45")
MORE: tuple[Any, ...] = (
    "5,5 city.0",
    "0,0 road.0",
    "0,0 field.0",
    "beside",
    "CC9",
    "CC6",
    "expansion",
    "place",
    [],
    {},
    [[]],
)


def positions() -> list[dict[str, Any]]:
    """Give views from all through some games, as plain data."""
    found = []
    for number, options in enumerate(
        ({}, {"crop_circles": "3", "start_player": "random"}, {"mage_witch": "off"})
    ):
        state, rng = begin(2 + number, **options), Rng(number)
        while acting := state.acting():
            found.append(seen(state, number % 2).data())
            moves = [state.draw(rng)] if acting[0] == CHANCE else state.moves(acting[0])
            state.play(acting[0], rng.choice(moves))
    return found


POSITIONS = positions()


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """List every place inside of plain data, as the thing it is in and its key there."""
    for key, value in data.items() if isinstance(data, dict) else enumerate(data):
        yield data, key
        if isinstance(value, (dict, list)):
            yield from places(value)


def damage(data: dict[str, Any], rng: random.Random) -> None:
    """Put something else in one place, or lose or double what is there."""
    inside, key = rng.choice(list(places(data)))
    how = rng.randrange(4)
    if how == 0:
        del inside[key]
    elif how == 1 and isinstance(inside, list):
        inside.insert(key, deepcopy(inside[key]))
    elif how == 2:
        other, there = rng.choice(list(places(data)))
        inside[key] = deepcopy(other[there])
    else:
        inside[key] = rng.choice(JUNK + MORE)


@settings(max_examples=400, deadline=None)
@given(st.integers(0, len(POSITIONS) - 1), st.integers(1, 3), st.integers())
def test_a_damaged_view_is_a_world_or_bad_input(number: int, times: int, seed: int) -> None:
    data, rng = deepcopy(POSITIONS[number]), random.Random(seed)
    for _ in range(times):
        damage(data, rng)
    try:
        view = CarcassonneView.read(data)
        world = imagine(view)
    except BadInput as error:
        assert str(error)
    else:
        assert world.view(None if view.seat is None else view.me) == view


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("turn", "F", "'seats' does not fit the rest of the view"),
        ("stack", 5, "'stack' does not fit the rest of the view"),
        ("supply", [1, 7], "'supply[0]' does not fit the rest of the view"),
        ("placed", ["D 0,0 r0", "B 0,-1 r0"], "'B 0,-1 r0' does not fit the rest of the view"),
        ("placed", ["D 0,0 r0", "B 9,9 r0"], "'B 9,9 r0' does not fit the rest of the view"),
        ("placed", ["D 0,0 r0", "Q 0,1 r45"], "'r45' is no turn: r0, r90, r180 or r270"),
        ("placed", ["B 0,0 r0"], "'placed' does not fit the rest of the view"),
        ("meeples", [["3,3 city.0"], []], "there is no 3,3 city.0 in the landscape"),
        ("discarded", ["CC1"], "'CC1' does not fit the rest of the view"),
        ("expansions", {}, "'expansions' does not fit the rest of the view"),
        ("phase", "place", "'drawn' does not fit the rest of the view"),
        ("phase", "expansion", "'asking' does not fit the rest of the view"),
    ],
)
def test_what_no_type_can_say_is_refused_by_name(field: str, value: object, says: str) -> None:
    data = {**seen(begin(), 0).data(), field: value}
    with pytest.raises(BadInput) as refused:
        imagine(CarcassonneView.read(data))
    assert str(refused.value) == says


def test_views_of_every_position_come_back_equal() -> None:
    for data in POSITIONS[::9]:
        view = CarcassonneView.read(data)
        assert pickle.loads(pickle.dumps(view)) == CarcassonneView.read_json(view.json()) == view
        assert list(view.data()) == list(data)
