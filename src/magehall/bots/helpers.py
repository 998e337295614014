"""Finds what a game offers people who play with the box: a question in plain texts, an answer in data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import cast

from magehall.core.parts import part

Helper = Callable[[Mapping[str, str]], dict[str, object]]
"""Answers a question; refuses with `BadInput`, or with `BadOptions` if a rule is broken."""


def helper(game: str) -> Helper | None:
    """Return the helper of a game (`answer` in `magehall.bots.<game>.helper`), if it has one."""
    module = part(game, "magehall.bots.{}.helper", "helper")
    return None if module is None else cast("Helper", module.answer)
