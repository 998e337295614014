import pickle
import warnings
from collections.abc import Callable
from copy import copy, deepcopy
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo import make

from magehall import BadInput
from magehall.adapters.pettingzoo import register, wizard_v0

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import its classics the old way
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        render_test,
        seed_test,
        state_test,
    )

KEYS = ("carcassonne", "rummikub", "witchstone", "wizard")
CYCLES = {"carcassonne": 60, "rummikub": 5, "witchstone": 60, "wizard": 60}

pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
"""Observations are dictionaries with a mask, as those of PettingZoo's own classics are."""


def module(key: str) -> ModuleType:
    return import_module(f"magehall.adapters.pettingzoo.{key}_v0")


@pytest.mark.parametrize("key", KEYS)
def test_pettingzoos_own_tests_pass(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    made = module(key)
    assert str(made.env()) == f"{key}_v0"
    api_test(made.env(), num_cycles=CYCLES[key])
    seed_test(made.env, num_cycles=max(3, CYCLES[key] // 4))
    max_cycles_test(made)
    render_test(made.env, {"svg": lambda drawn: drawn.startswith("<svg")})
    state_test(made.env(max_cycles=9), made.parallel_env(), num_cycles=9)
    assert "Passed API test" in capsys.readouterr().out


def test_all_agents_may_answer_at_once() -> None:
    parallel_api_test(wizard_v0.parallel_env(), num_cycles=30)


def play(env: Any, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        total[agent] += reward
        if ended or cut:
            env.step(None)
        else:
            assert (info["action_mask"] == seen["action_mask"]).all()
            env.step(int(seen["action_mask"].argmax()))
    return total


def test_rewards_add_up_to_the_points_or_to_nothing_by_rank() -> None:
    env = wizard_v0.env(seats=6, options={"bids": "hidden"})
    points = play(env, 3)
    scores = env.unwrapped.stepper.state.scores()
    assert list(points.values()) == list(scores)
    ranked = play(wizard_v0.env(seats=6, options={"bids": "hidden"}, rewards="result"), 3)
    assert sum(ranked.values()) == pytest.approx(0)
    assert max(ranked, key=lambda agent: ranked[agent]) == f"player_{scores.index(max(scores))}"


def test_pettingzoo_makes_them_by_name() -> None:
    register()
    register()
    env = make("aec", "magehall/wizard-v0", seats=5)
    env.reset(seed=1)
    assert env.num_agents == 5


def test_no_other_rewards_exist() -> None:
    with pytest.raises(BadInput, match="points or result"):
        wizard_v0.env(rewards="fame")


def test_an_illegal_action_is_refused() -> None:
    env = wizard_v0.env()
    env.reset(seed=1)
    with warnings.catch_warnings(), pytest.raises(BadInput, match="not legal here"):
        env.step(88)


def test_nothing_goes_before_reset() -> None:
    env = wizard_v0.env(render_mode="ansi")
    for what in (lambda: env.step(64), env.state, env.render, lambda: env.observe("player_0")):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
            what()


def test_frames_are_pixels() -> None:
    env = wizard_v0.env(render_mode="rgb_array")
    env.reset(seed=1)
    frame = env.render()
    assert isinstance(frame, np.ndarray)
    assert frame.shape == (720, 960, 3)


def test_the_state_is_what_all_seats_see_together() -> None:
    env = wizard_v0.env(seats=4)
    env.reset(seed=1)
    whole = env.state()
    assert whole.shape == env.state_space.shape
    for place, agent in enumerate(env.possible_agents):
        assert np.array_equal(np.split(whole, 4)[place], env.observe(agent)["observation"])


def goes_on(env: Any, steps: int) -> list[tuple[Any, ...]]:
    """Play on, always the first legal action, and tell all that is seen."""
    told = []
    for agent in env.agent_iter(steps):
        seen, reward, ended, cut, _ = env.last()
        told.append((agent, seen["observation"].tobytes(), reward, ended, cut, env.state().tobytes()))
        env.step(None if ended or cut else int(seen["action_mask"].argmax()))
    return told


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("copied", [copy, deepcopy, pickled])
@pytest.mark.parametrize(
    ("key", "steps"), [("carcassonne", 20), ("rummikub", 12), ("witchstone", 40), ("wizard", 60)]
)
def test_a_copy_goes_on_exactly_like_the_original(key: str, steps: int, copied: Callable[[Any], Any]) -> None:
    env = module(key).env()
    env.reset(seed=3)
    goes_on(env, 5)
    twin, second = copied(env), copied(env)
    expected = goes_on(env, steps)
    assert goes_on(twin, steps) == expected
    second.resample(1)
    assert goes_on(second, steps) != expected


@pytest.mark.parametrize("copied", [deepcopy, pickled])
def test_the_parallel_form_is_copied_too(copied: Callable[[Any], Any]) -> None:
    env = wizard_v0.parallel_env()
    env.reset(seed=3)
    twin = copied(env)
    for _ in range(40):
        actions = {agent: int(env.aec_env.observe(agent)["action_mask"].argmax()) for agent in env.agents}
        ours, theirs = env.step(actions), twin.step(actions)
        assert str(ours) == str(theirs)
        assert np.array_equal(env.state(), twin.state())
