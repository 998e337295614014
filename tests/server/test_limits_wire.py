"""What one bad client can make the server hold or wait for is bounded, without a proxy in front."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from unittest.mock import Mock

import httpx
import pytest
import websockets
from starlette.websockets import WebSocket
from websockets.frames import Frame, Opcode

from magehall.server.access.holding import OF_PLAYER
from magehall.server.hub import TOO_SLOW, Connection
from magehall.server.net.choice import UPGRADE
from magehall.server.net.watch import Watch
from magehall.server.settings import Settings
from magehall.server.store import Person
from tests.server.harness import Guest, Served, guests, run, served
from tests.server.test_frames import Line, text
from tests.server.wires import GET, dialled, heard, memory, seconds_until_cut, send_until_cut

MEGABYTE = 1_048_576
QUICK = {"head_seconds": "1", "body_seconds": "1.5", "idle_seconds": "2", "unread_seconds": "1"}
"""Times that a test can wait for."""
SLACK = 12.0
"""Seconds that a busy machine may be late."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("hall"), **QUICK) as running:
        yield running


def is_well(server: Served) -> bool:
    return httpx.get(f"{server.url}/healthz", timeout=5).status_code == 200


@pytest.mark.parametrize(
    ("begin", "more"),
    [
        (b"GET / HTTP/1.1\r\nX: ", b"x" * 65_536),
        (b"GET / HTTP/1.1\r\n", b"".join(b"X-%d: 1\r\n" % number for number in range(5_000))),
        (b"GET /", b"x" * 65_536),
    ],
    ids=["one header", "many headers", "path"],
)
def test_a_head_without_end_is_refused(server: Served, begin: bytes, more: bytes) -> None:
    before = memory(server)
    with dialled(server) as line:
        line.sendall(begin)
        assert send_until_cut(line, more, 64 * MEGABYTE) < 16 * MEGABYTE
    with dialled(server) as line:
        line.sendall(begin + more[:40_000])
        assert heard(line).startswith(b"HTTP/1.1 431 ")
    assert memory(server) < before + 16
    assert is_well(server)


def test_a_head_of_a_usual_size_is_taken(server: Served) -> None:
    answer = httpx.get(f"{server.url}/healthz", headers={"Cookie": "x=" + "y" * 16_000})
    assert answer.status_code == 200


@pytest.mark.parametrize("begun", [b"", b"\r\n", b"GET / HTTP/1.1\r\nHost: x\r\n"], ids=["", "line", "head"])
def test_who_never_asks_is_cut_off(server: Served, begun: bytes) -> None:
    with dialled(server) as line:
        line.sendall(begun)
        seconds, said = seconds_until_cut(line)
    assert seconds < 2 + SLACK
    assert said == b"" or said.startswith(b"HTTP/1.1 408 ")
    assert (len(begun) > 2) == (said != b""), "who has begun to ask is told"


def test_a_head_that_trickles_in_is_cut_off(server: Served) -> None:
    with dialled(server) as line:
        begun = time.monotonic()
        with suppress(OSError):
            while time.monotonic() - begun < 4 * SLACK:
                line.sendall(b"G")
                time.sleep(0.2)
    assert time.monotonic() - begun < 3 + SLACK


def test_half_a_body_is_cut_off(server: Served) -> None:
    with dialled(server) as line:
        line.sendall(b"POST /api/v1/terms HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        seconds, said = seconds_until_cut(line)
    assert seconds < 3 + SLACK
    assert said.startswith(b"HTTP/1.1 408 ")


def test_a_body_without_end_is_cut_off(server: Served) -> None:
    before = memory(server)
    head = b"POST /api/v1/terms HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    for more in (b"10000\r\n" + b"x" * 65_536 + b"\r\n", b"X: 1\r\n" * 10_000):
        with dialled(server) as line:
            line.sendall(head + (b"0\r\n" if more[:1] == b"X" else b""))
            assert send_until_cut(line, more, 128 * MEGABYTE) < 32 * MEGABYTE
    assert memory(server) < before + 48


def test_a_connection_waits_for_the_next_request_and_not_for_ever(server: Served) -> None:
    with dialled(server) as line:
        for _ in range(2):
            line.sendall(GET)
            assert answer_to(line).startswith(b"HTTP/1.1 200 ")
            time.sleep(1.2)  # longer than a silent one may wait
        line.sendall(b"\r\n")
        seconds, said = seconds_until_cut(line)
    assert seconds < 3 + SLACK
    assert said == b""


def answer_to(line: socket.socket) -> bytes:
    said = b""
    while not said.endswith(b"}}"):
        said += line.recv(65_536)
    return said


def test_many_half_requests_are_gone_and_nobody_notices(server: Served) -> None:
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(dialled(server)) for _ in range(200)]
        for number, line in enumerate(lines):
            line.sendall(b"GET / HTTP/1.1\r\n"[: number % 17])
        assert is_well(server)
        begun = time.monotonic()
        for line in lines:
            heard(line)
        assert time.monotonic() - begun < 2 + SLACK


PING = Frame(Opcode.PING, b"x" * 100).serialize(mask=True)
PONG = Frame(Opcode.PONG, b"x" * 100).serialize(mask=True)
PIECE = Frame(Opcode.CONT, b"", fin=False).serialize(mask=True)


@pytest.mark.parametrize("flood", [PING, PONG, PIECE], ids=["pings", "pongs", "pieces"])
def test_a_flood_of_frames_is_hung_up_on(server: Served, flood: bytes) -> None:
    before = memory(server)
    line = Line(server)
    if flood == PIECE:
        line.send(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
    assert send_until_cut(line.socket, flood * 500, 64 * MEGABYTE) < 16 * MEGABYTE
    line.socket.close()
    assert memory(server) < before + 16
    assert is_well(server)


def test_a_few_pings_are_answered(server: Served) -> None:
    line = Line(server)
    line.send(PING * 50 + text(1))
    assert line.answer() == 1
    line.socket.close()


def test_who_does_not_read_answers_is_cut_off(server: Served) -> None:
    before = memory(server)
    with dialled(server, room=4096) as line:
        asking = b"GET /api/v1/games/wizard/words HTTP/1.1\r\nHost: x\r\n\r\n"
        sent = send_until_cut(line, asking * 100, 64 * MEGABYTE)
    assert sent < 32 * MEGABYTE
    assert memory(server) < before + 32
    assert is_well(server)


def test_who_does_not_read_a_socket_is_cut_off_and_the_table_goes_on(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            made = await ann.post("/tables", {"terms": {"game": "wizard", "seats": 3}})
            await ann.do("follow", made["table"], seat="A")
            line = Line(server)
            line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            before = memory(server)
            asking = b'{"do": "history", "id": 1, "table": "%b"}' % made["table"].encode()
            frame = Frame(Opcode.TEXT, asking).serialize(mask=True)
            sent = await asyncio.to_thread(send_until_cut, line.socket, frame * 200, 64 * MEGABYTE)
            assert sent < 32 * MEGABYTE
            assert memory(server) < before + 32
            await ann.do("rename", made["table"], seat="A", name="Anna")
            line.socket.close()

    run(story())


def test_one_player_holds_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async def story(url: str) -> None:
        ann = await Guest(url, "Ann").introduce()
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in ann.http.cookies.items())}
        address = f"{url.replace('http', 'ws', 1)}/api/v1/socket"
        held = [await websockets.connect(address, additional_headers=cookie) for _ in range(OF_PLAYER)]
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(address, additional_headers=cookie)
        await held.pop().close()
        while len(held) < OF_PLAYER:  # until the server has noticed, too
            with suppress(websockets.InvalidStatus):
                held.append(await websockets.connect(address, additional_headers=cookie))
        await asyncio.gather(*(socket.close() for socket in held))
        await ann.close()

    with served(tmp_path, rate_limits="1") as server:
        run(story(server.url))


def test_a_message_that_is_too_large_closes_the_line(server: Served) -> None:
    for padding in (65_536, 200_000):
        line = Line(server)
        line.send(text(1, padding))
        with suppress(ConnectionResetError):  # what was sent and not read
            line.closing()
        assert line.book.close_rcvd is not None
        assert line.book.close_rcvd.code == 1009
        line.socket.close()


def test_who_falls_too_far_behind_is_closed_and_holds_nothing() -> None:
    async def story() -> None:
        most = Settings().socket_queue
        socket = WebSocket({"type": "websocket"}, Mock(), Mock())
        connection = Connection(socket, Person("ann", "Ann"), b"", "en", most)
        for _ in range(most):
            connection.show(b"{}")
        assert (len(connection.queue), connection.closing) == (most, None)
        connection.show(b"{}")
        connection.show(b"{}")
        assert (len(connection.queue), connection.closing) == (0, TOO_SLOW)

    run(story())


@pytest.mark.parametrize("stage", ["silent", "idle"])
def test_unused_connections_make_room_where_there_are_too_many(stage: str) -> None:
    def connection(stage: str) -> Mock:
        made = Mock(stage=stage, since=100.0)
        made.transport.is_closing.return_value = False
        made.transport.get_write_buffer_size.return_value = 0
        return made

    watch = Watch(Settings(), most=16)
    unused, asking = [connection(stage) for _ in range(12)], connection("head")
    watch.look([*unused[:11], asking], 103.0)
    assert not any(one.transport.close.called for one in unused)
    watch.look([*unused, asking], 103.0)
    assert all(one.transport.close.called for one in unused)
    assert not asking.refuse.called


@pytest.mark.parametrize(
    "odd",
    [b"".join(b"X-%d: 1\r\n" % number for number in range(200)), b"X: " + b"y" * 9000 + b"\r\n"],
    ids=["many headers", "long header"],
)
def test_a_socket_that_is_asked_for_oddly_is_refused_at_once(server: Served, odd: bytes) -> None:
    with dialled(server) as line:
        line.sendall(UPGRADE.replace(b"\r\n\r\n", b"\r\n" + odd + b"\r\n"))
        seconds, said = seconds_until_cut(line)
    assert said.startswith(b"HTTP/1.1 400 ")
    assert seconds < 1 + SLACK
