"""The hard and the expert player of Witchstone: plans for a turn, tried out."""

from __future__ import annotations

import json

from magehall.bots.search import Budget, Halving
from magehall.bots.witchstone.beam import Beam, is_over
from magehall.bots.witchstone.problem import WitchstoneProblem
from magehall.bots.witchstone.search import WitchstoneSearcher
from magehall.bots.witchstone.weights import Weights
from magehall.core import CHANCE, Rng
from magehall.games.witchstone import frames
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.view import WitchstoneView
from magehall.testing.fairness import decisions
from tests.games.witchstone.table import WITCHSTONE

QUICK = WitchstoneSearcher(Weights(), Halving(Budget(4, 60.0), weight=1.0, most=2), 2, 3, 1)


def tile_turns(number: int, seats: int = 2) -> list[tuple[WitchstoneState, int]]:
    """Give positions where a tile is to be laid."""
    found: list[tuple[WitchstoneState, int]] = []
    for state, seat in decisions(WITCHSTONE, seats, {}, "turns", 3):
        assert isinstance(state, WitchstoneState)
        if frames.top(state) == frames.TURN and Beam(Weights(), 1, 3, Rng(0)).tiles(state):
            found.append((state, seat))
        if len(found) == number:
            return found
    return found


def stated(state: WitchstoneState, seat: int, rounds: int = 1) -> WitchstoneProblem:
    view = state.view(seat)
    assert isinstance(view, WitchstoneView)
    return WitchstoneProblem(view, seat, Weights(), Beam(Weights(), 2, 3, Rng("beam")), rounds)


def test_there_is_one_plan_for_each_promising_tile_and_it_ends_the_turn() -> None:
    for state, _ in tile_turns(3):
        lines = Beam(Weights(), 2, 4, Rng("plans")).plans(state)
        assert 1 <= len(lines) <= 4
        assert len({line.numbers()[0] for line in lines}) == len(lines)
        assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
        assert all(is_over(state, line.state) for line in lines)


def test_candidates_begin_with_legal_moves_the_best_first() -> None:
    for state, seat in tile_turns(3):
        found = stated(state, seat).candidates()
        assert [one.prior for one in found] == sorted((one.prior for one in found), reverse=True)
        assert all(state.refuse(seat, one.moves[0]) is None for one in found)


def test_play_goes_on_to_the_horizon() -> None:
    state, seat = tile_turns(1)[0]
    problem = stated(state, seat)
    world = problem.world(Rng("world"))
    assert world.view(seat) == state.view(seat)
    end = problem.play_on(world, 3)
    assert problem.is_settled(end)
    assert isinstance(end, WitchstoneState)
    assert end.round == state.round + 1 or frames.top(end) == frames.OVER
    assert problem.worth(end, 0) == -problem.worth(end, 1)


def test_a_searcher_plays_legally_says_why_and_repeats_itself() -> None:
    for state, seat in [*tile_turns(2), *tile_turns(1, 3)]:
        view = WITCHSTONE.read_view(json.loads(state.view(seat).bytes()))
        advice = QUICK.advise(view, state.moves(seat), Rng("same"))
        assert state.refuse(seat, advice.move) is None
        assert advice.reasons[0].code == "tried-out"
        assert QUICK.choose(state.view(seat), state.moves(seat), Rng("same")) == advice.move


def test_the_rest_of_a_turn_is_planned_by_the_beam() -> None:
    for state, seat in decisions(WITCHSTONE, 2, {}, "rest", 5):
        assert isinstance(state, WitchstoneState)
        moves = state.moves(seat)
        if frames.top(state) != frames.TURN and len(moves) > 1 and CHANCE not in state.acting():
            advice = QUICK.advise(state.view(seat), moves, Rng("rest"))
            assert advice.move in moves
            assert advice.reasons[0].code == "plan-of-the-turn"
            return
