"""The limit of the language: a bare referee of Wizard, in one Python process, that does only what it must.

    python bench/limit/referee.py FILE        prints the port it listens at

It plays by our compiled rules. A move that comes over a socket is read and judged, nature follows, what each
seat sees of it is drawn and compared with what it saw before; the move is stored (SQLite, full sync, as many
as have come meanwhile in one commit), and only then are the four seats told. Frames are read and written by
hand, and there are no tasks and no locks: everything happens where the bytes arrive.

It leaves out what makes it a server: accounts and who may sit where, HTTP, limits and bounds, clocks, bots,
chat, undo, events and lists of moves in the news, what a table tells those who come back later, several
nodes, and recovery from failed writes (it stops). Following a table that does not exist opens it.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import sqlite3
import sys
import threading
from pathlib import Path
from queue import SimpleQueue
from struct import Struct
from typing import Any, cast

import msgspec
import uvloop
from websockets.speedups import apply_mask

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "src")]

from magehall.core import game  # noqa: E402 (the path is set above)
from magehall.core.match import natures_moves  # noqa: E402
from magehall.core.record import Ply, plies_text  # noqa: E402
from magehall.server.serving import share_time, tame_collector  # noqa: E402
from magehall.server.tables.seen import Seen, draw_own  # noqa: E402

SEATS = 4
LETTERS = "ABCD"
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
MOST_AT_ONCE = 64
"""Rows that one statement enters."""

head_short, head_long = Struct("!BB").pack, Struct("!BBH").pack
encode = msgspec.json.Encoder().encode
WIZARD = game("wizard")


class Said(msgspec.Struct):
    """What a client says."""

    do: str
    table: str
    seat: str
    move: str = ""


decode = msgspec.json.Decoder(Said).decode


class Table:
    """A game, and what its seats have been told."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seed = hashlib.sha256(code.encode()).hexdigest()
        self.state = WIZARD.start(SEATS)
        self.draws = len(natures_moves(self.state, self.seed, 0))
        self.n = 1
        self.lines: list[asyncio.Transport | None] = [None] * SEATS
        self.public = self.state.public(None)
        self.own = draw_own(self.state, self.public, range(SEATS))

    def follow(self, seat: int, line: asyncio.Transport) -> bytes:
        """Show a seat everything, and what comes from now on."""
        self.lines[seat] = line
        shown = {"acting": [LETTERS[acting] for acting in self.state.acting()]}
        told = {"type": "sync", "n": self.n, "picture": shown, "view": self.state.view(seat)}
        return encode(told)

    def play(self, seat: int, text: str) -> tuple[tuple[Any, ...], list[tuple[asyncio.Transport, bytes]]]:
        """Make a move; return the row to store and the frames to show once it is stored."""
        move = WIZARD.read(text)
        refusal = self.state.refuse(seat, move)
        assert refusal is None, refusal
        self.state.apply(seat, move)
        drawn = natures_moves(self.state, self.seed, self.draws)
        self.draws += len(drawn)
        self.n += 1
        body = encode(plies_text([Ply(seat, move), *drawn]))
        before, had = self.public, self.own
        self.public = self.state.public(before)
        self.own = draw_own(self.state, self.public, range(SEATS))
        seen = Seen(before, self.public)
        acting = [LETTERS[each] for each in self.state.acting()]
        alike = b'{"type":"news","table":"%b","n":%d,"entry":{"kind":"played","seat":"%b"},"changes":%b' % (
            self.code.encode(),
            self.n,
            LETTERS[seat].encode(),
            encode([["acting", acting]]),
        )
        shown = [
            (line, framed(alike + seen.told(had[place], self.own[place]) + b"}"))
            for place, line in enumerate(self.lines)
            if line is not None
        ]
        return (self.code, self.n, body), shown


def framed(text: bytes) -> bytes:
    """Write a text frame."""
    size = len(text)
    if size < 126:
        return head_short(0x81, size) + text
    if size < 65_536:
        return head_long(0x81, 126, size) + text
    return bytes((0x81, 127)) + size.to_bytes(8, "big") + text


class Store:
    """One thread that commits whatever has come since its last commit."""

    def __init__(self, file: str) -> None:
        self.connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
        for setting in ("journal_mode = WAL", "synchronous = FULL", "wal_autocheckpoint = 4000"):
            self.connection.execute(f"PRAGMA {setting}")
        self.connection.execute("CREATE TABLE moves (game TEXT, n INT, body BLOB, PRIMARY KEY (game, n))")
        self.loop = asyncio.get_running_loop()
        self.waiting: list[Any] = []
        self.asked: SimpleQueue[list[Any]] = SimpleQueue()
        threading.Thread(target=self.run, daemon=True).start()

    def add(self, made: Any) -> None:
        if not self.waiting:
            self.loop.call_soon(self.hand_over)
        self.waiting.append(made)

    def hand_over(self) -> None:
        made, self.waiting = self.waiting, []
        self.asked.put(made)

    def run(self) -> None:
        while True:
            made = self.asked.get()
            while not self.asked.empty():
                made += self.asked.get()
            for first in range(0, len(made), MOST_AT_ONCE):
                some = made[first : first + MOST_AT_ONCE]
                query = f"INSERT INTO moves VALUES {', '.join(['(?, ?, ?)'] * len(some))}"
                self.connection.execute(query, [value for row, _ in some for value in row])
            self.loop.call_soon_threadsafe(show, made)


def show(made: list[Any]) -> None:
    """Tell the seats what has been stored."""
    for _, shown in made:
        for line, frame in shown:
            if not line.is_closing():
                line.write(frame)


class Line(asyncio.Protocol):
    """One socket."""

    tables: dict[str, Table]
    store: Store

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.is_open = False
        self.held = b""

    def data_received(self, data: bytes) -> None:
        data = self.held + data if self.held else data
        if not self.is_open:
            request, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.held = request
                return
            self._shake_hands(request)
        while len(data) >= 6:
            size = data[1] & 127
            start = 6 if size < 126 else 8
            size = size if size < 126 else int.from_bytes(data[2:4], "big")
            if len(data) < start + size:
                break
            if data[0] == 0x81:
                self._hear(apply_mask(data[start : start + size], data[start - 4 : start]))
            data = data[start + size :]
        self.held = data

    def _shake_hands(self, request: bytes) -> None:
        key = request.partition(b"Sec-WebSocket-Key: ")[2].partition(b"\r\n")[0]
        accept = base64.b64encode(hashlib.sha1(key + GUID).digest())
        upgrade = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        self.transport.write(upgrade + b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
        self.is_open = True

    def _hear(self, text: bytes) -> None:
        said = decode(text)
        table = self.tables.get(said.table)
        if table is None:
            table = self.tables[said.table] = Table(said.table)
        seat = LETTERS.index(said.seat)
        if said.do == "play":
            self.store.add(table.play(seat, said.move))
        else:
            self.transport.write(framed(table.follow(seat, self.transport)))


async def serve(file: str) -> None:
    """Listen until the process is ended."""
    Line.tables, Line.store = {}, Store(file)
    server = await asyncio.get_running_loop().create_server(Line, "127.0.0.1", 0, backlog=2048)
    tame_collector()
    share_time()
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(sys.argv[1]))
