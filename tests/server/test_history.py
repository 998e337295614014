"""The whole story of a table, by pages: complete, cheap, and for every viewer what the live stream told."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magehall import game, game_keys
from magehall.core import seat_text
from magehall.server.store import Row
from magehall.server.tables import bounds
from magehall.server.tables.fold import fold_log, fold_log_aside
from magehall.server.tables.room import MOST_MISSED, Room
from magehall.server.tables.story import CHUNK
from magehall.server.tables.streams import encode
from magehall.server.tables.table import Table
from magehall.server.wire import entries
from magehall.server.wire.plain import Terms
from magehall.testing import random_match
from tests.server.harness import Data, Guest, Served, guests, happened, run, served
from tests.server.players import play_to_the_end
from tests.server.test_play import seated
from tests.server.test_tables import denied
from tests.server.told import told_after


def log_of(key: str, seed: str, chatter: int = 0) -> list[Row]:
    """Write the log of a finished game, with talk and an undone move in it."""
    found = game(key)
    seats = found.seats[0]
    record = random_match(found, seats, {}, seed)
    plies = [(seat_text(ply.seat), str(ply.move)) for ply in record.plies]
    written: list[entries.Entry] = [
        entries.Opened(terms=Terms(game=key, seats=seats), host="pA"),
        *(entries.Sat(seat=letter, name=letter, player=f"p{letter}") for letter in "ABCDEF"[:seats]),
        entries.Started(commitment="0" * 64),
        *(entries.Played(seat=seat, plies=[(seat, move)]) for seat, move in plies[:-1]),
        entries.Undone(seat="A", ply=len(plies) - 2),
        *(entries.Said(player="pA", name="A", text=f"line {number}") for number in range(chatter)),
        *(entries.Played(seat=seat, plies=[(seat, move)]) for seat, move in plies[-2:]),
        entries.Finished(reason="score", seed=seed),
    ]
    return [
        Row(n, entries.kind_of(entry), entries.encode(entry), 1000 + n) for n, entry in enumerate(written, 1)
    ]


@pytest.mark.parametrize("key", game_keys())
def test_the_story_is_what_the_live_stream_tells_every_viewer(key: str) -> None:
    rows = log_of(key, "story", chatter=CHUNK)
    table = fold_log("TTTTTT", "", rows)
    assert table.n > 2 * CHUNK, "some of it is packed"
    for viewer in (None, *range(len(table.seats))):
        live = [encode(news) for news in told_after("TTTTTT", "", rows, viewer, 1)]
        told = [encode(one)[1:-1] for one in table.story.told(viewer, 1, table.n + 1)]
        assert len(told) == len(live) == table.n - 1
        assert all(part in news for part, news in zip(told, live, strict=True)), "byte for byte"


@pytest.mark.parametrize("limit", [1, 7, CHUNK, 100])
def test_pages_of_any_size_have_no_gap_and_no_duplicate(limit: int) -> None:
    table = fold_log("TTTTTT", "", log_of("wizard", "pages"))
    found: list[int] = []
    before = table.n + 1
    while before > 1:
        page = [one.n for one in table.story.told(0, max(0, before - 1 - limit), before)]
        found, before = page + found, page[0]
    assert found == list(range(1, table.n + 1))


async def pages(guest: Guest, code: str, seat: str | None, limit: int) -> list[Data]:
    """Ask for the whole log, over the socket and over HTTP in turn, the latest page first."""
    found: list[Data] = []
    asked: dict[str, Any] = {"limit": limit, **({} if seat is None else {"seat": seat})}
    while not found or found[0]["n"] > 1:
        if found:
            asked["before"] = found[0]["n"]
        page = await guest.do("history", code, **asked)
        query = "&".join(f"{name}={value}" for name, value in asked.items())
        http = await guest.get(f"/tables/{code}/history?{query}")
        assert http["news"] == page["news"]
        assert page["seat"] == seat
        found = page["news"] + found
    return found


@pytest.mark.parametrize("key", ["wizard", "carcassonne"])
def test_everybody_gets_the_whole_log_by_pages_also_after_a_restart(tmp_path: Path, key: str) -> None:
    async def story() -> None:
        with served(tmp_path) as server:
            async with guests(server.url, "Ann", "Bob", "Zoe") as (ann, bob, zoe):
                code = await seated(ann, [bob], key)
                for guest, seat in ((ann, "A"), (bob, "B"), (zoe, None)):
                    await guest.do("follow", code, **({} if seat is None else {"seat": seat}))
                await ann.do("start", code, fill="random")
                await asyncio.gather(*(guest.do("say", code, text="hi") for guest in (ann, bob)))
                await asyncio.gather(play_to_the_end(ann, code, ["A"]), play_to_the_end(bob, code, ["B"]))
                await zoe.until(lambda: zoe.picture(code, None)["status"] == "finished")
                viewers = ((ann, "A"), (bob, "B"), (zoe, None))
                known = {}
                for guest, seat in viewers:
                    live = [message for message in guest.heard if message["type"] == "news"]
                    known[seat] = await pages(guest, code, seat, 30)
                    assert [one["n"] for one in known[seat]] == list(range(1, len(known[seat]) + 1))
                    assert known[seat][-len(live) :] == [happened(message) for message in live]
                server.stop()
                server.start()
                for guest, seat in viewers:
                    await guest.come_back(server.url)
                    again = await pages(guest, code, seat, 100)
                    assert again[: len(known[seat])] == known[seat]

    run(story())


def test_nobody_reads_the_log_from_another_seat_or_where_watching_is_off(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob", "Zoe") as (ann, bob, zoe):
            code = await seated(ann, [bob], "rummikub", watching=False)
            await ann.do("start", code, fill="random")
            assert await denied(bob.do("history", code, seat="A")) == "not-your-seat"
            assert await denied(bob.get(f"/tables/{code}/history?seat=A")) == "not-your-seat"
            assert await denied(zoe.do("history", code)) == "no-watching"
            assert await denied(zoe.get(f"/tables/{code}/history")) == "no-watching"
            for wrong in ("limit=0", "limit=101", "before=x", "seat=Q"):
                assert await denied(ann.get(f"/tables/{code}/history?{wrong}")) == "bad-request"
            own = (await ann.do("history", code, seat="A"))["news"]
            events = [event for one in own for event in one.get("events", [])]
            racks = [event["seat"] for event in events if event["event"] == "rack-dealt"]
            assert racks == ["A"], "each knows the own rack alone"

    run(story())


def test_who_comes_back_is_told_what_was_missed_just_as_it_was_shown() -> None:
    class Follower:
        player = "pA"

        def __init__(self) -> None:
            self.shown: list[bytes] = []

        def show(self, message: bytes) -> None:
            self.shown.append(message)

        def dismiss(self) -> None: ...

    rows = log_of("wizard", "missed")
    room = Room(Table("TTTTTT", ""))
    room.take(rows[:4])
    stays, goes = Follower(), Follower()
    room.follow(stays, 0)
    room.follow(goes, 1)
    room.show(room.take(rows[4:20]))
    room.unfollow(goes, 1)
    room.unfollow(stays, 0)
    room.show(room.take(rows[20:40]))
    pure = [encode(news) for news in told_after("TTTTTT", "", rows[:40], 1, 4)]
    assert goes.shown == pure[:16]
    assert room.missed(1, 15) == pure[11:], "though nobody followed meanwhile, and some were on their way"
    assert room.missed(1, 40) == []
    assert room.missed(None, 39) is None, "nobody watched"
    assert room.missed(1, 41) is None, "the table has not come so far"
    assert room.missed(1, 2) is None, "the stream began later"
    room.take(rows[40 : 40 + MOST_MISSED])
    assert room.missed(1, 20) is None
    assert room.streams is None, "nobody has come back"


def test_an_ordinary_break_costs_no_message_and_a_long_one_brings_the_picture(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard")
            await ann.do("follow", code, seat="A")
            await ann.disconnect()
            for number in range(9):
                await bob.do("say", code, text=f"line {number}")
            await ann.come_back(server.url)
            texts = [one["entry"].get("text") for one in ann.heard if one["type"] == "news"]
            assert texts == [f"line {number}" for number in range(9)]
            await ann.disconnect()
            for number in range(MOST_MISSED + 2):
                await bob.do("rename", code, seat="B", name=f"Bob {number}")
            await ann.come_back(server.url)
            assert ann.heard[-2]["type"] == "sync"
            assert ann.picture(code, "A")["seats"][1]["name"] == f"Bob {MOST_MISSED + 1}"

    run(story())


def test_a_long_log_is_folded_while_others_have_their_turn() -> None:
    rows = log_of("wizard", "aside")

    async def story() -> None:
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        ticking = asyncio.create_task(other())
        table = await fold_log_aside("TTTTTT", "", rows, 0.0)
        ticking.cancel()
        assert table.n == len(rows)
        assert turns > len(rows) // 2

    run(story())


def test_the_log_takes_only_so_much_of_what_is_no_game(server: Served) -> None:
    """One client renames itself for ever, and is stopped; the others and the game are not."""

    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            code = await seated(ann, [bob], "wizard")
            for number in range(bounds.MOST_BY_ONE):
                await ann.do("rename", code, seat="A", name=f"Ann {number}")
            assert await denied(ann.do("rename", code, seat="A", name="Ann")) == "log-full"
            await bob.do("rename", code, seat="B", name="Bobby")
            await ann.do("say", code, text="I am stuck with this name")
            await ann.do("follow", code, seat="A")
            await bob.do("follow", code, seat="B")
            await ann.do("start", code, fill="random")
            await asyncio.gather(play_to_the_end(ann, code, ["A"]), play_to_the_end(bob, code, ["B"]))
            assert (await pages(bob, code, "B", 100))[-1]["n"] > bounds.MOST_BY_ONE

    run(story())


def test_all_together_cannot_fill_the_log_and_the_game_still_ends() -> None:
    rows = log_of("wizard", "full")
    table = fold_log("TTTTTT", "", rows[:20])
    said = [entries.Said(player="pB", name="B", text="x")]
    back = [entries.Returned(seat="A")]
    move = [entries.Played(seat="A"), entries.Finished(reason="score", seed="")]
    undone = [entries.Undone(seat="A", ply=0)]
    assert bounds.has_room(table, [*said, *undone])
    for number in range(bounds.MOST_IN_ALL):
        bounds.count(table, entries.Said(player=f"guest {number // 900}", name="g", text="x"))
    assert not bounds.has_room(table, said)
    assert not bounds.has_room(table, undone)
    assert bounds.has_room(table, back), "nobody can keep a player from coming back"
    assert bounds.has_room(table, move), "the game goes on to its end"
    for _ in range(bounds.MOST_BY_ONE):
        bounds.count(table, back[0])
    assert not bounds.has_room(table, back), "but not for ever"
    assert bounds.has_room(table, [entries.Returned(seat="B")])


def test_every_entry_that_a_person_can_write_for_ever_is_bounded() -> None:
    """A new kind of entry must be bounded, or be one that a game has only so often."""
    finite = {"opened", "started", "played", "resigned", "finished", "rematched"}
    follows = {"called", "shared", "lapsed", "back", "absent"}  # only once after a bounded one
    by_the_clock = {"timed-out", "paused"}
    by_keepers = {"handed", "closed"}
    kinds = {kind.__struct_config__.tag for kind in entries.AnyEntry.__args__}
    assert kinds - bounds.BOUNDED == finite | follows | by_the_clock | by_keepers


def test_what_is_kept_in_memory_is_a_small_part_of_what_is_told() -> None:
    rows = log_of("wizard", "small")
    table = fold_log("TTTTTT", "", rows)
    told = sum(len(encode(one)) for one in table.story.told(None, 0, table.n + 1))
    kept = sum(len(part) for part in (*table.story.packed, *table.story.latest))
    assert kept < told // 3
