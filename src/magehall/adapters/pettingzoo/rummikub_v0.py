"""Rummikub as a PettingZoo environment, version 0."""

from magehall.adapters.pettingzoo.environment import makers

env, raw_env, parallel_env = makers("rummikub", 0)
