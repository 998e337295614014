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
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

import uvicorn

from magehall.bots import levels
from magehall.core import game_keys
from magehall.server import logs, wallclock
from magehall.server.app import House, make_app
from magehall.server.net.choice import protocols
from magehall.server.net.watch import EVERY, Watch
from magehall.server.settings import Settings
from magehall.server.store import open_store

log = logging.getLogger("magehall.net")

ENOUGH_FILES = 4096
"""Enough open files for a house of some size; if fewer are allowed, that is reported."""
BACKLOG = 4096
"""Connections that may wait to be accepted: everyone who comes back at once after a restart."""
DRAIN = 10
"""Seconds that running requests are given when the server stops."""


class Server(uvicorn.Server):
    """A server that says where it is listening once it is."""

    def __init__(self, config: uvicorn.Config, say: Callable[[str], None]) -> None:
        super().__init__(config)
        self.say = say

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, then say so."""
        await super().startup(sockets)
        if self.started:
            tame_collector()
            share_time()
            self.watching = asyncio.create_task(self._watch())
            self.say(self.address())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Disconnect everyone first, so that no stream keeps the server waiting."""
        self.watching.cancel()
        self.house().hub.close()
        await super().shutdown(sockets)

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
        """Return the address a browser can open."""
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
        return f"http://{shown}:{port}{self.house().settings.base_path}/"


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
    """Do nothing more: uvicorn has drained when it raises the signal again, and that is not a failure."""


async def try_store(settings: Settings) -> None:
    """Open the store once, so that anything wrong with it is reported in one line."""
    store = await open_store(settings.postgres_url(), str(settings.database_file()))
    await store.close()


def meet_bots() -> None:
    """Ask every game for its bots once, so that anything wrong with third-party ones is one line."""
    for key in game_keys():
        levels(key)


def serve(settings: Settings, say: Callable[[str], None]) -> int:
    """Serve until the process is told to stop; return the exit code."""
    meet_bots()
    asyncio.run(try_store(settings))
    logs.set_up(settings.log_level)
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
    server = Server(config, say)
    signal.signal(signal.SIGTERM, _stopped)
    server.run()
    return 0 if server.started else 1
