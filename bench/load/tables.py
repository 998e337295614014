"""Tables of four seats, each with its own socket, at which Wizard is played to the end and begun again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from time import perf_counter
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec

from bench.load.sockets import Socket, connect
from magehall.server.tables.changes import apply_changes

SEATS = "ABCD"
TERMS = {"game": "wizard", "seats": 4, "pause": False}

BRIEF = httpx.Limits(keepalive_expiry=2)
"""A line that waits is given up before the server, who keeps it for five seconds, does."""

decode = msgspec.json.decode
encode = msgspec.json.encode
Data = dict[str, Any]
NUMBERS = count()


def choose(view: Data, seat: int) -> str:
    """Choose a legal move from a seat's view, cheaply."""
    if view["phase"] == "bid":
        return f"bid {seat % (view['cards'] + 1)}"
    if view["phase"] != "play":
        return "trump R"
    hand: list[str] = view["hands"][seat]
    led = led_colour(view["tricks"][-1]["cards"] if view["tricks"] else [])
    return f"play {next((card for card in hand if card[0] == led), hand[0])}"


def led_colour(cards: list[str]) -> str:
    """Say which colour must be followed in the trick under way."""
    if len(cards) == len(SEATS):
        return ""
    first = next((card[0] for card in cards if card[0] != "N"), "")
    return "" if first == "Z" else first


class Seat:
    """One seat: keeps its picture as a browser would, and moves when it is asked to."""

    def __init__(self, table: Table, place: int) -> None:
        self.table = table
        self.place = place
        self.letter = SEATS[place]
        self.socket: Socket | None = None
        self.picture: Data = {}
        self.view: Data = {}
        self.synced: asyncio.Future[None]

    def hear(self, frame: bytes) -> None:
        message: Data = decode(frame)
        kind = message["type"]
        if kind == "news":
            self.picture = apply_changes(self.picture, message.get("changes", []))
            self.view = apply_changes(self.view, message.get("view", []))
            self.table.told(self, message, len(frame))
        elif kind == "sync":
            self.picture, self.view = message["picture"], message["view"]
            if not self.synced.done():
                self.synced.set_result(None)
        elif kind == "denied":
            raise AssertionError(message)

    def say(self, **command: Any) -> None:
        assert self.socket is not None
        self.socket.send(encode({"table": self.table.code, **command}))

    async def sit(self, host: str, port: int, cookie: str) -> None:
        """Connect and follow; done when the whole picture is there."""
        self.synced = asyncio.get_running_loop().create_future()
        self.socket = await connect(host, port, "/api/v1/socket", cookie, self.hear)
        self.say(do="follow", seat=self.letter)
        await self.synced


class Table:
    """A table, and how long its moves take."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.seats = [Seat(self, place) for place in range(len(SEATS))]
        self.asked = 0.0
        self.mover: Seat | None = None
        self.move = ""
        self.made = 0
        self.times: list[float] = []
        self.sizes: list[int] = []
        self.pace: float | None = None
        """Seconds between two moves; None for as fast as can be."""
        self.is_stopped = False
        self.is_over = False
        """The game has ended: there is nothing left to do here."""

    def told(self, seat: Seat, message: Data, size: int) -> None:
        if message["entry"]["kind"] != "played":  # somebody came late, or back
            return
        if self.move.startswith("play"):
            self.sizes.append(size)
        if seat is self.mover:
            self.mover = None
            self.made += 1
            self.times.append(perf_counter() - self.asked)
            if self.pace is None:
                asyncio.get_running_loop().call_soon(self.go_on)

    def go_on(self) -> None:
        """Let whoever must act make a move, when all have seen what was before."""
        acting = self.seats[0].picture["acting"]
        self.is_over = not acting
        if self.is_stopped or self.mover is not None or self.is_over:
            return
        seat = self.seats[SEATS.index(acting[0])]
        if seat.picture["acting"] != acting:  # the frame is on its way
            asyncio.get_running_loop().call_later(0.0005, self.go_on)
            return
        self.mover = seat
        self.move = choose(seat.view, seat.place)
        self.asked = perf_counter()
        seat.say(do="play", seat=seat.letter, move=self.move)

    async def keep_pace(self, first: float, pace: float) -> None:
        """Move once in so many seconds, by the clock: a delay now brings no crowd later."""
        self.pace = pace
        due = perf_counter() + first
        while not self.is_stopped:
            await asyncio.sleep(due - perf_counter())
            self.go_on()
            due += pace

    def close(self) -> None:
        self.is_stopped = True
        for seat in self.seats:
            if seat.socket is not None:
                seat.socket.close()


class Guests:
    """The four people of all tables, who open them and sit down at them over HTTP."""

    def __init__(self, urls: list[str]) -> None:
        self.urls = urls
        self.people = [
            httpx.AsyncClient(base_url=f"{urls[0]}/api/v1", timeout=120, limits=BRIEF) for _ in SEATS
        ]

    async def introduce(self) -> None:
        for place, person in enumerate(self.people):
            (await person.put("/me", json={"name": f"Guest {SEATS[place]}"})).raise_for_status()

    async def open(self, number: int) -> list[Table]:
        """Open tables and begin their games."""
        tables = []
        for first in range(0, number, 20):
            tables += await asyncio.gather(*(self._open() for _ in range(min(20, number - first))))
        return tables

    async def _open(self) -> Table:
        host = self.people[0]
        code = (await host.post("/tables", json={"terms": TERMS})).json()["table"]
        for place, person in enumerate(self.people[1:], 1):
            sat = await person.post(f"/tables/{code}/sit", json={"seat": SEATS[place]})
            sat.raise_for_status()
        (await host.post(f"/tables/{code}/start", json={})).raise_for_status()
        return Table(code)

    async def sit(
        self, tables: list[Table], node: Callable[[int, int], int] = lambda table, place: 0
    ) -> float:
        """Connect a socket for every seat, all at once; give the seconds until every one has its picture."""
        cookies = [_cookie(person) for person in self.people]
        places = [urlsplit(url) for url in self.urls]
        begin = perf_counter()
        sitting = []
        for number, table in enumerate(tables):
            for seat in table.seats:
                where = places[node(number, seat.place)]
                sitting.append(seat.sit(str(where.hostname), int(where.port or 0), cookies[seat.place]))
        await asyncio.gather(*sitting)
        return perf_counter() - begin

    async def sit_one(self, seat: Seat) -> None:
        """Connect a socket for one seat; done when it has its picture."""
        where = urlsplit(self.urls[0])
        await seat.sit(str(where.hostname), int(where.port or 0), _cookie(self.people[seat.place]))

    async def close(self) -> None:
        for person in self.people:
            await person.aclose()


class Strangers(Guests):
    """Players of the bare referee, who is told nothing but which seat they follow."""

    async def introduce(self) -> None:
        """Say nothing: it knows nobody."""

    async def open(self, number: int) -> list[Table]:
        """Name tables; they are there as soon as somebody follows them."""
        return [Table(f"T{next(NUMBERS)}") for _ in range(number)]


def _cookie(person: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in person.cookies.items())
