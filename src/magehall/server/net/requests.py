"""HTTP under uvicorn, with bounds: on what comes before a request is whole, and on how long that takes."""

from __future__ import annotations

from asyncio.transports import Transport
from typing import Final

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from magehall.server import wallclock
from magehall.server.net.sips import Sips

MOST_OF_BODY: Final = 8_388_608
"""Bytes of a body that are read at all: twice what the largest door takes, so that it can refuse first."""


SILENT, HEAD, BODY, ANSWER, IDLE = "silent", "head", "body", "answer", "idle"
"""The state of a connection: before its first request, inside one, being answered, between two."""


class Http(HttpToolsProtocol):
    """Uvicorn's HTTP, which notes what it waits for and since when, and takes everything in sips."""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for a first request."""
        super().connection_made(transport)
        self.sips = Sips(transport, self._take, lambda: self.flow.read_paused)
        self.flow = FlowControl(self.sips)  # type: ignore[arg-type]
        self.is_upgraded = False
        self._enter(SILENT)

    def _enter(self, stage: str) -> None:
        self.stage, self.since, self.taken = stage, wallclock.ticks(), 0

    def data_received(self, data: bytes) -> None:
        """Take what arrives, but no more at once than is fair to others."""
        self.sips.pour(data)

    def _take(self, data: bytes) -> None:
        if self.is_upgraded or self.transport.is_closing():
            return
        super().data_received(data)
        self.taken += len(data)
        if self.stage == HEAD and self.taken > (self.config.h11_max_incomplete_event_size or 0):
            self.refuse(431, "The head of the request is too large.")
        elif self.stage == BODY and self.taken > MOST_OF_BODY:
            self.transport.close()

    def refuse(self, status: int, why: str) -> None:
        """Say why nothing more is read, and hang up."""
        head = b"content-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
        length = b"content-length: %d\r\n\r\n" % len(why)
        self.transport.write(b"".join((STATUS_LINE[status], head, length, why.encode("ascii"))))
        self.transport.close()

    def on_message_begin(self) -> None:
        """Wait for the end of a head."""
        super().on_message_begin()
        self._enter(HEAD)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header; those that may follow a body are ignored."""
        if self.stage == HEAD:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Wait for the end of a body."""
        self._enter(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait for our own answer, unless it has been given."""
        super().on_message_complete()
        self._enter(IDLE if getattr(self.cycle, "response_complete", False) else ANSWER)

    def on_response_complete(self) -> None:
        """Wait for another request, if none has begun."""
        if self.stage == ANSWER and not self.pipeline:
            self._enter(IDLE)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to the socket."""
        self.is_upgraded = True
        super().handle_websocket_upgrade()
        self.sips.drop()
