"""The hall in a browser: what it keeps, what it offers, and what it says of the rest."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from magehall.bots import levels, withhold
from magehall.bots.levels import _withheld
from magehall.core import BadInput
from magehall.core.registry import house_keys
from magehall.pocket.line import Pocket, open_pocket
from magehall.pocket.store import NotKept, changed
from tests.pocket.plays import API, HEADERS, ask, begun, finished, nowhere

Deed = Callable[[Pocket], Awaitable[Any]]


class Shelf:
    """Keeps pages as IndexedDB does; it may be full."""

    def __init__(self) -> None:
        self.pages: dict[int, bytes] = {}
        self.is_full = False

    async def keep(self, count: int, changed: dict[int, bytes]) -> None:
        if self.is_full:
            raise NotKept("no room")
        self.pages = {n: page for n, page in {**self.pages, **changed}.items() if n < count}

    def image(self) -> bytes:
        return b"".join(page for _, page in sorted(self.pages.items()))

    def visit(self, deed: Deed) -> Any:
        """Open the hall with what is kept, do something there, and close it."""

        async def visiting() -> Any:
            pocket = await open_pocket(self.image(), self.keep)
            try:
                return await deed(pocket)
            finally:
                await pocket.close()

        return asyncio.run(visiting())


async def refused(
    pocket: Pocket, method: str, path: str, body: dict[str, Any] | None = None
) -> tuple[int, str]:
    reply = await pocket.ask(method, API + path, HEADERS, json.dumps(body or {}).encode())
    return reply.status, json.loads(reply.body)["error"]["code"]


def test_a_game_goes_on_where_it_was_when_the_tab_was_closed() -> None:
    shelf = Shelf()
    code = shelf.visit(lambda pocket: begun(pocket, "wizard"))

    async def later(pocket: Pocket) -> str:
        (line,) = (await ask(pocket, "GET", "tables/" + code))["picture"]["seats"][:1]
        assert line["bot"] == "medium"
        return await finished(pocket, code)

    record = shelf.visit(later)
    assert shelf.visit(lambda pocket: ask(pocket, "GET", f"tables/{code}/record")) == record


def test_whoever_plays_here_is_known_again() -> None:
    shelf = Shelf()
    first = shelf.visit(lambda pocket: ask(pocket, "PUT", "me", {"name": "Ann"}))
    assert shelf.visit(lambda pocket: ask(pocket, "GET", "me")) == first


def test_nothing_happens_that_could_not_be_kept() -> None:
    shelf = Shelf()

    async def deed(pocket: Pocket) -> None:
        await ask(pocket, "PUT", "me", {"name": "Ann"})
        shelf.is_full = True
        terms = {"terms": {"game": "wizard", "seats": 3}}
        assert await refused(pocket, "POST", "tables", terms) == (503, "store-away")
        shelf.is_full = False
        await ask(pocket, "POST", "tables", terms)

    shelf.visit(deed)
    tables = shelf.visit(lambda pocket: ask(pocket, "GET", "me/tables"))["tables"]
    assert tables
    assert {line["status"] for line in tables} == {"gathering"}


def test_a_game_under_way_is_listed_taken_elsewhere_and_deleted() -> None:
    shelf, other = Shelf(), Shelf()

    async def taken(pocket: Pocket) -> str:
        await ask(pocket, "PUT", "me", {"name": "Ann"})
        code = await begun(pocket, "wizard")
        assert await refused(pocket, "GET", f"tables/{code}/record") == (409, "not-finished")
        record = await ask(pocket, "GET", f"tables/{code}/record?now=1")
        assert [line["table"] for line in (await ask(pocket, "GET", "me/tables"))["tables"]] == [code]
        await ask(pocket, "DELETE", f"tables/{code}")
        assert await refused(pocket, "GET", f"tables/{code}") == (404, "no-such-table")
        assert (await ask(pocket, "GET", "me/tables"))["tables"] == []
        return str(record)

    async def brought(pocket: Pocket) -> str:
        await ask(pocket, "PUT", "me", {"name": "Ann"})
        code = (await ask(pocket, "POST", "records", {"record": record}))["table"]
        return str((await ask(pocket, "GET", f"tables/{code}"))["picture"]["status"])

    record = shelf.visit(taken)
    assert other.visit(brought) == "gathering"


def test_pages_that_did_not_change_are_not_written_again() -> None:
    before, after = b"a" * 4096 + b"b" * 4096, b"a" * 4096 + b"c" * 4096 + b"d" * 4096
    assert changed(before, after) == {1: b"c" * 4096, 2: b"d" * 4096}


def test_what_was_kept_and_cannot_be_read_is_said_in_one_line() -> None:
    shelf = Shelf()
    shelf.visit(lambda pocket: ask(pocket, "PUT", "me", {"name": "Ann"}))
    shelf.pages[0] = b"\0" * 4096
    with pytest.raises(BadInput, match="cannot be read"):
        shelf.visit(lambda pocket: ask(pocket, "GET", "me"))


def test_doors_that_need_other_people_say_so() -> None:
    async def deed(pocket: Pocket) -> None:
        doors = [("GET", "me/account"), ("POST", "sessions"), ("GET", "standings"), ("GET", "admin/now")]
        for method, path in [*doors, ("POST", "me/tokens"), ("GET", "notices/key")]:
            assert await refused(pocket, method, path) == (501, "not-here"), path

    Shelf().visit(deed)


def test_a_table_is_followed_and_played_at_by_the_same_messages() -> None:
    heard: list[dict[str, Any]] = []

    async def deed(pocket: Pocket) -> None:
        await ask(pocket, "PUT", "me", {"name": "Ann"})
        told = await ask(pocket, "POST", "tables", {"terms": {"game": "wizard", "seats": 3, "pause": False}})
        code, ended = told["table"], asyncio.Event()
        for seat in "BC":
            await ask(pocket, "POST", f"tables/{code}/seat", {"seat": seat, "bot": "easy"})
        await ask(pocket, "POST", f"tables/{code}/start", {})
        line = pocket.connect(
            f"{API}socket?lang=de", {}, lambda text: heard.append(json.loads(text)), lambda code: ended.set()
        )
        line.say(json.dumps({"do": "follow", "table": code, "seat": "A", "id": 1}))
        async with asyncio.timeout(10):
            while not any(message.get("moves") for message in heard):
                await asyncio.sleep(0.01)
        moves = next(message["moves"] for message in reversed(heard) if message.get("moves"))
        line.say(json.dumps({"do": "play", "table": code, "seat": "A", "move": moves[0], "id": 2}))
        line.say(json.dumps({"do": "play", "table": code, "seat": "A", "move": "?", "id": 3}))
        async with asyncio.timeout(10):
            while not any(message.get("id") == 3 for message in heard):
                await asyncio.sleep(0.01)
        line.hang_up()

    Shelf().visit(deed)
    assert heard[0]["type"] == "welcome"
    assert {message["id"]: message["type"] for message in heard if "id" in message} == {
        1: "done",
        2: "done",
        3: "denied",
    }


def test_a_level_that_would_take_too_long_is_not_offered() -> None:
    withhold("expert")
    try:
        assert not any("expert" in levels(key) for key in house_keys())
    finally:
        _withheld.clear()
    assert any("expert" in levels(key) for key in house_keys())


def test_nothing_is_written_before_the_hall_is_used() -> None:
    async def idle(pocket: Pocket) -> None:
        await ask(pocket, "GET", "games")

    shelf = Shelf()
    shelf.visit(idle)
    image = shelf.image()
    shelf.visit(idle)
    assert len(shelf.image()) == len(image)
    asyncio.run(open_and_close())


async def open_and_close() -> None:
    pocket = await open_pocket(b"", nowhere)
    await pocket.close()
