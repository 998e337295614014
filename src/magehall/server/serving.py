"""Runs the server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import math
import resource
import signal
import socket
import sys
from collections.abc import Iterable
from contextlib import suppress
from types import FrameType
from typing import Any, Protocol

import uvicorn

from magehall.bots import levels
from magehall.core import game_keys
from magehall.server import logs, wallclock
from magehall.server.app import House, make_app
from magehall.server.compiling import Compiling, Step
from magehall.server.handover import Handed, keep, start_anew
from magehall.server.net.choice import protocols
from magehall.server.net.watch import EVERY, Watch
from magehall.server.porch import Listening
from magehall.server.settings import Settings
from magehall.server.store import open_store

log = logging.getLogger("magehall.net")

ENOUGH_FILES = 4096
"""So many open files are enough for a house of some size; where there may be fewer, that is said."""
BACKLOG = 4096
"""Connections that may wait to be taken: all who come back at once after a restart."""
DRAIN = 10
"""Seconds that running requests are given when the server stops."""
SHORT_DRAIN = 1
"""The same when it starts anew at once, and everybody waits for it."""


class Teller(Protocol):
    """Tells whoever started the server how it is."""

    def opened(self, address: str) -> None:
        """Say where the hall is."""

    def porch(self, addresses: list[str]) -> None:
        """Say where phones in the same home find it, or that they no longer do."""

    def compiling(self, step: Step) -> None:
        """Say how far the compiler is."""


class Server(uvicorn.Server):
    """A server that says where it is listening once it is, and starts anew when its rules are compiled."""

    def __init__(self, config: uvicorn.Config, teller: Teller, taken: Handed, compiles: bool = False) -> None:
        super().__init__(config)
        self.teller = teller
        self.taken = taken
        self.compiling = Compiling(teller.compiling) if compiles else None
        self.background: asyncio.Task[None] | None = None
        self.starts_anew = False
        self.is_told_to_stop = False
        self.kept: dict[str, list[int]] = {}
        """What is open for the next program: of the hall, and of the porch."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            tame_collector()
            share_time()
            self.watching = asyncio.create_task(self._watch())
            await self._open_porch()
            self.teller.opened(self.address())
            if self.compiling is not None:
                self.background = asyncio.create_task(self._compile(self.compiling))

    async def _open_porch(self) -> None:
        """Let the porch be opened; if it was open before the change, it is open now."""
        porch = self.house().porch
        porch.front = self
        if self.taken.porch:
            await porch.open(self.taken.porch)
        porch.changed = self.teller.porch

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop for good, even while starting anew."""
        self.is_told_to_stop = True
        super().handle_exit(sig, frame)

    async def _compile(self, compiling: Compiling) -> None:
        """Compile, then stop in order to start anew."""
        self.starts_anew = await compiling.run()
        self.should_exit = self.should_exit or self.starts_anew

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Disconnect everyone first, so that no stream keeps the server waiting."""
        self.watching.cancel()
        if self.background is not None and self.compiling is not None:
            self.background.cancel()
            self.compiling.stop()
        if self.starts_anew:
            self.config.timeout_graceful_shutdown = SHORT_DRAIN
            porch = self.house().porch.doors.values()
            self.kept = {"hall": keep(numbers(self.servers[:1])), "porch": keep(numbers(porch))}
        self.house().hub.close()
        await super().shutdown(sockets)

    @property
    def port(self) -> int:
        """The port of the hall."""
        found: int = self.servers[0].sockets[0].getsockname()[1]
        return found

    async def listen(self, door: socket.socket) -> Listening:
        """Take connections from one more socket."""
        make: Any = self.config.http_protocol_class
        taking = await asyncio.get_running_loop().create_server(
            lambda: make(config=self.config, server_state=self.server_state, app_state=self.lifespan.state),
            sock=door,
            backlog=BACKLOG,
        )
        self.servers.append(taking)
        return taking

    def cut(self, hosts: set[str]) -> None:
        """End all connections that came to these addresses."""
        for connection in list(self.server_state.connections):
            came_to = connection.transport.get_extra_info("sockname")
            if came_to and came_to[0] in hosts:
                connection.shutdown()

    async def _watch(self) -> None:
        """Cut connections that stall, as long as the server runs."""
        watch = Watch(self.house().settings, open_more_files())
        while True:
            await asyncio.sleep(EVERY)
            try:
                watch.look(self.server_state.connections, wallclock.ticks())
            except Exception:  # the next look may go better
                log.exception("could not look after connections")

    def house(self) -> House:
        """Return the house that is served."""
        found: House = self.config.app.state.house  # type: ignore[union-attr]
        return found

    def address(self) -> str:
        """Give the address a browser can open."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
        return f"http://{shown}:{port}{self.house().settings.base_path}/"


def numbers(those: Iterable[Listening]) -> list[int]:
    """List the open files of all that listen."""
    return [each.fileno() for listening in those for each in listening.sockets]


def tame_collector() -> None:
    """Keep Python's collector off what lives as long as the process, and let it look at the rest less often.

    A move makes hundreds of short-lived lists and no cycles; looking for cycles after every 700 of them
    costs as much as the move. A look at a million objects is a pause that players notice, so the middle
    generation stays small.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 50)


def open_more_files() -> int:
    """Allow as many open files and connections as the machine lets us; return their number."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < ENOUGH_FILES:
        log.warning("the machine lets few connections be open at once", extra={"most": soft})
    return soft


def share_time() -> None:
    """Let the thread that stores wait a millisecond at most for its turn, where Python would make it five."""
    sys.setswitchinterval(0.001)


def _stopped(number: int, frame: FrameType | None) -> None:
    """Do nothing more: uvicorn has drained when it raises the signal once more, and that is no failure."""


async def try_store(settings: Settings) -> None:
    """Open the store once, so that anything wrong with it is reported in one line."""
    store = await open_store(settings.postgres_url(), str(settings.database_file()))
    await store.close()


def meet_bots() -> None:
    """Ask every game for its bots once, so that anything wrong with third-party ones is one line."""
    for key in game_keys():
        levels(key)


def serve(
    settings: Settings, teller: Teller, taken: Handed | None = None, again: list[str] | None = None
) -> int:
    """Serve until the process is told to stop; give the exit code.

    With a command to start it again, it compiles the rules meanwhile, and then starts again.
    """
    meet_bots()
    asyncio.run(try_store(settings))
    logs.set_up(settings.log_level, settings.log_format)
    chosen = protocols()
    config = uvicorn.Config(
        make_app(settings),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        server_header=False,
        http=chosen.http,
        h11_max_incomplete_event_size=settings.head_bytes,
        timeout_keep_alive=math.ceil(settings.idle_seconds),
        ws=chosen.ws,
        ws_max_size=settings.message_bytes,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=DRAIN,
        backlog=BACKLOG,
    )
    taken = taken or Handed()
    server = Server(config, teller, taken, compiles=bool(again))
    signal.signal(signal.SIGTERM, _stopped)
    server.run(taken.hall or None)
    if server.kept and not server.is_told_to_stop:
        start_anew(again or [], **server.kept)
    return 0 if server.started else 1
