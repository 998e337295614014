"""A real server in a process of its own, and guests who speak to it over real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets

from tests.server.held import Held

ROOT = Path(__file__).parents[2]
Data = dict[str, Any]


class Served:
    """A server process that can be stopped, killed and started again on the same data.

    All tests come from one address and are quick, so rates are limited only where a test is about that.
    """

    def __init__(self, folder: Path, python: str = sys.executable, **settings: str) -> None:
        self.folder = folder
        self.python = python
        chosen = {"rate_limits": "0", **settings}
        self.settings = {f"MAGEHALL_{name.upper()}": value for name, value in chosen.items()}
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "MAGEHALL_LANG": "en"}
        environment |= {"MAGEHALL_DATA_DIR": str(self.folder), **self.settings}
        self.log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [self.python, "-m", "magehall", "serve", "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env=environment,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "The hall is open: " in line, (self.folder / "server.log").read_text()
        self.url = line.rpartition(" ")[2].strip().rstrip("/").replace("localhost", "127.0.0.1")

    def stop(self, how: int = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.log.close()
        return code

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


@contextmanager
def served(folder: Path, python: str = sys.executable, **settings: str) -> Iterator[Served]:
    server = Served(folder, python, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Denial(Exception):
    def __init__(self, error: Data) -> None:
        super().__init__(error["code"])
        self.error = error
        self.code = error["code"]


class Guest:
    """A client that keeps its pictures up to date and checks the numbers of its messages."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=f"{url}/api/v1", timeout=30)
        self.id = ""
        self.socket: Any = None
        self.reading: asyncio.Task[None] | None = None
        self.answers: dict[int, asyncio.Future[Data]] = {}
        self.asked = 0
        self.held: dict[tuple[str, str | None], Held] = {}
        self.numbers: dict[tuple[str, str | None], int] = {}
        self.heard: list[Data] = []
        self.frames: list[str] = []
        self.news = asyncio.Event()
        self.failure: Exception | None = None
        """What was wrong with a message; nothing is heard after it."""

    async def introduce(self) -> Guest:
        answer = await self.http.put("/me", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        self.id = answer.json()["id"]
        return self

    async def post(self, path: str, body: Data | None = None) -> Data:
        answer = await self.http.post(path, json=body or {})
        if answer.status_code >= 400:
            raise Denial(answer.json()["error"])
        found: Data = answer.json()
        return found

    async def get(self, path: str) -> Data:
        answer = await self.http.get(path)
        if answer.status_code >= 400:
            raise Denial(answer.json()["error"])
        found: Data = answer.json()
        return found

    async def connect(self, **headers: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await websockets.connect(
            f"{self.url.replace('http', 'ws', 1)}/api/v1/socket",
            additional_headers={"Cookie": cookie, **headers},
            compression=None,
        )
        self.reading = asyncio.create_task(self._read())

    async def disconnect(self) -> None:
        if self.reading is not None:
            self.reading.cancel()
            await asyncio.gather(self.reading, return_exceptions=True)
            await self.socket.close()
        self.reading = None

    async def come_back(self, url: str) -> None:
        """Connect again and go on with everything that was followed, after the last message heard."""
        await self.disconnect()
        self.url = url
        self.http.base_url = httpx.URL(f"{url}/api/v1")
        await self.connect()
        for (table, seat), number in list(self.numbers.items()):
            await self.do("follow", table, seat=seat, after=number)

    async def close(self) -> None:
        await self.disconnect()
        await self.http.aclose()

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                self.frames.append(frame)
                self._hear(json.loads(frame))
        except websockets.ConnectionClosed:
            pass
        except Exception as error:
            self.failure = error
            self.news.set()
        for waiting in self.answers.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("the socket closed"))

    def _hear(self, message: Data) -> None:
        self.heard.append(message)
        key = (message.get("table", ""), message.get("seat"))
        if message["type"] == "sync":
            self.held.setdefault(key, Held()).hear(message)
            self.numbers[key] = message["n"]
        elif message["type"] == "news":
            assert self.held[key].hear(message), "no duplicate"
            self.numbers[key] = message["n"]
        elif "id" in message:
            waiting = self.answers.pop(message["id"])
            if not waiting.done():
                waiting.set_result(message)
        self.news.set()

    async def do(self, verb: str, table: str, **facts: Any) -> Data:
        self.asked += 1
        number = self.asked
        self.answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"do": verb, "id": number, "table": table, **facts}))
        except websockets.ConnectionClosed:
            del self.answers[number]
            raise
        async with asyncio.timeout(30):  # `wait_for` would swallow being cancelled as the answer comes
            answer = await self.answers[number]
        if answer["type"] == "denied":
            raise Denial(answer["error"])
        return answer

    async def until(self, wanted: Callable[[], bool], seconds: float = 30) -> None:
        async with asyncio.timeout(seconds):
            while not wanted():
                if self.failure is not None:
                    raise self.failure
                self.news.clear()
                await self.news.wait()

    def picture(self, table: str, seat: str | None = None) -> Data:
        found: Data = self.held[(table, seat)].picture
        return found

    def view(self, table: str, seat: str | None = None) -> Data:
        found: Data = self.held[(table, seat)].view
        return found

    def legal(self, table: str, seat: str | None = None) -> list[str]:
        return self.held[(table, seat)].moves


def happened(news: Data) -> Data:
    """Give what the log tells later of a message of news."""
    return {name: news[name] for name in ("n", "at", "entry", "events") if name in news}


@asynccontextmanager
async def guests(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    met = [await Guest(url, name).introduce() for name in names]
    try:
        for guest in met:
            await guest.connect()
        yield met
    finally:
        for guest in met:
            await guest.close()


def run(story: Awaitable[None], seconds: float = 300) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(story, seconds)

    asyncio.run(bounded())
