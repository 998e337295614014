"""The handicap: clauses 123 to 127."""

import pytest

from magehall import CHANCE, Rng
from magehall.games.witchstone.state import WitchstoneState
from magehall.testing import rule
from tests.games.witchstone.table import started


def hands_before_each_tile(level: str) -> list[int]:
    """Play a game at random and note how many tiles A can choose from, turn by turn."""
    state, rng = started(2, handicap_A=level), Rng(level)
    sizes: list[int] = []
    while state.acting():
        seat = state.acting()[0]
        move = state.draw(rng) if seat == CHANCE else rng.choice(state.moves(seat))
        if seat == 0 and str(move).startswith(("tile", "discard")):
            sizes.append(size_of(state))
        state.play(seat, move)
    assert size_of(state) == (4 if level == "none" else 0)
    return sizes


def size_of(state: WitchstoneState) -> int:
    return state.public(None).players[0].hand_size


@rule("witchstone-123", "witchstone-124", "witchstone-125", "witchstone-126", "witchstone-127")
@pytest.mark.parametrize(
    ("level", "sizes"),
    [
        ("none", [5] * 11),
        ("3", [3] * 9 + [2, 1]),
        ("2", [2] * 10 + [1]),
        ("1", [1] * 11),
    ],
)
def test_choice_of_tiles_turn_by_turn(level: str, sizes: list[int]) -> None:
    assert hands_before_each_tile(level) == sizes


@rule("witchstone-123", "witchstone-126")
def test_four_tiles_stay_unseen_in_the_box() -> None:
    state = started(3, handicap_B="1")
    rng = Rng("box")
    state.play(CHANCE, state.draw(rng))
    players = state.public(None).players
    assert [entry.hand_size for entry in players] == [5, 0, 5]
    assert [entry.supply for entry in players] == [10, 11, 10]


@rule("witchstone-126")
def test_level_one_draws_before_the_tile() -> None:
    state = started(2, handicap_A="1", handicap_B="1")
    rng = Rng("first")
    while state.public(None).phase != "draw":
        seat = state.acting()[0]
        moves = [] if seat == CHANCE else [move for move in state.moves(seat) if str(move) == "done"]
        move = state.draw(rng) if seat == CHANCE else (moves or state.moves(seat))[0]
        state.play(seat, move)
    assert state.acting() == (CHANCE,)
    assert len(state.chances()) == 15
    state.play(CHANCE, state.draw(rng))
    tiles = {str(move).split()[1] for move in state.moves(0) if str(move).startswith("tile")}
    assert len(tiles) == 2
