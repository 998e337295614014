"""A house in this process with people, their devices and a clock that the test drives.

Every message that a device gets is taken in by a client written from docs/protocol.md and by the page's own
code; after each, both must hold what a fresh `sync` of that viewer shows.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from magehall.server import presence, wallclock
from magehall.server.app import House
from magehall.server.bots import thinking
from magehall.server.forgetting import forget
from magehall.server.http.socket import Talk
from magehall.server.hub import Connection
from magehall.server.jobs import Jobs
from magehall.server.settings import Settings
from magehall.server.store import Person, Row, Session
from magehall.server.tables import hall
from magehall.server.tables.fold import fold
from magehall.server.tables.streams import sync
from magehall.server.tables.table import Table
from magehall.server.wire.plain import Terms
from magehall.server.wire.thoughts import Answer, Question
from tests.server.held import Held
from tests.server.pages import Awaited, Pages, digest, encode

Data = dict[str, Any]
Rewriting = Callable[[list[Row]], list[Row]]
Key = tuple[str, str | None]
"""A table and the seat it is looked at from."""


class Quick:
    """Workers without processes: every bot plays at random, and nobody coaches."""

    async def ask(self, question: Question, seconds: float) -> Answer:
        question.level = "random"
        return thinking.answer(question) if question.task == "move" else Answer()

    def close(self) -> None:
        """There is nothing to end."""


class Truth:
    """What a fresh `sync` shows each viewer after each entry: the stored log, folded once more."""

    def __init__(self, code: str, seed: str) -> None:
        self.code, self.seed = code, seed
        self.begin()

    def begin(self) -> None:
        """Forget everything: the log was written anew."""
        self.table = Table(self.code, self.seed)
        self.shown: dict[tuple[int, str | None], tuple[str, bytes]] = {}

    def take(self, rows: list[Row]) -> None:
        for row in rows:
            fold(self.table, row)
            for viewer in (None, *range(len(self.table.seats))):
                seen = sync(self.table, viewer)
                told = {"n": seen.n, "picture": seen.picture, "view": seen.view, "moves": seen.moves}
                self.shown[(seen.n, seen.seat)] = digest(told), encode(told)


class Device:
    """A page of somebody: it comes and goes, and keeps what it holds meanwhile."""

    def __init__(self, crowd: Crowd, who: Person, key: bytes) -> None:
        self.crowd = crowd
        self.who = who
        self.key = key
        self.talk: Talk | None = None
        self.followed: dict[Key, tuple[int, Held]] = {}
        self.asked = 0

    def connect(self) -> None:
        socket: Any = SimpleNamespace(scope={}, receive=None)
        connection = Connection(socket, self.who, self.key, "en", 100_000)
        self.crowd.house.gatekeeper.let_in(connection)
        self.talk = Talk(self.crowd.house, connection)

    def hang_up(self) -> None:
        """Lose the line as a socket does."""
        assert self.talk is not None, "somebody is there"
        connection, self.talk = self.talk.connection, None
        self.crowd.house.hub.discard(connection)
        for room in connection.leave():
            self.crowd.house.presence.went(room, self.who.id)

    async def say(self, do: str, code: str, **facts: Any) -> Data:
        """Ask for something; give the answer."""
        assert self.talk is not None, "somebody is there"
        self.asked += 1
        await self.talk.hear(json.dumps({"do": do, "table": code, "id": self.asked, **facts}))
        await asyncio.gather(*self.talk.thoughts)
        answer = await self.crowd.settle(self)
        assert answer["id"] == self.asked, "every command is answered"
        return answer

    async def follow(self, code: str, seat: str | None, after: int | None = None) -> Data:
        """Follow a table from a place; what is held of it before is kept where it is gone on from."""
        key = (code, seat)
        if key not in self.followed:
            self.followed[key] = self.crowd.number(), Held()
        answer = await self.say("follow", code, seat=seat, after=after)
        if answer["type"] == "done":
            held, true = self.followed[key][1].n, self.crowd.truths[code].table.n
            assert held == true, (
                f"nothing is missing from {key} after {after}: {held}, true: {true}, {answer}"
            )
            self._compare(key, b"follows")
        return answer

    async def come_back(self) -> None:
        """Connect again and go on after the last message of each table."""
        self.connect()
        for (code, seat), (_, held) in list(self.followed.items()):
            if held.n:
                await self.follow(code, seat, held.n)

    def hear(self) -> list[Data]:
        """Take in what has come; give the answers among it."""
        answers: list[Data] = []
        waiting = self.talk.connection.queue if self.talk is not None else ()
        for text in list(waiting):
            message = msgspec.json.decode(text)
            if message["type"] in ("sync", "news"):
                self._take_in(message, text)
            else:
                answers.append(message)
        if self.talk is not None:
            self.talk.connection.queue.clear()
        return answers

    def _take_in(self, message: Data, text: bytes) -> None:
        key = (message["table"], message["seat"])
        who, held = self.followed[key]
        self.crowd.messages += 1
        held.hear(message)
        self.crowd.pages.hear(Awaited(who, *self._compare(key, text), text))

    def _compare(self, key: Key, text: bytes) -> tuple[str, bytes]:
        """Compare what is held with what is true, and give that by name and in full."""
        held = self.followed[key][1]
        name, shown = self.crowd.truths[key[0]].shown[(held.n, key[1])]
        assert encode(held.shown()) == shown, f"{text!r}\nheld: {held.shown()}\ntrue: {shown!r}"
        return name, shown


class Crowd:
    """The house, everybody in it, and what is true."""

    def __init__(self, folder: Path, seed: str, pages: Pages, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.pages = pages
        self.rng = random.Random(seed)
        self.now = 1_800_000_000_000
        self.messages = 0
        self.made = 0
        self.entries: Counter[str] = Counter()
        self.people: list[Person] = []
        self.devices: list[Device] = []
        self.truths: dict[str, Truth] = {}
        patch.setattr(wallclock, "now", lambda: self.now)
        patch.setattr(Jobs, "schedule", lambda jobs, room: None)
        patch.setattr(presence, "GRACE", 0)
        patch.setattr(presence, "RETURN", 0)
        patch.setattr(hall, "new_code", lambda: "".join(self.rng.choice(hall.LETTERS) for _ in range(6)))
        patch.setattr(hall, "fresh_seed", lambda: f"{self.rng.getrandbits(256):064x}")

    def number(self) -> int:
        """Number something that is new."""
        self.made += 1
        return self.made

    async def open(self) -> None:
        """Open the house; what is due is done when the test says so."""
        self.house = House(Settings(data_dir=str(self.folder), rate_limits=0))
        self.house.workers = Quick()  # type: ignore[assignment]
        await self.house.open()
        assert self.house.jobs.sweeper is not None
        self.house.jobs.sweeper.cancel()
        patient = self.house.hall.rewrite

        async def rewrite(code: str, change: Rewriting) -> None:
            await self.know(code)
            await self.settle()
            await patient(code, change)
            self.truths[code].begin()
            await self.settle()

        self.house.hall.rewrite = rewrite  # type: ignore[method-assign]

    async def close(self) -> None:
        """Close the house as a server that stops."""
        while self.house.presence.tasks:
            await asyncio.gather(*self.house.presence.tasks, return_exceptions=True)
        await self.house.close()
        for device in self.devices:
            device.talk = None

    async def arrive(self) -> Person:
        """Let somebody new come, with one device or two."""
        number = self.number()
        who = Person(f"player-{number}", f"Name {number}")
        await self.house.store.add_player(who, self.now)
        self.people.append(who)
        for place in range(self.rng.choice((1, 1, 2))):
            key = f"{who.id}/{place}".encode()
            await self.house.store.add_session(Session(key, who.id, "", self.now, self.now))
            device = Device(self, who, key)
            device.connect()
            self.devices.append(device)
        return who

    async def forget(self, who: Person) -> None:
        """Have a person forgotten, as by `DELETE /me`."""
        await forget(self.house.hall, who.id)
        for device in [device for device in self.devices if device.who is who]:
            if device.talk:
                device.hear()
                device.hang_up()
            self.devices.remove(device)
        self.people.remove(who)
        await self.settle()

    async def make_table(self, who: Person, terms: Terms) -> str:
        """Let somebody open a table."""
        room = await self.house.hall.open(who, terms)
        await self.know(room.table.code)
        return room.table.code

    async def know(self, code: str) -> None:
        """Look at the log of a table from now on."""
        if code not in self.truths:
            self.truths[code] = Truth(code, (await self.house.hall.room(code)).table.seed)

    def table(self, code: str) -> Table:
        """Give the table as the house has it."""
        return self.house.hall.rooms[code].table

    async def restart(self, away: int) -> None:
        """Stop the house and open it again after a while; everybody comes back."""
        await self.settle()
        await self.close()
        self.now += away
        await self.open()
        await self._fetch()
        for device in self.devices:
            await device.come_back()
        await self.settle()

    async def let_tables_leave(self) -> int:
        """Let the tables leave memory that may, and read them again; give their number."""
        self.house.hall.let_leave()
        left = len(self.truths.keys() - self.house.hall.rooms.keys())
        await self._fetch()
        return left

    async def _fetch(self) -> None:
        """Have all tables in memory that are looked at."""
        for code in self.truths:
            await self.house.hall.room(code)

    async def do_what_is_due(self, code: str) -> None:
        """Let bots move and clocks end at a table."""
        await self.house.jobs._turn(code)
        await self.settle()

    def _behind(self) -> list[Truth]:
        """List what is true of tables no longer."""
        return [truth for code, truth in self.truths.items() if self.table(code).n != truth.table.n]

    async def settle(self, asker: Device | None = None) -> Data:
        """Wait until all has happened, then let everybody hear it; give the last answer to one of them."""
        while self.house.presence.tasks or self._behind():
            await asyncio.gather(*self.house.presence.tasks)
            for truth in self._behind():
                rows = await self.house.store.rows(truth.code, truth.table.n)
                self.entries.update(row.kind for row in rows)
                truth.take(rows)
        answers: list[Data] = []
        for device in self.devices:
            heard = device.hear()
            answers += heard if device is asker else []
        return answers[-1] if answers else {}
