"""Numbers for games that bring none, tried on a toy and on a game that is far from one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

import pytest

from magehall import BadInput, Rng, game
from magehall.adapters import anygame
from magehall.adapters.anygame import AnyEncoding, AnyNature
from magehall.adapters.encoding import encoding, nature
from magehall.core import CHANCE, Move, State, registry
from tests.conformance.toys import HighCard, HighState, HighView


class Wide(HighState):
    """Lists many moves, so that some of them meet on a number."""

    def moves(self, seat: int) -> list[Move]:
        return [Text(f"move {number}") for number in range(400)]


class Text(Move):
    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the registry find the toy."""
    monkeypatch.setitem(registry._found, "high", HighCard())


def positions(key: str, seats: int) -> Iterator[tuple[State, int]]:
    """Play at random and give the positions in which somebody acts."""
    state, rng = game(key).start(seats), Rng("any")
    while acting := state.acting():
        if acting[0] == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        yield state, acting[0]
        state.apply(acting[0], rng.choice(state.moves(acting[0])))


def test_a_game_without_an_encoding_gets_one_that_fits_any() -> None:
    assert isinstance(encoding("high", 2, {}), AnyEncoding)
    assert isinstance(nature("high"), AnyNature)
    assert not isinstance(encoding("wizard", 3, game("wizard").settle(3, {})), AnyEncoding)


@pytest.mark.parametrize(("key", "seats"), [("high", 2), ("wizard", 3)])
def test_actions_and_observations_are_functions_of_the_view(key: str, seats: int) -> None:
    found = game(key)
    told = AnyEncoding(key, seats, found.settle(seats, {}))
    seen: set[bytes] = set()
    for number, (state, seat) in enumerate(positions(key, seats)):
        view = state.view(seat)
        legal = told.legal(state, seat, ())
        assert list(legal) == sorted(legal)
        assert set(legal.values()) == set(state.moves(seat))
        assert all(told.path(state, seat, move) == [action] for action, move in legal.items() if move)
        row = told.observe(view, ())
        assert len(row) == told.size()
        assert told.observe(found.read_view(json.loads(view.bytes())), ()) == row
        world = found.imagine(view, Rng(str(number)))
        assert told.see(world, seat, ()) == row
        assert told.mask(world, seat, ()) == told.mask(state, seat, ())
        seen.add(row)
        if number == 60:
            break
    assert len(seen) == number + 1 if key == "high" else len(seen) > 50


def test_moves_that_meet_on_a_number_are_kept_apart() -> None:
    told, state = AnyEncoding("high", 2, {}), Wide(HighCard(), 2)
    legal = told.legal(state, 0, ())
    assert len(legal) == 400
    assert len({str(move) for move in legal.values()}) == 400
    assert told.name(next(iter(legal))).startswith("move ")
    assert told.name(-1) == "action -1"


def seen_as(value: object) -> HighView:
    """Make a view that says one thing; shapes are not checked when they are made."""
    slip = cast("dict[str, list[int]]", {"x": value})
    return HighView(seat=None, seats=2, hand=[], counts=[], laid=[], slip=slip, peek={})


def test_every_kind_of_value_is_told_apart() -> None:
    told = AnyEncoding("high", 2, {})
    values: list[object] = [None, 0, 1, -1, 255, 256, 70_000, "", "1", [], [1, 2], [2, 1], {"a": 1}, 0.5]
    rows = [told.observe(seen_as(value), ()) for value in values]
    same = [(one, two) for one in range(len(rows)) for two in range(one) if rows[one] == rows[two]]
    assert same == [(9, 0)], "only nothing and an empty list look alike"
    heap = [told.observe(seen_as(cards), ()) for cards in (["a", "b"], ["b", "a"], ["a", "a"])]
    assert heap[0] == heap[1] != heap[2]


def test_nature_lists_what_can_be_listed() -> None:
    told, state = AnyNature("high"), game("high").start(2)
    outcomes = told.outcomes(state, ())
    assert [weight for _, weight in outcomes] == [1 / 8] * 8
    assert [str(told.move(state, (number,))) for number, _ in outcomes] == [
        f"lay {card}" for card in range(1, 9)
    ]


def test_nature_names_a_deal_that_cannot_be_listed_by_a_seed() -> None:
    told, state = AnyNature("wizard"), game("wizard").start(3)
    assert state.acting() == (CHANCE,)
    assert not state.chances()
    outcomes = told.outcomes(state, ())
    assert len(outcomes) == told.most() == anygame.OUTCOMES
    assert sum(weight for _, weight in outcomes) == pytest.approx(1)
    assert told.move(state, (1,)) is told.move(state, (1, 2)) is None
    first, second = told.move(state, (1, 2, 3)), told.move(state, (1, 2, 4))
    assert first is not None
    assert first == told.move(state, (1, 2, 3)) != second
    assert state.refuse(CHANCE, first) is None
    assert told.longest(3, game("wizard").settle(3, {})) >= 20 * anygame.DRAWS, "twenty deals"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(BadInput, match="no encoding"):
        nature("chess")
