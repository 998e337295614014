"""The socket under uvicorn, with a quick way out: all that waits for a client goes as one write."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WRITE: Final = "magehall.write"
"""The extension of ASGI by which a socket is handed text frames, several at once."""

TEXT: Final = 0x81


class Socket(WebSocketsSansIOProtocol):
    """Uvicorn's socket; only what is said often takes the short way."""

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the app."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE] = {"write": self.write}

    async def write(self, texts: Iterable[bytes]) -> None:
        """Write text frames as soon as the other side takes them."""
        await self.writable.wait()
        if not self.disconnected and not self.close_sent:
            self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))


def head(size: int) -> bytes:
    """Write the head of a whole text frame from a server (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2, "big")
    return bytes((TEXT, 127)) + size.to_bytes(8, "big")
