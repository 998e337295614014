"""What changed between two pictures, as paths with new values."""

from __future__ import annotations

from typing import Any


def changes(old: dict[str, Any], new: dict[str, Any]) -> list[list[Any]]:
    """List what must be set in the old picture to get the new one.

    A change is a path with the new value at its end. An index one past the end of a list appends; whatever
    loses a key or gets shorter is set as a whole.
    """
    found: list[list[Any]] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[Any], found: list[list[Any]]) -> None:
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        for key, value in new.items():
            _compare_at(old, key, value, [*path, key], found, key in old)
    elif isinstance(old, list) and isinstance(new, list) and 0 < len(old) <= len(new):
        for index, value in enumerate(new):
            _compare_at(old, index, value, [*path, index], found, index < len(old))
    else:
        found.append([*path, new])


def _compare_at(old: Any, key: Any, value: Any, path: list[Any], found: list[list[Any]], known: bool) -> None:
    if known:
        _compare(old[key], value, path, found)
    else:
        found.append([*path, value])


def changed(picture: dict[str, Any], found: list[list[Any]]) -> dict[str, Any]:
    """Carry changes out in a picture, as every client does."""
    for *path, key, value in found:
        place: Any = picture
        for step in path:
            place = place[step]
        if isinstance(place, list) and key == len(place):
            place.append(value)
        else:
            place[key] = value
    return picture
