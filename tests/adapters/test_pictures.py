from xml.dom import minidom

import pytest

from magehall import CHANCE, Rng, State, game
from magehall.adapters.pictures import svg
from magehall.core import registry
from tests.conformance import toys


def position(key: str, plies: int) -> State:
    state, rng = game(key).start(game(key).seats[0] + 1), Rng("picture")
    for _ in range(plies):
        seat = state.acting()[0]
        state.apply(seat, state.draw(rng) if seat == CHANCE else rng.choice(state.moves(seat)))
    return state


@pytest.mark.parametrize(
    ("key", "plies"),
    [
        ("wizard", 0),
        ("wizard", 70),
        ("carcassonne", 90),
        ("rummikub", 12),
        ("witchstone", 1),
        ("witchstone", 50),
    ],
)
def test_every_seat_and_a_spectator_get_a_drawing_and_a_text(key: str, plies: int) -> None:
    state = position(key, plies)
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert minidom.parseString(view._repr_svg_()).getElementsByTagName("title")
        assert str(view).startswith(f"{key}:")
    assert state._repr_svg_() == svg(state.view(None))
    assert "hidden, " in str(state) or not state.secrets(None)


def test_a_drawing_shows_only_what_the_seat_sees() -> None:
    state = position("wizard", 4)
    own = state.view(0).data()["hands"]
    assert isinstance(own, list)
    drawn = svg(state.view(1))
    assert all(f">{card}<" not in drawn for card in own[0])


def test_a_game_of_others_is_drawn_as_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    toy = toys.HighCard()
    monkeypatch.setitem(registry._found, "high", toy)
    drawn = svg(toy.start(2, {}).view(0))
    assert drawn.startswith("<svg")
    assert "counts: 0 0" in drawn
