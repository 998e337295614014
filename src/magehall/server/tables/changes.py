"""What changed between two pictures, as paths with new values."""

from __future__ import annotations

from typing import Any, Final

Path = list[str | int]
Changes = list[list[Any]]

SHORT: Final = 8
"""A list of so few plain values is rather told whole than by two or more of its places."""


def changes(old: Any, new: Any, path: Path) -> Changes:
    """List what must be set in the old picture to get the new one.

    A change is a path with the new value at its end. An index one past the end of a list appends; whatever
    loses a key or gets shorter is set as a whole.
    """
    found: Changes = []
    if old != new:
        _compare(old, new, path, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: Changes) -> None:
    """Tell how two values differ that do differ."""
    if type(old) is dict and type(new) is dict:
        _compare_dicts(old, new, path, found)
    elif type(old) is list and type(new) is list and 0 < len(old) <= len(new):
        _compare_lists(old, new, path, found)
    else:
        found.append([*path, new])


def _compare_dicts(old: dict[str, Any], new: dict[str, Any], path: Path, found: Changes) -> None:
    before, lost = len(found), len(old)
    for key, value in new.items():
        if key not in old:
            found.append([*path, key, value])
            continue
        lost -= 1
        had = old[key]
        if had is not value and had != value:
            _compare(had, value, [*path, key], found)
    if lost:
        found[before:] = [[*path, new]]


def _compare_lists(old: list[Any], new: list[Any], path: Path, found: Changes) -> None:
    length = len(old)
    places = [place for place, value in enumerate(new) if place >= length or old[place] != value]
    is_short = len(places) > 1 and len(new) <= SHORT
    if is_short and not any(type(new[place]) in (list, dict) for place in places):
        found.append([*path, new])
        return
    for place in places:
        if place < length:
            _compare(old[place], new[place], [*path, place], found)
        else:
            found.append([*path, place, new[place]])


def changed(picture: Any, found: Changes) -> Any:
    """Carry changes out in a picture or a view, as every client does."""
    for *path, key, value in found:
        place: Any = picture
        for step in path:
            place = place[step]
        if isinstance(place, list) and key == len(place):
            place.append(value)
        else:
            place[key] = value
    return picture


def informed(picture: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """Carry out in a picture what a message of news tells, as every client does."""
    changed(picture, news.get("changes", []))
    changed(picture["view"], news.get("view", []))
    return picture
