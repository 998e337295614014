"""Personalities: players of a level with a leaning of their own, set by a few numbers in `styles.json`."""

from __future__ import annotations

import json
from importlib import resources
from typing import cast

from magehall.bots.bot import Bot
from magehall.core.errors import BadInput
from magehall.core.parts import part

Leaning = dict[str, float]
"""What a personality leans towards, and how far: the game says what the words mean."""


def styles(game: str) -> list[str]:
    """List the personalities of a game."""
    return list(_bots(game))


def styled(game: str, style: str) -> Bot:
    """Find a personality, or refuse and name those there are."""
    found = _bots(game)
    if style not in found:
        raise BadInput(f"{game} has no bot of the style {style!r}; it has {', '.join(found) or 'none'}")
    return found[style]


def leanings(game: str) -> dict[str, Leaning]:
    """Read the `styles.json` of a game."""
    text = resources.files(f"magehall.bots.{game}").joinpath("styles.json").read_text(encoding="utf-8")
    return cast("dict[str, Leaning]", json.loads(text))


def _bots(game: str) -> dict[str, Bot]:
    """Take the game's own table (`STYLES` in `magehall.bots.<game>.style`), if it has one."""
    module = part(game, "magehall.bots.{}.style", "style")
    return {} if module is None else cast("dict[str, Bot]", module.STYLES)
