"""Four nodes on one PostgreSQL: any command at any node, while nodes are killed and lines between them cut.

Everybody holds a socket at every node: a table is written at, and shown, at all of them at once.
MAGEHALL_TEST_NODES_SECONDS=120 goes on for longer, MAGEHALL_TEST_NODES_SEED names another history.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import asyncpg

from magehall.server.store import Row, Store, open_store
from magehall.server.tables.fold import fold
from magehall.server.tables.streams import encode, sync
from magehall.server.tables.table import Table
from tests.server.harness import Denial, Guest, Served, run
from tests.server.players import any_move
from tests.server.test_kill import LOST
from tests.server.told import told_after

SECONDS = float(os.environ.get("MAGEHALL_TEST_NODES_SECONDS", "6"))
SEED = os.environ.get("MAGEHALL_TEST_NODES_SEED", "")
NODES = 4
TABLES = 4
SEATS = "ABC"
TERMS = {"game": "wizard", "seats": len(SEATS), "pause": False, "options": {"bids": "hidden"}}
MAY_BE_DENIED = {"stale", "finished", "busy", "not-your-turn", "store-away"}
"""Answers to who was slower, or whose node has no database at the moment."""

CUTS = {
    "ears": "query LIKE 'LISTEN%'",
    "all": "true",
}
"""Which connections of the nodes are cut."""
CUT = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND {}"""

Data = dict[str, Any]


class Page(Guest):
    """One person's socket at one node; it comes back to that node whenever it is lost."""

    def __init__(self, node: Served, who: Guest, seat: str) -> None:
        super().__init__(node.url, who.name)
        self.node = node
        self.seat = seat
        self.id = who.id
        self.http.cookies = who.http.cookies
        self.is_back = False

    async def stay(self) -> None:
        """Keep a line for ever, and go on after the last message heard."""
        while self.failure is None:
            try:
                await self.come_back(self.node.url)
                self.is_back = True
                self.news.set()
                await self.socket.wait_closed()
            except (*LOST, Denial):
                await asyncio.sleep(0.05)
            self.is_back = False
            self.news.set()

    async def shown(self, table: str, n: int) -> None:
        """Wait until an entry was shown here."""
        try:
            await self.until(lambda: self.is_at(table, n))
        except TimeoutError:
            raise AssertionError(
                f"{self.node.folder.name} {self.seat} {table}: {self.numbers}, not {n}"
            ) from None

    def is_at(self, table: str, n: int) -> bool:
        return self.is_back and self.numbers.get((table, self.seat), 0) >= n


class History:
    """What people do at the tables, and what they were told of it."""

    def __init__(self, nodes: list[Served], url: str) -> None:
        self.nodes = nodes
        self.url = url
        self.rng = random.Random(SEED or None)
        self.pages: list[Page] = []
        self.tables: list[str] = []
        self.said: Counter[str] = Counter()
        """How often each text was sent; each is sent once."""
        self.heard: list[tuple[str, str]] = []
        """Texts that were acknowledged, and where."""
        self.moved: list[tuple[str, str, int, str]] = []
        """Moves that were acknowledged: table, seat, message after which it was decided, move."""
        self.is_over = False

    async def gather(self) -> None:
        """Let everybody come, each through a node of their own, and begin a game at every table."""
        people = [
            await Guest(self.nodes[place].url, f"Name {place}").introduce() for place in range(len(SEATS))
        ]
        for _ in range(TABLES):
            code = (await people[0].post("/tables", {"terms": TERMS}))["table"]
            for seat, person in zip(SEATS[1:], people[1:], strict=True):
                await person.post(f"/tables/{code}/sit", {"seat": seat})
            await people[0].post(f"/tables/{code}/start")
            self.tables.append(code)
        for node in self.nodes:
            for seat, person in zip(SEATS, people, strict=True):
                page = Page(node, person, seat)
                page.numbers = {(code, seat): 0 for code in self.tables}
                self.pages.append(page)
        for person in people:
            await person.http.aclose()

    async def attend(self, code: str) -> None:
        """Have several things at once done at a table, by anybody through any node."""
        while not self.is_over:
            there = [page for page in self.pages if page.is_at(code, 1)]
            doing = self.rng.choices([self.say, self.play, self.play_twice], k=self.rng.randint(1, 4))
            if there:
                await asyncio.gather(*(do(code, self.rng.choice(there)) for do in doing))
            await asyncio.sleep(self.rng.random() / 20)

    async def say(self, code: str, page: Page) -> None:
        text = f"word {sum(self.said.values())}."
        self.said[text] += 1
        if await self.ask(page, "say", code, text=text):
            self.heard.append((code, text))

    async def play(self, code: str, page: Page) -> None:
        held = page.held[(code, page.seat)]
        if page.seat in held.picture["acting"]:
            n = held.n
            move = any_move(held.view, page.seat, f"{code}/{n}")
            if await self.ask(page, "play", code, seat=page.seat, move=move, n=n):
                self.moved.append((code, page.seat, n, move))

    async def play_twice(self, code: str, page: Page) -> None:
        """Move as somebody does whose two devices are at two nodes."""
        others = [other for other in self.pages if other.seat == page.seat and other.is_at(code, 1)]
        await asyncio.gather(self.play(code, page), self.play(code, self.rng.choice(others)))

    async def ask(self, page: Page, verb: str, code: str, **facts: Any) -> bool:
        """Ask for something; tell whether it was acknowledged."""
        try:
            await page.do(verb, code, **facts)
        except LOST:
            return False
        except Denial as denial:
            assert denial.code in MAY_BE_DENIED, denial.error
            return False
        return True

    async def harass(self) -> None:
        """Kill nodes, and cut the lines between them and the database."""
        for _ in range(max(1, round(SECONDS / 6))):
            await asyncio.sleep(SECONDS / 6)
            await self.cut("ears")
            await asyncio.sleep(SECONDS / 6)
            node = self.rng.choice(self.nodes)
            await asyncio.to_thread(node.kill)
            await asyncio.sleep(SECONDS / 6)
            await self.cut("all")
            await asyncio.to_thread(node.start)
        await self.cut("ears")  # what is written now, no node hears from another
        await asyncio.sleep(0.3)

    async def cut(self, which: str) -> None:
        connection = await asyncpg.connect(self.url)
        cut = await connection.fetch(CUT.format(CUTS[which]))
        await connection.close()
        assert cut, "there was something to cut"

    async def come_to_rest(self, store: Store) -> None:
        """Wait until every node shows the whole log, though nobody says anything more."""
        for code in self.tables:
            last = len(await store.rows(code))
            for page in self.pages:
                await page.shown(code, last)


@asynccontextmanager
async def attended(history: History) -> AsyncIterator[None]:
    """Hold every page's line; play on through all that happens, then see what is left of it."""
    staying = [asyncio.create_task(page.stay()) for page in history.pages]
    attending = [asyncio.create_task(history.attend(code)) for code in history.tables]
    try:
        await history.harass()
        history.is_over = True
        await asyncio.gather(*attending)
        yield
    finally:
        for task in [*staying, *attending]:
            task.cancel()
        await asyncio.gather(*staying, *attending, return_exceptions=True)
        for page in history.pages:
            await page.close()


@contextmanager
def hall(folder: Path, url: str) -> Iterator[list[Served]]:
    """Serve with all nodes, which start at once."""
    folders = [folder / str(number) for number in range(NODES)]
    for each in folders:
        each.mkdir()
    with ThreadPoolExecutor() as threads:
        nodes = list(threads.map(lambda each: Served(each, database_url=url, bot_workers="1"), folders))
    try:
        yield nodes
    finally:
        for node in nodes:
            if node.process.poll() is None:
                node.kill()


def test_any_command_at_any_node_is_written_once_and_shown_at_all(tmp_path: Path, database_url: str) -> None:
    async def story() -> None:
        store = await open_store(database_url, "")
        with hall(tmp_path, database_url) as nodes:
            history = History(nodes, database_url)
            await history.gather()
            async with attended(history):
                await history.come_to_rest(store)
        for code in history.tables:
            await check_log(history, store, code)
        assert history.heard
        assert history.moved
        await store.close()

    run(story(), 300 + 5 * SECONDS)


async def check_log(history: History, store: Store, code: str) -> None:
    """What was acknowledged is in the log once; what was shown, at every node, is what the log tells."""
    rows, seed = await store.rows(code), await store.seed(code)
    assert seed is not None
    assert [row.n for row in rows] == list(range(1, len(rows) + 1))
    bodies = [(row.n, json.loads(row.body)) for row in rows]
    words = Counter(body["text"] for _, body in bodies if body["kind"] == "said")
    assert {text for where, text in history.heard if where == code} <= set(words)
    assert all(words[text] <= times for text, times in history.said.items()), "nothing is doubled"
    check_moves(history, code, bodies)
    for place, seat in enumerate(SEATS):
        check_pages(history, code, seed, rows, place, seat)


def check_moves(history: History, code: str, bodies: list[tuple[int, Data]]) -> None:
    """Every acknowledged move has an entry of its own."""
    played = [(n, body["seat"], body["plies"]) for n, body in bodies if body["kind"] == "played"]
    taken: set[int] = set()
    for where, seat, after, move in history.moved:
        if where == code:
            n = next(n for n, who, plies in played if n > after and who == seat)
            assert [seat, move] in {n: plies for n, _, plies in played}[n]
            assert n not in taken, "one of two equal commands is refused"
            taken.add(n)


def check_pages(history: History, code: str, seed: str, rows: list[Row], place: int, seat: str) -> None:
    """Every page of a seat was shown true messages, and holds what the whole log shows."""
    table = Table(code, seed)
    for row in rows:
        fold(table, row)
    true = {encode(message).decode() for message in told_after(code, seed, rows, place, 1)}
    whole = json.loads(encode(sync(table, place)))
    for page in history.pages:
        if page.seat == seat:
            assert page.failure is None
            assert {frame for frame in page.frames if f'"news","table":"{code}"' in frame} <= true
            assert page.held[(code, seat)].shown() == {
                name: whole[name] for name in ("n", "picture", "view", "moves")
            }
