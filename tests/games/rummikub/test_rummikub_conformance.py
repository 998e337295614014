"""The conformance kit on every seat count and every value of every option."""

from __future__ import annotations

import pytest

from magehall.core import is_compiled
from magehall.games.rummikub.game import GAME
from magehall.testing import check_game
from magehall.testing.strategies import go_together

CLOCKS = ("30", "45", "90", "120")
ROUNDS = ("4", "5", "6", "7", "8", "9", "10", "to-200", "to-300", "to-500")
"""Values that only repeat what others do, at greater length."""

AGREEMENTS = [
    (seats, {option.name: value})
    for option in GAME.options
    for value in option.values[1:]
    for seats in (3,)
    if value not in (CLOCKS if option.name == "clock" else ROUNDS)
    if go_together(GAME, seats, {option.name: value})
]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_answers_the_contract(seats: int) -> None:
    check_game(GAME, seats, {}, f"{seats}")


@pytest.mark.skipif(not is_compiled(), reason="every decision asks the solver: minutes when interpreted")
@pytest.mark.parametrize(("seats", "options"), AGREEMENTS)
def test_every_option_answers_the_contract(seats: int, options: dict[str, str]) -> None:
    check_game(GAME, seats, options, f"{seats} {options}")
