"""Finds a bot by its game and level."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from magehall.bots.bot import Bot, RandomBot
from magehall.core.errors import BadInput


def levels(game: str) -> list[str]:
    """List the levels a game offers, the weakest first."""
    return list(_bots(game))


def bot(game: str, level: str) -> Bot:
    """Give the bot of a level."""
    found = _bots(game)
    if level not in found:
        facts: dict[str, str | int] = {"level": level, "levels": ", ".join(found)}
        raise BadInput(f"{game} has no bot {level!r}; there are {', '.join(found)}", "no-bot", facts)
    return found[level]


def _bots(game: str) -> dict[str, Bot]:
    """Take the game's own table of bots (`magehall.bots.<game>.LEVELS`); anybody can play at random."""
    found: dict[str, Bot] = {"random": RandomBot()}
    if find_spec(f"magehall.bots.{game}") is not None:
        found.update(cast("dict[str, Bot]", import_module(f"magehall.bots.{game}").LEVELS))
    return found
