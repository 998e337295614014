"""The engine against a slow referee that recounts everything from nothing, at every step of many games.

`MAGEHALL_RECOUNTS` sets how many games are recounted, `MAGEHALL_GAMES` how many are only counted up.
"""

from __future__ import annotations

import os

import pytest

from magehall.core import CHANCE, Rng, game
from magehall.games.carcassonne import final
from magehall.games.carcassonne.expansions.mage_witch.view import MageWitch
from magehall.games.carcassonne.phase import MEEPLES_EACH
from magehall.games.carcassonne.state import CarcassonneState
from magehall.testing import rule
from tests.games.carcassonne.recount import Referee, spot
from tests.games.carcassonne.tables import seen

CARCASSONNE = game("carcassonne")
RECOUNTS = int(os.environ.get("MAGEHALL_RECOUNTS", "16"))
GAMES = int(os.environ.get("MAGEHALL_GAMES", "300"))


def agreed(number: int) -> dict[str, str]:
    """Vary scorings and expansions from game to game."""
    options = {
        "fields": ("third", "second", "first", "off")[number % 4],
        "two-tile-city": ("4", "2")[number // 4 % 2],
    }
    for place, option in enumerate(CARCASSONNE.options[5:]):
        options[option.name] = option.values[number // (2 + place) % len(option.values)]
    return options


def start(number: int) -> tuple[CarcassonneState, Referee]:
    options = agreed(number)
    seats = 2 + number % 5
    state = CARCASSONNE.start(seats, options)
    assert isinstance(state, CarcassonneState)
    return state, Referee(seats, int(options["two-tile-city"]), options["fields"])


def compare(state: CarcassonneState, referee: Referee) -> None:
    view = seen(state)
    assert list(state.scores()) == referee.scores
    for seat in range(referee.seats):
        own = sorted(f"{x},{y} {name}" for owner, (x, y, name) in referee.meeples if owner == seat)
        assert sorted(view.meeples[seat]) == own
        assert view.supply[seat] == MEEPLES_EACH - len(own)
    assert [int(points) for points in final.standing(state)] == referee.final_scores()
    part = view.part(MageWitch)
    figures = {} if part is None else part.data()
    out = {name: spot(*place.split(" ")) for name, place in figures.items() if place != "beside"}
    assert out == referee.figures


def judge_moves(state: CarcassonneState, referee: Referee, seat: int, listed: set[str]) -> None:
    view = seen(state)
    if view.phase == "place":
        assert listed == referee.placements(str(view.drawn))
    elif view.phase == "meeple":
        assert listed == referee.claims(seat)
    elif view.asking == "mage-witch":
        assert listed == referee.figure_moves()


@pytest.mark.parametrize("number", range(RECOUNTS))
@rule(
    "carcassonne-7", "carcassonne-18", "carcassonne-22", "carcassonne-26", "carcassonne-28", "carcassonne-78"
)
def test_every_step_agrees_with_a_recount_from_nothing(number: int) -> None:
    state, referee = start(number)
    rng = Rng(number, "recount")
    while acting := state.acting():
        seat = acting[0]
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        moves = state.moves(seat)
        phase = seen(state).phase
        judge_moves(state, referee, seat, {str(move) for move in moves})
        move = rng.choice(moves)
        referee.hear(seat, str(move))
        state.play(seat, move)
        if phase == "meeple":
            referee.end_turn()
        if state.acting():
            compare(state, referee)
    assert list(state.scores()) == referee.final_scores()


@pytest.mark.long
@rule("carcassonne-1", "carcassonne-26")
def test_random_games_end_with_every_meeple_accounted_for() -> None:
    for number in range(GAMES):
        state, _ = start(number)
        pieces = state.pieces()
        state.playout(Rng(number, "accounts"))
        assert state.outcome() is not None
        assert state.pieces() == pieces
        for seat in range(int(state.seats)):
            out = seen(state).meeples[seat]
            assert len(out) + int(state.supply[seat]) == MEEPLES_EACH
            sums = sum(int(state.features.sums[feature]) >> (16 + 4 * seat) & 15 for feature in roots(state))
            assert sums == len(out)


def roots(state: CarcassonneState) -> list[int]:
    """List the features that stand for themselves and were begun."""
    begun = [range(int(state.box.first[kind]), int(state.features.next[kind])) for kind in range(4)]
    return [feature for numbers in begun for feature in numbers if state.features.parents[feature] == feature]
