"""Frames as they may come over the line: whole, many at once, in pieces, and wrong."""

from __future__ import annotations

import json
import random
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from tests.server.harness import Served, guests, run, served
from tests.server.unfit import MISFITS, unfit_python

PING = Frame(Opcode.PING, b"there?").serialize(mask=True)
BAD_PROTOCOL, BAD_TEXT = 1002, 1007


def command(number: int, padding: int = 0) -> bytes:
    """Ask for something that is answered by its number."""
    return json.dumps({"do": "unfollow", "id": number, "table": "K7QXM2"}).encode() + b" " * padding


def text(number: int, padding: int = 0) -> bytes:
    return Frame(Opcode.TEXT, command(number, padding)).serialize(mask=True)


class Line:
    """A socket whose bytes are sent as they are given, each chunk by itself."""

    def __init__(self, server: Served) -> None:
        where = urlsplit(server.url)
        cookies = httpx.put(f"{server.url}/api/v1/me", json={"name": "Ann"}).cookies
        self.book = ClientProtocol(parse_uri(f"ws://{where.netloc}/api/v1/socket"))
        request = self.book.connect()
        request.headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
        self.book.send_request(request)
        self.socket = socket.create_connection((str(where.hostname), int(where.port or 0)), 10)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(b"".join(self.book.data_to_send()))
        self.heard = self._frames()
        assert next(self.heard)["type"] == "welcome"

    def _frames(self) -> Iterator[dict[str, object]]:
        while True:
            data = self.socket.recv(65_536)
            self.book.receive_data(data) if data else self.book.receive_eof()
            for event in self.book.events_received():
                if isinstance(event, Frame) and event.opcode == Opcode.TEXT:
                    yield json.loads(bytes(event.data))
            if not data:
                return

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def answer(self) -> object:
        return next(self.heard)["id"]

    def closing(self) -> int:
        """Hear the line to its end and give the code it was closed with."""
        assert list(self.heard) == []
        assert self.book.close_rcvd is not None
        return self.book.close_rcvd.code


@pytest.fixture(scope="module", params=["quick", "ordinary"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Our own way to speak over sockets, and uvicorn's, which is used where ours does not fit."""
    folder = tmp_path_factory.mktemp("hall")
    python = sys.executable if request.param == "quick" else unfit_python(folder)
    with served(folder, python) as running:
        yield running


@pytest.fixture
def line(server: Served) -> Iterator[Line]:
    found = Line(server)
    yield found
    found.socket.close()


def test_whole_frames_are_answered_one_by_one_and_many_at_once(line: Line) -> None:
    for number in range(1, 4):
        line.send(text(number))
        assert line.answer() == number
    line.send(b"".join(text(number) for number in range(4, 54)))
    assert [line.answer() for _ in range(50)] == list(range(4, 54))


@pytest.mark.parametrize("padding", [0, 100, 2000])
def test_frames_may_come_in_pieces(line: Line, padding: int) -> None:
    rng = random.Random(padding)
    for number in range(1, 30):
        data = text(number, padding) + (PING if number % 3 == 0 else b"") + text(100 + number, padding)
        while data:
            size = rng.choice([1, 2, 3, 5, 7, 40, len(data)])
            line.send(data[:size])
            data = data[size:]
        assert [line.answer(), line.answer()] == [number, 100 + number]
    assert line.book.state is OPEN


def test_a_message_may_come_in_several_frames_with_a_ping_between(line: Line) -> None:
    line.send(text(1))
    whole = command(2)
    line.send(Frame(Opcode.TEXT, whole[:9], fin=False).serialize(mask=True))
    line.send(PING)
    line.send(Frame(Opcode.CONT, whole[9:]).serialize(mask=True))
    line.send(text(3))
    assert [line.answer() for _ in range(3)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (Frame(Opcode.TEXT, command(1)).serialize(mask=False), BAD_PROTOCOL),
        (b"\xc1" + text(1)[1:], BAD_PROTOCOL),
        (Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True), BAD_TEXT),
        (Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True) + text(1), BAD_PROTOCOL),
        (Frame(Opcode.CONT, command(1)).serialize(mask=True), BAD_PROTOCOL),
    ],
    ids=["unmasked", "reserved bit", "no utf-8", "text inside a message", "end without a beginning"],
)
def test_what_breaks_the_protocol_closes_the_line(line: Line, data: bytes, code: int) -> None:
    line.send(text(7))
    assert line.answer() == 7
    line.send(data)
    assert line.closing() == code


@pytest.mark.parametrize("how", sorted(MISFITS))
def test_a_server_whose_pieces_do_not_fit_says_so_once_and_plays(tmp_path: Path, how: str) -> None:
    async def story(url: str) -> None:
        async with guests(url, "Ann", "Ben") as (ann, ben):
            terms = {"game": "wizard", "seats": 3, "pause": False}
            code = (await ann.post("/tables", {"terms": terms}))["table"]
            await ann.do("follow", code, seat="A")
            await ben.do("follow", code)
            for seat in ("B", "C"):
                await ann.do("seat", code, seat=seat, bot="random")
            await ann.do("start", code)
            for _ in range(3):
                await ann.until(lambda: ann.legal(code, "A") != [])
                played = await ann.do("play", code, seat="A", move=ann.legal(code, "A")[0])
            await ben.until(lambda: ben.numbers[(code, None)] >= played["n"])
            await ann.disconnect()
            await ann.come_back(url)

    with served(tmp_path, unfit_python(tmp_path, how)) as server:
        run(story(server.url))
        server.stop()
    lines = [json.loads(line) for line in (tmp_path / "server.log").read_text().splitlines()]
    assert [line["message"] for line in lines if line["level"] == "warning"] == [
        "connections are served in uvicorn's ordinary way"
    ]


def test_the_usual_server_has_our_own_way(tmp_path: Path) -> None:
    with served(tmp_path):
        pass
    assert "ordinary way" not in (tmp_path / "server.log").read_text()
