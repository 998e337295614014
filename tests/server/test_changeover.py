"""A clone opens at once, interpreted, and nobody loses a thing when the compiled rules take over."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO
from urllib.parse import urlsplit

import httpx
import pytest
import websockets

import hatch_build
from magehall import is_compiled
from magehall.server.compiling import Step, read_step
from tests.server.harness import ROOT, Denial, Guest, Served, guests, run
from tests.server.test_play import seated

HOME = "127.0.0.2"
MAKEFILE = f"""
.venv/.compiled:
	@echo reading; touch begun; while ! test -f go; do echo 1/2; sleep 0.05; done; echo joining
	@{sys.executable} put.py
	@mkdir -p .venv; touch $@
"""
"""Takes as long as a test wants, and then puts this checkout's own modules where compiled ones go."""
PUT = f"""
import sys
from pathlib import Path
sys.path.insert(0, {str(ROOT)!r})
import hatch_build
hatch_build.put(Path("built"), Path("src"))
"""
BOUND = 15.0
"""Seconds without a connection, on a machine on which other tests run; it is below one on a quiet machine."""


class Clone(Served):
    """A server in a fresh clone, as `make play` starts it the first time."""

    def start(self) -> None:
        environment = {**os.environ, **self.settings, "PYTHONPATH": str(self.folder / "src")}
        environment |= {"MAGEHALL_DATA_DIR": str(self.folder), "MAGEHALL_LANG": "en"}
        self.log = (self.folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [self.python, "-m", "magehall", "serve", "--port", "0", "--compile"],
            stdout=subprocess.PIPE,
            stderr=self.log,
            env=environment | {"MAGEHALL_INTERPRETED": "1"},
            text=True,
            cwd=self.folder,
        )
        self.url = self.line().rpartition(" ")[2].rstrip("/").replace("localhost", "127.0.0.1")

    def line(self) -> str:
        """Read what it says next."""
        out: IO[str] | None = self.process.stdout
        assert out is not None
        return out.readline().strip()


@contextmanager
def cloned(folder: Path) -> Iterator[Clone]:
    """Make a clone whose compiler waits for a file called go."""
    shutil.copytree(
        ROOT / "src" / "magehall", folder / "src" / "magehall", ignore=shutil.ignore_patterns("*.so")
    )
    for built in (ROOT / "src").rglob("*.so"):
        copy = folder / "built" / built.relative_to(ROOT / "src")
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(built, copy)
    (folder / "Makefile").write_text(MAKEFILE)
    (folder / "put.py").write_text(PUT)
    server = Clone(folder, home_addresses=HOME)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()


class Steady(Guest):
    """A guest who comes back as the pages do, and notes for how long there was no connection."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.gaps: list[float] = []

    async def stay(self) -> None:
        """Come back after every break, until nobody is here any more."""
        while True:
            assert self.reading is not None
            await self.reading
            begun = time.monotonic()
            while True:
                await asyncio.sleep(0.2)
                try:
                    await self.come_back(self.url)
                    break
                except (OSError, websockets.WebSocketException):
                    continue
            self.gaps.append(time.monotonic() - begun)

    async def play(self, table: str) -> None:
        """Make the first legal move, if it is time for one."""
        if "A" in self.picture(table, "A")["acting"]:
            try:
                move = (await self.do("moves", table, seat="A"))["moves"][0]
                await self.do("play", table, seat="A", move=move, n=self.numbers[(table, "A")])
            except (Denial, ConnectionError, websockets.ConnectionClosed):
                pass  # the table has moved on, or the hall comes back
        await asyncio.sleep(0.05)

    async def play_beyond(self, table: str, n: int) -> int:
        """Play until the table is beyond this number; return the new one."""
        while self.numbers[(table, "A")] <= n:
            await self.play(table)
        return self.numbers[(table, "A")]


async def knock(address: str, waits: list[float]) -> None:
    """Come by again and again with a new connection, and note for how long one waits for an answer."""
    while True:
        begun = time.monotonic()
        async with httpx.AsyncClient(timeout=30) as http:
            try:
                await http.get(f"{address}/healthz")
            except (httpx.ReadError, httpx.RemoteProtocolError):
                continue  # it came to the old program in its last moment
        waits.append(time.monotonic() - begun)
        await asyncio.sleep(0.02)


@pytest.mark.skipif(not is_compiled(), reason="there is nothing to change over to")
def test_the_compiled_rules_take_over_and_nobody_loses_a_thing(tmp_path: Path) -> None:
    async def story(server: Clone) -> None:
        ann = Steady(server.url, "Ann")
        await ann.introduce()
        await ann.connect()
        table = await seated(ann, [], "wizard")
        await ann.do("follow", table, seat="A")
        await ann.do("start", table, fill="random")
        await ann.play_beyond(table, 10)
        while not (tmp_path / "begun").exists():  # killed while it compiles: the next start goes on
            await asyncio.sleep(0.05)
        server.kill()
        assert not (tmp_path / ".venv").exists()
        server.start()
        await ann.come_back(server.url)
        await ann.play_beyond(table, 20)

        outside = f"http://{HOME}:{urlsplit(server.url).port}"
        assert httpx.put(f"{server.url}/api/v1/porch").status_code == 200
        waits: tuple[list[float], list[float]] = ([], [])
        others = [asyncio.create_task(ann.stay())]
        others += [
            asyncio.create_task(knock(*each)) for each in zip((server.url, outside), waits, strict=True)
        ]
        (tmp_path / "go").touch()
        came_back = asyncio.create_task(asyncio.to_thread(server.line))
        while not came_back.done():
            await ann.play(table)
        assert await came_back == "The rules are compiled: the hall is at full speed now."
        await ann.play_beyond(table, ann.numbers[(table, "A")] + 10)

        for other in others:
            assert not other.done() or other.exception() is None
            other.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        assert ann.failure is None
        assert len(ann.gaps) == 1, "one break, and no more"
        assert max(ann.gaps) < BOUND
        assert max(map(max, waits)) < BOUND
        assert httpx.get(f"{server.url}/api/v1/porch").json()["addresses"] == [f"{outside}/"], (
            "it is still open"
        )
        print(
            f"no connection for {max(ann.gaps):.2f} s; a new one waited {max(map(max, waits)):.2f} s at most"
        )
        await ann.close()

    with cloned(tmp_path) as server:
        run(story(server))
    assert '"level": "error"' not in (tmp_path / "server.log").read_text()


def test_a_compiler_that_fails_leaves_the_hall_as_it_is(tmp_path: Path) -> None:
    async def story(server: Clone) -> None:
        async with guests(server.url, "Ann") as (ann,):
            assert await asyncio.to_thread(server.line) == (
                "The rules couldn’t be compiled. The hall goes on as it is: right, only slower."
            )
            assert (await ann.get("/me"))["name"] == "Ann"
            assert ann.socket.close_code is None

    with cloned(tmp_path) as server:
        (tmp_path / "put.py").write_text("raise SystemExit('no room on the disk')")
        (tmp_path / "go").touch()
        run(story(server))
    assert "no room on the disk" in (tmp_path / "server.log").read_text()


def test_what_the_compiler_says_is_read() -> None:
    assert read_step("reading") == Step("reading")
    assert read_step("57/182") == Step("files", 57, 182)
    assert read_step("make: *** [Makefile:9: play] Error 1") is None


def test_half_a_compile_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever lies beside the sources, it is used only when the last of it is there."""
    place, target = tmp_path / "place", tmp_path / "target"
    for name in ("toy/a.x.so", "toy/b.x.so", "magehall__mypyc.x.so", "build/magehall__mypyc.x.so"):
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_text("new")
    (target / "toy").mkdir(parents=True)
    for name in ("magehall__mypyc.x.so", "toy/gone.x.so"):
        (target / name).write_text("old")
    moved: list[str] = []
    copy = shutil.copy

    def killed(source: Path, goal: Path) -> None:
        if len(moved) == 2:
            raise KeyboardInterrupt
        moved.append(source.name)
        copy(source, goal)

    monkeypatch.setattr(shutil, "copy", killed)
    with pytest.raises(KeyboardInterrupt):
        hatch_build.put(place, target)
    assert not list(target.glob(hatch_build.LIBRARY)), "the library is away while the others are exchanged"
    monkeypatch.setattr(shutil, "copy", copy)
    hatch_build.put(place, target)
    found = sorted(str(path.relative_to(target)) for path in target.rglob("*"))
    assert found == ["magehall__mypyc.x.so", "toy", "toy/a.x.so", "toy/b.x.so"]
