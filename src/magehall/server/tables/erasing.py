"""Forgets a person in the log of a table: names and words go, the game stays."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from magehall.server.store import Row
from magehall.server.wire import entries

NAMELESS: Final = "—"


def own_entries(rows: list[Row], player: str) -> list[tuple[Row, entries.AnyEntry]]:
    """Find the entries that hold what a player gave: names on their seats, and what they said."""
    held: set[str] = set()
    found: list[tuple[Row, entries.AnyEntry]] = []
    for row in rows:
        entry = entries.read(row.body)
        if isinstance(entry, entries.Sat):
            (held.add if entry.player == player else held.discard)(entry.seat)
        if _is_own(entry, player, held):
            found.append((row, entry))
        if isinstance(entry, entries.Stood | entries.Kicked):
            held.discard(entry.seat)
    return found


def _is_own(entry: entries.AnyEntry, player: str, held: set[str]) -> bool:
    if isinstance(entry, entries.Sat | entries.Renamed):
        return entry.seat in held
    return isinstance(entry, entries.Said) and entry.player == player


def erased(rows: list[Row], player: str) -> list[Row]:
    """Give the entries of a player anew, without name and words."""
    changed: list[Row] = []
    for row, entry in own_entries(rows, player):
        nameless = msgspec.structs.replace(entry, name=NAMELESS, **_unsaid(entry))
        changed.append(row._replace(body=entries.written(nameless)))
    return changed


def _unsaid(entry: entries.AnyEntry) -> dict[str, Any]:
    is_text = isinstance(entry, entries.Said) and bool(entry.text)
    return {"text": NAMELESS} if is_text else {}
