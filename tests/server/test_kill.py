"""`kill -9` at random moments while many games are played: nothing acknowledged or shown is ever lost.

The full setting is MAGEHALL_TEST_KILL_GAMES=200 MAGEHALL_TEST_KILLS=10.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from magehall.server.store import Row, Store, open_store
from magehall.server.tables.streams import encode
from tests.server.harness import Denial, Guest, Served, run, served
from tests.server.players import any_move
from tests.server.told import told_after

GAMES = int(os.environ.get("MAGEHALL_TEST_KILL_GAMES", "20"))
KILLS = int(os.environ.get("MAGEHALL_TEST_KILLS", "3"))
AT_ONE_SOCKET = 5
GOES_ON = 3
"""Moves of a person that each game must see after the last restart."""

LOST = (ConnectionError, OSError, TimeoutError, httpx.TransportError, websockets.WebSocketException)
Data = dict[str, Any]


class Player(Guest):
    """A guest at several tables who comes back whenever the line breaks, to whichever node is there."""

    def __init__(self, nodes: list[Served], name: str) -> None:
        super().__init__(nodes[0].url, name)
        self.nodes = nodes
        self.acknowledged: list[tuple[str, int, str]] = []
        self.moves: dict[str, int] = {}
        self.is_back = asyncio.Event()
        self.flaws: list[str] = []
        self.is_leaving = False

    def _hear(self, message: Data) -> None:
        try:
            super()._hear(message)
        except AssertionError as flaw:
            self.flaws.append(f"{flaw}: {message}")
            raise

    async def stay(self) -> None:
        """Keep a line for ever."""
        while True:
            try:
                node = random.choice(self.nodes)
                await self.come_back(node.url)
                self.is_back.set()
                await self.socket.wait_closed()
            except (*LOST, Denial):
                await asyncio.sleep(0.1)
            self.is_back.clear()

    async def attend(self) -> None:
        """Open a table and play at it; whatever is lost on the way is done again."""
        code = ""
        while not code and not self.is_leaving:
            await self.is_back.wait()
            try:
                code = await self.opened()
            except LOST:
                await asyncio.sleep(0.1)
        self.moves[code] = 0
        while not self.is_leaving:
            await self.is_back.wait()
            try:
                await self.play(code)
            except LOST:
                await asyncio.sleep(0.1)

    async def opened(self) -> str:
        terms = {"game": "wizard", "seats": 3, "pause": False}
        code = str((await self.post("/tables", {"terms": terms}))["table"])
        await self.do("follow", code, seat="A")
        return code

    async def play(self, code: str) -> None:
        picture = self.picture(code, "A")
        try:
            if picture["status"] == "gathering":
                await self.do("start", code, fill="random")
            elif "A" in picture["acting"]:
                await self.move(code)
            else:
                await asyncio.sleep(0.02)
        except Denial as denial:
            assert denial.code in ("stale", "finished", "already-started", "busy"), denial.error
            await asyncio.sleep(0.01)

    async def move(self, code: str) -> None:
        number = self.numbers[(code, "A")]
        move = any_move(self.view(code, "A"), "A", f"{code}/{number}")
        done = await self.do("play", code, seat="A", move=move, n=number)
        self.acknowledged.append((code, int(done["n"]), move))
        self.moves[code] += 1
        await asyncio.sleep(random.random() / 20)

    def cut(self) -> None:
        """Cut the line as a tunnel does: without a word."""
        if self.socket is not None:
            self.socket.transport.abort()


@asynccontextmanager
async def playing(nodes: list[Served]) -> AsyncIterator[list[Player]]:
    players = []
    for number in range(-(-GAMES // AT_ONE_SOCKET)):
        player = Player(nodes, f"Player {number}")
        await player.introduce()
        players.append(player)
    staying = [asyncio.create_task(player.stay()) for player in players]
    attending = [asyncio.create_task(players[game % len(players)].attend()) for game in range(GAMES)]
    yield players
    for player in players:
        player.is_leaving = True
    await asyncio.gather(*attending)
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    for player in players:
        await player.close()


async def until_moved(players: list[Player], least: int, seconds: float = 60 + GAMES) -> None:
    """Wait until a person has moved so often in every game since now."""
    before = {code: made for player in players for code, made in player.moves.items()}

    def stuck() -> list[str]:
        moved = {
            code: made - before.get(code, 0) for player in players for code, made in player.moves.items()
        }
        over = {
            code
            for player in players
            for (code, _), held in player.held.items()
            if held.picture["status"] == "finished"
        }
        return [code for code, made in moved.items() if made < least and code not in over]

    try:
        async with asyncio.timeout(seconds):
            while sum(len(player.moves) for player in players) < GAMES or stuck():
                await asyncio.sleep(0.1)
    except TimeoutError:
        raise AssertionError(f"stuck: {stuck()}") from None


async def harass(nodes: list[Served], players: list[Player]) -> None:
    """Kill nodes and cut lines at random moments; every node comes back after a while."""
    for _ in range(KILLS):
        for _ in range(3):
            await asyncio.sleep(random.random())
            random.choice(players).cut()
        node = random.choice(nodes)
        await asyncio.to_thread(node.kill)
        await asyncio.sleep(random.random())
        await asyncio.to_thread(node.start)


@contextmanager
def hall(folder: Path, url: str, number: int) -> Iterator[list[Served]]:
    """Serve with so many nodes."""
    if number == 0:
        yield []
        return
    own = folder / str(number)
    own.mkdir()
    with (
        served(own if url else folder, database_url=url) as node,
        hall(folder, url, number - 1) as others,
    ):
        yield [node, *others]


@pytest.mark.parametrize(
    ("kind", "nodes"),
    [("sqlite", 1), ("postgres", 1), ("postgres", 2)],
    ids=["sqlite", "postgres", "two-nodes"],
)
def test_nothing_is_lost_when_nodes_are_killed(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str, nodes: int
) -> None:
    url = "" if kind == "sqlite" else str(request.getfixturevalue("database_url"))

    async def story() -> None:
        with hall(tmp_path, url, nodes) as running:
            async with playing(running) as players:
                await until_moved(players, 1)
                await harass(running, players)
                await until_moved(players, GOES_ON)
                for player in players:
                    await check_seats(player)
            for node in running:
                node.kill()
        store = await open_store(url, str(tmp_path / "magehall.sqlite"))
        try:
            for player in players:
                await check_log(player, store)
        finally:
            await store.close()

    run(story(), 300 + 5 * GAMES)


async def check_seats(player: Player) -> None:
    """Everybody still holds the seats they held."""
    sitting = {line["table"] for line in (await player.get("/me/tables"))["tables"]}
    assert set(player.moves) <= sitting
    for code in player.moves:
        assert (await player.get(f"/tables/{code}?seat=A"))["picture"]["seats"][0]["player"] == player.id


async def check_log(player: Player, store: Store) -> None:
    """Every acknowledged move is in the log, and all that was shown follows from the log."""
    assert player.flaws == []
    logs: dict[str, list[Row]] = {code: await store.rows(code) for code in player.moves}
    for code, n, move in player.acknowledged:
        assert any(["A", move] in made for made in written(logs[code], n)), (code, n, move)
    for code, rows in logs.items():
        assert [row.n for row in rows] == list(range(1, len(rows) + 1))
        seed = await store.seed(code)
        assert seed is not None
        true = {encode(message).decode() for message in told_after(code, seed, rows, 0, 1)}
        shown = {frame for frame in player.frames if f'"news","table":"{code}"' in frame}
        assert shown
        assert shown <= true, "what was shown is what is stored, byte for byte"


def written(rows: list[Row], n: int) -> Iterator[list[list[str]]]:
    """Give the plies of the entries that answer n can mean: the last, or the one before the end."""
    for row in rows[max(0, n - 2) : n]:
        yield json.loads(row.body).get("plies", [])
