"""Forgets a person in the log of a table: names and words go, the game stays."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import msgspec

from magehall.server.store import Row
from magehall.server.wire import entries

NAMELESS: Final = "—"


NAMING: Final = (entries.Sat, entries.Renamed, entries.Said, entries.Removed, entries.Admitted)
"""Entries that hold the name of the player they are about."""


class Own(NamedTuple):
    """An entry about a player, and the seats that they hold."""

    row: Row
    entry: entries.AnyEntry
    seats: frozenset[str]


def own_entries(rows: list[Row], player: str) -> list[Own]:
    """Find the entries about a player: those that name them, or a seat of theirs."""
    held: frozenset[str] = frozenset()
    brought = False
    found: list[Own] = []
    for row in rows:
        entry = entries.decode(row.body)
        if isinstance(entry, entries.Opened):
            brought = entry.host == player
        if isinstance(entry, entries.Sat):
            is_own = entry.player == player or (brought and _is_from_record(entry))
            held = held | {entry.seat} if is_own else held - {entry.seat}
        if player in _named(entry) or getattr(entry, "seat", None) in held:
            found.append(Own(row, entry, held))
        if isinstance(entry, entries.Stood | entries.Kicked):
            held -= {entry.seat}
    return found


def _is_from_record(entry: entries.Sat) -> bool:
    """Tell whether a name came with a record, brought along by whoever opened the table."""
    return entry.player is None and entry.bot is None


def _named(entry: entries.AnyEntry) -> tuple[str | None, ...]:
    return getattr(entry, "player", None), getattr(entry, "host", None)


def erase(rows: list[Row], player: str) -> list[Row]:
    """Return the entries with a player's names or words, now without them."""
    changed: list[Row] = []
    for row, entry, _ in own_entries(rows, player):
        if not isinstance(entry, NAMING):
            continue
        nameless = msgspec.structs.replace(entry, name=NAMELESS, **_unsaid(entry))
        if nameless != entry:
            changed.append(row._replace(body=entries.encode(nameless)))
    return changed


def rename(rows: list[Row], player: str, name: str) -> list[Row]:
    """Return the entries with a player's names, now with another name.

    If there were several, as with people at one device, they are numbered.
    """
    given: dict[str, str] = {}
    changed: list[Row] = []
    for row, entry, _ in own_entries(rows, player):
        if not isinstance(entry, NAMING) or _is_of_record(entry) or entry.name == NAMELESS:
            continue
        number = len(given) + 1
        new = given.setdefault(entry.name, name if number == 1 else f"{name[:29]} {number}")
        if new != entry.name:
            changed.append(row._replace(body=entries.encode(msgspec.structs.replace(entry, name=new))))
    return changed


def _is_of_record(entry: entries.AnyEntry) -> bool:
    return isinstance(entry, entries.Sat) and _is_from_record(entry)


def _unsaid(entry: entries.AnyEntry) -> dict[str, Any]:
    is_text = isinstance(entry, entries.Said) and bool(entry.text)
    return {"text": NAMELESS} if is_text else {}
