import gymnasium
import pytest
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
    assert (env.render() or "").startswith("<svg")
    env.render_mode = "ansi"
    assert "wizard:" in (env.render() or "")
