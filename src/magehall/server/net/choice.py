"""Chooses how connections are handled: our own way if uvicorn's inner parts fit it, otherwise uvicorn's."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from magehall.server.net import QUICK

log = logging.getLogger("magehall.net")


class Protocols(NamedTuple):
    """What speaks HTTP and what speaks over sockets, as uvicorn takes them."""

    http: Any
    ws: Any


ORDINARY: Final = Protocols("h11", "auto")
"""Uvicorn's own way; its plainer HTTP is the one that bounds a request's head."""

UPGRADE: Final = (
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
SAID: Final = b"\x81\x85\0\0\0\0there"
HEARD: Final = b"\x81\x05there"


def protocols() -> Protocols:
    """Return our own protocols if they fit the uvicorn that is installed."""
    try:
        from magehall.server.frames import Socket
        from magehall.server.net.requests import Http

        ours = Protocols(Http, Socket)
        with quiet():
            asyncio.run(try_out(ours))
    except Exception as error:  # whatever does not fit, the hall opens all the same
        facts = {"uvicorn": uvicorn.__version__, "error": f"{type(error).__name__}: {error}"}
        log.warning("connections are served in uvicorn's ordinary way", extra=facts)
        return ORDINARY
    return ours


@contextmanager
def quiet() -> Iterator[None]:
    """Keep uvicorn quiet meanwhile."""
    loud = logging.getLogger("uvicorn.error")
    loud.disabled = True
    try:
        yield
    finally:
        loud.disabled = False


class Pretended(asyncio.Transport):
    """A connection to nobody that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.protocol: Any = None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        """Note who speaks now."""
        self.protocol = protocol

    def write(self, data: Any) -> None:
        """Keep it."""
        self.written += data

    def get_write_buffer_size(self) -> int:
        """Say that everything has been read."""
        return 0

    def is_closing(self) -> bool:
        """Say that it is open."""
        return False

    def pause_reading(self) -> None:
        """Do nothing: nobody sends."""

    def resume_reading(self) -> None:
        """Do nothing: nobody sends."""

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


async def try_out(found: Protocols) -> None:
    """Try a conversation over a connection to nobody: a request becomes a socket, and a text comes back."""

    async def echo(scope: Scope, receive: Receive, send: Send) -> None:
        quick = scope["extensions"][QUICK]
        await quick["receive"]()
        await send({"type": "websocket.accept"})
        quick["offer"]((await quick["receive"]())["text"].encode())

    config = uvicorn.Config(echo, http=found.http, ws=found.ws, lifespan="off", log_config=None)
    config.load()
    line = Pretended()
    state = ServerState()
    request = found.http(config=config, server_state=state, app_state={})
    request.connection_made(line)
    request.data_received(UPGRADE)
    async with asyncio.timeout(1):
        while not line.written:
            await asyncio.sleep(0)
        line.protocol.data_received(SAID)
        await asyncio.gather(*state.tasks)
    assert line.written.endswith(HEARD), "what was said comes back"
