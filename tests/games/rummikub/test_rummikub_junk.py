"""Whatever comes from outside is read as what it is, or refused as bad input; nothing else ever happens."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from magehall.bots import bot
from magehall.core import CHANCE, BadInput, NotationError, Rng, game, is_compiled
from magehall.games.rummikub.rules import rules_with
from magehall.games.rummikub.solver.read import read_rack, read_table
from magehall.games.rummikub.tiles import NAMES
from magehall.games.rummikub.view import RummikubView
from tests.games.rummikub.tables import playing

RUMMIKUB = game("rummikub")
MANY = settings(
    max_examples=1500 if is_compiled() else 200,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 15),
    st.sampled_from([10**30, -(10**30), 0.5, float("nan")]),
    st.sampled_from(["", "A", "E", "*", "K1", "K1 K2 K3", "group K5 J J", "play", "take", "over", "draw"]),
    st.text(max_size=6),
    st.lists(st.sampled_from(["K1", "J", "A", "B", 0, None, True, []]), max_size=5),
    st.dictionaries(
        st.sampled_from(["joker", "rounds", "ending"]), st.sampled_from(["free", "3", 1]), max_size=2
    ),
)


def views() -> list[dict[str, Any]]:
    """Collect views of several moments of a match of two rounds."""
    found, rng = [], Rng("junk")
    state = RUMMIKUB.start(2, {"rounds": "2"})
    for ply in range(400):
        acting = state.acting()
        if ply % 23 == 0 or not acting:
            found += [json.loads(state.view(seat).bytes()) for seat in (0, 1, None)]
        if not acting:
            break
        if acting[0] == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            state.apply(acting[0], bot("rummikub", "easy").choose(state.view(acting[0]), [], rng))
    return found


VIEWS = views()


def places(data: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """List the way to every piece of plain data."""
    found = [path] if path else []
    if isinstance(data, dict):
        for name in data:
            found += places(data[name], (*path, name))
    elif isinstance(data, list):
        for at in range(len(data)):
            found += places(data[at], (*path, at))
    return found


def changed(data: dict[str, Any], path: tuple[Any, ...], junk: object, is_gone: bool) -> dict[str, Any]:
    """Put junk at a place, or take away what is there."""
    made = json.loads(json.dumps(data))
    at = made
    for step in path[:-1]:
        at = at[step]
    if is_gone:
        del at[path[-1]]
    else:
        at[path[-1]] = junk
    return cast("dict[str, Any]", made)


def read_or_refused(data: object) -> None:
    """Read a view; if it can be read, a world and a move can be made of it."""
    try:
        view = RUMMIKUB.read_view(cast("Mapping[str, object]", data))
    except BadInput as error:
        assert "\n" not in str(error)
        return
    state = RUMMIKUB.imagine(view, Rng("world"))
    assert state.pieces()
    assert isinstance(view, RummikubView)
    if view.seat is not None and view.me in state.acting():
        bot("rummikub", "hard").choose(view, [], Rng("move"))


def test_true_views_are_read() -> None:
    assert len(VIEWS) > 20
    assert {str(data["phase"]) for data in VIEWS} >= {"lots", "play"}
    for data in VIEWS:
        assert RUMMIKUB.read_view(data).data() == data


@MANY
@given(st.data())
def test_views_with_junk_in_them_are_bad_input(data: st.DataObject) -> None:
    view = data.draw(st.sampled_from(VIEWS))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(view)))
        view = changed(view, path, data.draw(JUNK), data.draw(st.booleans()))
    read_or_refused(view)


@pytest.mark.parametrize("junk", [None, [], "view", 7, {}, {"game": "wizard"}, {1: 2}])
def test_other_things_are_no_view(junk: object) -> None:
    with pytest.raises(BadInput):
        RUMMIKUB.read_view(cast("Mapping[str, object]", junk))


@pytest.mark.parametrize(
    ("change", "name"),
    [
        ({"bank": 3}, "bank"),
        ({"counts": [3, 3]}, "counts"),
        ({"racks": [None, None]}, "racks"),
        ({"table": ["K1 K2 K4"]}, "table"),
        ({"table": ["K1 K2 K3"] * 3}, "bank"),
        ({"phase": "take", "taking": 0}, "taking"),
        ({"phase": "over"}, "pad"),
        ({"seats": 3}, "counts"),
        ({"seats": 5}, "seats"),
        ({"options": {}}, "options"),
        ({"turn": "C"}, "turn"),
        ({"starter": "D"}, "starter"),
        ({"seat": "C"}, "seat"),
        ({"acting": ["D"]}, "acting"),
        ({"passes": 3}, "passes"),
        ({"taking": 4}, "taking"),
        ({"phase": "lots", "lots": [5, 7]}, "lots"),
        ({"round": 2}, "pad"),
        ({"totals": [1, 0]}, "totals"),
        ({"opened": [True]}, "opened"),
    ],
)
def test_what_does_not_fit_together_is_named(change: dict[str, Any], name: str) -> None:
    data = json.loads(playing("[K1 K2 K3]", "K4 R9", "K8 K9 K10").view(0).bytes())
    with pytest.raises(BadInput, match=rf"'{name}' in a view of Rummikub|at `\$\.{name}`"):
        RUMMIKUB.read_view({**data, **change})


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"winners": ["C"]}, "'winners' in a view"),
        ({"starter": "D"}, "'starter' in a view"),
        ({"racks": [[]]}, "'racks' in a view"),
        ({"racks": [[], ["K14"]]}, "'K14' is no tile"),
        ({"table": ["K1 K2"]}, "'table' in a view"),
        ({"points": [1, 2, 3]}, "'points' in a view"),
        ({"ending": "bored"}, "ending"),
    ],
)
def test_the_pad_fits_the_seats_and_the_box(change: dict[str, Any], wrong: str) -> None:
    state = playing("[K1 K2 K3]", "K4", "K8", rounds="2")
    state.play(0, RUMMIKUB.read("table [K1 K2 K3 K4]"))
    data = json.loads(state.view(1).bytes())
    assert RUMMIKUB.read_view(data) == state.view(1)
    data["pad"][0] |= change
    with pytest.raises(BadInput, match=wrong):
        RUMMIKUB.read_view(data)


PIECES = [
    "table",
    "take",
    "deal",
    "lots",
    "starter",
    "draw",
    "[",
    "]",
    "group",
    "A",
    "B",
    ",",
    " ",
    "K1",
    "J",
    "*",
]
TEXTS = st.one_of(
    st.text(max_size=30),
    st.lists(st.sampled_from([*PIECES, *NAMES]), max_size=12).map(" ".join),
    st.lists(st.sampled_from([*PIECES, *NAMES]), max_size=12).map("".join),
)


@MANY
@given(TEXTS)
def test_every_text_is_a_move_or_a_notation_error(text: str) -> None:
    try:
        move = RUMMIKUB.read(text)
    except NotationError as error:
        assert 0 <= error.position <= len(text) + 1
        return
    assert str(RUMMIKUB.read(str(move))) == str(move)


@MANY
@given(TEXTS, TEXTS)
def test_every_table_and_rack_of_the_solver_is_read_or_bad_input(table: str, rack: str) -> None:
    try:
        read_rack(rack, read_table(table), rules_with())
    except BadInput as error:
        assert error.reason in ("no-tile", "empty-set", "too-many-tiles")


@MANY
@given(st.lists(st.lists(st.sampled_from([*NAMES, "J", "J"]), min_size=1, max_size=6), max_size=4))
def test_the_referee_judges_every_table(tables: list[list[str]]) -> None:
    text = " ".join(["table", *[f"[{' '.join(names)}]" for names in tables]])
    state = playing("[K1 K2 K3] [R7 G7 J]", "K4 R9 B7 J", "K8 K9 K10")
    try:
        move = RUMMIKUB.read(text)
    except NotationError:
        return
    refusal = state.refuse(0, move)
    if refusal is not None:
        assert refusal.clause.startswith("rummikub-")
        assert str(refusal)
