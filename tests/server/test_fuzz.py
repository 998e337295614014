"""Nonsense of every kind, over HTTP and over sockets: no failure, no crash, no growth.

What is nearly right is in `tests/fuzz`, which also says how much is tried.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from magehall.server.wire import commands
from tests.fuzz.budget import SEED, tries
from tests.server.harness import Guest, Served, run, served

FUZZ = tries(1500)
AT_ONCE = 20
GROWTH = 24 * 2**20
"""Bytes by which the server may grow over the second half of the nonsense: noise, and what is truly kept."""

Data = dict[str, Any]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, str, list[str]]]:
    """A server without rate limits, a token, and a few tables at different stages."""
    folder: Path = tmp_path_factory.mktemp("fuzz")
    with (
        served(folder) as server,
        httpx.Client(base_url=f"{server.url}/api/v1", timeout=60) as http,
    ):
        http.put("/me", json={"name": "Fuzz"}).raise_for_status()
        token = http.post("/me/tokens").json()["token"]
        terms = {"game": "wizard", "seats": 3, "pause": False}
        tables = [http.post("/tables", json={"terms": terms}).json()["table"] for _ in range(2)]
        http.post(f"/tables/{tables[0]}/start", json={"fill": "random"}).raise_for_status()
        yield server, token, tables
        assert server.process.poll() is None, "it still runs"
        log = (folder / "server.log").read_text()
        assert '"level": "error"' not in log, log[-3000:]


def test_oversize_and_malformed_bodies_are_refused(target: tuple[Served, str, list[str]]) -> None:
    server, token, tables = target
    bodies = [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        b"[" * 50_000,
        b'{"name": "' + b"x" * 100_000 + b'"}',
        b"9" * 5000,
    ]
    kinds = ["application/json", "text/plain", "application/x-www-form-urlencoded", ""]
    headers = {"Authorization": f"Bearer {token}"}
    with httpx.Client(base_url=f"{server.url}/api/v1", headers=headers, timeout=60) as http:
        for method, path in (("PUT", "/me"), ("POST", "/tables"), ("POST", f"/tables/{tables[0]}/play")):
            for body in bodies:
                for kind in kinds:
                    answer = http.request(method, path, content=body, headers={"content-type": kind})
                    assert 400 <= answer.status_code < 500, (method, path, body[:20], answer.text)
                    assert answer.json()["error"]["message"]


NO_COMMANDS: list[str | bytes] = [
    "",
    " ",
    "null",
    "[" * 5000,
    '{"a":' * 2000,
    "\ud7ff" * 99,
    "x" * 60_000,
    "1e999",
    b"",
    b"\xff\x00",
]


class Nonsense:
    """Makes up frames: right commands, nearly right ones, and none at all."""

    def __init__(self, chance: random.Random, tables: list[str]) -> None:
        self.chance = chance
        self.tables = tables
        self.verbs = [msgspec.inspect.type_info(kind) for kind in commands.SocketCommand.__args__]

    def frame(self) -> str | bytes:
        kind = self.chance.random()
        text = json.dumps(self.command())
        if kind < 0.75:
            return text
        if kind < 0.85:
            place = self.chance.randrange(len(text))
            return (
                text[:place] + self.chance.choice(["", "\x00", "}", '"', "é", "9" * 30]) + text[place + 1 :]
            )
        if kind < 0.95:
            return json.dumps(self.value(3))
        return self.chance.choice([*NO_COMMANDS, text * 2])

    def command(self) -> Data:
        verb = self.chance.choice(self.verbs)
        assert isinstance(verb, msgspec.inspect.StructType)
        made: Data = {
            "do": verb.tag,
            "id": self.chance.randrange(1000),
            "table": self.chance.choice(self.tables),
        }
        for field in verb.fields:
            if field.name not in made and self.chance.random() < 0.9:
                made[field.name] = self.fitting(field.name)
        for _ in range(self.chance.choice([0, 0, 0, 0, 1, 2])):
            made[self.chance.choice([*made, "more", ""])] = self.value(2)
        return made

    def fitting(self, name: str) -> Any:
        choice = self.chance.choice
        likely: dict[str, list[Any]] = {
            "seat": ["A", "B", "C", "D", "H", None],
            "n": [0, 1, 5, 10**9, None],
            "after": [None, 0, 1, 3, 7, 10**6],
            "move": ["bid 0", "bid 1", "play R1", "play Z1", "trump red", "?", "deal", "x" * 4096],
            "bot": ["random", "easy", "medium", "none"],
            "fill": ["random", None, "zzz"],
            "name": ["Ann", "Борис", "x" * 32, "a\nb", " "],
            "text": ["hello", "👋" * 50, "x" * 500, None],
            "yes": [True, False],
            "terms": [{"game": "wizard", "seats": 3}, {"game": "none", "seats": 8}, {"game": "wizard"}],
        }
        return choice(likely[name]) if name in likely and self.chance.random() < 0.9 else self.value(2)

    def value(self, depth: int) -> Any:
        chance = self.chance
        plain = [
            None,
            True,
            -1,
            0,
            2**63,
            2**70,
            1.5,
            -1e308,
            "",
            "A",
            "é\u202e\x00",
            "x" * 300,
            self.tables[0],
        ]
        if depth == 0 or chance.random() < 0.6:
            return chance.choice(plain)
        if chance.random() < 0.5:
            return [self.value(depth - 1) for _ in range(chance.randrange(4))]
        return {
            chance.choice(["do", "id", "table", "seat", "é"]): self.value(depth - 1)
            for _ in range(chance.randrange(4))
        }


async def bombard(guest: Guest, nonsense: Nonsense, number: int) -> int:
    """Send so many frames, each of which is answered or ends the conversation in an orderly way."""
    sent = 0
    while sent < number:
        cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        url = f"{guest.url.replace('http', 'ws', 1)}/api/v1/socket"
        try:
            async with websockets.connect(
                url, additional_headers={"Cookie": cookie}, compression=None
            ) as socket:
                while sent < number:
                    frames = [nonsense.frame() for _ in range(AT_ONCE)]
                    sent += len(frames)
                    await asyncio.wait_for(exchange(socket, frames), 60)
        except websockets.ConnectionClosed as closed:
            assert closed.rcvd is not None, "the server says why it closes"
            assert closed.rcvd.code in (1003, 1007, 1009, 4008), closed
    return sent


async def exchange(socket: Any, frames: list[str | bytes]) -> None:
    for frame in frames:
        await socket.send(frame)
    answers = 0
    while answers < len(frames):
        message = json.loads(await socket.recv())
        answers += "id" in message


def resident(server: Served) -> int:
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def test_no_frame_breaks_the_server_or_makes_it_grow(tmp_path: Path) -> None:
    async def story() -> None:
        with served(tmp_path) as server:
            guest = await Guest(server.url, "Fuzz").introduce()
            terms = {"game": "wizard", "seats": 3, "pause": False}
            tables = [(await guest.post("/tables", {"terms": terms}))["table"] for _ in range(4)]
            await guest.post(f"/tables/{tables[0]}/start", {"fill": "random"})
            nonsense = Nonsense(random.Random(SEED), [*tables, "ZZZZZZ"])
            await bombard(guest, nonsense, FUZZ // 2)
            before = resident(server)
            await bombard(guest, nonsense, FUZZ // 2)
            grown = resident(server) - before
            assert grown < GROWTH, f"{grown / 2**20:.1f} MB more"
            await guest.connect()
            for table in tables:
                await guest.do("follow", table)
            assert (await guest.get("/games"))["games"]
            await guest.close()
        log = (tmp_path / "server.log").read_text()
        assert "Traceback" not in log, log[-3000:]

    run(story())
