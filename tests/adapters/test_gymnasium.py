import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from magehall import BadInput, Rng
from magehall.adapters.gymnasium import Opponents, register


@pytest.mark.filterwarnings("ignore:.*not having a spec")
@pytest.mark.parametrize("key", ["wizard", "carcassonne", "rummikub", "witchstone"])
def test_gymnasiums_own_test_passes(key: str) -> None:
    register()
    check_env(gymnasium.make(f"magehall/{key.capitalize()}-v0").unwrapped)


def test_a_seat_plays_a_whole_game_against_bots() -> None:
    env = Opponents("wizard", 6, seat=2, opponents=["easy", "random", "medium", "easy", "random"])
    rng, total, over = Rng("me"), 0.0, False
    _, info = env.reset(seed=5)
    while not over:
        legal = [action for action, may in enumerate(info["action_mask"]) if may]
        _, reward, over, _, info = env.step(rng.choice(legal))
        total += reward
    assert total == env.stepper.state.scores()[2]


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    env = Opponents("wizard", 3)
    seen, _ = env.reset(seed=1)
    again, reward, over, cut, _ = env.step(88)
    assert (seen == again).all()
    assert (reward, over, cut) == (-1.0, False, False)


@pytest.mark.parametrize("seat", [-1, 3])
def test_the_seat_is_at_the_table(seat: int) -> None:
    with pytest.raises(BadInput, match="2 opponents"):
        Opponents("wizard", 3, seat=seat)


def test_pictures() -> None:
    env = Opponents("wizard", 3, render_mode="svg")
    env.reset(seed=1)
    assert str(env.render()).startswith("<svg")
    env.render_mode = "ansi"
    assert "wizard:" in str(env.render())


def test_frames_of_a_film_have_one_size() -> None:
    env = Opponents("carcassonne", 2, render_mode="rgb_array")
    _, info = env.reset(seed=1)
    frames = [np.asarray(env.render())]
    for _ in range(6):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
        frames.append(np.asarray(env.render()))
    assert {(frame.shape, str(frame.dtype)) for frame in frames} == {((720, 960, 3), "uint8")}
    assert not np.array_equal(frames[0], frames[-1])


def test_nothing_goes_before_reset_nor_after_the_end() -> None:
    env = Opponents("wizard", 3, {"rounds": "tournament"}, render_mode="ansi")
    with pytest.raises(ResetNeeded, match=r"before step"):
        env.step(64)
    with pytest.raises(ResetNeeded, match=r"before render"):
        env.render()
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(int(info["action_mask"].argmax()))
    with pytest.raises(ResetNeeded):
        env.step(64)


def goes_on(env: Any, steps: int) -> list[tuple[Any, ...]]:
    """Play on, always the first legal action, and tell all that is seen; what ends begins anew."""
    told: list[tuple[Any, ...]] = []
    mask = env.action_masks()
    for _ in range(steps):
        seen, reward, over, cut, info = env.step(int(mask.argmax()))
        told.append((seen.tobytes(), reward, over, cut))
        if over:
            seen, info = env.reset()
            told.append((seen.tobytes(),))
        mask = info["action_mask"]
    return told


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


GAMES = [
    ("wizard", "easy", 25),
    ("carcassonne", "easy", 6),
    ("rummikub", "random", 12),
    ("witchstone", "random", 40),
]


@pytest.mark.parametrize("copied", [copy, deepcopy, pickled])
@pytest.mark.parametrize(("key", "level", "steps"), GAMES)
def test_a_copy_goes_on_exactly_like_the_original(
    key: str, level: str, steps: int, copied: Callable[[Any], Any]
) -> None:
    env = Opponents(key, opponents=level)
    env.reset(seed=4)
    goes_on(env, 3)
    twin, second = copied(env), copied(env)
    expected = goes_on(env, steps)
    assert goes_on(twin, steps) == expected
    second.resample(1)
    assert goes_on(second, steps) != expected


def test_another_future_follows_from_its_seed_alone() -> None:
    env = Opponents("wizard", 3)
    env.reset(seed=4)
    futures = []
    for seed in (1, 1, 2, None, None):
        twin = deepcopy(env)
        twin.resample(seed)
        futures.append(str(goes_on(twin, 20)))
    assert futures[0] == futures[1]
    assert len(set(futures)) == 4


def test_a_whole_game_can_be_copied_through_gymnasiums_wrappers() -> None:
    register()
    env = gymnasium.make("magehall/Wizard-v0", opponents="easy")
    env.reset(seed=2)
    twin = pickled(env)
    assert goes_on(env.unwrapped, 30) == goes_on(twin.unwrapped, 30)
