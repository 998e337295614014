"""Streams that are not the picture, one way each: the comparison with a fresh `sync` must find them all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magehall.core import Seat
from magehall.server.store import Row
from magehall.server.tables import streams
from magehall.server.tables.changes import Changes, changes
from magehall.server.tables.changes import Path as Steps
from magehall.server.tables.room import Room, Shown
from magehall.server.tables.seen import is_whole
from magehall.server.tables.streams import Streams
from magehall.server.tables.table import Table, Viewer
from magehall.server.wire.messages import Picture
from magehall.server.wire.plain import Data
from tests.server import crowd
from tests.server.pages import Awaited, Pages
from tests.server.test_stream import lived, needs_node, pages

__all__ = ["pages"]

MESSAGES = 20_000
"""By so many messages a stream that is not right must be found; most are at once."""


def _nested(shown: Picture) -> Data:
    return {**msgspec.to_builtins(shown), "view": None}


def _keeping_what_is_lost(old: Any, new: Any, path: Steps) -> Changes:
    found = changes(old, new, path)
    if is_whole(found) and isinstance(old, dict):
        return [[key, value] for key, value in new.items() if key not in old or old[key] != value]
    return found


def _never_none(streams: Streams) -> dict[Viewer, list[str]]:
    return {viewer: moves for viewer, moves in new_moves(streams).items() if moves}


def _by_who_acts(table: Table) -> tuple[int, tuple[Seat, ...]]:
    return 0, table.acting()


def _nobody(room: Room) -> Shown:
    return []


async def _remembering(room: Room, rows: list[Row], shown: int) -> Shown:
    kept = room.recent
    ready = await read_again(room, rows, shown)
    room.recent = {viewer: kept.get(viewer, recent) for viewer, recent in room.recent.items()}
    room.shown_anew = lambda: _as_sure_as_before(room)  # type: ignore[method-assign]
    return ready


def _as_sure_as_before(room: Room) -> Shown:
    sure = room.unsure
    ready = shown_anew(room)
    room.unsure = sure
    return ready


def _deaf(who: int, name: str, shown: bytes, message: bytes) -> Awaited:
    return Awaited(who, name, shown, message.replace(b'"view":[[', b'"seen":[['))


new_moves = Streams._new_moves
read_again = Room.read_again
shown_anew = Room.shown_anew
TOYS: dict[str, tuple[object, str, object]] = {
    "a view inside the picture": (streams, "plain", _nested),
    "a lost key is not told": (streams, "changes", _keeping_what_is_lost),
    "moves are not cleared": (Streams, "_new_moves", _never_none),
    "moves of another position": (streams, "position", _by_who_acts),
    "the forgotten are still shown": (Room, "shown_anew", _nobody),
    "who comes back goes on from what is untrue": (Room, "read_again", _remembering),
    "a page that overhears": (crowd, "Awaited", _deaf),
}


@needs_node
@pytest.mark.parametrize("toy", TOYS)
def test_a_stream_that_is_not_the_picture_would_be_found(
    tmp_path: Path, pages: Pages, monkeypatch: pytest.MonkeyPatch, toy: str
) -> None:
    monkeypatch.setattr(*TOYS[toy])
    with pytest.raises(AssertionError, match="true:"):
        asyncio.run(lived(tmp_path, "carcassonne", toy, pages, MESSAGES))
