"""A view from outside is read as what it is, or refused as bad input; nothing else ever happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from magehall.core import CHANCE, BadInput, Rng, is_compiled
from tests.games.witchstone.play import busy_game
from tests.games.witchstone.table import WITCHSTONE, first_turn

MANY = settings(
    max_examples=3000 if is_compiled() else 300,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
VIEWS = [
    json.loads(state.view(seat).bytes())
    for screens in ("closed", "open")
    for state in busy_game(2, "junk", every=7, screens=screens)
    for seat in (None, 0, 1)
]

JUNK = st.one_of(
    st.none(),
    st.integers(-3, 70),
    st.sampled_from([10**30, -(10**30), 0.5, 9999]),
    st.sampled_from(["", "A", "D", "H", "*", "energy", "wand/scroll", "3,3", "0,0", "-3,3", "4,0"]),
    st.sampled_from(["tower_n", "witchstone", "c01", "c99", "b1_any", "p_chips", "vp3", "bottom", "box"]),
    st.sampled_from(["turn", "tower", "shelf", "special-tile", "refill", "draw", "deal", "over"]),
    st.sampled_from(["witch/energy 1,0 1,-1", "witch/witch 1,0 1,-1", "energy/witch 1,0 3,0", "tile"]),
    st.lists(st.sampled_from(["c01", "tower_n", "energy", "energy/witch", "b1_any", 7, 3, None]), max_size=9),
)


def places(data: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """List the way to every piece of plain data."""
    if path:
        yield path
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for step, value in inside:
        yield from places(value, (*path, step))


def damage(view: dict[str, Any], data: st.DataObject) -> None:
    """Take something away, double it, or put junk or something else of the view in its place."""
    paths = list(places(view))
    path = data.draw(st.sampled_from(paths))
    at = inside(view, path[:-1])
    how = data.draw(st.sampled_from(["gone", "twice", "junk", "other"]))
    if how == "gone":
        del at[path[-1]]
    elif how == "twice" and isinstance(at, list):
        at += [at[path[-1]]] * data.draw(st.integers(1, 20))
    elif how == "other":
        alike = [other for other in paths if other[-1] == path[-1]]
        at[path[-1]] = deepcopy(inside(view, data.draw(st.sampled_from(alike))))
    else:
        at[path[-1]] = data.draw(JUNK)


def inside(view: Any, path: tuple[Any, ...]) -> Any:
    """Go to a place."""
    for step in path:
        view = view[step]
    return view


def read_or_refused(data: dict[str, Any]) -> bool:
    """Read a view and make up a world, which can then be looked at and played; or refuse it."""
    try:
        state = WITCHSTONE.imagine(WITCHSTONE.read_view(data), Rng("world"))
    except BadInput as error:
        assert "\n" not in str(error)
        return False
    assert state.pieces()
    state.view(None).data()
    for seat in state.acting():
        assert seat == CHANCE or state.moves(seat) is not None
    return True


def test_true_views_are_read() -> None:
    assert len(VIEWS) > 100
    assert {view["phase"] for view in VIEWS} >= {"deal", "turn", "energy", "over"}
    assert all(read_or_refused(view) for view in VIEWS)


@MANY
@given(st.data())
def test_damaged_views_are_bad_input_or_a_game(data: st.DataObject) -> None:
    view = deepcopy(data.draw(st.sampled_from(VIEWS)))
    for _ in range(data.draw(st.integers(1, 2))):
        damage(view, data)
    read_or_refused(view)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", 3),
        ("turn", "C"),
        ("round", 12),
        ("stack", []),
        ("library", ["p_dragons"]),
        ("library", ["p_chips"] * 2),
        ("map_chips", {"tower_up": "wand"}),
        ("display", [None]),
        ("owl_stacks", [[7, 6, 5, 4, 3, 2], []]),
        ("wand_queue", [1]),
    ],
)
def test_what_no_type_forbids_is_refused_by_name(name: str, value: object) -> None:
    data = first_turn().view(0).data()
    data[name] = value
    with pytest.raises(BadInput, match="no witchstone view"):
        WITCHSTONE.imagine(WITCHSTONE.read_view(data), Rng("world"))
