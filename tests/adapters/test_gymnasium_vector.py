from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from magehall.adapters.gymnasium import register
from magehall.adapters.gymnasium_vector import ManyOpponents

TABLES = [
    ("wizard", "random", 60),
    ("wizard", "easy", 30),
    ("carcassonne", "random", 20),
    ("rummikub", "random", 6),
    ("witchstone", "random", 20),
]


def first_legal(info: dict[str, Any]) -> Any:
    return info["action_mask"].argmax(axis=1)


@pytest.mark.parametrize(("key", "level", "steps"), TABLES)
def test_gymnasium_makes_many_at_once_and_what_they_give_fits_their_spaces(
    key: str, level: str, steps: int
) -> None:
    register()
    env = gymnasium.make_vec(f"magehall/{key.capitalize()}-v0", num_envs=3, opponents=level)
    assert isinstance(env.unwrapped, ManyOpponents)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, info = env.reset(seed=1)
    for _ in range(steps):
        assert env.observation_space.contains(seen)
        actions = first_legal(info)
        assert env.action_space.contains(actions)
        assert (info["action_mask"].sum(axis=1) > 0).all()
        seen, rewards, ended, cut, info = env.step(actions)
        assert [array.shape for array in (rewards, ended, cut)] == [(3,)] * 3
        assert [str(array.dtype) for array in (rewards, ended, cut)] == ["float64", "bool", "bool"]


@pytest.mark.parametrize(("key", "level", "steps"), TABLES)
def test_one_of_many_sees_what_a_game_alone_would_see(key: str, level: str, steps: int) -> None:
    env = ManyOpponents(2, key, seat=1, opponents=level)
    seen, info = env.reset(seed=5)
    for _ in range(steps):
        seen, _, _, _, info = env.step(first_legal(info))
        assert env._many is not None
        for number in range(2):
            state = env._many.state(number)
            assert state.acting()[0] == 1
            numbers = env.one.stepper.encoding
            if key != "rummikub":  # there a turn is composed, and what is staged is seen too
                assert seen[number].tobytes() == numbers.see(state, 1, ())
                assert info["action_mask"][number].tobytes() == numbers.mask(state, 1, ())


@pytest.mark.parametrize("level", ["random", "easy"])
def test_an_ended_game_is_seen_once_and_begins_anew_with_the_next_step(level: str) -> None:
    env = ManyOpponents(2, "wizard", 3, {"rounds": "tournament"}, opponents=level)
    _, info = env.reset(seed=2)
    points = np.zeros(2)
    ended = np.zeros(2, bool)
    while not ended.any():
        _, rewards, ended, _, info = env.step(first_legal(info))
        points += rewards
    assert env._many is not None
    number = int(ended.argmax())
    assert points[number] == env._many.state(number).scores()[0]
    assert not info["action_mask"][number].any()
    _, rewards, ended, _, info = env.step(np.array([0, 0]))
    assert rewards[number] == 0
    assert not ended[number]
    assert info["action_mask"][number].any()
    assert env._many.state(number).scores() == (0, 0, 0)


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    told = []
    for seed in (7, 7, 8):
        env = ManyOpponents(3, "wizard", 4)
        seen, info = env.reset(seed=seed)
        one = [seen.tobytes()]
        for _ in range(40):
            seen, rewards, _, _, info = env.step(first_legal(info))
            one += [seen.tobytes(), rewards.tobytes()]
        told.append(one)
    assert told[0] == told[1] != told[2]


def test_games_without_a_seed_follow_from_the_generator() -> None:
    env = ManyOpponents(2, "wizard", 3)
    first = [env.reset(seed=1)[0].tobytes(), env.reset()[0].tobytes()]
    assert first[0] != first[1]
    assert first == [env.reset(seed=1)[0].tobytes(), env.reset()[0].tobytes()]


@pytest.mark.parametrize("key", ["wizard", "carcassonne"])
def test_an_illegal_action_costs_and_changes_nothing_in_its_game_alone(key: str) -> None:
    env = ManyOpponents(2, key, illegal=-3.0)
    before, info = env.reset(seed=1)
    actions = first_legal(info)
    for wrong in (env.single_action_space.n, -5):  # type: ignore[attr-defined]
        after, rewards, _, _, info = env.step(np.array([wrong, actions[1]]))
        assert rewards[0] == -3.0
        assert (after[0] == before[0]).all()
        actions = first_legal(info)
    assert not (after[1] == before[1]).all()


def test_gymnasiums_statistics_of_episodes_add_up() -> None:
    register()
    env = RecordEpisodeStatistics(
        gymnasium.make_vec("magehall/Wizard-v0", num_envs=2, options={"rounds": "tournament"})
    )
    _, info = env.reset(seed=3)
    while "episode" not in info:
        _, _, ended, _, info = env.step(first_legal(info))
    number = int(ended.argmax())
    made = env.unwrapped
    assert isinstance(made, ManyOpponents)
    assert made._many is not None
    assert info["episode"]["r"][number] == made._many.state(number).scores()[0]


def test_pictures_are_drawn_for_every_game() -> None:
    env = ManyOpponents(2, "wizard", 3, render_mode="rgb_array")
    env.reset(seed=1)
    frames = env.render()
    assert frames is not None
    assert [frame.shape for frame in frames] == [(720, 960, 3)] * 2


def test_nothing_goes_before_reset_and_nothing_is_copied() -> None:
    env = ManyOpponents(2, "wizard", 3)
    with pytest.raises(ResetNeeded):
        env.step(np.array([64, 64]))
    with pytest.raises(ResetNeeded):
        env.render()
    with pytest.raises(TypeError, match="copy Opponents"):
        deepcopy(env)
