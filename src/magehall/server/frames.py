"""The socket under uvicorn, with a fast path in and out for the usual case: whole text frames."""

from __future__ import annotations

import asyncio
from asyncio.transports import BaseTransport
from collections.abc import Iterable
from struct import Struct
from typing import Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from magehall.server.net import QUICK
from magehall.server.net.sips import Sips

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT: Final = 0x81
CONTROL: Final = 0x88
"""First bytes of whole frames: a text; from here on pings and the like."""
MASKED: Final = 0x80

MOST_WAITING: Final = 16
"""Messages that may wait for the app before the client is made to wait."""
MOST_FRAMES: Final = 1000
"""Frames that one message may be cut into."""
MOST_CONTROL: Final = 100
"""Pings and pongs of a client in this many seconds; a polite one sends one every twenty seconds."""
CONTROL_SECONDS: Final = 10.0
TOO_OFTEN, TOO_BIG = 1008, 1009
NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""Sent if uvicorn does not understand a request for a socket, and would otherwise stay silent for ever."""


_tiny, _short, _long = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
"""Writes frame headers by the size of what follows."""


class Inbox(asyncio.Queue[ASGIReceiveEvent]):
    """A queue of any length with one reader, which is all that a socket needs."""

    reader: asyncio.Future[None] | None = None

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Put something in, and wake the reader if it is waiting."""
        self._put(item)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> ASGIReceiveEvent:
        """Take out what came first, as soon as there is something; if much is waiting, others go first."""
        if not self.empty():
            await asyncio.sleep(0)
        while self.empty():
            self.reader = asyncio.get_running_loop().create_future()
            await self.reader
        event: ASGIReceiveEvent = self._get()
        return event


class Socket(WebSocketsSansIOProtocol):
    """Uvicorn's socket; a whole text frame takes the fast path, everything else the ordinary one."""

    is_plain = True
    """Whether only whole frames have come so far, so that the ordinary path holds no part of one."""
    control = 0
    """Pings and pongs in the current period."""
    control_since = 0.0

    def connection_made(self, transport: BaseTransport) -> None:
        """Begin with an empty inbox."""
        self.queue = Inbox()
        self.offered: list[bytes] = []
        super().connection_made(transport)
        self.sips = Sips(self.transport, self._take, lambda: self.read_paused)

    def handle_connect(self, event: Request) -> None:
        """Offer the fast path to the app."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][QUICK] = {
                "receive": self.receive,
                "write": self.write,
                "offer": self.offer,
            }

    def data_received(self, data: bytes) -> None:
        """Take what arrives, but no more at once than is fair to others."""
        self.sips.pour(data)

    def _take(self, data: bytes) -> None:
        """Hand texts to the app, and whatever follows them to the ordinary path."""
        if self.is_plain and self.handshake_initiated:
            self.is_plain = self.handshake_complete
            data = self._take_texts(data)
        if data:
            super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()

    def _take_texts(self, data: bytes) -> bytes:
        """Take texts from the front as long as they are whole; return what is left."""
        while data and self.is_plain and not self.close_sent:
            size = whole(data)
            text = text_in(data[:size]) if 0 < size <= self.config.ws_max_size else None
            if text is None:
                self.is_plain = size == len(data) and data[0] >= CONTROL
                break
            self._hand_on(text)
            data = data[size:]
        return data

    def _hand_on(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() > MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Give the app what came first; when it has everything, the client may continue."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.sips.resume_reading()
        return message

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many of them."""
        if self._is_fair():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong, unless there are too many of them."""
        if self._is_fair():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message, which may not be cut into endless pieces."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAMES:
            self._hang_up(TOO_BIG, "too many frames")

    def _is_fair(self) -> bool:
        """Count a ping or a pong; hang up on a client that sends hundreds."""
        now = self.loop.time()
        if now - self.control_since > CONTROL_SECONDS:
            self.control, self.control_since = 0, now
        self.control += 1
        if self.control > MOST_CONTROL:
            self._hang_up(TOO_OFTEN, "too many pings")
        return not self.close_sent

    def _hang_up(self, code: int, why: str) -> None:
        if not self.close_sent:
            self.conn.fail(code, why)
            self.handle_parser_exception()

    def offer(self, text: bytes) -> bool:
        """Write a text frame if the other side takes it now, and tell whether it did.

        What is offered in one round of the loop goes out together: the news, and the answer to whoever moved.
        """
        if not self.writable.is_set():
            return False
        if not self.offered:
            self.loop.call_soon(self._deliver)
        self.offered.append(text)
        return True

    def _deliver(self) -> None:
        texts, self.offered = self.offered, []
        self._send_texts(texts)

    async def write(self, texts: Iterable[bytes]) -> None:
        """Write text frames as soon as the other side takes them."""
        await self.writable.wait()
        self._send_texts(texts)

    def _send_texts(self, texts: Iterable[bytes]) -> None:
        if not self.disconnected and not self.close_sent:
            self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))


def head(size: int) -> bytes:
    """Write the header of a whole text frame from a server (RFC 6455, 5.2)."""
    if size < 126:
        return _tiny(TEXT, size)
    return _short(TEXT, 126, size) if size < 65_536 else _long(TEXT, 127, size)


def whole(data: bytes) -> int:
    """Return the size of the first frame if all of it is here and masked, as a client's must be; else 0."""
    if len(data) < 6 or not data[1] & MASKED:
        return 0
    size = data[1] & 127
    if size == 127:
        return 0
    size = 6 + size if size < 126 else 8 + int.from_bytes(data[2:4], "big")
    return size if size <= len(data) else 0


def text_in(frame: bytes) -> str | None:
    """Read a whole frame from a client; None if it is not a text."""
    if frame[0] != TEXT:
        return None
    start = 6 if frame[1] & 127 < 126 else 8
    try:
        return apply_mask(frame[start:], frame[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None
