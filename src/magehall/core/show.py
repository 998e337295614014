"""A position as text for programmers: what a view shows, and what it hides."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final, cast

PICTURES: Final = "magehall.adapters.pictures"
"""Where drawings come from: found by name, since this package lies below that one."""

LEFT_OUT: Final = ("game", "options")
WIDTH: Final = 90


def text(data: Mapping[str, object], hidden: Mapping[str, str]) -> str:
    """Write a view's data line by line, then the hidden pieces by where they are."""
    lines = [f"{data.get('game', 'game')}:"]
    for name, value in data.items():
        if name not in LEFT_OUT:
            lines += _lines(name, value, "  ")
    places: dict[str, list[str]] = {}
    for piece, place in hidden.items():
        places.setdefault(place, []).append(piece)
    for place, pieces in places.items():
        lines.append(f"  hidden, {place}: {' '.join(pieces)}")
    return "\n".join(lines)


def _lines(name: str, value: object, indent: str) -> list[str]:
    if isinstance(value, dict) and len(short(value)) > WIDTH:
        return [f"{indent}{name}:", *_inner(value, indent)]
    if isinstance(value, list) and any(isinstance(item, dict) for item in value):
        found = [f"{indent}{name}:"]
        for number, item in enumerate(value, 1):
            found += _lines(str(number), item, indent + "  ")
        return found
    return [f"{indent}{name}: {short(value)}"]


def _inner(value: dict[str, object], indent: str) -> list[str]:
    plain = all(isinstance(inner, (str, int)) for inner in value.values())
    if plain:
        return [f"{indent}  {short(value)}"]
    found: list[str] = []
    for name, inner in value.items():
        if inner not in ([], {}, None):
            found += _lines(name, inner, indent + "  ")
    return found


def short(value: object) -> str:
    """Write a value of a view in one line."""
    if value is None or value in ([], {}):
        return "-"
    if isinstance(value, dict):
        return ", ".join([f"{name} {short(inner)}" for name, inner in value.items()])
    if not isinstance(value, list):
        return str(value)
    words = [short(item) for item in value]
    return (" | " if any(" " in word or word == "-" for word in words) else " ").join(words)


def svg(view: object) -> str:
    """Draw a view for a notebook."""
    return cast("str", import_module(PICTURES).svg(view))
