"""Run where games of others are installed: PettingZoo's, Gymnasium's and OpenSpiel's tests on them."""

from __future__ import annotations

import sys
import warnings
from importlib import import_module

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
from gymnasium.utils.env_checker import check_env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, seed_test

    import magehall.adapters.openspiel
    from magehall.adapters import gymnasium as alone
    from magehall.adapters import pettingzoo as together
    from magehall.adapters.vector import VectorEnv


def adapted(key: str) -> None:
    """Try a game in every door of the lab."""
    module = getattr(together, f"{key}_v0")
    api_test(module.env(), num_cycles=60)
    seed_test(module.env, num_cycles=20)
    parallel_api_test(module.parallel_env(), num_cycles=20)
    env = pettingzoo.make("aec", f"magehall/{key}-v0")
    env.reset(seed=1)
    check_env(gymnasium.make(f"magehall/{key.capitalize()}-v0").unwrapped)
    game = pyspiel.load_game(f"python_magehall_{key}")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    vector = VectorEnv(key, 4)
    for _ in range(40):
        vector.step(vector.masks.argmax(axis=1).astype(np.int64))
    print(f"adapted {key}")


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    assert import_module("magehall.adapters.openspiel") is magehall.adapters.openspiel
    together.register()
    alone.register()
    for name in sys.argv[1:]:
        adapted(name)
