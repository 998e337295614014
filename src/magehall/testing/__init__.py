"""The conformance kit: properties every game must have, and the tools its tests are written with.

    from magehall.testing import check_game
    check_game(my_game, seats=3, options={}, seed="7")

A property that fails raises `AssertionError` with a sentence. `agreements(my_game)` is a Hypothesis strategy
of seat counts and options that go together (it needs the package `hypothesis`).
"""

from magehall.testing.conformance import check_game
from magehall.testing.lessons import check_lessons
from magehall.testing.positions import Position, fingerprint, positions, random_match
from magehall.testing.rules import rule
from magehall.testing.strategies import agreements

__all__ = [
    "Position",
    "agreements",
    "check_game",
    "check_lessons",
    "fingerprint",
    "positions",
    "random_match",
    "rule",
]
