"""The hard and the expert player of Witchstone: plans for a turn, tried out."""

from __future__ import annotations

import json
from itertools import islice

from magehall.bots.witchstone.beam import Beam, is_over
from magehall.bots.witchstone.fate import Fate
from magehall.bots.witchstone.problem import WitchstoneProblem
from magehall.bots.witchstone.quick import Quick
from magehall.bots.witchstone.search import Effort, WitchstoneSearcher
from magehall.bots.witchstone.weights import HAND
from magehall.bots.witchstone.worth import Worth, growing
from magehall.core import CHANCE, Rng
from magehall.core.bits import bit, count
from magehall.games.witchstone import codes, flow, listing, prompts, setup
from magehall.games.witchstone.bits import group
from magehall.games.witchstone.state import WitchstoneState
from magehall.games.witchstone.symbols import KINDS
from magehall.games.witchstone.view import WitchstoneView
from magehall.games.witchstone.worlds import imagine
from magehall.testing.fairness import decisions
from tests.games.witchstone.table import WITCHSTONE

NUMBERS = HAND.two
QUICK = WitchstoneSearcher(HAND, Effort(4, 60, 60.0, most=2, weight=1.0), 2, 3, 1)


def tile_turns(number: int, seats: int = 2) -> list[tuple[WitchstoneState, int]]:
    """Give positions where a tile is to be laid."""
    found: list[tuple[WitchstoneState, int]] = []
    for state, seat in decisions(WITCHSTONE, seats, {}, "turns", 3):
        assert isinstance(state, WitchstoneState)
        if prompts.top(state) == prompts.TURN and Beam(NUMBERS, 1, 3, Rng(0)).tiles(state):
            found.append((state, seat))
        if len(found) == number:
            return found
    return found


def stated(state: WitchstoneState, seat: int, rounds: int = 1) -> WitchstoneProblem:
    view = state.view(seat)
    assert isinstance(view, WitchstoneView)
    return WitchstoneProblem(view, imagine(view, Rng("start")), Beam(NUMBERS, 2, 3, Rng("beam")), rounds)


def test_there_is_one_plan_for_each_promising_tile_and_it_ends_the_turn() -> None:
    for state, _ in tile_turns(3):
        lines = Beam(NUMBERS, 2, 4, Rng("plans")).plans(state)
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
    assert end.round == state.round + 1 or prompts.top(end) == prompts.OVER
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
        if prompts.top(state) < prompts.TURN and len(moves) > 1:
            advice = QUICK.advise(state.view(seat), moves, Rng("rest"))
            assert advice.move in moves
            assert advice.reasons[0].code == "plan-of-the-turn"
            return


def test_a_tower_is_tried_out_too() -> None:
    state = WITCHSTONE.start(3, {})
    state.apply(CHANCE, state.draw(Rng("towers")))
    advice = QUICK.advise(state.view(2), state.moves(2), Rng("tower"))
    assert advice.move in state.moves(2)
    assert advice.reasons[0].code == "tried-out"


def test_early_in_the_game_there_are_fewer_roll_outs() -> None:
    (state, _), *_ = tile_turns(1)
    effort = Effort(50, 560, 1.0, most=6, weight=3.0)
    assert [effort.search(at(state, turn), 11).budget.roll_outs for turn in (0, 5, 10)] == [25, 46, 50]
    assert effort.search(at(state, 0), 2).budget.roll_outs == 50


def at(state: WitchstoneState, turn: int) -> WitchstoneState:
    copy = state.copy()
    copy.round = turn
    return copy


def test_plans_of_a_beam_begin_with_different_moves() -> None:
    for state, _ in islice(decisions(WITCHSTONE, 2, {}, "first moves", 3), 30):
        assert isinstance(state, WitchstoneState)
        if prompts.top(state) not in (prompts.TURN, prompts.OVER):
            lines = Beam(NUMBERS, 3, 3, Rng("plans")).plans(state)
            assert len({line.numbers()[0] for line in lines}) == len(lines)
            assert lines[0].value == Beam(NUMBERS, 3, 3, Rng("plans")).plan(state).value


def test_the_quick_player_plays_as_a_beam_of_width_one() -> None:
    compared = 0
    for state, _ in tile_turns(12):
        copy, fate = state.copy(), Fate()
        fate.begin(state, Rng("same"))
        Quick(NUMBERS, 4, state).play(copy, fate)
        planned = Beam(NUMBERS, 1, 4, Rng("same")).plan(state).state
        if (copy.deck, copy.special_stack) == (state.deck, state.special_stack):
            assert copy.view(None) == planned.view(None)
            compared += 1
    assert compared > 3


def test_fate_draws_every_pile_to_its_end_whatever_is_done_in_between() -> None:
    for state, _ in tile_turns(3, 3):
        fate, seen = Fate(), []
        fate.begin(state, Rng("piles"))
        for _ in range(2):
            copy, drawn = state.copy(), []
            while copy.acting():
                if prompts.top(copy) >= prompts.DRAWING:
                    number = int(fate.drawn(copy))
                    assert setup.refuse_drawn(copy, number) is None
                    drawn.append(number)
                    flow.carry_out(copy, number)
                else:
                    copy.apply(copy.acting()[0], Rng("any").choice(copy.moves(copy.acting()[0])))
            seen.append(drawn)
        assert seen[0] == seen[1]


def test_fate_gives_every_tile_the_same_chance() -> None:
    state, _ = tile_turns(1)[0]
    fate, rng, times = Fate(), Rng("chances"), [0] * 15
    for _ in range(3000):
        fate.begin(state, rng)
        times[int(fate.tiles[0])] += 1
    supply = [times[tile] for tile in range(15) if (int(state.unseen(0)) >> tile) & 1]
    assert sum(supply) == 3000
    assert max(supply) - min(supply) < 150


def test_tiles_are_rated_by_their_actions_and_by_how_groups_grow() -> None:
    for state, _ in tile_turns(6):
        beam = Beam(NUMBERS, 1, 24, Rng(0))
        worth = beam.worths[state.turn]
        rated = [(slow_rate(state, worth, number), -number) for number in tile_numbers(state)]
        assert beam.tiles(state) == [-number for _, number in sorted(rated, reverse=True)[:24]]


def tile_numbers(state: WitchstoneState) -> list[int]:
    found = codes.Codes()
    listing.list_moves(state, found)
    numbers = [int(found.numbers[place]) for place in range(int(found.size))]
    return [number for number in numbers if codes.verb_of(number) == codes.TILE]


def slow_rate(state: WitchstoneState, worth: Worth, number: int) -> float:
    """Rate a tile hex by hex."""
    edges, cauldron = int(state.rules.lexicon.edges), state.board.cauldron
    pair, edge = number // edges, number % edges
    a, b = cauldron.edge_a[edge], cauldron.edge_b[edge]
    empty = state.empty(state.turn) & ~bit(a) & ~bit(b)
    left = float(state.board.rounds - state.round - 1)
    value = 0.0
    for symbol, cell in ((pair // KINDS, a), (pair % KINDS, b)):
        before = state.symbol(state.turn, symbol)
        after = before | bit(cell)
        grown = float(growing(after, empty) - growing(before, empty))
        actions = worth.actions(state, symbol, count(group(after, cell)))
        value += actions + worth.weights.group[symbol] * grown * left / 10.0
    return value


def test_a_state_that_becomes_another_is_its_copy() -> None:
    old: WitchstoneState | None = None
    for state, seat in islice(decisions(WITCHSTONE, 2, {}, "become", 3), 60):
        assert isinstance(state, WitchstoneState)
        if old is not None:
            old.become(state)
            assert old.view(seat) == state.view(seat)
            assert old.secrets(seat) == state.secrets(seat)
            assert old.moves(seat) == state.moves(seat)
        old = state.copy()


def test_a_temperature_lets_a_searcher_take_another_plan_and_it_tells_that_one() -> None:
    state, seat = tile_turns(1)[0]
    warm = WitchstoneSearcher(HAND, Effort(4, 60, 60.0, most=3, weight=1.0), 2, 3, 1, temperature=1000.0)
    advice = [warm.advise(state.view(seat), state.moves(seat), Rng(seed)) for seed in range(12)]
    assert len({str(one.move) for one in advice}) > 1
    assert all(str(one.reasons[0].facts["plan"]).startswith(str(one.move)) for one in advice)
