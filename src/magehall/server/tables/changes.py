"""What changed between two values, as paths with new values."""

from __future__ import annotations

from typing import Any, Final

from magehall.core.shape import Shape

Path = list[str | int]
Changes = list[list[Any]]

SHORT: Final = 8
"""A list of few plain values is written as a whole rather than by two or more of its places."""


PARTS: Final = (list, tuple, dict, Shape)
"""What has places of its own."""


def changes(old: Any, new: Any, path: Path) -> Changes:
    """List what must be set in the old value to get the new one.

    A change is a path with the new value at its end; if the path is empty, that is the whole value. An index
    one past the end of a list appends; whatever loses a key or gets shorter is set as a whole.
    """
    found: Changes = []
    _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: Changes) -> None:
    """Say how two values differ, if they do; what has places of its own is compared place by place, once."""
    if old is new:
        return
    if isinstance(new, Shape) and type(old) is type(new):
        _compare_shapes(old, new, path, found)
    elif type(old) is dict and type(new) is dict:
        _compare_dicts(old, new, path, found)
    elif type(old) is list and type(new) is list and 0 < len(old) <= len(new):
        _compare_lists(old, new, path, found)
    elif type(old) is tuple and type(new) is tuple and 0 < len(old) <= len(new):
        _compare_lists(list(old), list(new), path, found)
    elif old != new:
        found.append([*path, new])


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], path: Path, found: Changes) -> None:
    before, lost = len(found), len(old)
    for key, value in new.items():
        if key not in old:
            found.append([*path, key, value])
            continue
        lost -= 1
        had = old[key]
        if had is not value:
            _compare(had, value, [*path, key], found)
    if lost:
        found[before:] = [[*path, new]]


def _compare_shapes(old: Shape, new: Shape, path: Path, found: Changes) -> None:
    names = type(new).__struct_encode_fields__
    for place, name in enumerate(type(new).__struct_fields__):
        had, value = getattr(old, name), getattr(new, name)
        if had is not value:
            _compare(had, value, [*path, names[place]], found)


def _compare_lists(old: list[Any], new: list[Any], path: Path, found: Changes) -> None:
    length = len(old)
    places = [
        place
        for place, value in enumerate(new)
        if place >= length or (old[place] is not value and old[place] != value)
    ]
    is_short = len(places) > 1 and len(new) <= SHORT
    if is_short and not any(isinstance(new[place], PARTS) for place in places):
        found.append([*path, new])
        return
    for place in places:
        if place < length:
            _compare(old[place], new[place], [*path, place], found)
        else:
            found.append([*path, place, new[place]])


def apply_changes(old: Any, found: Changes) -> Any:
    """Return a value after changes, as every client does; what changed is made new, the rest is shared."""
    for change in found:
        old = _set(old, change, 0)
    return old


def _set(place: Any, change: list[Any], depth: int) -> Any:
    """Return a container in which the end of a change is set."""
    if depth == len(change) - 1:
        return change[depth]
    key = change[depth]
    if isinstance(place, list):
        inside = place[key] if key < len(place) else None
        return [*place[:key], _set(inside, change, depth + 1), *place[key + 1 :]]
    return {**place, key: _set(place.get(key), change, depth + 1)}
