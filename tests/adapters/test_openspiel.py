import json
import pickle
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from magehall import BadInput, is_compiled
from magehall.adapters import openspiel

KEYS = ("carcassonne", "witchstone", "wizard")
SETTINGS = {
    "carcassonne": "",
    "rummikub": "(options=start:random)",
    "witchstone": "",
    "wizard": "(players=6,options=rounds:tournament)",
}


def load(key: str) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + key + SETTINGS[key])


def played(key: str, moves: int, seed: int = 1) -> Any:
    """Play at random until so many decisions were made and a player is to act."""
    random, state = np.random.RandomState(seed), load(key).new_initial_state()
    while moves > 0 or state.is_chance_node():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(numbers, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            moves -= 1
    return state


@pytest.mark.parametrize("key", SETTINGS)
def test_openspiels_own_simulation_passes(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games_sim_test, "MAX_ACTIONS_PER_GAME", 36 if key == "rummikub" else 400)
    np.random.seed(1)
    games_sim_test.GamesSimTest("test_pig").sim_game(load(key))


@pytest.mark.parametrize("key", SETTINGS)
def test_openspiels_own_tests_of_its_interface_pass(key: str) -> None:
    game = load(key)
    lengths = (0, 1, 3) if key == "rummikub" else (0, 1, 7, 20)
    body = {"game": game, "game_name": key, "some_states": [played(key, moves) for moves in lengths]}
    body |= {"game_type": game.get_type(), "setUpClass": classmethod(lambda cls: None)}
    case = type("Enforced", (api_test.EnforceAPIOnPartialTreeBase,), body)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 3
    assert result.wasSuccessful(), result.errors + result.failures


@pytest.mark.parametrize("key", KEYS if is_compiled() else KEYS[:2])  # interpreted, Wizard takes long
def test_openspiels_own_random_simulation_passes(key: str) -> None:
    pyspiel.random_sim_test(load(key), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("key", SETTINGS)
def test_a_state_is_written_and_read_back(key: str) -> None:
    state = played(key, 4)
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(again) == str(state) == str(pickle.loads(pickle.dumps(state)))
    assert str(game) == str(state.get_game())
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("key", SETTINGS)
def test_another_world_looks_the_same_to_the_player(key: str) -> None:
    state = played(key, 5)
    player = state.current_player()
    world = state.resample_from_infostate(player, iter([0.25]).__next__)
    assert world.information_state_string(player) == state.information_state_string(player)
    assert world.information_state_tensor(player) == state.information_state_tensor(player)
    assert world.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(world.stepper)).state) == str(world.stepper.state)


def test_an_observer_gives_strings_and_tensors() -> None:
    state = played("wizard", 9)
    observer = make_observation(state.get_game())
    observer.set_from(state, state.current_player())
    assert observer.tensor.shape == (state.get_game().information_state_tensor_size(),)
    assert '"game":"wizard"' in observer.string_from(state, state.current_player())
    with pytest.raises(BadInput, match="parameters"):
        openspiel.SpielObserver(state.get_game(), None, {"more": 1})
    with pytest.raises(BadInput, match="one player's"):
        openspiel.SpielObserver(state.get_game(), kinds("ALL_PLAYERS"), None)


def kinds(private: str, public: bool = True) -> Any:
    secrets = getattr(pyspiel.PrivateInfoType, private)
    return pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=secrets)


def test_public_and_private_information_come_apart() -> None:
    state = played("wizard", 20)
    public = make_observation(state.get_game(), kinds("NONE"))
    private = make_observation(state.get_game(), kinds("SINGLE_PLAYER", public=False))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert json.loads(private.string_from(state, 0)).keys() == {"hands"}
    public.set_from(state, 0)
    assert public.tensor is None


class Flat:
    """Values every position alike."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


@pytest.mark.parametrize("key", ["wizard", "witchstone"])
def test_openspiels_ismcts_plays(key: str) -> None:
    state = played(key, 3)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=Flat(),
        uct_c=2.0,
        max_simulations=8,
        random_state=np.random.RandomState(1),
    )
    assert bot.step(state) in state.legal_actions()


def test_openspiels_mcts_plays_where_nothing_is_hidden() -> None:
    state = played("carcassonne", 3)
    assert not openspiel.has_secrets("carcassonne")
    bot = mcts.MCTSBot(state.get_game(), 2.0, 8, Flat(), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_returns_are_by_rank_and_sum_to_zero() -> None:
    random, state = np.random.RandomState(4), load("wizard").new_initial_state()
    assert state.returns() == [0.0] * 6
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(random.choice([number for number, _ in state.chance_outcomes()])))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
    assert np.argmax(state.returns()) == np.argmax(state.stepper.state.scores())


def test_a_deal_that_may_be_dealt_again_is_refused() -> None:
    with pytest.raises(BadInput, match="set redeal=off"):
        pyspiel.load_game(openspiel.PREFIX + "rummikub(options=redeal:on)")


def test_options_are_read_strictly() -> None:
    assert openspiel.read_options("bids:hidden/rounds:full") == {"bids": "hidden", "rounds": "full"}
    with pytest.raises(BadInput, match="no option such as"):
        openspiel.read_options("bids")


def small(deck: str) -> Any:
    """Load a Wizard of one round with one card each, small enough for tables."""
    return pyspiel.load_game(f"{openspiel.PREFIX}wizard(options=rounds:1/deck:{deck})")


def test_openspiels_cfr_solves_a_small_wizard() -> None:
    game = small("1x1")
    solver = cfr.CFRSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    solved = solver.average_policy()
    assert exploitability.nash_conv(game, solved) < 0.3  # 1.5 where everybody plays at random
    state = game.new_initial_state()
    for card in (0, 14, 1):  # A holds the jester, B, who bids first, the wizard, C the one card of a people
        state.apply_action(card)
    told = solved.action_probabilities(state)
    chances = {state.action_to_string(action): chance for action, chance in told.items()}
    assert chances["bid 1"] > 0.9


def test_openspiels_outcome_sampling_runs_to_the_end_on_a_small_wizard() -> None:
    np.random.seed(1)
    game = small("1x2")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(60):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    chances = solver.average_policy().action_probabilities(state)
    assert sorted(chances) == state.legal_actions()
    assert sum(chances.values()) == pytest.approx(1)


def test_a_small_game_is_as_long_as_it_says() -> None:
    game = small("2x2")
    assert (game.max_game_length(), game.max_chance_nodes_in_history()) == (7, 5)


def test_a_cloned_state_goes_on_with_the_same_draws() -> None:
    state = played("wizard", 30)
    twin = state.clone()
    for _ in range(60):
        for each in (state, twin):
            outcomes = each.chance_outcomes() if each.is_chance_node() else []
            each.apply_action(outcomes[-1][0] if outcomes else each.legal_actions()[0])
    assert str(state) == str(twin)
