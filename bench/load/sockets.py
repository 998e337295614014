"""A WebSocket client made for load: frames by hand, so that it costs little compared with the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

PING, CLOSE = 9, 8


class Socket(asyncio.Protocol):
    """One socket; every text frame goes to `heard`."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        self.buffer = b""
        self.is_open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None
        self.is_wanted = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open.done():
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.buffer = rest
            self.is_open.set_result(None)
        self._read()

    def connection_lost(self, error: Exception | None) -> None:
        assert not self.is_wanted, f"the server closed a socket: {error}"

    def _read(self) -> None:
        buffer, place = self.buffer, 0
        while len(buffer) - place >= 2:
            first, size, body = buffer[place] & 15, buffer[place + 1], place + 2
            if size >= 126:
                extra = 2 if size == 126 else 8
                size, body = int.from_bytes(buffer[body : body + extra], "big"), body + extra
            if len(buffer) < body + size:
                break
            self._frame(first, buffer[body : body + size])
            place = body + size
        self.buffer = buffer[place:]

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self._send(0x8A, body)
        elif kind != CLOSE:
            self.heard(body)

    def send(self, text: bytes) -> None:
        """Send a text frame."""
        self._send(0x81, text)

    def _send(self, first: int, body: bytes) -> None:
        assert self.transport is not None
        size = len(body)
        head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        """Hang up."""
        self.is_wanted = False
        if self.transport is not None:
            self.transport.close()


async def connect(host: str, port: int, path: str, cookie: str, heard: Callable[[bytes], None]) -> Socket:
    """Open a socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        f"Cookie: {cookie}",
    ]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request, heard), host, port)
    await socket.is_open
    return socket
