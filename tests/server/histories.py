"""Random histories of tables: everything that can be asked, and everything that happens unasked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from magehall.server.refused import Refused
from magehall.server.store import Person
from magehall.server.tables.room import LINGER
from magehall.server.tables.table import FINISHED, GATHERING, PLAYING
from tests.server.crowd import Crowd, Device
from tests.server.deeds import DEEDS, Spot, pick, terms

PEOPLE = 4
LONGEST = 220
"""Steps at one table."""
DUTIES = 6
"""What is due is done so often at once."""


class History:
    """Lets people meet at one table after the other, and notes what was carried out."""

    def __init__(self, crowd: Crowd, key: str) -> None:
        self.crowd = crowd
        self.rng = crowd.rng
        self.key = key
        self.code = ""
        self.done: Counter[str] = Counter()
        self.happenings: dict[Callable[[], Awaitable[None]], float] = {
            self.ask: 80,
            self.let_time_pass: 8,
            self.lose_a_line: 3,
            self.find_a_line: 5,
            self.have_somebody_forgotten: 0.5,
            self.have_a_keeper_act: 0.7,
            self.stop_the_house: 0.3,
            self.leave_the_table_alone: 0.7,
        }

    async def gather(self) -> None:
        """Open another table and let people come."""
        while len(self.crowd.people) < PEOPLE:
            await self.crowd.arrive()
        host = self.rng.choice(self.crowd.people)
        self.code = await self.crowd.make_table(host, terms(self.key, self.rng))
        for who in self.crowd.people:
            await self.look_on(who)

    async def look_on(self, who: Person) -> None:
        """Let a person's devices follow the table from wherever they may."""
        own = self.spot().table.seats_of(who.id)
        for device in self.there(who.id):
            for letter in [*("ABCDEF"[seat] for seat in own), None]:
                await device.follow(self.code, letter)

    def spot(self) -> Spot:
        """Look at the table."""
        return Spot(self.crowd.table(self.code), self.rng, [who.id for who in self.crowd.people])

    def there(self, player: str) -> list[Device]:
        """List the devices of a player that are connected."""
        return [device for device in self.crowd.devices if device.who.id == player and device.talk]

    async def play(self) -> None:
        """Let things happen at one table, from the first seat to the end and a little after it."""
        await self.gather()
        for _ in range(self.rng.randrange(LONGEST // 4, LONGEST)):
            happening = self.rng.choices([*self.happenings], [*self.happenings.values()])[0]
            await happening()
            self.crowd.now += self.rng.randrange(2000)
            if self.spot().table.status == FINISHED and self.rng.random() < 0.1:
                break
        self.crowd.pages.check()

    async def ask(self) -> None:
        """Let somebody ask for something; bots and clocks come in between."""
        at = self.spot()
        if at.table.status == PLAYING and at.rng.random() < 0.7:
            for _ in range(DUTIES):
                await self.crowd.do_what_is_due(self.code)
            at = self.spot()
        verb = pick(at, self.done)
        made = DEEDS[verb](at)
        if made is None:
            return
        player, facts = made
        if at.rng.random() < 0.03:
            player = at.rng.choice(at.people)
        await self._say(verb, player, facts)

    async def _say(self, verb: str, player: str, facts: dict[str, object]) -> None:
        devices = self.there(player)
        if not devices:
            return
        device = self.rng.choice(devices)
        if verb == "follow":
            answer = await device.follow(self.code, *self._from_where(device, facts["seat"]))
        else:
            answer = await device.say(verb, self.code, **facts)
        assert answer["type"] == "denied" or answer["id"] == device.asked
        if answer["type"] != "denied":
            self.done[verb] += 1
            if verb == "sit":
                await self.look_on(device.who)
            if verb == "rematch" and self.rng.random() < 0.5:
                await self._go_on(str(answer["table"]))
        else:
            assert answer["error"]["code"] != "failed", (verb, facts)

    def _from_where(self, device: Device, seat: object) -> tuple[str | None, int | None]:
        """Choose from which message a table is followed: anew, on from the last, or from one further back."""
        letter = None if seat is None else str(seat)
        _, held = device.followed.get((self.code, letter), (0, None))
        if held is None or held.n == 0:
            return letter, None
        n = held.n
        ahead = self.spot().table.n + 5
        return letter, self.rng.choice((None, n, n, max(1, n - 3), max(1, n - 150), ahead))

    async def _go_on(self, code: str) -> None:
        """Go on at another table."""
        await self.crowd.know(code)
        self.code = code
        for who in self.crowd.people:
            await self.look_on(who)

    async def let_time_pass(self) -> None:
        """Let some time pass, or more than a clock allows."""
        self.crowd.now += self.rng.choice((1000, 21_000, 31_000, 90_000_000))
        for _ in range(DUTIES):
            await self.crowd.do_what_is_due(self.code)

    async def lose_a_line(self) -> None:
        """Let one device, or all of a person, lose the line."""
        there = [device for device in self.crowd.devices if device.talk]
        if not there:
            return
        lost = self.rng.choice(there)
        for device in self.there(lost.who.id) if self.rng.random() < 0.7 else [lost]:
            device.hear()
            device.hang_up()
        await self.crowd.settle()

    async def find_a_line(self) -> None:
        """Let a device come back and go on."""
        away = [device for device in self.crowd.devices if not device.talk]
        if away:
            await self.rng.choice(away).come_back()

    async def have_somebody_forgotten(self) -> None:
        """Have somebody forgotten; somebody new comes instead."""
        await self.crowd.forget(self.rng.choice(self.crowd.people))
        newcomer = await self.crowd.arrive()
        if self.spot().table.status == GATHERING or self.spot().table.terms.watching:
            await self.look_on(newcomer)

    async def have_a_keeper_act(self) -> None:
        """Let a keeper of the house hand the table over, rename somebody, or close the table."""
        office, table = self.crowd.house.office, self.spot().table
        player = self.rng.choice(self.crowd.people)
        with suppress(Refused):
            match self.rng.randrange(5):
                case 0:
                    await office.close("", table.code, "it is late")
                case 1:
                    await office.rename("", player.id, f"Renamed {self.rng.randrange(100)}")
                case _:
                    await office.host("", table.code, self.rng.choice(table.people() or [player.id]))
        await self.crowd.settle()

    async def stop_the_house(self) -> None:
        """Stop the house and open it again."""
        await self.crowd.restart(self.rng.choice((10, 60_000)))

    async def leave_the_table_alone(self) -> None:
        """Let everybody go for so long that the table leaves memory where it may; then all come back."""
        for device in self.crowd.devices:
            if device.talk:
                device.hear()
                device.hang_up()
        await self.crowd.settle()
        self.crowd.now += LINGER
        self.done["left alone"] += await self.crowd.let_tables_leave()
        for device in self.crowd.devices:
            await device.come_back()
