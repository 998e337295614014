"""Finds a game by its key: our own, and those that others install as entry points."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from magehall.core.errors import BadInput
from magehall.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

HOUSE: Final = "magehall.games"
"""Both the package of our own games and the entry-point group of third-party games."""

_found: dict[str, Game] = {}


def house_keys() -> list[str]:
    """List the keys of our own games."""
    return sorted(module.name for module in pkgutil.iter_modules(import_module(HOUSE).__path__))


def game_keys() -> list[str]:
    """List the keys of all games that can be found."""
    return sorted({*house_keys(), *_others()})


@cache
def _others() -> dict[str, EntryPoint]:
    """Find third-party games by their keys, once: looking for them is slow."""
    from importlib.metadata import entry_points  # reads e-mail headers: half the time of an import

    return {point.name: point for point in entry_points(group=HOUSE)}


def is_known(key: str) -> bool:
    """Tell whether there is a game with this key."""
    return key in _found or key in game_keys()


def game(key: str) -> Game:
    """Return the game with this key, importing it when it is first asked for."""
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
    if key in _others():
        return _load_others(key, _others()[key])
    made = import_module(f"{HOUSE}.{key}").GAME
    assert isinstance(made, Game), f"the game {key} answers the contract of Game"
    return made


def _load_others(key: str, point: EntryPoint) -> Game:
    """Load a third-party game; whatever is wrong with it is reported in one line."""
    try:
        made = point.load()()
        assert isinstance(made, Game), f"{point.value} is no Game"
        assert made.key == key, f"{point.value} has the key {made.key!r}"
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        facts: dict[str, str | int] = {"game": key, "error": told}
        raise BadInput(f"the game {key!r} cannot be loaded: {told}", "game-broken", facts) from error
    return made
