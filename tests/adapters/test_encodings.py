import json
from collections import Counter
from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from magehall import BadInput, Match, Rng, game
from magehall.adapters.encoding import OVER, encoding, nature
from magehall.adapters.rummikub.stages import Stages
from magehall.adapters.stepper import Stepper
from magehall.core import CHANCE
from magehall.games.rummikub import phase
from magehall.games.rummikub.sets import TileSet
from magehall.games.rummikub.state import RummikubState
from magehall.games.rummikub.tiles import BY_NAME
from tests.adapters.positions import TABLES, walk

table = pytest.mark.parametrize(("key", "seats", "options"), TABLES)


@table
def test_actions_are_numbers_of_legal_moves_in_rising_order(
    key: str, seats: int, options: dict[str, str]
) -> None:
    for stepper in walk(key, seats, options):
        legal = stepper.legal()
        assert list(legal) == sorted(legal)
        assert 0 <= min(legal) <= max(legal) < stepper.encoding.actions()
        moves = [move for move in legal.values() if move is not None]
        assert all(stepper.state.refuse(stepper.asked(), move) is None for move in moves)
        assert len({str(move) for move in moves}) == len(moves)
        if stepper.game.lists_all_moves:
            assert {str(move) for move in moves} == {
                str(move) for move in stepper.state.moves(stepper.asked())
            }
        assert all(stepper.encoding.name(action) for action in legal)


@table
def test_an_observation_is_a_function_of_the_views_data(
    key: str, seats: int, options: dict[str, str]
) -> None:
    for stepper in walk(key, seats, options):
        for seat in range(seats):
            view = stepper.state.view(seat)
            seen = stepper.encoding.observe(view, ())
            assert stepper.encoding.see(stepper.state, seat, ()) == seen
            read_back = stepper.game.read_view(json.loads(view.bytes()))
            assert len(seen) == stepper.encoding.size()
            assert stepper.encoding.observe(read_back, ()) == seen


@table
def test_worlds_that_look_alike_give_the_same_observation_and_mask(
    key: str, seats: int, options: dict[str, str]
) -> None:
    for number, stepper in enumerate(walk(key, seats, options)):
        seat = stepper.asked()
        world = Stepper(key, seats, options)
        world.imagine(stepper.state.view(seat), str(number), stepper.staged)
        assert world.observe(seat).tobytes() == stepper.observe(seat).tobytes()
        assert list(world.legal()) == list(stepper.legal())


def test_an_observation_tells_more_than_nothing() -> None:
    seen = {stepper.observe(stepper.asked()).tobytes() for stepper in walk("wizard", 4, {})}
    assert len(seen) > 50


def test_every_stage_of_a_turn_of_rummikub_can_be_completed() -> None:
    stepper, rng = Stepper("rummikub", 2, {"start": "random"}), Rng("stages")
    stepper.reset("12")
    laid = 0
    for _ in range(14):
        actions = [action for action in stepper.legal() if action < 54] or list(stepper.legal())
        assert actions, "a turn that was begun can be ended"
        action = rng.choice(actions)
        laid += action == 53
        stepper.act(action)
        stepper.advance()
    assert laid > 0


def test_an_illegal_action_is_refused_by_name() -> None:
    stepper = Stepper("wizard", 3)
    with pytest.raises(BadInput, match="action 88 is not legal here"):
        stepper.act(88)


def test_a_game_without_an_encoding_is_bad_input() -> None:
    with pytest.raises(BadInput, match="no encoding"):
        encoding("chess", 2, {})


@table
def test_nature_draws_one_by_one_what_the_rules_allow(key: str, seats: int, options: dict[str, str]) -> None:
    stepper, rng, told = Stepper(key, seats, options), Rng("nature"), nature(key)
    stepper.set_state(stepper.game.begin(seats, stepper.options))
    drawn: tuple[int, ...] = ()
    for _ in range(120):
        if stepper.asked() == OVER:
            break
        if stepper.asked() != CHANCE:
            stepper.act(rng.choice(list(stepper.legal())) if key != "rummikub" else 54)
            continue
        outcomes = told.outcomes(stepper.state, drawn)
        assert sum(weight for _, weight in outcomes) == pytest.approx(1)
        assert all(0 <= number < told.most() for number, _ in outcomes)
        drawn = (*drawn, outcomes[rng.below(len(outcomes))][0])
        move = told.move(stepper.state, drawn)
        if move is not None:
            assert stepper.state.refuse(CHANCE, move) is None
            stepper.apply(CHANCE, move)
            drawn = ()


def rummikub_position(table: list[str], rack: str, opened: bool) -> RummikubState:
    """Give a position with seat A in turn."""
    state = game("rummikub").start(2, {"start": "random"})
    assert isinstance(state, RummikubState)
    state.phase, state.turn = phase.PLAYING, 0
    state.table = [TileSet(vec[i64]([BY_NAME[name] for name in text.split()])) for text in table]
    for kind in (BY_NAME[name] for name in rack.split()):
        state.racks[kind] += 1
        state.sizes[0] += 1
    if opened:
        state.open(0)
    return state


@pytest.mark.parametrize(
    ("table", "rack", "opened"),
    [
        (["K3 K4 K5", "R7 G7 B7"], "K6 J R8 G1 R9", True),
        (["K3 K4 K5 K6", "R6 G6 B6"], "R5 R7 K1 K7", True),
        (["R3 J R5"], "R4 G9 B9 K1", True),
        (["K1 K2 K3"], "R11 R12 R13 G1", False),
        (["K1 K2 K3"], "K10 R10 J B2 K4", False),
    ],
)
def test_just_those_tiles_may_be_put_aside_that_some_legal_turn_lays(
    table: list[str], rack: str, opened: bool
) -> None:
    state = rummikub_position(table, rack, opened)
    tiles = [BY_NAME[name] for name in rack.split()]
    legal: list[tuple[int, ...]] = []
    for size in range(1, len(tiles) + 1):
        for some in sorted(set(combinations(sorted(tiles), size))):
            if Stages(state, 0, list(some)).laid() is not None:
                legal.append(some)
    for staged in [(), *[(kind,) for kind in sorted(set(tiles))]]:
        wanted = Counter(staged)
        reached = [Counter(some) for some in legal if not wanted - Counter(some)]
        offered = Stages(state, 0, list(staged)).open_kinds()
        if staged and not reached:
            continue
        assert offered == sorted({kind for some in reached for kind in some - wanted}), staged


def test_a_stepper_draws_as_a_table_with_its_seed_does() -> None:
    stepper, match = Stepper("carcassonne", 2), Match.start(game("carcassonne"), ["Ann", "Bob"], seed="one")
    stepper.reset("one")
    for _ in range(20):
        move = next(move for move in stepper.legal().values() if move is not None)
        match.play(stepper.asked(), move)
        stepper.apply(stepper.asked(), move)
        stepper.advance()
        assert str(stepper.state) == str(match.state)
