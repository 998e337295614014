"""Small tools for tests of Carcassonne."""

from __future__ import annotations

from typing import Final

from magehall.core import CHANCE, Event, Refusal, State, game
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.view import CarcassonneView

CARCASSONNE: Final = game("carcassonne")
BASE_OPTIONS: Final = 5
LEFT_OUT: Final = {"mage-witch": "off", "crop-circles": "0"}
PLAIN: Final = {
    option.name: LEFT_OUT[option.name]
    for option in CARCASSONNE.options[BASE_OPTIONS:]
    if option.name in LEFT_OUT
}
"""The options of a game without expansions, whichever there are."""


def begin(seats: int = 2, **options: str) -> CarcassonneState:
    """Start a game; options are written with underscores."""
    state = CARCASSONNE.start(seats, {name.replace("_", "-"): value for name, value in options.items()})
    assert isinstance(state, CarcassonneState)
    return state


def seen(state: State, seat: int | None = None) -> CarcassonneView:
    """Give what a seat sees, or a watcher."""
    view = state.view(seat)
    assert isinstance(view, CarcassonneView)
    return view


def play(state: CarcassonneState, *lines: str) -> list[Event]:
    """Play lines as they stand in a record, and give what happened."""
    told: list[Event] = []
    state.listener = told.append
    for line in lines:
        seat, _, move = line.partition(": ")
        state.play(CHANCE if seat == "*" else "ABCDEF".index(seat), CARCASSONNE.read(move))
    state.listener = None
    return told


def refusal(state: CarcassonneState, line: str) -> Refusal:
    """Give why a line is refused."""
    seat, _, move = line.partition(": ")
    wrong = state.refuse(CHANCE if seat == "*" else "ABCDEF".index(seat), CARCASSONNE.read(move))
    assert wrong is not None, f"{line} is allowed"
    return wrong


def leave(state: CarcassonneState, *tiles: str) -> None:
    """Take all but these tiles from the stack."""
    for kind in range(int(state.box.kinds)):
        state.gone[kind] += state.left[kind]
        state.left[kind] = 0
    for name in tiles:
        state.left[state.box.places[name]] += 1
        state.gone[state.box.places[name]] -= 1
    state.stack = len(tiles)
