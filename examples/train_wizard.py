"""Trains a small policy for Wizard by playing against itself, then lets it play three random players.

One matrix turns an observation into a weight for each action (REINFORCE: what gained more points in its round
than usual becomes more likely). It needs only NumPy: `pip install magehall[research]`.

    python examples/train_wizard.py --rounds 200
"""

from __future__ import annotations

import argparse
import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # these matrices are too small to be worth splitting

import numpy as np
import numpy.typing as npt

from magehall.adapters.vector import VectorEnv

SEATS = 4
Array = npt.NDArray[np.float32]


class Policy:
    """A matrix from observations to actions, and how many points a round of each size usually brings."""

    def __init__(self, inputs: int, actions: int) -> None:
        self.weights = np.zeros((inputs + 1, actions), np.float32)
        self.speed = np.zeros_like(self.weights)
        self.usual = np.zeros(21, np.float32)

    @staticmethod
    def features(env: VectorEnv) -> Array:
        seen = np.minimum(env.observations, 20).astype(np.float32)
        seen[:, -8 * (SEATS + 3) :] /= 10
        return np.hstack([seen, np.ones((env.games, 1), np.float32)])

    def chances(self, features: Array, masks: npt.NDArray[np.uint8]) -> Array:
        logits = np.where(masks, features @ self.weights, -np.inf)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        return np.asarray(powers / powers.sum(axis=1, keepdims=True), np.float32)

    def learn(self, features: Array, chances: Array, actions: npt.NDArray[np.int64], gain: Array) -> None:
        step = -chances * gain[:, None]
        step[np.arange(len(actions)), actions] += gain
        slope = features.T @ step / len(actions)
        self.speed += 0.01 * (slope**2 - self.speed)
        self.weights += 0.03 * slope / (np.sqrt(self.speed) + 1e-3)


def pick(chances: Array, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """Draw an action in each row; the last possible one if rounding leaves nothing else."""
    below = (random.random((len(chances), 1)) > chances.cumsum(axis=1)).sum(axis=1)
    last = chances.shape[1] - 1 - (chances > 0)[:, ::-1].argmax(axis=1)
    return np.asarray(np.minimum(below, last), np.int64)


def train(policy: Policy, env: VectorEnv, rounds: int, random: np.random.Generator) -> None:
    """Play some steps in all games, then learn from every round scored in them."""
    for _ in range(rounds):
        past = []
        for _ in range(64):
            features, acting = policy.features(env), env.acting.copy()
            size = env.observations[:, -8 * (SEATS + 3) + 4].astype(int)
            chances = policy.chances(features, env.masks)
            actions = pick(chances, random)
            env.step(actions)
            past.append((features, chances, actions, acting, size, env.rewards.copy()))
        points, known = np.zeros((env.games, SEATS)), np.zeros(env.games, bool)
        rows = []
        for features, chances, actions, acting, size, rewards in reversed(past):
            scored = rewards.any(axis=1)
            points[scored], known = rewards[scored], known | scored
            gained = points[np.arange(env.games), acting]
            rows.append((features[known], chances[known], actions[known], size[known], gained[known]))
        features, chances, actions, size, gained = (np.concatenate(part) for part in zip(*rows, strict=True))
        for cards in np.unique(size):
            policy.usual[cards] += 0.2 * (gained[size == cards].mean() - policy.usual[cards])
        gain = (gained - policy.usual[size]) / 30
        policy.learn(features, chances, actions, gain.astype(np.float32))


def against_random(policy: Policy, games: int, random: np.random.Generator) -> tuple[float, float, float]:
    """Play seat A against three random players: its share of victories, its points, theirs."""
    env = VectorEnv("wizard", games, SEATS, seed="trial")
    totals, final, left = np.zeros((games, SEATS)), np.zeros((games, SEATS)), np.ones(games, bool)
    while left.any():
        own = policy.chances(policy.features(env), env.masks)
        other = env.masks / env.masks.sum(axis=1, keepdims=True)
        actions = pick(np.where((env.acting == 0)[:, None], own, other).astype(np.float32), random)
        env.step(actions)
        totals += env.rewards
        over = left & (env.ended == 1)
        final[over], left = totals[over], left & ~over
    wins = (final[:, :1] >= final).all(axis=1).mean()
    return float(wins), float(final[:, 0].mean()), float(final[:, 1:].mean())


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--rounds", type=int, default=8, help="rounds of learning")
    reader.add_argument("--games", type=int, default=32, help="games played at once")
    chosen = reader.parse_args()
    random = np.random.default_rng(1)
    env = VectorEnv("wizard", chosen.games, SEATS, seed="learning")
    policy = Policy(env.observations.shape[1], env.masks.shape[1])
    for when in ("untrained", "trained"):
        if when == "trained":
            train(policy, env, chosen.rounds, random)
        wins, own, others = against_random(policy, 20, random)
        print(f"{when}: {wins:.0%} of games won, {own:.0f} points, the others {others:.0f}")
    assert own > others, "the trained policy beats random players"


if __name__ == "__main__":
    main()
