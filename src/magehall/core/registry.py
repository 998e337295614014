"""Finds a game by its key: those of the house, and those that others install as entry points."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from magehall.core.errors import BadInput
from magehall.core.game import Game

HOUSE: Final = "magehall.games"
"""Both the package of our own games and the entry-point group of the games of others."""

_found: dict[str, Game] = {}


def house_keys() -> list[str]:
    """List the keys of the games of the house."""
    return sorted(module.name for module in pkgutil.iter_modules(import_module(HOUSE).__path__))


def game_keys() -> list[str]:
    """List the keys of all games that can be found."""
    return sorted({*house_keys(), *(point.name for point in entry_points(group=HOUSE))})


def game(key: str) -> Game:
    """Give the game with this key, importing it when it is first asked for."""
    if key not in _found:
        _found[key] = _load(key)
    return _found[key]


def is_registered(made: Game) -> bool:
    """Tell whether a game is the very one that its key finds."""
    return (made.key in _found or made.key in game_keys()) and game(made.key) is made


def _load(key: str) -> Game:
    if key not in game_keys():
        keys = ", ".join(game_keys())
        raise BadInput(f"there is no game {key!r}; games are {keys}", "no-game", {"game": key, "games": keys})
    others = [point for point in entry_points(group=HOUSE) if point.name == key]
    if others:
        made = others[0].load()()
    else:
        made = import_module(f"{HOUSE}.{key}").GAME
    assert isinstance(made, Game), f"the game {key} answers the contract of Game"
    return made
