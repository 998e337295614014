"""Hypothesis strategies for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from magehall.core import BadOptions, Game

if TYPE_CHECKING:
    from hypothesis.strategies import SearchStrategy


def agreements(game: Game) -> SearchStrategy[tuple[int, dict[str, str]]]:
    """Draw a seat count and options that go together; defaults are the simplest."""
    from hypothesis import strategies as st

    options = st.fixed_dictionaries({option.name: st.sampled_from(option.values) for option in game.options})
    return st.tuples(st.sampled_from(list(game.seats)), options).filter(lambda pair: go_together(game, *pair))


def go_together(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Tell whether a game accepts these options at a table of this size."""
    try:
        game.settle(seats, options)
    except BadOptions:
        return False
    return True
