"""The hard and the expert player of Carcassonne: turns, quick play, the learned leaf, and the choice."""

from __future__ import annotations

import json

import pytest
from librt.vecs import vec

from magehall.bots import bot
from magehall.bots.carcassonne.claims import Claims
from magehall.bots.carcassonne.leaf import COUNTS, NUMBER, WEIGHTS, counted, promise
from magehall.bots.carcassonne.outlook import outlook
from magehall.bots.carcassonne.problem import CarcassonneProblem, different
from magehall.bots.carcassonne.quick import NO_CLAIM, best_claim, quick_turn
from magehall.bots.carcassonne.search import BySeats, CarcassonneSearcher
from magehall.bots.carcassonne.trial import Trial, has_completed_city
from magehall.bots.carcassonne.turns import weigh
from magehall.bots.carcassonne.weights import GROUPS, LENGTH, TABLES, weights_for
from magehall.bots.numbers import flat, grouped
from magehall.bots.search import Budget, Candidate, Halving, TwoLevel
from magehall.core import CHANCE, Rng, game
from magehall.games.carcassonne import draw, meeple, place
from magehall.games.carcassonne import final as ending
from magehall.games.carcassonne.box import NEEDS
from magehall.games.carcassonne.phase import DRAWING, MEEPLE, OVER, PLACING
from magehall.games.carcassonne.state import CarcassonneState
from magehall.games.carcassonne.tiles import FIELD
from magehall.testing.fairness import decisions
from tests.games.carcassonne.tables import seen

CARCASSONNE = game("carcassonne")
QUICK = CarcassonneSearcher(Halving(Budget(6, 60.0), weight=1.0, most=3), turns=1)
CIRCLES = {"crop-circles": "6"}


def some(number: int, options: dict[str, str], seats: int = 2) -> list[tuple[CarcassonneState, int]]:
    found = []
    for _, (state, seat) in zip(
        range(number), decisions(CARCASSONNE, seats, options, "some", 9), strict=False
    ):
        assert isinstance(state, CarcassonneState)
        found.append((state, seat))
    return found


def test_there_is_a_weight_for_every_count() -> None:
    assert len(COUNTS) == NUMBER
    assert sorted(WEIGHTS) == list(CARCASSONNE.seats)
    assert all(len(weights) == 2 * NUMBER for weights in WEIGHTS.values())


@pytest.mark.parametrize("options", [{}, CIRCLES], ids=["default", "circles"])
def test_counting_adds_up_to_the_standing_and_changes_nothing(options: dict[str, str]) -> None:
    for state, _ in some(30, options, 3):
        before = state.view(None).bytes()
        found = counted(state)
        sums = [sum(found[NUMBER * seat + place] for place in range(5)) for seat in range(3)]
        assert sums == [float(points) for points in ending.standing(state)]
        assert state.view(None).bytes() == before


def test_the_promise_at_the_end_is_the_difference() -> None:
    state = CARCASSONNE.start(2)
    state.playout(Rng("end"))
    assert isinstance(state, CarcassonneState)
    assert promise(state, 0) == float(state.points[0] - state.points[1])


@pytest.mark.parametrize("options", [{}, CIRCLES], ids=["default", "circles"])
def test_a_quick_turn_is_legal_and_hardly_worse_than_a_careful_one(options: dict[str, str]) -> None:
    lost = []
    for state, seat in some(40, options):
        if state.phase != PLACING:
            continue
        quick = state.copy()
        quick_turn(quick)
        assert quick.phase in (DRAWING, OVER)
        assert quick.pieces() == state.pieces()
        careful = state.copy()
        while careful.phase not in (DRAWING, OVER):
            acting = careful.acting()[0]
            careful.play(acting, weigh(careful, acting)[0][1])
        lost.append(outlook(careful, seat) - outlook(quick, seat))
    assert sum(lost) / len(lost) < 0.5


def test_quick_play_comes_to_the_end_of_the_game() -> None:
    state, rng = CARCASSONNE.start(3, CIRCLES), Rng("quick")
    assert isinstance(state, CarcassonneState)
    while state.phase != OVER:
        if state.phase == DRAWING:
            draw.draw(state, draw.any_tile(state, rng))
        else:
            quick_turn(state)
    assert min(state.scores()) > 20


@pytest.mark.parametrize("options", [{}, CIRCLES], ids=["default", "circles"])
def test_candidates_are_legal_turns_and_none_comes_twice(options: dict[str, str]) -> None:
    for state, seat in some(20, options):
        found = CarcassonneProblem(seen(state, seat), seat, 1).candidates()
        assert found == different(found)
        assert [one.prior for one in found] == sorted((one.prior for one in found), reverse=True)
        for candidate in found:
            world = state.copy()
            for move in candidate.moves:
                world.play(seat, move)


def test_turns_that_make_no_difference_are_tried_once() -> None:
    turns = [Candidate([CARCASSONNE.read(f"place U 2,3 r{turn}")], 1.5) for turn in (0, 180)]
    assert different(turns) == turns[:1]


def test_the_search_looks_so_many_turns_ahead() -> None:
    state, seat = some(1, {})[0]
    problem = CarcassonneProblem(seen(state, seat), seat, 3)
    end = problem.play_on(state.copy(), 1)
    assert isinstance(end, CarcassonneState)
    assert problem.is_settled(end)
    assert end.land.placed - state.land.placed in (3, 4)
    assert problem.worth(end, seat) == promise(end, seat)


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, CIRCLES)])
def test_a_searcher_plays_legally_and_says_why(seats: int, options: dict[str, str]) -> None:
    for state, seat in some(8, options, seats):
        view = CARCASSONNE.read_view(json.loads(state.view(seat).bytes()))
        advice = QUICK.advise(view, state.moves(seat), Rng("same"))
        assert state.refuse(seat, advice.move) is None
        assert advice.reasons
        assert CHANCE not in state.acting()
        assert QUICK.choose(state.view(seat), state.moves(seat), Rng("same")) == advice.move


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_another_player_thinks_at_a_table_of_more_than_two(seats: int) -> None:
    easy, medium = bot("carcassonne", "easy"), bot("carcassonne", "medium")
    player = BySeats(easy, medium)
    for state, seat in some(6, {}, seats):
        view, moves = state.view(seat), state.moves(seat)
        expected = (easy if seats == 2 else medium).advise(view, moves, Rng("same"))
        assert player.advise(view, moves, Rng("same")) == expected
        assert player.choose(view, moves, Rng("same")) == expected.move


def every_placement(state: CarcassonneState) -> list[tuple[int, int]]:
    land = state.land
    cells = [int(land.frontier[spot]) for spot in range(int(land.open))]
    fits = [int(state.box.fits[NEEDS * state.drawn + land.needs[cell]]) for cell in cells]
    return [
        (cell, turns)
        for cell, fitting in zip(cells, fits, strict=True)
        for turns in range(4)
        if fitting >> turns & 1
    ]


@pytest.mark.parametrize(
    "options",
    [{}, CIRCLES, {"fields": "second"}, {"fields": "first"}, {"fields": "off"}],
    ids=["default", "circles", "second", "first", "no-fields"],
)
def test_a_tile_on_trial_shows_what_a_placed_one_would_and_leaves_no_trace(options: dict[str, str]) -> None:
    weights = weights_for(3)
    for state, seat in some(24, options, 3):
        if state.phase != PLACING:
            continue
        looked, phase = state.view(None).bytes(), state.phase
        before, claims, trial = Claims(state, weights), Claims(state, weights), Trial(state)
        before.read()
        for cell, turns in every_placement(state):
            placed = state.copy()
            place.place(placed, cell, turns)
            trial.hold(cell, turns)
            claims.follow(before, has_completed_city(state))
            assert (state.phase, state.land.placed) == (placed.phase, placed.land.placed)
            assert claims.outlook(seat) == outlook(placed, seat)
            if state.phase == MEEPLE:
                assert best_claim(claims, seat) == tried_claims(placed, seat)
            trial.take_up()
        assert (state.view(None).bytes(), state.phase) == (looked, phase)
        assert state.pieces() == state.copy().pieces()


def tried_claims(state: CarcassonneState, seat: int) -> tuple[float, int]:
    """Try every claim of the new tile by putting the meeple there; the first of the best wins."""
    worth = weights_for(3)
    best, chosen = outlook(state, seat), NO_CLAIM
    rest, held = int(state.stack) / int(state.box.total), int(state.supply[seat])
    free = int(meeple.free_segments(state))
    for segment in range(free.bit_length()):
        if not free >> segment & 1:
            continue
        where = 8 * (int(state.land.placed) - 1) + segment
        feature = state.features.at(where)
        meeple.put(state, seat, where)
        value = outlook(state, seat)
        meeple.take(state, seat, where)
        if state.features.is_finished(feature) and state.features.kind(feature) < FIELD:
            value += rest * (worth[held] - worth[held - 1])
        if value > best:
            best, chosen = value, segment
    return best, chosen


@pytest.mark.parametrize("options", [{}, CIRCLES], ids=["default", "circles"])
def test_the_outlook_is_the_standing_with_hopes_and_meeples(options: dict[str, str]) -> None:
    for state, _ in some(30, options, 3):
        bare = Claims(state, vec[float]([0.0] * LENGTH))
        bare.read()
        assert [bare.prospects(seat) for seat in range(3)] == [float(one) for one in ending.standing(state)]
        hoping = Claims(state, weights_for(3))
        hoping.read()
        assert all(hoping.prospects(seat) >= bare.prospects(seat) for seat in range(3))


def test_a_table_of_numbers_is_there_for_two_and_for_more() -> None:
    assert sorted(TABLES) == ["2", "3+"]
    for table in TABLES.values():
        assert len(table) == LENGTH
        assert list(flat(grouped(list(table), GROUPS), GROUPS)) == list(table)


@pytest.mark.parametrize("options", [{}, CIRCLES], ids=["default", "circles"])
def test_replies_are_legal_turns_and_the_first_is_what_quick_play_does(options: dict[str, str]) -> None:
    for state, seat in some(20, options):
        if state.phase != PLACING:
            continue
        found = CarcassonneProblem(seen(state, seat), seat, 1).replies(state)
        assert 0 < len(found) <= state.ways
        assert [one.prior for one in found] == sorted((one.prior for one in found), reverse=True)
        for candidate in found:
            world = state.copy()
            for move in candidate.moves:
                world.play(seat, move)
        quick, first = state.copy(), state.copy()
        quick_turn(quick)
        first.play(seat, found[0].moves[0])
        if found[0].prior > found[-1].prior and found[0].prior != found[1].prior:
            assert seen(first).placed == seen(quick).placed


def test_two_levels_choose_among_the_same_candidates() -> None:
    search = TwoLevel(Budget(12, 60.0), weight=1.0, most=3, futures=2)
    for state, seat in some(4, {}):
        problem = CarcassonneProblem(seen(state, seat), seat, 2)
        arms = search.run(problem, Rng("two"))
        assert len(arms) <= 3
        assert all(arm.candidate in problem.candidates() for arm in arms)
        again = search.run(problem, Rng("two"))
        assert [arm.values for arm in arms] == [arm.values for arm in again]


def test_a_tile_is_turned_only_where_it_looks_different() -> None:
    state = CARCASSONNE.start(2, {**CIRCLES, "mage-witch": "on"})
    assert isinstance(state, CarcassonneState)
    turns = {name: int(state.box.turns[kind]) for kind, name in enumerate(state.box.names)}
    assert [turns[name] for name in "BCXUGD"] == [1, 1, 1, 3, 3, 15]
    assert {name for name in turns if turns[name] == 1} >= {"B", "C", "X"}
