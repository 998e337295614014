"""What changed in what viewers see: in the common part, written once, and in what is a seat's own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from magehall.core.game import State
from magehall.core.seat import Seat
from magehall.core.shape import View, check_own, fill_own
from magehall.server.tables.changes import Changes, changes

Own = dict[str, Any]
"""What a viewer sees differently from a watcher, by field."""

encode = msgspec.json.Encoder().encode


def draw_own(state: State, public: View, viewers: Iterable[Seat | None]) -> dict[Seat | None, Own]:
    """Draw what each viewer sees differently from a watcher."""
    kind, found = type(public), dict[Seat | None, Own]()
    for viewer in viewers:
        found[viewer] = {} if viewer is None else check_own(kind, state.private(viewer, public))
    return found


class Seen:
    """What everyone sees, before and now; its changes are written once for all with the same own fields."""

    def __init__(self, before: View | None, now: View | None) -> None:
        self.before = before
        self.now = now
        self.found = changes(before, now, [])
        self.parts: dict[tuple[str, ...], bytes] = {}

    def told(self, had: Own, has: Own) -> bytes:
        """Write what changed in a viewer's view: in the common part, and in the viewer's own fields."""
        if self.now is None or self.before is None:
            return self._whole(has) if is_whole(self.found) else b""
        if had != has:
            return view_text(self._otherwise(self.before, self.now, had, has))
        keys = tuple(has)
        told = self.parts.get(keys)
        if told is None:
            told = self.parts[keys] = view_text(self._without(has))
        return told

    def _whole(self, own: Own) -> bytes:
        return view_text([[None if self.now is None else fill_own(self.now, own)]])

    def _otherwise(self, before: View, now: View, had: Own, has: Own) -> Changes:
        """List what changed where a viewer's own fields changed too."""
        if had.keys() == has.keys():
            return [*self._without(has), *changes(had, has, [])]
        keys = {**had, **has}
        return [*self._without(keys), *changes(_part(keys, before, had), _part(keys, now, has), [])]

    def _without(self, own: Own) -> Changes:
        """Return the changes except those in a viewer's own fields."""
        return [change for change in self.found if change[0] not in own]


def view_text(found: Changes) -> bytes:
    """Write the changes of a view as in news, leaving out what is empty."""
    if not found:
        return b""
    written: bytes = b',"view":' + encode(found)
    return written


def _part(keys: Own, public: View, own: Own) -> Own:
    """Return what a viewer with fields of their own sees in some fields."""
    return {key: own[key] if key in own else getattr(public, key) for key in keys}


def is_whole(found: Changes) -> bool:
    """Tell whether changes set a value as a whole: there was none before, or it has lost a key."""
    return len(found) == 1 and len(found[0]) == 1
