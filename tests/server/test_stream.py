"""After every message a client holds what a fresh `sync` shows, whatever happens at the table."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magehall import game_keys
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
from tests.server.crowd import Crowd
from tests.server.deeds import COMMANDS, DEEDS, ENTRIES
from tests.server.histories import History
from tests.server.pages import WEB, Awaited, Pages

MESSAGES = int(os.environ.get("MAGEHALL_STREAM_MESSAGES", "20000"))
"""So many are heard over all games, at least."""
PATIENCE = 4
"""By so many times as many, everything must have happened."""
TOY_MESSAGES = 20_000
"""By so many messages a stream that is not right must be found; most are at once."""

needs_node = pytest.mark.skipif(
    not shutil.which("node") or not (WEB / "node_modules").exists(),
    reason="needs Node and the client's packages",
)


@pytest.fixture
def pages() -> Iterator[Pages]:
    running = Pages()
    yield running
    running.close()


class Seen:
    """What all histories had in them."""

    def __init__(self) -> None:
        self.messages = 0
        self.entries: Counter[str] = Counter()
        self.done: Counter[str] = Counter()

    def missing(self) -> list[str]:
        """Name what has not happened yet."""
        happened = {happening for happening, times in self.done.items() if times}
        return sorted([*(ENTRIES - self.entries.keys()), *({*COMMANDS, "left alone"} - happened)])


async def lived(folder: Path, key: str, seed: str, pages: Pages, messages: int) -> Seen:
    """Let people play at tables until so many messages were heard and compared."""
    seen = Seen()
    with pytest.MonkeyPatch.context() as patch:
        people = Crowd(folder, seed, pages, patch)
        history = History(people, key)
        await people.open()
        try:
            while people.messages < messages:
                await history.play()
        finally:
            await people.close()
        seen.messages, seen.entries, seen.done = people.messages, people.entries, history.done
    return seen


@needs_node
@pytest.mark.long
def test_a_client_always_holds_what_a_fresh_sync_shows(tmp_path: Path, pages: Pages) -> None:
    seen = Seen()
    turn = 0
    while seen.messages < MESSAGES or (seen.missing() and seen.messages < PATIENCE * MESSAGES):
        for key in game_keys():
            folder = tmp_path / f"{key}-{turn}"
            one = asyncio.run(lived(folder, key, f"{key}/{turn}", pages, MESSAGES // len(game_keys())))
            seen.messages += one.messages
            seen.entries += one.entries
            seen.done += one.done
        turn += 1
    assert seen.missing() == [], "every kind of entry was written, and every command carried out"


def test_every_command_is_asked_for_at_random() -> None:
    assert COMMANDS - DEEDS.keys() == set(), "say in tests/server/deeds.py how it is asked for"


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
@pytest.mark.long
@pytest.mark.parametrize("toy", TOYS)
def test_a_stream_that_is_not_the_picture_would_be_found(
    tmp_path: Path, pages: Pages, monkeypatch: pytest.MonkeyPatch, toy: str
) -> None:
    monkeypatch.setattr(*TOYS[toy])
    with pytest.raises(AssertionError, match="true:"):
        asyncio.run(lived(tmp_path, "carcassonne", toy, pages, TOY_MESSAGES))
