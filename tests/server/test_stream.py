"""After every message a client holds what a fresh `sync` shows, whatever happens at the table."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from magehall import game_keys
from tests.server.crowd import Crowd
from tests.server.deeds import COMMANDS, DEEDS, ENTRIES
from tests.server.histories import History
from tests.server.pages import WEB, Pages

MESSAGES = int(os.environ.get("MAGEHALL_STREAM_MESSAGES", "20000"))
"""So many are heard over all games, at least."""
PATIENCE = 4
"""By so many times as many, everything must have happened."""

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
