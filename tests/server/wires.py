"""Bytes on the wire, as no polite client would send them."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests.server.harness import Served

GET = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


@contextmanager
def dialled(server: Served, room: int = 0) -> Iterator[socket.socket]:
    """A connection with nothing said yet, perhaps with little room for what it is told."""
    where = urlsplit(server.url)
    with socket.socket() as line:
        line.settimeout(20)
        if room:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        line.connect((str(where.hostname), int(where.port or 0)))
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        yield line


def heard(line: socket.socket) -> bytes:
    """All that is said until the other side hangs up."""
    said = b""
    try:
        while data := line.recv(65_536):
            said += data
    except ConnectionResetError:
        pass
    return said


def send_until_cut(line: socket.socket, data: bytes, most: int) -> int:
    """Send the same over and over until it is refused; give the bytes that went out."""
    sent = 0
    try:
        while sent < most:
            line.sendall(data)
            sent += len(data)
    except OSError:
        pass
    return sent


def memory(server: Served) -> int:
    """Megabytes that the server holds."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS")) // 1024


def seconds_until_cut(line: socket.socket) -> tuple[float, bytes]:
    begun = time.monotonic()
    said = heard(line)
    return time.monotonic() - begun, said
