"""Finds what a game brings besides its rules: bots, a tutor, a screen, an encoding, words."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from magehall.core.errors import BadInput
from magehall.core.game import Game
from magehall.core.registry import HOUSE, game, is_known


def is_ours(found: Game) -> bool:
    """Tell whether a game is one of our own."""
    return found.package.startswith(f"{HOUSE}.")


def part(key: str, ours: str, theirs: str) -> ModuleType | None:
    """Find a module that belongs to a game, or None if there is none.

    `ours` names it in our packages, with the game's key in place of the braces; a third-party game has it in
    its own package. So `part(key, "magehall.bots.{}.tutor", "tutor")` is `magehall.bots.wizard.tutor` for
    Wizard and `goofspiel.tutor` for a game whose package is `goofspiel`.
    """
    found = game(key) if is_known(key) else None
    if found is None or is_ours(found):
        name = ours.format(key)
        return import_module(name) if _is_there(name) else None
    return _brought(key, f"{found.package}.{theirs}")


def _brought(key: str, name: str) -> ModuleType | None:
    """Import a third-party module; whatever is wrong with it is reported in one line."""
    try:
        return import_module(name) if _is_there(name) else None
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        facts: dict[str, str | int] = {"game": key, "error": f"{name}: {told}"}
        raise BadInput(f"the game {key!r} cannot be loaded: {name}: {told}", "game-broken", facts) from error


def _is_there(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError as error:
        if f"{name}.".startswith(f"{error.name}."):
            return False
        raise
