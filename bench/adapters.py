"""Speed of the adapters compared with their peers, in one run on one core.

    python bench/adapters.py [--quick] [--json]

What is counted are players' decisions, chosen at random among the legal actions by our generator; nature's
draws and new games take time but do not count. Rates are decisions per second of CPU time, the best of
several rounds in which the contestants take turns. Four interfaces:

- *PettingZoo*: one game, by a loop over `agent_iter`, `last` and `step`, against PettingZoo's classics;
- *observed*: one game; each step gives the next player an observation and its legal actions, by the library's
  own loop. Ours is `Stepper`; the peers are OpenSpiel's `rl_environment` over `oh_hell` (the nearest relative
  of Wizard) and RLCard's environments, of which Leduc is a toy of six cards;
- *bare*: one game; legal actions and steps from Python, no observation;
- *many*: 256 games per step. Ours fills NumPy arrays; the peer is OpenSpiel's `SyncVectorEnv` of 16 games.

RLCard and PettingZoo's classics (which need pygame) are left out if they are not installed.
"""

from __future__ import annotations

import argparse
import json
import warnings
from collections.abc import Callable
from importlib import import_module
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python import rl_environment, vector_env

import magehall.adapters.openspiel
from magehall import CHANCE, Rng, game, is_compiled
from magehall.adapters.encoding import OVER
from magehall.adapters.pettingzoo import wizard_v0
from magehall.adapters.stepper import Stepper
from magehall.adapters.vector import VectorEnv

SEATS = 4
OH_HELL = "oh_hell(players=4,num_suits=4,num_cards_per_suit=13)"
GAMES = 256
FACTOR = 5.0
MILLION = 1e6

INTERFACES = ("PettingZoo", "observed", "bare", "many")

Lap = Callable[[int], int]
"""Plays about this many decisions and says how many there were."""


class Contestant(NamedTuple):
    """Someone who steps games through an interface."""

    interface: str
    name: str
    is_ours: bool
    lap: Lap


def pettingzoo_lap(env: Any) -> Lap:
    """Play as PettingZoo's own loop does: `last`, then `step`."""
    rng = Rng("bench")

    def lap(wanted: int) -> int:
        done = 0
        while done < wanted:
            env.reset(seed=int(rng.below(1 << 30)))
            for _ in env.agent_iter():
                seen, _, ended, cut, info = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
                legal = np.flatnonzero(mask)
                env.step(int(legal[rng.below(len(legal))]))
                done += 1
        return done

    return lap


def openspiel_lap(name: str) -> Lap:
    """Play by states of OpenSpiel."""
    rng, made = Rng("bench"), pyspiel.load_game(name)

    def lap(wanted: int) -> int:
        done = 0
        while done < wanted:
            state = made.new_initial_state()
            while not state.is_terminal() and done < wanted:
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[rng.below(len(outcomes))][0])
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[rng.below(len(legal))])
                    done += 1
        return done

    return lap


def observed_openspiel_lap() -> Lap:
    """Play by OpenSpiel's environment for learners."""
    rng, env = Rng("bench"), rl_environment.Environment(OH_HELL)

    def lap(wanted: int) -> int:
        done = 0
        while done < wanted:
            step = env.reset()
            while not step.last() and done < wanted:
                player = step.observations["current_player"]
                legal = step.observations["legal_actions"][player]
                step = env.step([legal[rng.below(len(legal))]])
                done += 1
        return done

    return lap


def many_openspiel_lap() -> Lap:
    """Play sixteen games at once by OpenSpiel's vector environment."""
    rng = Rng("bench")
    env = vector_env.SyncVectorEnv([rl_environment.Environment(OH_HELL) for _ in range(16)])
    steps = env.reset()

    def lap(wanted: int) -> int:
        nonlocal steps
        done = 0
        while done < wanted:
            outputs = []
            for step in steps:
                legal = step.observations["legal_actions"][step.observations["current_player"]]
                outputs.append(rl_step(legal[rng.below(len(legal))]))
            steps, _, _, _ = env.step(outputs, reset_if_done=True)
            done += len(outputs)
        return done

    return lap


class rl_step(NamedTuple):  # noqa: N801  (as OpenSpiel reads it)
    """Stands for an agent's answer in OpenSpiel's vector environment."""

    action: int


def rlcard_lap(name: str) -> Lap:
    """Play by an environment of RLCard."""
    rng, env = Rng("bench"), import_module("rlcard").make(name)

    def lap(wanted: int) -> int:
        done = 0
        while done < wanted:
            state, _ = env.reset()
            while not env.is_over() and done < wanted:
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[rng.below(len(legal))])
                done += 1
        return done

    return lap


def stepper_lap() -> Lap:
    """Play by numbers, looking before every step."""
    rng, stepper = Rng("bench"), Stepper("wizard", SEATS)

    def lap(wanted: int) -> int:
        done = 0
        while done < wanted:
            stepper.reset(str(done))
            while (seat := stepper.asked()) != OVER and done < wanted:
                stepper.observe(seat)
                legal = list(stepper.legal())
                stepper.act(legal[rng.below(len(legal))])
                stepper.advance()
                done += 1
        return done

    return lap


def bare_lap() -> Lap:
    """Play by our library's own states."""
    rng, wizard = Rng("bench"), game("wizard")

    def lap(wanted: int) -> int:
        done = 0
        while done < wanted:
            state = wizard.start(SEATS)
            while (acting := state.acting()) and done < wanted:
                seat = acting[0]
                if seat == CHANCE:
                    state.apply(seat, state.draw(rng))
                else:
                    moves = state.moves(seat)
                    state.apply(seat, moves[rng.below(len(moves))])
                    done += 1
        return done

    return lap


def many_lap(by_numpy: bool) -> Lap:
    """Play many games at once; actions chosen by NumPy from the masks, or inside the engine."""
    env, rng, random = VectorEnv("wizard", GAMES, SEATS), Rng("bench"), np.random.default_rng(1)

    def lap(wanted: int) -> int:
        done = 0
        while done < wanted:
            if by_numpy:
                noise = random.random(env.masks.shape, np.float32)
                env.step((noise * env.masks).argmax(axis=1))
            else:
                env.batch.step_any(rng)
            done += GAMES
        return done

    return lap


def classics() -> list[Contestant]:
    """Find PettingZoo's classics that can be imported here."""
    found = []
    for name in ("connect_four_v3", "tictactoe_v3", "texas_holdem_v4", "gin_rummy_v4"):
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        found.append(Contestant("PettingZoo", f"PettingZoo {name}", False, pettingzoo_lap(env)))
    return found


def rlcards() -> list[Contestant]:
    """Find RLCard's environments, if it is installed."""
    try:
        import_module("rlcard")
    except ImportError:
        return []
    names = ("uno", "bridge", "gin-rummy", "leduc-holdem")
    return [Contestant("observed", f"RLCard {name}", False, rlcard_lap(name)) for name in names]


def contestants() -> list[Contestant]:
    """List everyone who is here."""
    assert magehall.adapters.openspiel.PREFIX
    return [
        Contestant("PettingZoo", "Magehall wizard_v0", True, pettingzoo_lap(wizard_v0.env(seats=SEATS))),
        *classics(),
        Contestant("observed", "Magehall Stepper, Wizard", True, stepper_lap()),
        Contestant("observed", "OpenSpiel oh_hell, rl_environment", False, observed_openspiel_lap()),
        *rlcards(),
        Contestant("bare", "Magehall Wizard, moves and apply", True, bare_lap()),
        Contestant(
            "bare",
            "Magehall Wizard as a Python game of OpenSpiel",
            True,
            openspiel_lap("python_magehall_wizard(players=4)"),
        ),
        Contestant("bare", "OpenSpiel oh_hell (C++)", False, openspiel_lap(OH_HELL)),
        Contestant("many", "Magehall VectorEnv, choices inside", True, many_lap(False)),
        Contestant("many", "Magehall VectorEnv, choices by NumPy", True, many_lap(True)),
        Contestant("many", "OpenSpiel SyncVectorEnv oh_hell", False, many_openspiel_lap()),
    ]


def measure(entries: list[Contestant], rounds: int, seconds: float) -> dict[str, float]:
    """Return everyone's best rate; the number of decisions in a lap is found by trying."""
    sizes = {}
    for entry in entries:
        size = 200
        while True:
            start = process_time()
            done = entry.lap(size)
            taken = process_time() - start
            if taken > seconds / 4:
                break
            size *= 2
        sizes[entry.name] = max(1, int(done * seconds / taken))
    best = dict.fromkeys(sizes, 0.0)
    for _ in range(rounds):
        for entry in entries:
            start = process_time()
            done = entry.lap(sizes[entry.name])
            best[entry.name] = max(best[entry.name], done / (process_time() - start))
    return best


def report(entries: list[Contestant], rates: dict[str, float]) -> dict[str, object]:
    """Compare our best with the best peer, interface by interface."""
    found: dict[str, object] = {"compiled": is_compiled(), "rates": {}}
    for interface in INTERFACES:
        ours = max(rates[each.name] for each in entries if each.interface == interface and each.is_ours)
        others = [rates[each.name] for each in entries if each.interface == interface and not each.is_ours]
        peers = max(others, default=float("nan"))
        found[interface] = {"ours": round(ours), "best_peer": peers, "times": round(ours / peers, 1)}
    found["rates"] = {name: round(rate) for name, rate in rates.items()}
    found["target_times"] = FACTOR
    found["target_vectorised"] = MILLION
    return found


def show(entries: list[Contestant], rates: dict[str, float], told: dict[str, Any]) -> None:
    """Print tables."""
    for interface in INTERFACES:
        print(f"\n{interface}: {told[interface]['times']} times the best peer")
        for each in entries:
            if each.interface == interface:
                print(f"  {each.name:<48}{rates[each.name]:>14,.0f} decisions a second")
    if not rlcards():
        print("\nRLCard is not installed here and was left out.")
    if not classics():
        print("\nPettingZoo's classics need pygame, which is not installed here: they were left out.")


def main() -> None:
    """Run and report."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--quick", action="store_true", help="short laps, for a first look")
    reader.add_argument("--json", action="store_true", help="print JSON")
    chosen = reader.parse_args()
    warnings.simplefilter("ignore")
    entries = contestants()
    rates = measure(entries, 2 if chosen.quick else 5, 0.1 if chosen.quick else 0.5)
    told = report(entries, rates)
    if chosen.json:
        print(json.dumps(told))
    else:
        show(entries, rates, told)


if __name__ == "__main__":
    main()
