import warnings
from importlib import import_module
from types import ModuleType
from typing import Any

import pytest
from pettingzoo import make

from magehall import BadInput
from magehall.adapters.pettingzoo import register, wizard_v0

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import its classics the old way
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test

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
