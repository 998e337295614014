"""A move that is being composed is kept for when the clock runs out (rummikub-41), and shown to nobody."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from magehall.testing import rule
from tests.server.harness import Denial, Guest, Served, guests, run, served

MINUTE = {"mode": "turn", "seconds": 3, "expiry": "rule"}
Data = dict[str, Any]


async def seated(ann: Guest, bob: Guest) -> tuple[str, Guest, str]:
    """Begin a game between two; give its table, who is in turn, and their seat."""
    terms = {"game": "rummikub", "seats": 2, "clock": MINUTE}
    table = (await ann.post("/tables", {"terms": terms}))["table"]
    await bob.do("sit", table, seat="B")
    for guest, seat in ((ann, "A"), (bob, "B")):
        await guest.do("follow", table, seat=seat)
    await ann.do("start", table)
    await ann.until(lambda: bool(ann.picture(table, "A")["acting"]))
    seat = ann.picture(table, "A")["acting"][0]
    await bob.until(lambda: bob.picture(table, "B")["acting"] == [seat])
    return table, ann if seat == "A" else bob, seat


async def with_an_opening(ann: Guest, bob: Guest) -> tuple[str, Guest, str, str]:
    """Begin games until somebody can lay at once."""
    while True:
        table, mover, seat = await seated(ann, bob)
        moves = (await mover.do("moves", table, seat=seat))["moves"]
        laid = [move for move in moves if move.startswith("table")]
        if laid:
            return table, mover, seat, laid[0]


async def told_at_the_end(guest: Guest, table: str, seat: str) -> list[Data]:
    """Wait until the clock has run out; give what the game told then."""

    def ended() -> bool:
        return any(said.get("table") == table and entry(said) == "timed-out" for said in guest.heard)

    def entry(said: Data) -> str:
        return str(said.get("entry", {}).get("kind", ""))

    await guest.until(lambda: ended() and guest.picture(table, seat)["acting"] != [seat])
    after = [said for said in guest.heard if said.get("table") == table and said["type"] == "news"]
    number = next(said["n"] for said in after if entry(said) == "timed-out")
    return [event for said in after if said["n"] > number for event in said.get("events", [])]


def kinds(events: list[Data]) -> list[str]:
    return [event["event"] for event in events]


def half_made(mover: Guest, table: str, seat: str) -> str:
    """Lay two tiles of the rack side by side: no set."""
    view = mover.view(table, seat)
    rack = view["racks"]["AB".index(seat)]
    return f"table [{rack[0]} {rack[1]}]"


@rule("rummikub-41")
def test_a_legal_draft_stands_when_the_time_is_up(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table, mover, seat, move = await with_an_opening(ann, bob)
            other = bob if mover is ann else ann
            before = len(other.frames)
            await mover.do("draft", table, seat=seat, move=half_made(mover, table, seat))
            await mover.do("draft", table, seat=seat, move=move)
            await asyncio.sleep(0.2)
            assert len(other.frames) == before, "nobody is told of a draft"
            assert "tiles-laid" in kinds(await told_at_the_end(mover, table, seat))

    with served(tmp_path) as server:
        run(story(server), 90)


@rule("rummikub-41")
def test_an_illegal_draft_is_rolled_back_and_an_untouched_table_means_a_draw(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table, mover, seat = await seated(ann, bob)
            await mover.post(f"/tables/{table}/draft", {"seat": seat, "move": half_made(mover, table, seat)})
            withdrawn, second, place = await seated(ann, bob)
            await second.do("draft", withdrawn, seat=place, move=half_made(second, withdrawn, place))
            await second.do("draft", withdrawn, seat=place)
            told = await told_at_the_end(mover, table, seat)
            assert kinds(told)[:2] == ["time-ran-out", "penalty-taken"]
            assert told[0]["penalty"] == 3
            told = await told_at_the_end(second, withdrawn, place)
            assert "tile-drawn" in kinds(told)
            assert "time-ran-out" not in kinds(told)

    with served(tmp_path) as server:
        run(story(server), 60)


def test_a_draft_outlives_a_restart(tmp_path: Path) -> None:
    async def story(server: Served) -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table, mover, seat, move = await with_an_opening(ann, bob)
            await mover.do("draft", table, seat=seat, move=move)
            server.kill()
            server.start()
            await ann.come_back(server.url)
            await bob.come_back(server.url)
            assert "tiles-laid" in kinds(await told_at_the_end(mover, table, seat))

    with served(tmp_path) as server:
        run(story(server), 90)


def test_a_draft_must_be_readable_and_of_the_seat_in_turn(tmp_path: Path) -> None:
    async def refused(guest: Guest, code: str, table: str, **facts: Any) -> None:
        with pytest.raises(Denial) as caught:
            await guest.do("draft", table, **facts)
        assert caught.value.code == code

    async def story(server: Served) -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            table, mover, seat = await seated(ann, bob)
            other, place = (bob, "B") if mover is ann else (ann, "A")
            await refused(mover, "not-understood", table, seat=seat, move="table [Q7")
            await refused(mover, "stale", table, seat=seat, move="draw", n=1)
            await refused(other, "not-your-seat", table, seat=seat, move="draw")
            await refused(other, "not-your-turn", table, seat=place, move="draw")
            with pytest.raises(Denial) as caught:
                await mover.post(f"/tables/{table}/draft", {"seat": seat, "move": "table " + "[K1] " * 2000})
            assert caught.value.code == "bad-request", "a draft is no longer than a move"

    with served(tmp_path) as server:
        run(story(server), 60)
