"""Takes what one client sends in sips: between two of them everyone else gets a turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

SIP: Final = 4096
"""Bytes taken at once: a request or a few commands, some milliseconds' work of the worst kind."""


class Sips:
    """What came from a client and was not taken yet; while there is any, nothing more is read."""

    def __init__(
        self, transport: asyncio.Transport, take: Callable[[bytes], None], is_shut: Callable[[], bool]
    ) -> None:
        self.transport = transport
        self.take = take
        self.is_shut = is_shut
        self.held = bytearray()
        self.is_due = False

    def pour(self, data: bytes) -> None:
        """Take a little at once, and much bit by bit."""
        if not self.held and len(data) <= SIP:
            self.take(data)
            return
        self.held += data
        self.transport.pause_reading()
        self._go_on_soon()

    def pause_reading(self) -> None:
        """Read no more: the reader has enough."""
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Continue: with what is held first."""
        if self.held:
            self._go_on_soon()
        else:
            self.transport.resume_reading()

    def drop(self) -> None:
        """Forget what is held: nobody will take it."""
        self.held.clear()
        self.resume_reading()

    def _go_on_soon(self) -> None:
        if not self.is_due:
            self.is_due = True
            asyncio.get_running_loop().call_soon(self._go_on)

    def _go_on(self) -> None:
        self.is_due = False
        if self.transport.is_closing():
            self.held.clear()
        if not self.held or self.is_shut():
            return
        sip = bytes(self.held[:SIP])
        del self.held[:SIP]
        self.take(sip)
        if not self.is_shut():
            self.resume_reading()
