"""Who is shown a table, and who comes back to it: what is not stored changes nothing for anybody."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from magehall.server import presence
from magehall.server.store import Person, Step
from magehall.server.store.sqlite import SqliteStore
from magehall.server.tables.erasing import NAMELESS, erase
from magehall.server.tables.hall import ALONE, Hall
from magehall.server.wire import commands
from magehall.server.wire.plain import Terms
from tests.server.bench_table import ANN, BOB
from tests.server.harness import Data, run


class Listener:
    """Takes in what is shown."""

    def __init__(self, who: Person) -> None:
        self.player = who.id
        self.messages: list[bytes] = []

    def show(self, message: bytes) -> None:
        self.messages.append(message)

    def dismiss(self) -> None:
        """Be sent away, which nobody here is."""

    def heard(self) -> list[Data]:
        return [msgspec.json.decode(message) for message in self.messages]

    def kinds(self) -> list[str]:
        return [message["entry"]["kind"] for message in self.heard()]


Telling = Callable[[Hall, str], Awaitable[None]]


def at_a_table(folder: Path, telling: Telling) -> None:
    """Let Ann open a table at which Bob sits, and go on from there."""

    async def story() -> None:
        store = SqliteStore(str(folder / "hall.sqlite"))
        hall = Hall(store, ALONE, 10)
        code = (await hall.open(ANN, Terms(game="wizard", seats=3))).table.code
        await hall.do(BOB, commands.Sit(table=code, seat="B"))
        await telling(hall, code)
        await store.close()

    run(story())


def test_who_is_kicked_by_what_could_not_be_stored_still_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(steps: list[Step]) -> None:
        raise OSError("the disk is full")

    async def telling(hall: Hall, code: str) -> None:
        room, bob = hall.rooms[code], Listener(BOB)
        room.follow(bob, 1)
        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", full)
            with pytest.raises(OSError, match="full"):
                await hall.do(ANN, commands.Kick(table=code, seat="B"))
        assert bob.messages == [], "nothing was stored, nothing is shown"
        assert room.table.seats[1].player == BOB.id
        await hall.do(ANN, commands.Say(table=code, text="stay"))
        await hall.do(ANN, commands.Kick(table=code, seat="B"))
        await hall.do(ANN, commands.Say(table=code, text="bye"))
        assert bob.kinds() == ["said", "kicked"], "the loss is the last that is seen"

    at_a_table(tmp_path, telling)


def test_who_loses_a_seat_is_told_nothing_of_it_that_comes_with_the_loss(tmp_path: Path) -> None:
    async def telling(hall: Hall, code: str) -> None:
        await hall.do(BOB, commands.Sit(table=code, seat="C", name="Guest"))
        room = hall.rooms[code]
        on_b, on_c, ann = Listener(BOB), Listener(BOB), Listener(ANN)
        room.follow(on_b, 1)
        room.follow(on_c, 2)
        room.follow(ann, 0)
        await hall.do(BOB, commands.Leave(table=code))
        assert on_b.kinds() == ["stood"]
        assert on_c.kinds() == ["stood", "stood"]
        assert ann.kinds() == ["stood", "stood", "left"]
        assert room.followers.keys() == {0}

    at_a_table(tmp_path, telling)


def test_a_game_begins_after_a_seat_was_taken_away_that_somebody_looked_from(tmp_path: Path) -> None:
    async def telling(hall: Hall, code: str) -> None:
        room, bob, ann = hall.rooms[code], Listener(BOB), Listener(ANN)
        await hall.do(ANN, commands.Agree(table=code, terms=Terms(game="wizard", seats=4)))
        await hall.do(BOB, commands.Sit(table=code, seat="D", name="Guest"))
        room.follow(bob, 3)
        room.follow(ann, 0)
        await hall.do(BOB, commands.Stand(table=code, seat="D"))
        await hall.do(ANN, commands.Agree(table=code, terms=Terms(game="wizard", seats=3)))
        await hall.do(ANN, commands.Start(table=code, fill="random"))
        assert bob.kinds() == ["stood"]
        assert ann.kinds()[:2] == ["stood", "agreed"]
        assert room.recent.keys() == {0}

    at_a_table(tmp_path, telling)


def test_who_was_away_when_somebody_was_forgotten_gets_the_whole_picture(tmp_path: Path) -> None:
    async def telling(hall: Hall, code: str) -> None:
        room, ann, other = hall.rooms[code], Listener(ANN), Listener(ANN)
        room.follow(ann, 0)
        room.follow(other, 0)
        room.unfollow(other, 0)
        held = room.table.n
        assert room.missed(0, held) == []
        await hall.rewrite(code, partial(erase, player=BOB.id))
        assert [message["type"] for message in ann.heard()] == ["sync"]
        assert ann.heard()[0]["picture"]["seats"][1]["name"] == NAMELESS
        assert room.table.n == held, "no message was written"
        assert room.missed(0, held) is None, "but what the other device holds is no longer true"
        await hall.do(ANN, commands.Say(table=code, text="who was it?"))
        assert room.missed(0, held) is None
        assert room.missed(0, held + 1) == []

    at_a_table(tmp_path, telling)


def test_a_table_read_from_the_store_sends_the_picture_first(tmp_path: Path) -> None:
    """Nobody here knows what was shown before: the log may have been written anew."""

    async def telling(hall: Hall, code: str) -> None:
        del hall.rooms[code]
        room, ann = await hall.room(code), Listener(ANN)
        held = room.table.n
        assert room.missed(0, held) is None
        room.follow(ann, 0)
        await hall.do(ANN, commands.Say(table=code, text="one"))
        await hall.do(ANN, commands.Say(table=code, text="two"))
        assert room.missed(0, held + 1) == ann.messages[1:]

    at_a_table(tmp_path, telling)


def test_a_table_is_read_though_all_in_memory_are_looked_at(tmp_path: Path) -> None:
    async def telling(hall: Hall, code: str) -> None:
        for _ in range(hall.most + 1):
            room = await hall.open(ANN, Terms(game="wizard", seats=3))
            room.follow(Listener(ANN), 0)
        hall.rooms.pop(code, None)
        assert (await hall.room(code)).table.code == code

    at_a_table(tmp_path, telling)


def test_tables_that_nobody_looks_at_do_not_fill_the_memory(tmp_path: Path) -> None:
    async def telling(hall: Hall, code: str) -> None:
        for _ in range(3 * hall.most):
            await hall.open(ANN, Terms(game="wizard", seats=3))
        assert len(hall.rooms) <= hall.most

    at_a_table(tmp_path, telling)


def test_who_went_before_the_game_is_gone_when_it_has_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else nobody could call a bot for who closed the page in the lobby, or never came to a rematch."""

    async def telling(hall: Hall, code: str) -> None:
        monkeypatch.setattr(presence, "RETURN", 0)
        presence.Presence(hall)
        room = hall.rooms[code]
        room.follow(Listener(ANN), 0)
        await hall.do(ANN, commands.Say(table=code, text="all here?"))
        await asyncio.sleep(0.01)
        assert not any(chair.gone for chair in room.table.seats), "before the game nobody is missed"
        await hall.do(ANN, commands.Start(table=code, fill="random"))
        while not any(chair.gone for chair in room.table.seats):
            await asyncio.sleep(0.01)
        assert [chair.gone for chair in room.table.seats] == [False, True, False]
        await hall.do(ANN, commands.Replace(table=code, seat="B"))
        assert room.table.bot_on(1) is not None

    at_a_table(tmp_path, telling)
