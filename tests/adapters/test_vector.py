import pickle
from copy import copy, deepcopy

import numpy as np
import pytest

from magehall import BadInput, Rng, game
from magehall.adapters.encoding import encoding
from magehall.adapters.vector import VectorEnv

TABLES: list[tuple[int, dict[str, str]]] = [
    (4, {}),
    (3, {"clairvoyance": "on"}),
    (5, {"bids": "secret"}),
    (6, {"bids": "hidden", "rounds": "tournament"}),
    (4, {"mode": "one-colour", "first-dealer": "random"}),
    (3, {"plus-minus-one": "on"}),
    (3, {"rounds": "1+3", "deck": "2x3"}),
]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_fast_batch_of_wizard_agrees_with_the_views(seats: int, options: dict[str, str]) -> None:
    env = VectorEnv("wizard", 2, seats, options, seed=1)
    numbers = encoding("wizard", seats, game("wizard").settle(seats, options))
    rng = Rng("batch")
    for step in range(150):
        for number, state in enumerate(env.batch.states):
            seat = int(env.acting[number])
            assert state.acting()[0] == seat
            assert env.observations[number].tobytes() == numbers.observe(state.view(seat), ())
            assert np.flatnonzero(env.masks[number]).tolist() == list(numbers.legal(state, seat, ()))
        if step % 2:
            env.batch.step_any(rng)
        else:
            env.step(np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in env.masks]))


@pytest.mark.parametrize("key", ["wizard", "carcassonne"])
def test_rewards_add_up_and_games_begin_anew(key: str) -> None:
    env, rng = VectorEnv(key, 2, options={"rounds": "tournament"} if key == "wizard" else {}), Rng("new")
    ends = 0
    while ends < 2:
        env.step(np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in env.masks]))
        ends += int(env.ended.sum())
        assert env.masks.any(axis=1).all()
        assert set(np.unique(env.masks)) <= {0, 1}
    assert env.rewards.shape == (2, env.seats)


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = (VectorEnv("wizard", 3, 4, seed=9) for _ in range(2))
    for _ in range(60):
        actions = one.masks.argmax(axis=1)
        one.step(actions)
        other.step(actions)
        assert (one.observations == other.observations).all()
        assert (one.rewards == other.rewards).all()


def test_an_illegal_action_changes_nothing() -> None:
    for key in ("wizard", "carcassonne"):
        env = VectorEnv(key, 2)
        before = env.observations.copy()
        with pytest.raises(BadInput, match="not legal in game 1"):
            env.step(np.array([env.masks[0].argmax(), env.masks.shape[1] - 1]))
        assert (env.observations == before).all()


@pytest.mark.parametrize("key", ["wizard", "carcassonne"])
def test_many_games_are_not_copied_and_say_what_they_are(key: str) -> None:
    env = VectorEnv(key, 2, 3)
    assert repr(env) == "<VectorEnv of 2 games, 3 seats>"
    for copied in (copy, deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="are not copied"):
            copied(env)
    with pytest.raises(BadInput, match="at least one"):
        VectorEnv(key, 0)
