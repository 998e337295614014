"""A host keeps the peace at the own table: mutes, removes, lets back in; the game of the others goes on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from magehall.server.refused import Refused
from magehall.server.standings.results import results_of
from magehall.server.store import Person, Store
from magehall.server.tables import order
from magehall.server.tables.fold import fold_log
from magehall.server.tables.hall import Hall
from magehall.server.tables.play import judge_move
from magehall.server.tables.questions import allowed
from magehall.server.tables.streams import picture
from magehall.server.tables.table import FINISHED, PLAYING, Table
from magehall.server.wire import commands
from magehall.server.wire.commands import Admit, Leave, Mute, Remove, Return, Say, Sit, Start
from magehall.server.wire.plain import Terms
from tests.server.harness import Guest, Served, guests, run
from tests.server.players import play_to_the_end
from tests.server.test_play import seated
from tests.server.test_stores import opened
from tests.server.test_tables import denied

ANN, BOB, CLEO = (Person(f"{name.lower()}-id", name) for name in ("Ann", "Bob", "Cleo"))
EVERYBODY = (ANN, BOB, CLEO)


class Gathered:
    """A table with Ann, its host, and whoever sits there besides."""

    def __init__(self, hall: Hall, code: str) -> None:
        self.hall = hall
        self.code = code

    @property
    def table(self) -> Table:
        return self.hall.rooms[self.code].table

    async def do(self, who: Person, command: type[commands.Command], **facts: Any) -> int:
        return await self.hall.do(who, command(table=self.code, **facts))

    async def refused(self, who: Person, command: type[commands.Command], **facts: Any) -> str:
        with pytest.raises(Refused) as caught:
            await self.do(who, command, **facts)
        return caught.value.code


async def gather(store: Store, **terms: Any) -> Gathered:
    for person in EVERYBODY:
        if await store.player(person.id) is None:
            await store.add_player(person, 1)
    hall = Hall(store, "alone", 99)
    room = await hall.open(ANN, Terms(**{"game": "wizard", "seats": 3, "pause": False, **terms}))
    return Gathered(hall, room.table.code)


def tell(folder: Path, story: Callable[[Store], Awaitable[None]]) -> None:
    async def told() -> None:
        async with opened("", folder) as store:
            await story(store)

    run(told())


def test_the_host_mutes_and_lets_speak_again(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        at = await gather(store)
        await at.do(BOB, Sit)
        await at.do(ANN, commands.Seat, seat="C", bot="random")
        assert await at.refused(BOB, Mute, seat="A") == "not-host"
        assert await at.refused(ANN, Mute, seat="A") == "not-the-host"
        assert await at.refused(ANN, Mute, seat="C") == "no-person"
        await at.do(ANN, Mute, seat="B")
        n = at.table.n
        assert await at.do(ANN, Mute, seat="B") == n, "once is enough"
        assert await at.refused(BOB, Say, text="hello") == "muted-here"
        assert await at.refused(BOB, Say, phrase="hello") == "muted-here"
        assert picture(at.table).muted == [BOB.id]
        await at.do(BOB, commands.Stand, seat="B")
        await at.do(BOB, Sit)
        assert await at.refused(BOB, Say, text="hello") == "muted-here", "standing up changes nothing"
        await at.do(ANN, Start)
        await at.do(ANN, Mute, seat="B", yes=False)
        await at.do(BOB, Say, text="thank you")
        assert picture(at.table).muted == []

    tell(tmp_path, story)


def test_who_is_removed_before_the_game_sits_down_no_more_until_the_host_lets_them(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        at = await gather(store)
        await at.do(BOB, Sit)
        await at.do(BOB, Sit, name="Bobs friend")
        assert await at.refused(BOB, Remove, seat="A") == "not-host"
        assert await at.refused(ANN, Remove, seat="A") == "not-the-host"
        await at.do(ANN, Remove, seat="B")
        assert at.table.names() == ["Ann", "", ""], "with all seats"
        assert await at.refused(BOB, Sit) == "removed-here"
        assert await at.refused(BOB, Say, text="why?") == "removed-here"
        with pytest.raises(Refused, match="removed-here"):
            allowed(at.table, BOB.id, None)
        assert [(one.player, one.name) for one in picture(at.table).removed] == [(BOB.id, "Bob")]
        assert await at.refused(ANN, Admit, player=CLEO.id) == "not-removed"
        assert await at.refused(CLEO, Admit, player=BOB.id) == "not-host"
        await at.do(ANN, Admit, player=BOB.id)
        assert picture(at.table).removed == []
        await at.do(BOB, Sit)
        await at.do(ANN, Start, fill="random")
        assert await at.refused(ANN, Admit, player=BOB.id) == "already-started"

    tell(tmp_path, story)


def test_a_bot_plays_on_for_good_and_nobody_looks_into_the_hand(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for visibility, watching in (("open", True), ("open", False), ("link", True)):
            at = await gather(store, visibility=visibility, watching=watching)
            await at.do(BOB, Sit)
            await at.do(CLEO, Sit)
            await at.do(ANN, Start)
            await at.do(ANN, Remove, seat="B")
            chair = at.table.seats[1]
            assert (chair.removed, chair.deputy_why, at.table.bot_on(1)) == (True, "removed", "medium")
            assert await at.refused(BOB, Return) == "not-seated"
            assert await at.refused(BOB, commands.Play, seat="B", move="bid 0") == "removed-here"
            assert await at.refused(BOB, Say, text="why?") == "removed-here"
            with pytest.raises(Refused, match="removed-here"):
                allowed(at.table, BOB.id, "B")
            if visibility == "open" and watching:
                assert allowed(at.table, BOB.id, None) is None, "as anybody may"
            else:
                with pytest.raises(Refused, match="removed-here"):
                    allowed(at.table, BOB.id, None)
            assert at.code not in [line.table for line in await store.tables_of(BOB.id, 9)]
            again = fold_log(at.code, at.table.seed, await store.rows(at.code))
            assert picture(again) == picture(at.table), "the log says it all"

    tell(tmp_path, story)


def test_who_was_removed_has_no_result(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        at = await gather(store, options={"rounds": "tournament"})
        await at.do(BOB, Sit)
        await at.do(CLEO, Sit)
        await at.do(ANN, Start)
        await at.do(ANN, Remove, seat="B")
        while at.table.status == PLAYING:
            seat = at.table.acting()[0]
            move = at.table.state.moves(seat)[0]
            await at.hall.write(at.code, partial(judge_move, seat=seat, move=move))
        assert [result.who for result in results_of(at.table, 1)] == [ANN.id, CLEO.id]

    tell(tmp_path, story)


def test_nobody_is_removed_from_a_rated_game_or_one_that_is_over(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        at = await gather(store, rated=True, hints=False)
        await at.do(BOB, Sit)
        await at.do(CLEO, Sit)
        await at.do(ANN, Start)
        assert await at.refused(ANN, Remove, seat="B") == "rated-removal"
        await at.hall.write(at.code, order.close("enough"))
        assert await at.refused(ANN, Remove, seat="B") == "finished"
        await at.do(ANN, Mute, seat="B")
        assert await at.refused(BOB, Say, phrase="thanks") == "muted-here", "people talk on after the game"

    tell(tmp_path, story)


def test_a_question_does_not_wait_for_who_was_removed(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        at = await gather(store)
        await at.do(BOB, Sit)
        await at.do(CLEO, Sit)
        await at.do(ANN, Start)
        await at.do(ANN, Remove, seat="B")
        await at.do(ANN, commands.End)
        assert at.table.asking is not None
        assert at.table.asking.missing == [CLEO.id]
        await at.do(CLEO, commands.Answer, yes=True)
        assert (at.table.status, picture(at.table).reason) == (FINISHED, "agreed")

    tell(tmp_path, story)


def test_a_keeper_closes_a_table_at_any_time(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for start in (False, True):
            at = await gather(store)
            if start:
                await at.do(ANN, Start, fill="random")
            await at.hall.write(at.code, order.close("it is late"))
            shown = picture(at.table)
            assert (shown.status, shown.reason, shown.closed) == (FINISHED, "closed", "it is late")
            assert results_of(at.table, 1) == []
            with pytest.raises(Refused, match="finished"):
                await at.hall.write(at.code, order.close(""))
            await at.do(ANN, Say, text="oh")
            again = fold_log(at.code, "", await store.rows(at.code))
            assert picture(again).closed == "it is late"

    tell(tmp_path, story)


def test_a_keeper_hands_a_table_over_to_who_plays_there(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        at = await gather(store)
        await at.do(BOB, Sit)
        with pytest.raises(Refused, match="not-at-table"):
            await at.hall.write(at.code, order.hand_over(CLEO.id))
        await at.hall.write(at.code, order.hand_over(BOB.id))
        assert at.table.host == BOB.id
        await at.do(BOB, Remove, seat="A")
        await at.do(BOB, Start, fill="random")

    tell(tmp_path, story)


def test_at_tables_who_is_removed_from_the_house_has_left(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        at = await gather(store)
        await at.do(BOB, Sit)
        await at.hall.write(at.code, lambda table: order.put_out(table, ANN.id))
        assert (at.table.host, at.table.names()) == (BOB.id, ["", "Bob", ""])
        await at.do(CLEO, Sit)
        await at.do(BOB, Start, fill="random")
        await at.hall.write(at.code, lambda table: order.put_out(table, BOB.id))
        seat = at.table.seats.index(next(chair for chair in at.table.seats if chair.player == BOB.id))
        assert (at.table.host, at.table.status, at.table.bot_on(seat)) == (CLEO.id, PLAYING, "medium")
        n = at.table.n
        await at.hall.write(at.code, lambda table: order.put_out(table, BOB.id))
        assert at.table.n == n, "there is nothing more to do"
        await at.do(CLEO, Leave)
        assert all(at.table.bot_on(seat) for seat in range(3)), "nobody is waited for"

    tell(tmp_path, story)


def test_the_others_finish_their_game_and_the_removed_is_told_no_more_of_it(server: Served) -> None:
    """Over real sockets: the last message from the seat tells it, and the seat is gone."""

    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard", options={"rounds": "tournament"})
            await ann.do("follow", code, seat="A")
            await bob.do("follow", code, seat="B")
            await bob.do("follow", code)
            await ann.do("start", code, fill="random")
            await ann.do("remove", code, seat="B")
            await bob.until(lambda: told(bob, "removed") == ["B", None])
            heard = len(bob.heard)
            assert await denied(bob.do("follow", code, seat="B")) == "removed-here"
            assert await denied(bob.do("follow", code)) == "removed-here"
            assert await denied(bob.get(f"/tables/{code}")) == "removed-here"
            await play_to_the_end(ann, code, ["A"])
            assert ann.picture(code, "A")["outcome"]["winners"]
            later = [message for message in bob.heard[heard:] if message["type"] in ("sync", "news")]
            assert later == [], "nothing more of the game is told"
            rematch = (await ann.do("rematch", code))["table"]
            names = (await ann.get(f"/tables/{rematch}"))["picture"]["seats"]
            assert bob.id not in [chair.get("player") for chair in names]

    run(story())


def told(guest: Guest, kind: str) -> list[str | None]:
    """List from where a guest was told of a kind of entry."""
    news = [message for message in guest.heard if message["type"] == "news"]
    found = [message["seat"] for message in news if message["entry"]["kind"] == kind]
    return sorted(found, key=lambda seat: seat or "Z")
