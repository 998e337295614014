"""Finds a bot by its game and level: our own, and those that others add."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, cast

from magehall.bots.bot import Bot, RandomBot
from magehall.bots.styles import styled, styles
from magehall.core.errors import BadInput
from magehall.core.parts import part

OTHERS: Final = "magehall.bots"
"""The entry-point group of packages that add bots when they are imported."""
MODULES: Final = "MAGEHALL_BOTS"
"""The variable that names modules or files of your own (`my/brave.py`), with commas, that do the same."""

_added: dict[str, dict[str, Bot]] = {}
_withheld: set[str] = set()
_imported: list[str] = []


def levels(game: str) -> list[str]:
    """List the levels a game offers, the weakest first, then those that others added."""
    return list(_bots(game))


def house_levels(game: str) -> list[str]:
    """List our own levels, the weakest first: the last one gives the hints."""
    return list(_own(game))


def bot(game: str, level: str) -> Bot:
    """Return the bot of a level; a personality is found by its style."""
    found = _bots(game)
    if level in found:
        return found[level]
    if level in styles(game):
        return styled(game, level)
    facts: dict[str, str | int] = {"level": level, "levels": ", ".join(found)}
    raise BadInput(f"{game} has no bot {level!r}; there are {', '.join(found)}", "no-bot", facts)


def add(game: str, level: str, player: Bot) -> None:
    """Add a bot under a new name; our own levels keep theirs."""
    if level in _own(game) or not level.replace("-", "").isalnum():
        raise BadInput(f"a bot cannot be called {level!r}")
    _added.setdefault(game, {})[level] = player


def withhold(level: str) -> None:
    """Offer a level of ours in no game, where it would take too long; it may still give the hints."""
    _withheld.add(level)


def _bots(game: str) -> dict[str, Bot]:
    _import_others()
    offered = {level: player for level, player in _own(game).items() if level not in _withheld}
    return {**offered, **_added.get(game, {})}


def _own(game: str) -> dict[str, Bot]:
    """Take the game's own table of bots (`LEVELS` in `magehall.bots.<game>`); anyone can play at random."""
    found: dict[str, Bot] = {"random": RandomBot()}
    module = part(game, "magehall.bots.{}", "bots")
    if module is not None:
        found.update(cast("dict[str, Bot]", module.LEVELS))
    return found


def _import_others() -> None:
    """Import once each module that adds bots: those installed, and those the variable names."""
    for name in [*_installed(), *os.environ.get(MODULES, "").split(",")]:
        if name.strip() and name.strip() not in _imported:
            _import(name.strip())


def _import(name: str) -> None:
    """Import a module, or a file from its folder; whatever is wrong with it is reported in one line."""
    try:
        import_module(_module(name))
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        facts: dict[str, str | int] = {"module": name, "error": told}
        raise BadInput(f"the bots in {name!r} cannot be imported: {told}", "bots", facts) from None
    _imported.append(name)


def _module(name: str) -> str:
    if not name.endswith(".py"):
        return name
    folder, file = os.path.split(os.path.abspath(name))
    if folder not in sys.path:
        sys.path.append(folder)
    return file.removesuffix(".py")


@cache
def _installed() -> list[str]:
    """List the modules of installed packages that add bots; looking for them is slow."""
    return [point.value for point in entry_points(group=OTHERS)]
