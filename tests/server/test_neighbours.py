"""What another node wrote is taken in as it was told, where it fits exactly; anything else is read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from magehall.server.store import Person, Row, Step
from magehall.server.store.sqlite import SqliteStore
from magehall.server.store.telling import Written, notices, read_notice
from magehall.server.store.trouble import AWAY, StoreTrouble
from magehall.server.tables import neighbours
from magehall.server.tables.hall import Hall
from magehall.server.tables.neighbours import Neighbours
from magehall.server.tables.room import Room, rows_of
from magehall.server.wire import commands, entries
from magehall.server.wire.plain import Terms
from tests.server.harness import run

ANN = Person("ann", "Ann")


class Watcher:
    """Follows a table and keeps what it is shown."""

    player = "ann"

    def __init__(self) -> None:
        self.shown: list[bytes] = []

    def show(self, message: bytes) -> None:
        self.shown.append(message)

    def dismiss(self) -> None:
        self.shown.append(b"dismissed")


class Node:
    """A hall with one table; what others write is put into its store, and told or not."""

    def __init__(self, store: SqliteStore, room: Room, hall: Hall) -> None:
        self.store, self.room, self.hall = store, room, hall
        self.neighbours = Neighbours(hall)
        self.watcher = Watcher()
        self.reads = 0
        self.last = room.table.n
        room.follow(self.watcher, None)
        patient = store.rows

        async def counted(table: str, after: int = 0) -> list[Row]:
            self.reads += 1
            return await patient(table, after)

        store.rows = counted  # type: ignore[method-assign]

    async def others_say(self, *texts: str) -> list[Written]:
        """Let another node write; give what it tells."""
        said: list[entries.Entry] = [entries.Said(player="bob", name="Bob", text=text) for text in texts]
        rows = rows_of(self.last + 1, said, self.room.table.at)
        self.last = rows[-1].n
        step = Step(self.room.table.code, rows)
        await self.store.append([step])
        return [written for notice in notices("other", [step]) for written in read_notice("me", notice)]

    async def settle(self) -> None:
        while self.neighbours.tasks:
            await asyncio.gather(*self.neighbours.tasks)

    def heard(self) -> list[str]:
        """List what was shown, in its order."""
        return [text for shown in self.watcher.shown for text in TEXTS if f'"{text}"'.encode() in shown]


TEXTS = ("one", "two", "three", "four")
Story = Callable[[Node], Awaitable[None]]


@pytest.fixture
def tell(tmp_path: Path) -> Callable[[Story], None]:
    async def whole(story: Story) -> None:
        store = SqliteStore(str(tmp_path / "hall.sqlite"))
        hall = Hall(store, "me", 100)
        try:
            await story(Node(store, await hall.open(ANN, Terms(game="wizard", seats=3)), hall))
        finally:
            await store.close()

    return lambda story: run(whole(story), 60)


def test_what_goes_on_where_the_table_stands_is_shown_at_once_and_without_a_read(
    tell: Callable[[Story], None],
) -> None:
    async def story(node: Node) -> None:
        overtaken: list[Room] = []
        node.hall.overtaken.append(overtaken.append)
        for texts in (["one", "two"], ["three"]):
            node.neighbours.heard(await node.others_say(*texts))
        assert node.heard() == ["one", "two", "three"]
        assert (node.reads, len(overtaken), node.neighbours.tasks) == (0, 2, set())

    tell(story)


def test_what_was_heard_already_is_not_shown_again(tell: Callable[[Story], None]) -> None:
    async def story(node: Node) -> None:
        first = await node.others_say("one")
        node.neighbours.heard(first)
        second = await node.others_say("two")
        node.neighbours.heard(first)
        node.neighbours.heard(second)
        node.neighbours.heard(second)
        assert (node.heard(), node.reads) == (["one", "two"], 0)

    tell(story)


@pytest.mark.parametrize("how", ["gap", "left-out", "anything"])
def test_where_something_is_missing_the_log_is_read(tell: Callable[[Story], None], how: str) -> None:
    async def story(node: Node) -> None:
        await node.others_say("one")
        (told,) = await node.others_say("two")
        heard = {"gap": [told], "left-out": [Written(told.table, [], is_whole=False)], "anything": None}
        node.neighbours.heard(heard[how])
        await node.settle()
        assert (node.heard(), node.reads) == (["one", "two"], 1)

    tell(story)


def test_what_is_heard_while_somebody_is_at_work_waits_for_that(tell: Callable[[Story], None]) -> None:
    async def story(node: Node) -> None:
        async with node.room.lock:
            for text in ("one", "two"):
                node.neighbours.heard(await node.others_say(text))
            assert node.heard() == []
        await node.settle()
        node.neighbours.heard(await node.others_say("three"))
        assert (node.heard(), node.reads, node.neighbours.untaken) == (["one", "two", "three"], 0, {})

    tell(story)


def test_who_was_slower_judges_again_and_nothing_is_shown_twice(tell: Callable[[Story], None]) -> None:
    async def story(node: Node) -> None:
        told = await node.others_say("one")
        saying = commands.Say(table=node.room.table.code, text="two")
        n = await node.hall.do(ANN, saying)
        node.neighbours.heard(told)
        await node.settle()
        assert node.heard() == ["one", "two"]
        assert n == node.room.table.n == node.last + 1

    tell(story)


def test_a_store_in_trouble_is_asked_until_it_answers(
    tell: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(neighbours, "AGAIN", 0.01)

    async def story(node: Node) -> None:
        patient, failures = node.store.rows, iter([StoreTrouble(AWAY), StoreTrouble(AWAY)])

        async def troubled(table: str, after: int = 0) -> list[Row]:
            for failure in failures:
                raise failure
            return await patient(table, after)

        node.store.rows = troubled  # type: ignore[method-assign]
        await node.others_say("one")
        node.neighbours.heard(None)
        await node.settle()
        assert node.heard() == ["one"]

    tell(story)


def test_a_table_that_cannot_follow_is_given_up_and_read_anew(tell: Callable[[Story], None]) -> None:
    async def story(node: Node) -> None:
        code, n = node.room.table.code, node.room.table.n
        node.neighbours.heard([Written(code, [f"{n + 1} 1 said not-an-entry"], is_whole=True)])
        assert node.watcher.shown == [b"dismissed"], "they come back and resume"
        assert (await node.hall.room(code)).table.n == n

    tell(story)
