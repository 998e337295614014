"""A store that is away, full or damaged: one line when it begins, one sentence for each who asks."""

from __future__ import annotations

import asyncio
import json
import resource
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from magehall.server import readiness
from magehall.server.store import Step, batches
from magehall.server.store.postgres import PostgresStore
from magehall.server.store.sqlite import SqliteStore
from magehall.server.store.store import Row
from magehall.server.store.trouble import CALM, DAMAGED, FULL, StoreTrouble
from tests.server.harness import Denial, Served, guests, run, served
from tests.server.postgres import database, postgres
from tests.server.test_stores import opened, rows

WITHIN = CALM + 15.0


def ready(server: Served) -> tuple[int, dict[str, Any]]:
    answer = httpx.get(f"{server.url}/readyz", timeout=20)
    return answer.status_code, answer.json()


def until(wanted: Callable[[], bool], seconds: float = WITHIN) -> None:
    """Wait for something, and no longer than that."""
    end = time.monotonic() + seconds
    while not wanted():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.2)


async def one_after_the_other(acts: list[Coroutine[Any, Any, Any]]) -> None:
    """Do one thing after the other until one fails."""
    waiting = iter(acts)
    try:
        for act in waiting:
            await act
    finally:
        for act in waiting:
            act.close()


def said(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "server.log").read_text().splitlines()]


def complaints(folder: Path) -> list[str]:
    return [line["message"] for line in said(folder) if line["level"] in ("error", "warning")]


def test_a_full_disk_makes_the_server_unready_and_loses_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        assert ready(server) == (200, {"status": "ok"})

        async def story() -> None:
            async with guests(server.url, "Ann") as (ann,):
                code = (await ann.post("/tables", {"terms": {"game": "wizard", "seats": 3}}))["table"]
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
                for _ in range(5):
                    with pytest.raises(Denial) as denied:
                        await ann.post(f"/tables/{code}/rename", {"seat": "A", "name": "Anna"})
                    assert denied.value.code == "store-away"
                await asyncio.to_thread(until, lambda: ready(server) == (503, {"status": "store-full"}))
                limits = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)
                await ann.post(f"/tables/{code}/rename", {"seat": "A", "name": "Anna"})
                await asyncio.to_thread(until, lambda: ready(server) == (200, {"status": "ok"}))

        run(story())
        server.stop()
    assert complaints(tmp_path) == ["trouble with the store", "the store is well again"]


def test_a_damaged_store_is_unready_until_the_same_question_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "hall.sqlite"

    async def fill() -> None:
        store = SqliteStore(str(file))
        for number in range(400):
            await store.append([Step(f"T{number}", [Row(1, "said", b"x" * 500, 1)], seed="s")])
        await store.close()

    asyncio.run(fill())
    whole = file.read_bytes()
    connection = sqlite3.connect(file)
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    found = "SELECT pageno FROM dbstat WHERE name = 'entries' AND pagetype = 'leaf'"
    try:
        pages = [number for (number,) in connection.execute(found)]
    except sqlite3.OperationalError:
        pages = list(range(20, len(whole) // size))
    connection.close()
    damaged = bytearray(whole)
    for page in pages[5:]:
        damaged[(page - 1) * size : page * size] = b"\xff" * size
    file.write_bytes(damaged)

    async def story() -> None:
        monkeypatch.setattr("magehall.server.store.trouble.CALM", 0.0)
        store = SqliteStore(str(file))
        asked = readiness.Readiness(store)
        assert await asked.word() == "ok"
        reads = [store.rows(f"T{number}") for number in range(400)]
        with pytest.raises(StoreTrouble) as trouble:
            await one_after_the_other(reads)
        assert trouble.value.kind == DAMAGED
        assert await asked.word() == DAMAGED
        await store.beat(1)
        assert await asked.word() == DAMAGED, "that something can be written does not mend it"
        store.trouble.unread = ("SELECT 1 WHERE $1 = 1", (1,))
        assert await asked.word() == "ok"
        await store.close()

    asyncio.run(story())


def test_a_bounded_file_is_full(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "hall.sqlite"))
        await store.writer.do(lambda connection: connection.execute("PRAGMA max_page_count = 60").fetchall())
        rows = [Row(1, "said", b"x" * 9000, 1)]
        writes = [store.append([Step(f"T{number}", rows, seed="s")]) for number in range(100)]
        with pytest.raises(StoreTrouble) as trouble:
            await one_after_the_other(writes)
        assert trouble.value.kind == FULL
        assert trouble.value.status == 503
        await store.close()

    asyncio.run(story())


def test_readyz_asks_the_store_once_however_many_ask(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(str(tmp_path / "hall.sqlite"))
        asked = 0
        probe = store.probe

        async def counted() -> str | None:
            nonlocal asked
            asked += 1
            return await probe()

        store.probe = counted  # type: ignore[method-assign]
        one = readiness.Readiness(store)
        assert set(await asyncio.gather(*(one.word() for _ in range(200)))) == {"ok"}
        assert asked == 1
        await store.close()

    asyncio.run(story())


def test_a_line_of_which_nobody_knows_the_state_is_given_up(
    tmp_path: Path, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def cut(*_: Any) -> None:
        monkeypatch.undo()
        raise asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress")

    async def story() -> None:
        async with opened(database_url, tmp_path) as store:
            assert isinstance(store, PostgresStore)
            await store.append([Step("AAAAAA", rows(1, 1), seed="secret")])
            before = store.batches.connection
            assert before is not None
            monkeypatch.setattr(batches, "append", cut)
            with pytest.raises(StoreTrouble) as caught:
                await store.append([Step("AAAAAA", rows(2, 2))])
            assert caught.value.kind == "store-away"
            assert before.is_closed()
            await store.append([Step("AAAAAA", rows(2, 2))])
            assert await store.rows("AAAAAA") == rows(1, 2)

    run(story())


def test_a_database_that_is_away_is_one_line_and_a_clear_answer(tmp_path: Path) -> None:
    with ExitStack() as opened:
        running = opened.enter_context(postgres())
        url = opened.enter_context(database(running.url("postgres")))
        with served(tmp_path, database_url=url) as server:

            async def story() -> None:
                async with guests(server.url, "Ann", "Ben") as (ann, ben):
                    codes = []
                    for _ in range(5):
                        terms = {"game": "wizard", "seats": 3, "clock": {"mode": "turn", "seconds": 5}}
                        code = (await ann.post("/tables", {"terms": terms}))["table"]
                        await ben.do("sit", code, seat="B")
                        await ann.do("seat", code, seat="C", bot="easy")
                        await ann.do("follow", code, seat="A")
                        await ben.do("follow", code, seat="B")
                        await ann.do("start", code)
                        codes.append(code)
                    running.stop()
                    for code in codes:
                        with pytest.raises(Denial) as denied:
                            await ann.post(f"/tables/{code}/say", {"text": "Hello"})
                        assert denied.value.code == "store-away"
                        assert "again" in denied.value.error["message"]
                    await asyncio.sleep(4)
                    assert await asyncio.to_thread(ready, server) == (503, {"status": "store-away"})
                    running.start()
                    await asyncio.to_thread(until, lambda: ready(server) == (200, {"status": "ok"}), 40)

            run(story())
            server.stop()
    lines = said(tmp_path)
    assert "Traceback" not in json.dumps(lines)
    assert "never retrieved" not in json.dumps(lines)
    told = complaints(tmp_path)
    assert told.count("trouble with the store") == 1, told
    assert len(told) < 12, told
