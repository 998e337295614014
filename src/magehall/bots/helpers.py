"""Finds what a game offers to people who play with the box: a question in plain texts, an answer in data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import cast

Helper = Callable[[Mapping[str, str]], dict[str, object]]
"""Answers a question; refuses with `BadInput`, or with `BadOptions` where a rule is broken."""


def helper(game: str) -> Helper | None:
    """Give the helper of a game (`magehall.bots.<game>.helper.answer`), where it has one."""
    if find_spec(f"magehall.bots.{game}") is None or find_spec(f"magehall.bots.{game}.helper") is None:
        return None
    return cast("Helper", import_module(f"magehall.bots.{game}.helper").answer)
