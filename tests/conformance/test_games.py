"""Every game of the house, every seat count and every set of options that go together."""

import os

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from magehall import game, game_keys, is_compiled
from magehall.core import Option
from magehall.testing import agreements, check_game
from magehall.testing.strategies import go_together

EXAMPLES = int(os.environ.get("MAGEHALL_EXAMPLES", "12"))
POSITIONS = 12 if is_compiled() else 2


def one_change_each(key: str) -> list[tuple[int, dict[str, str]]]:
    """List for a game every seat count, and every value of every option with the others at their defaults."""
    found = game(key)
    tables: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in found.seats]
    for option in found.options:
        for value in values_worth_trying(option):
            seats = next(
                (seats for seats in found.seats if go_together(found, seats, {option.name: value})), None
            )
            assert seats is not None, f"{option.name}={value} goes with no seat count"
            tables.append((seats, {option.name: value}))
    return tables


def values_worth_trying(option: Option) -> tuple[str, ...]:
    return option.values[1:] if len(option.values) < 6 else (option.values[1], option.values[-1])


def tables_of(key: str) -> list[tuple[int, dict[str, str]]]:
    """List a game's tables, or uncompiled only one for each seat count: the rest would take many minutes.

    Where turns are composed a solver lists them, which takes minutes too: the fewest seats must do.
    """
    tables = one_change_each(key)
    if is_compiled():
        return tables
    plain = [(seats, options) for seats, options in tables if not options]
    return plain if game(key).lists_all_moves else plain[:1]


ALL_TABLES = [(key, seats, options) for key in game_keys() for seats, options in tables_of(key)]


@pytest.mark.parametrize(("key", "seats", "options"), ALL_TABLES)
def test_every_seat_count_and_option_keeps_the_contract(
    key: str, seats: int, options: dict[str, str]
) -> None:
    check_game(game(key), seats, options, f"{key}/{seats}/{options}", POSITIONS)


@pytest.mark.long
@pytest.mark.parametrize("key", game_keys())
def test_any_agreement_keeps_the_contract(key: str) -> None:
    """Where turns are composed a solver lists them, and a game takes half a minute: fewer must do."""
    most = EXAMPLES if game(key).lists_all_moves else EXAMPLES // 6

    @settings(max_examples=most, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(data=st.data())
    def keeps_it(data: st.DataObject) -> None:
        seats, options = data.draw(agreements(game(key)))
        seed = data.draw(st.text("0123456789abcdef", min_size=1, max_size=8))
        check_game(game(key), seats, options, seed, POSITIONS)

    keeps_it()
